"""Players' cards by type, the completion cards, and the end of the game (W, F)."""

from names import AT_END, BLESSINGS, LAID_AS, PLACE, TOOLS, TYPES
from table import Table


class Ending(Table):
    def cards_of(self, seat):
        """Returns a seat's cards, each with the type that it counts as, including Transference."""
        found = {id: type for id, (owner, type) in self.owned.items() if owner == seat}
        found |= {id: LAID_AS[id] for id, (owner, state) in self.held.items() if owner == seat and state == "laid"}
        if self.moved in found:
            found[self.moved] = self.moved_to
        return found

    def types_of(self, seat):
        types = list(self.cards_of(seat).values())
        return {type: types.count(type) for type in TYPES}

    def tools_of(self, seat):
        """Returns a seat's tools, for every possible choice of Change's tool."""
        tools, is_open = [], False
        for id, type in self.cards_of(seat).items():
            if type == "artisan":
                tool = self.moved_tool if id == self.moved else self.change_tool if id == "change" else self.card[id]["tool"]
                is_open = is_open or tool == ""
                tools.append(tool)
        known = [tools.count(tool) for tool in TOOLS]
        return [[n + (i == at) for at, n in enumerate(known)] for i in range(3)] if is_open else [known]

    def ranking(self):
        """Returns the ranking by W1 to W3."""

        def lines(seat):
            types = self.types_of(seat)
            beasts = [self.card[id]["beasts"] for id, type in self.cards_of(seat).items() if type == "beast"]
            on_level = [self.count(seat, [at for at in self.corner if PLACE[at][0] == level]) for level in range(4)]
            return {
                "corners": (self.count(seat, self.corner), *on_level),
                "artisans": (max(map(max, self.tools_of(seat))), max(map(min, self.tools_of(seat)))),
                "crew": (types["builder"], types["sculptor"]),
                "beasts": (beasts.count(1), beasts.count(2)),
                "humble": (-self.points[seat], -types["elder"]),
                "track": (self.track[seat], types["architect"]),
            }[self.completion]

        return sorted(range(4), key=lambda seat: (lines(seat), (seat - self.first) % 4), reverse=True)

    def end(self):
        temple = list(self.points)
        early = {seat: {} for seat in range(self.players)}
        for seat in [(self.first + i) % self.players for i in range(self.players)]:
            while options := self.end_options(seat):
                action = yield self.ask("endBlessing", seat, options)
                self.decide(seat, action, early[seat])
        self.sheets = {str(seat): self.sheet(seat, temple[seat], early[seat]) for seat in range(self.players)}
        self.points = [self.sheets[str(seat)]["total"] if self.is_person(seat) else 0 for seat in range(self.seats)]
        best = max((self.points[seat], self.count(seat, self.outer)) for seat in range(self.players))
        self.winners = [s for s in range(self.players) if (self.points[s], self.count(s, self.outer)) == best]
        self.phase, self.decider = "over", -1

    def end_options(self, seat):
        options = []
        for id in BLESSINGS:
            if id in self.decided or self.held.get(id, (None,))[0] != seat:
                continue
            way = {"type": "endBlessing", "blessing": id}
            if id == "change" and self.held[id][1] == "laid" and self.moved != "change":
                options += [{**way, "use": True, "tool": tool} for tool in TOOLS]
            if id not in AT_END or self.held[id][1] != "held":
                continue
            options.append({**way, "use": False})
            if id != "transference":
                options.append({**way, "use": True})
                continue
            for card, type in self.cards_of(seat).items():
                for to in TYPES:
                    tools = [{"tool": tool} for tool in TOOLS] if to == "artisan" else [{}]
                    options += [{**way, "use": True, "card": card, "to": to, **tool} for tool in tools if to != type]
        return options

    def decide(self, seat, action, early):
        id = action["blessing"]
        self.decided.add(id)
        if not action["use"]:
            return
        if id == "change":
            self.change_tool = action["tool"]
            return
        self.held[id] = (seat, "used")
        if id == "transference":
            self.moved, self.moved_to, self.moved_tool = action["card"], action["to"], action.get("tool", "")
        higher = next((number for number in self.spaces[self.track[seat] :] if number), 0)
        own = {
            "insight": higher,
            "luck": 6,
            "edge": self.count(seat, self.outer),
            "stability": min(14, 2 * self.count(seat, self.corner)),
        }
        if id in own:
            early[id] = own[id]
            self.points[seat] += own[id]

    def sheet(self, seat, temple, early):
        """Returns the score sheet of a seat, by F2 to F10."""
        used = {id for id, (owner, state) in self.held.items() if owner == seat and state == "used"}
        types, cards = self.types_of(seat), self.cards_of(seat)
        [tools] = self.tools_of(seat)
        builders = [self.types_of(one)["builder"] for one in range(self.seats)]
        construction = self.held.get("construction") == (seat, "laid") and self.moved != "construction"
        lead, tie = (25, 15) if construction else (20, 12)
        if types["builder"] == 0:
            builder_points = 0
        elif types["builder"] == max(builders):
            builder_points = lead if builders.count(max(builders)) == 1 else tie
        else:
            builder_points = 2 * types["builder"]
        table = self.tables["decoration" if "decoration" in used else "sculptors"]
        tool_table = self.tables["progress" if "progress" in used else "artisans"]
        printed = [self.card[id] for id, type in cards.items() if id in self.card and id != self.moved]
        beasts = sum(one["beasts"] for one in printed if cards[one["id"]] == "beast")
        elders = sum(types[type] for one in printed if cards[one["id"]] == "elder" for type in one["shows"])
        sheet = {
            "temple": temple,
            **{line: early.get(line, 0) for line in ("insight", "luck", "edge", "stability")},
            "cap": 7 if self.cap() == seat else 0,
            "builders": builder_points,
            "sculptors": table[min(10, types["sculptor"])],
            "artisans": sum(tool_table[min(5, n)] for n in tools) + min(tools) * (12 if "progress" in used else 10),
            "beasts": types["beast"] * beasts,
            "architects": types["architect"] * max(self.spaces[: self.track[seat] + 1]),
            "elders": elders,
            "blessings": 2 * sum(value == (seat, "held") for value in self.held.values()),
            "sets": min(types.values()) * (15 if "diversity" in used else 10),
        }
        return {**sheet, "total": sum(sheet.values())}

    def cap(self):
        """F2: returns the seat with the most outer blocks, ties broken level by level; None if still tied."""

        def figures(seat):
            levels = [[at for at in self.outer if PLACE[at][0] == level] for level in range(self.levels)]
            return self.count(seat, self.outer), *(self.count(seat, cells) for cells in levels)

        ranked = sorted(range(self.seats), key=figures, reverse=True)
        return ranked[0] if figures(ranked[0]) != figures(ranked[1]) else None
