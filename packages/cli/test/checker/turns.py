"""The course of a game from start to end, as a generator that yields each decision."""

from itertools import combinations

from names import IMMEDIATE, LAID_AS, LINE, PLACE, SIZE, SQUARE, under
from table import Table, must


class Turns(Table):
    def play(self):
        seat = self.first
        while seat is not None:
            yield from self.take_turn(seat)
            seat = self.next_turn()
        yield from self.end()

    def take_turn(self, seat):
        self.active = seat
        self.turn += 1
        self.taken_card = self.side = self.taken = ""
        self.for_siku = self.free = self.again = False
        self.must_build = ["", ""]
        yield from self.offer(seat)
        if self.is_person(seat):
            yield from self.choose(seat)
        else:
            yield from self.dummy(seat)
        yield from self.score()
        yield from self.bless()
        if self.players != 1:
            while sum(map(bool, self.display)) < 4 and self.deck:
                self.display[self.display.index("")] = self.deck.pop(0)
        while "" in self.face_up and self.stack:
            self.reveal_blessing()
        yield from self.end_of_turn()
        left = self.supply[seat] if self.self_only() else self.supply[seat] + self.siku[seat]
        if self.reserved and self.reserved[1] == seat and left == 0:
            self.reserved = None

    def offered(self, seat):
        places = self.display if self.is_person(seat) else self.display[:4]
        return any(card and self.fits(card) and not self.barred(seat, card) for card in places)

    def offer(self, seat):
        """Fills the diamond or reshuffles until a card of the display can be used, or the seat is free (T4, T5, T6, Z2)."""
        while not self.offered(seat):
            if self.players == 1:
                self.fill_diamond()
                if self.offered(seat):
                    return
            if not self.shuffle_helps():
                self.free = True
                return
            order = (yield self.ask("reshuffle", -1, []))["order"]
            self.reshuffle(order)

    def going_back(self):
        kept = self.reserved[0] if self.reserved else None
        return [card for card in self.display if card and card != kept]

    def shuffle_helps(self):
        if not self.deck:
            return False
        cards = self.deck + self.going_back()
        if self.options["reshuffle"] == "sameBack":
            wanted = 3 if self.reserved else 4
            backs = sorted(self.card[card]["pile"] for card in cards)
            last = backs[min(wanted, len(backs)) - 1]
            cards = [card for card in cards if self.card[card]["pile"] <= last]
        return any(self.fits(card) for card in cards)

    def reshuffle(self, order):
        cards = sorted(self.deck + self.going_back(), key=self.number.get)
        must(sorted(order, key=self.number.get), cards, "order")
        way, wanted = self.options["reshuffle"], 3 if self.reserved else 4
        coming = self.deck[:wanted]
        backs = [self.card[card]["pile"] for card in order]
        if way == "sameBack":
            must(backs, sorted(backs), "back numbers of the order")
        if way == "below":
            must(order[: len(coming)], coming, "the cards that come next")
        if self.chance:
            if way == "whole":
                drawn = self.chance.shuffled(cards)
            elif way == "sameBack":
                piles = [[card for card in cards if self.card[card]["pile"] == pile] for pile in (4, 3, 2, 1)]
                drawn = [card for pile in piles for card in self.chance.shuffled(pile)]
            else:
                drawn = self.chance.shuffled(card for card in cards if card not in coming) + coming[::-1]
            must(order, drawn[::-1], "order by the seed")
        kept = self.reserved[0] if self.reserved else None
        self.display = [card if card and card == kept else "" for card in self.display]
        self.deck = list(order)
        while sum(map(bool, self.display)) < 4 and self.deck:
            self.display[self.display.index("")] = self.deck.pop(0)

    def fill_diamond(self):
        gaps = [place for place in range(4) if not self.display[place]]
        start = next((place for place in gaps if self.display[(place + 3) % 4]), 0)
        for place in [(start + i) % 4 for i in range(4)]:
            if self.display[place]:
                continue
            beside = next((one for one in range(4, 7) if self.display[one]), None)
            if beside is not None:
                self.display[place], self.display[beside] = self.display[beside], ""
            elif self.deck:
                self.display[place] = self.deck.pop(0)

    def choose(self, seat):
        """Lets a player take a card, choose its user, and place the block."""
        while not self.taken_card:
            reserved = self.reserved[0] if self.reserved and self.reserved[1] == seat else None
            if reserved and not self.free and self.fits(reserved) and not self.barred(seat, reserved):
                cards = [reserved]
            else:
                cards = [c for c in self.display if c and not self.barred(seat, c) and (self.free or self.fits(c))]
            options = [{"type": "takeCard", "card": card} for card in cards]
            if self.usable(seat, "discovery") and self.deck:
                options.append(self.use("discovery"))
            action = yield self.ask("takeCard", seat, options + self.moon_uses(seat))
            if action["type"] == "takeCard":
                self.take(action["card"])
            else:
                self.spend(action)
        if self.players == 2:
            own, siku = self.active_set(seat)
            was_reserved = self.reserved and self.reserved[0] == self.taken_card
            whom = ["self"] * (own > 0) + ["siku"] * (siku > 0 and not was_reserved)
            action = yield self.ask("useFor", seat, [{"type": "useFor", "for": one} for one in whom])
            self.for_siku = action["for"] == "siku"
            if was_reserved:
                self.reserved = None
        while not self.side:
            action = yield self.ask("placeBlock", seat, self.placings(seat))
            if action["type"] == "placeBlock":
                self.place(action["cell"], action.get("side") or self.side_on(action["cell"]))
            elif action["type"] == "swapTiles":
                both = [self.tile[at] for at in (action["a"], action["b"])]
                builders = [tile for tile in both if "builder" in self.tile_of[tile]["symbols"]]
                self.must_build = (builders + [""])[:2]
                self.tile[action["a"]], self.tile[action["b"]] = both[1], both[0]
            else:
                self.spend(action)

    def take(self, card):
        self.taken_card = card
        self.display[self.display.index(card)] = ""
        if self.reserved and self.reserved[0] == card and not self.self_only():
            self.reserved = None

    def side_on(self, at):
        if self.must_build[0]:
            return "builder"
        return self.card[self.taken_card]["symbols"][0] if self.free else self.shared(self.taken_card, at)[0]

    def placings(self, seat):
        """Returns the possible placements (T1, T3, T5, B1, B2, E11, E20)."""
        opens, card = self.open_cells(), self.taken_card
        show = lambda at, sides: [
            {"type": "placeBlock", "cell": at, **({"side": side} if len(sides) > 1 else {})} for side in sides
        ]
        if self.free:
            options = [one for at in opens for one in show(at, self.card[card]["symbols"])]
        elif self.must_build[0]:
            options = [{"type": "placeBlock", "cell": at} for at in opens if self.tile[at] in self.must_build]
        else:
            options = [one for at in opens for one in show(at, self.shared(card, at))]
            if "builder" in self.card[card]["symbols"]:
                swaps = [pair for pair in combinations(opens, 2) if any("builder" in self.symbols(at) for at in pair)]
                options += [{"type": "swapTiles", "a": a, "b": b} for a, b in swaps]
        if self.usable(seat, "movement"):
            options += [self.use("movement", a=a, b=b) for a, b in combinations(opens, 2)]
        return options + self.moon_uses(seat)

    def place(self, at, side):
        seat = self.builder()
        if self.for_siku:
            self.siku[self.active] -= 1
        elif not self.extra:
            self.supply[self.active] -= 1
        self.placed, self.side = at, side
        self.block[at] = seat
        if self.is_person(seat) or side == "builder":
            self.owned[self.taken_card] = (seat, side)
        self.squares = {square for square, cells in SQUARE.items() if at in cells and all(self.block[c] is not None for c in cells)}

    def dummy(self, seat):
        """Plays a dummy's turn (Z3 to Z5)."""
        marker = ({1: 3, 2: 1}[seat] + self.round) % 4
        around = [self.display[(marker + i) % 4] for i in range(4)]
        card = next(c for c in around if c and not self.barred(seat, c) and (self.free or self.fits(c)))
        self.take(card)
        types = self.card[card]["symbols"]
        cells = [at for at in self.open_cells() if self.free or self.shared(card, at)]
        best = max(self.worth(seat, at) for at in cells)
        cells = [at for at in cells if self.worth(seat, at) == best]
        if types == ["builder", "architect"]:
            cells = [at for at in cells if "builder" in self.symbols(at)] or cells
        choices = []
        for at in cells:
            sides = types if self.free else self.shared(card, at)
            if len(sides) == 2 and types == ["beast", "elder"]:
                choices += [(at, side, True) for side in sides]
            else:
                choices.append((at, sides[0], False))
        at, side, _ = choices[0]
        if len(choices) > 1:
            options = [{"type": "dummyTie", "cell": a, **({"side": s} if told else {})} for a, s, told in choices]
            action = yield self.ask("dummyTie", 0, options)
            at = action["cell"]
            side = action.get("side") or next(s for a, s, _ in choices if a == at)
        self.place(at, side)

    def worth(self, seat, at):
        level, r, c = PLACE[at]
        support = self.count(seat, under(at))
        self.block[at] = seat
        rows = len(self.lines_done(at)) if level < 3 else 0
        done = [cells for cells in SQUARE.values() if at in cells and all(self.block[one] is not None for one in cells)]
        squares = sum(self.awards(cells, seat).get(seat, 0) for cells in done)
        self.block[at] = None
        middle = (SIZE[level] - 1) / 2
        axis = (r - middle) ** 2 + (c - middle) ** 2
        edge = min(r, c, SIZE[level] - 1 - r, SIZE[level] - 1 - c)
        return squares + rows + support, squares, rows, support, -axis, edge

    def lines_done(self, at):
        return [id for id, cells in LINE.items() if at in cells and all(self.block[one] is not None for one in cells)]

    def awards(self, cells, active):
        """Returns the points by seat for a square that was just completed (P3 to P7)."""
        counts = {seat: self.count(seat, cells) for seat in range(self.seats) if self.count(seat, cells)}
        most = max(counts.values())
        first = [seat for seat in counts if counts[seat] == most]
        if active in first:
            won, rest = {active: 5}, {seat: n for seat, n in counts.items() if seat != active}
        elif len(first) > 1:
            return {seat: 7 // len(first) for seat in first}
        else:
            won, rest = {first[0]: 5}, {seat: n for seat, n in counts.items() if seat != first[0]}
        if rest:
            second = [seat for seat in rest if rest[seat] == max(rest.values())]
            if active in second:
                won[active] = 2
            else:
                won |= {seat: 2 // len(second) for seat in second}
        return won

    def score(self):
        """Scores a placed block (P1 to P9), with the windows of Structure, Providence and Expansion."""
        seat, at = self.builder(), self.placed
        support = self.count(seat, under(at))
        each = 1
        if support and self.is_person(seat) and self.usable(seat, "structure"):
            action = yield self.ask("structure", seat, [self.use("structure"), {"type": "pass"}])
            if action["type"] != "pass":
                self.held["structure"] = (seat, "used")
                each = 3
        self.gain(seat, each * support)
        lines = self.lines_done(at)
        if self.is_person(seat) and PLACE[at][0] < 3:
            self.advance(seat, len(lines))
        holder = self.held.get("providence", (None,))[0]
        paying = [id for id in lines if holder is not None and self.line_points(holder, id)]
        if paying and self.usable(holder, "providence"):
            options = [self.use("providence", line=id) for id in paying] + [{"type": "pass"}]
            action = yield self.ask("providence", holder, options)
            if action["type"] != "pass":
                self.held["providence"] = (holder, "used")
                self.gain(holder, self.line_points(holder, action["line"]))
        while self.squares:
            square = min(self.squares)
            if len(self.squares) > 1:
                chooser = self.active if self.is_person(self.active) else 0
                options = [{"type": "orderSquare", "square": one} for one in sorted(self.squares)]
                square = (yield self.ask("orderSquare", chooser, options))["square"]
            self.squares = self.squares - {square}
            yield from self.score_square(square)

    def line_points(self, seat, line):
        counts = [self.count(one, LINE[line]) for one in range(self.seats)]
        if counts[seat] != max(counts):
            return 0
        return 7 if counts.count(max(counts)) == 1 else 4

    def score_square(self, square):
        self.square = square
        cells = SQUARE[square]
        holder = self.held.get("expansion", (None,))[0]
        mine = self.count(holder, cells) if holder is not None else 0
        expands = False
        if mine >= 3 and self.usable(holder, "expansion"):
            options = [self.use("expansion", square=square), {"type": "pass"}]
            expands = (yield self.ask("expansion", holder, options))["type"] != "pass"
        if expands:
            self.held["expansion"] = (holder, "used")
            self.gain(holder, 9 if mine == 3 else 12)
        for seat, points in self.awards(cells, self.active).items():
            if not (expands and seat == holder and self.options["expansion"] == "replaces"):
                self.gain(seat, points)
        self.square = -1
        if square != 54:
            self.tile[square] = self.tiles.pop(0)

    def bless(self):
        """Gives a blessing for an elder (E1, Y2, Z6)."""
        up = [id for id in self.face_up if id]
        if self.side != "elder" or not up or self.for_siku:
            return
        if not self.is_person(self.active):
            self.face_up[self.face_up.index(up[0])] = ""
            return
        seat = self.active
        options = [{"type": "takeBlessing", "blessing": id} for id in up]
        id = (yield self.ask("takeBlessing", seat, options))["blessing"]
        self.face_up[self.face_up.index(id)] = ""
        self.held[id] = (seat, "held")
        self.taken = id
        if id in IMMEDIATE:
            options = [{"type": "useOrKeep", "blessing": id, "use": use} for use in (True, False)]
            if (yield self.ask("useOrKeep", seat, options))["use"]:
                self.held[id] = (seat, "laid" if id in LAID_AS else "used")
                self.advance(seat, {"inspiration": 3, "legend": 1}.get(id, 0))

    def end_of_turn(self):
        """E4: offers blessings at the end of a turn, to the active player first, then clockwise."""
        for seat in [(self.active + i) % self.seats for i in range(self.seats)]:
            while True:
                options = self.moon_uses(seat)
                if seat == self.active and self.usable(seat, "abundance") and self.supply[seat]:
                    options.append(self.use("abundance"))
                if self.usable(seat, "foresight") and self.supply[seat]:
                    options += [self.use("foresight", card=card) for card in self.display if card]
                if not options:
                    break
                action = yield self.ask("endOfTurn", seat, [*options, {"type": "pass"}])
                if action["type"] == "pass":
                    break
                self.spend(action)

    def next_turn(self):
        if self.extra:
            self.extra = self.extra[1:]
            return self.extra[0] if self.extra else None
        if self.again:
            self.misses.add(self.active)
            return self.active
        left = [self.supply[seat] + self.siku[seat] for seat in range(self.seats)]
        if not any(left):
            if self.players != 4:
                return None
            self.reserved = None
            self.extra = self.ranking()[:2]
            return self.extra[0]
        seat = (self.active + 1) % self.seats
        if self.players == 1 and seat == self.round % 3:
            self.fill_diamond()
            self.round += 1
            return self.round % 3
        while seat in self.misses or not left[seat]:
            self.misses.discard(seat)
            seat = (seat + 1) % self.seats
        return seat
