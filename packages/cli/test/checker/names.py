"""The names of things and the shape of the temple (docs/record.md, Names)."""

TYPES = ["builder", "sculptor", "artisan", "beast", "architect", "elder"]
TOOLS = ["pickaxe", "rope", "saw"]
BLESSINGS = (
    "expansion movement inspiration insight discovery progress abundance luck construction legend moon edge stability"
    " structure transference change decoration diversity foresight providence"
).split()
COMPLETIONS = ["corners", "artisans", "crew", "beasts", "humble", "track"]
IMMEDIATE = {"inspiration", "construction", "legend", "change"}
AT_END = {"insight", "progress", "luck", "edge", "stability", "transference", "decoration", "diversity"}
LAID_AS = {"construction": "builder", "legend": "architect", "change": "artisan"}
SIZE = [5, 4, 3, 2]
START = [0, 25, 41, 50]


def cell(level, row, column):
    return START[level] + row * SIZE[level] + column


PLACE = [(level, r, c) for level in range(4) for r in range(SIZE[level]) for c in range(SIZE[level])]


def under(at):
    level, r, c = PLACE[at]
    return [] if level == 0 else [cell(level - 1, r + i, c + j) for i in (0, 1) for j in (0, 1)]


SQUARE = {at: under(at) for at in range(25, 54)} | {54: [50, 51, 52, 53]}
LINE = {
    f"L{level + 1}{kind}{n}": [cell(level, n, i) if kind == "r" else cell(level, i, n) for i in range(SIZE[level])]
    for level in range(4)
    for kind in "rc"
    for n in range(SIZE[level])
}
BORDER = [at for at, (level, r, c) in enumerate(PLACE) if r in (0, SIZE[level] - 1) or c in (0, SIZE[level] - 1)]
CORNER = [at for at, (level, r, c) in enumerate(PLACE) if r in (0, SIZE[level] - 1) and c in (0, SIZE[level] - 1)]
