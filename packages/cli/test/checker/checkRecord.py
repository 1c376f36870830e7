"""Replays game records and checks every value in them: `python3 checkRecord.py FILE...`.

Written from docs/record.md and docs/rules.md only, in another language and style than the engine: the game is one
generator that yields each decision. It checks the deal and every reshuffle against the seed, and for each step the
seat, the legal actions (how many, and with --legal which), points, track, display, counts and the hash; then the sheets,
the winners and the rating. Events are not checked.
"""

import json
import sys

from ending import Ending
from table import Wrong, must
from turns import Turns


def same(actions):
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


class Game(Turns, Ending):
    pass


def check(record):
    must(record["format"], "nunatak-record/1", "format")
    game = Game(record)
    course = game.play()
    options = next(course)
    for i, step in enumerate(record["steps"]):
        where = f"steps[{i}] ({step['notation'][:40]})"
        must(step["seat"], None if game.decider == -1 else game.decider, f"{where}.seat")
        if step["action"]["type"] != "reshuffle" and same([step["action"]])[0] not in same(options):
            raise Wrong(f"{where}: not legal in {game.phase}")
        if "legal" in step:
            must(same(step["legal"]), same(options), f"{where}.legal")
        try:
            options = course.send(step["action"])
        except StopIteration:
            options = []
        must(step["hash"], game.hash(), f"{where}.hash")
        after = {
            "points": game.points,
            "track": game.track,
            "display": [card for card in game.display if card],
            "deckCount": len(game.deck),
            "tileCount": len(game.tiles),
            "legalCount": len(options),
        }
        for name, value in after.items():
            must(step["after"][name], value, f"{where}.after.{name}")
    if record["sheets"] is None:
        return
    must(game.phase, "over", "phase")
    must(record["sheets"], game.sheets, "sheets")
    must(record["winners"], game.winners, "winners")
    if game.players == 1:
        ratings = [(251, "iceTemple"), (226, "iceberg"), (201, "iceBlock"), (186, "iceCube"), (151, "snowball"), (100, "slush")]
        must(record["rating"], next((name for least, name in ratings if game.points[0] >= least), "none"), "rating")


def main(files):
    failed = 0
    for file in files:
        with open(file, encoding="utf-8") as opened:
            record = json.load(opened)
        try:
            check(record)
        except Wrong as wrong:
            failed += 1
            print(f"{file}: {wrong}")
    print(f"{len(files) - failed} of {len(files)} records accepted")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
