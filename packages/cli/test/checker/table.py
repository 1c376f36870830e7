"""What is on the table: the deal, the hashed position, and helpers to read it."""

import json

from chance import Chance, fnv
from names import BLESSINGS, BORDER, COMPLETIONS, CORNER, PLACE, TYPES, under


def upgraded(edition):
    """Reads an edition of the first format, in which a card's id says what it shows."""
    if edition["format"] == "nunatak-edition/2":
        return edition
    faces = TYPES + ["builder-architect", "sculptor-artisan", "beast-elder"]

    def entry(one):
        face, number = one["id"].removeprefix("tile-").rsplit("-", 1)
        return faces.index(face), int(number), {**one, "symbols": face.split("-")}

    def upgrade(entries):
        return [new for *_, new in sorted(map(entry, entries), key=lambda found: found[:2])]

    return {**edition, "cards": upgrade(edition["cards"]), "tiles": upgrade(edition["tiles"])}


class Wrong(Exception):
    pass


def must(found, expected, where):
    if found != expected:
        raise Wrong(f"{where}: the record has {found!r}, expected {expected!r}")


class Table:
    def __init__(self, record):
        self.players = record["players"]
        self.rules = record.get("rules", 1)
        self.options = record["options"]
        edition = upgraded(record["edition"])
        self.card = {one["id"]: one for one in edition["cards"]}
        self.tile_of = {one["id"]: one for one in edition["tiles"]}
        self.number = {one["id"]: i for i, one in enumerate(edition["cards"])}
        self.tables = {name: [0, *table["points"]] for name, table in edition["tables"].items()}
        self.spaces = [0, *edition["track"]["numbers"]]
        self.seats = 4 if self.players == 4 else 3
        chosen = self.options["blessings"]
        fewest = {one["id"]: one["minPlayers"] for one in edition["blessings"]}
        self.used_blessings = [id for id in BLESSINGS if (id in chosen if chosen is not None else fewest[id] <= self.players)]
        levels = 4 if self.options["outerTop"] else 3
        self.outer = [at for at in BORDER if PLACE[at][0] < levels]
        self.corner = [at for at in CORNER if PLACE[at][0] < levels]
        self.levels = levels
        setup = record["setup"]
        self.chance = None
        if "seed" in record:
            self.chance = Chance(record["seed"])
            self.check_deal(setup)
        self.lay(setup)

    def check_deal(self, setup):
        """Checks that the deal follows from the seed."""

        def stack(entries, piles):
            last_on_top = []
            for pile in piles:
                last_on_top += self.chance.shuffled(id for id, one in entries.items() if one["pile"] == pile)
            return last_on_top

        must(setup["base"], stack(self.tile_of, [1]), "setup.base")
        must(setup["tiles"], stack(self.tile_of, [4, 3, 2])[::-1], "setup.tiles")
        must(setup["deck"], stack(self.card, [4, 3, 2, 1])[::-1], "setup.deck")
        must(setup["blessings"], self.chance.shuffled(self.used_blessings)[::-1], "setup.blessings")
        completion = COMPLETIONS[self.chance.below(6)]
        must(setup["completion"], completion if self.players == 4 else None, "setup.completion")
        first = self.chance.below(self.players)
        if setup["firstPlayer"] not in (0, first):
            raise Wrong(f"setup.firstPlayer: {setup['firstPlayer']}, expected 0 or {first}")

    def lay(self, setup):
        people = range(self.players)
        self.first = setup["firstPlayer"]
        self.completion = setup["completion"] or ""
        self.tile = setup["base"] + [""] * 29
        self.block = [None] * 54
        self.tiles = list(setup["tiles"])
        each = 13 if self.players == 4 else 18
        self.supply = [each if seat in people or self.players == 1 else 0 for seat in range(self.seats)]
        self.siku = [9 if seat in people and self.players == 2 else 0 for seat in range(self.seats)]
        self.display = setup["deck"][:4] + [""] * 3
        self.deck = setup["deck"][4:]
        self.owned, self.reserved = {}, None
        self.points, self.track = [0] * self.seats, [0] * self.seats
        self.stack = list(setup["blessings"])
        self.face_up = ["", ""]
        self.held = {}
        for _ in range(2):
            self.reveal_blessing()
        self.turn = self.round = 0
        self.taken_card = self.side = self.taken = ""
        self.for_siku = self.free = self.again = False
        self.must_build, self.squares, self.square = ["", ""], set(), -1
        self.misses, self.extra = set(), []
        self.decided, self.change_tool = set(), ""
        self.moved, self.moved_to, self.moved_tool = "", "", ""
        self.phase, self.decider, self.active = "", -1, self.first

    # The position.

    def position(self):
        on = lambda at: f"{self.tile[at]} {self.block[at]}" if self.block[at] is not None else self.tile[at]
        mine = [f"{id} {seat} {type}" for id, (seat, type) in sorted(self.owned.items(), key=lambda e: self.number[e[0]])]
        order = {id: i for i, id in enumerate(BLESSINGS)}
        held = sorted(self.held.items(), key=lambda entry: order[entry[0]])
        laid = {"construction": 54, "legend": 55, "change": 56}
        return {
            "phase": self.phase,
            "decider": self.decider,
            "active": self.active,
            "turn": self.turn,
            "round": self.round,
            "temple": [on(at) for at in range(54)],
            "tiles": self.tiles,
            "supply": self.supply,
            "sikuSupply": self.siku,
            "display": self.display,
            "deck": self.deck,
            "cards": mine,
            "reserved": "{} {}".format(*self.reserved) if self.reserved else "",
            "card": self.taken_card,
            "side": self.side,
            "forSiku": self.for_siku,
            "free": self.free,
            "mustBuild": self.must_build,
            "squares": sum(1 << square - 25 for square in self.squares),
            "square": self.square,
            "again": self.again,
            "misses": sum(1 << seat for seat in self.misses),
            "extraTurns": self.extra,
            "completion": self.completion,
            "points": self.points,
            "track": self.track,
            "faceUp": self.face_up,
            "stack": self.stack,
            "blessings": [f"{id} {seat} {state}" for id, (seat, state) in held],
            "taken": self.taken,
            "decided": [id for id in BLESSINGS if id in self.decided],
            "changeTool": self.change_tool,
            "moved": -1 if self.moved == "" else laid.get(self.moved, self.number.get(self.moved)),
            "movedTo": self.moved_to,
            "movedTool": self.moved_tool,
        }

    def hash(self):
        return fnv(json.dumps(self.position(), separators=(",", ":")))

    # Helpers to read the table.

    def open_cells(self):
        return [at for at in range(54) if self.tile[at] and self.block[at] is None]

    def symbols(self, at):
        return self.tile_of[self.tile[at]]["symbols"]

    def shared(self, card, at):
        return [type for type in self.card[card]["symbols"] if type in self.symbols(at)]

    def fits(self, card):
        return any(self.shared(card, at) for at in self.open_cells())

    def count(self, seat, cells):
        return sum(self.block[at] == seat for at in cells)

    def is_person(self, seat):
        return seat < self.players

    def builder(self):
        return 2 if self.for_siku else self.active

    def usable(self, seat, blessing):
        return self.held.get(blessing) == (seat, "held") and self.taken != blessing

    def active_set(self, seat):
        own, siku = 18 - self.supply[seat], 9 - self.siku[seat]
        done = (own + siku) // 3
        return 2 * (done + 1) - own, done + 1 - siku

    def self_only(self):
        return self.players == 2 and self.rules >= 2

    def barred(self, seat, card):
        if not self.reserved or self.reserved[0] != card:
            return False
        return self.reserved[1] != seat or (self.self_only() and self.active_set(seat)[0] == 0)

    def gain(self, seat, points):
        if self.is_person(seat):
            self.points[seat] += points

    def advance(self, seat, steps):
        self.track[seat] = min(self.track[seat] + steps, len(self.spaces) - 1)

    def reveal_blessing(self):
        if self.stack:
            if self.face_up[0] == "":
                self.face_up[0] = self.face_up[1]
            self.face_up[1] = self.stack.pop(0)

    def ask(self, phase, seat, options):
        self.phase, self.decider = phase, seat
        return options

    def use(self, blessing, **fields):
        return {"type": "useBlessing", "blessing": blessing, **fields}

    def moon_uses(self, seat):
        if not self.usable(seat, "moon") or seat != self.active:
            return []
        covered = {below for at in range(25, 54) if self.tile[at] for below in under(at)}
        free = [at for at in range(54) if self.block[at] is not None and at not in covered]
        mine = [at for at in free if self.block[at] == seat]
        return [self.use("moon", own=a, other=b) for a in mine for b in free if self.block[b] != seat]

    def spend(self, action):
        """Applies what a one-time blessing does outside its own window, besides leaving the game."""
        blessing = action["blessing"]
        self.held[blessing] = (self.decider, "used")
        if blessing == "moon":
            a, b = action["own"], action["other"]
            self.block[a], self.block[b] = self.block[b], self.block[a]
        elif blessing == "movement":
            a, b = action["a"], action["b"]
            self.tile[a], self.tile[b] = self.tile[b], self.tile[a]
        elif blessing == "discovery":
            for place in range(4, min(7, 4 + len(self.deck))):
                self.display[place] = self.deck.pop(0)
        elif blessing == "abundance":
            self.again = True
        elif blessing == "foresight":
            self.reserved = (action["card"], self.decider)
