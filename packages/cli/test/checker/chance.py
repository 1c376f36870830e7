"""The random generator and the hash (docs/record.md, Chance and The hash)."""

WORD = (1 << 32) - 1


def fnv(text):
    value = 0xCBF29CE484222325
    for byte in text.encode("ascii"):
        value = (value ^ byte) * 0x100000001B3 % (1 << 64)
    return f"{value:016x}"


class Chance:
    """The sfc32 generator, seeded from a text."""

    def __init__(self, seed):
        units = [int.from_bytes(pair, "little") for pair in pairs(seed.encode("utf-16-le"))]
        s = [0x9E3779B9, 0x243F6A88, 0xB7E15162, len(units)]
        for i, unit in enumerate(units):
            k = i % 4
            s[k] = (s[k] ^ unit) * 0x01000193 & WORD
            s[(k + 1) % 4] ^= rotl(s[k], 13)
        self.state = s
        for _ in range(12):
            self.draw()

    def draw(self):
        a, b, c, n = self.state
        out = (a + b + n) & WORD
        self.state = [b ^ (b >> 9), (c + (c << 3)) & WORD, (rotl(c, 21) + out) & WORD, (n + 1) & WORD]
        return out

    def below(self, bound):
        return self.draw() * bound >> 32

    def shuffled(self, entries):
        entries = list(entries)
        for i in range(len(entries) - 1, 0, -1):
            j = self.below(i + 1)
            entries[i], entries[j] = entries[j], entries[i]
        return entries


def pairs(data):
    return [data[i : i + 2] for i in range(0, len(data), 2)]


def rotl(word, by):
    return (word << by | word >> 32 - by) & WORD
