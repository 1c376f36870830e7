// The strongest bot of the first version, with the rules of its time: commit 70e2afac1f12, bundled and minified by Vite.
// packages/engine/src/words.ts
var e = [
	"builder",
	"sculptor",
	"artisan",
	"beast",
	"architect",
	"elder"
], t = e.length, n = [
	"pickaxe",
	"rope",
	"saw"
], r = [
	"builder",
	"sculptor",
	"artisan",
	"beast",
	"architect",
	"elder",
	"builder-architect",
	"sculptor-artisan",
	"beast-elder"
], i = {
	builder: 8,
	sculptor: 7,
	artisan: 9,
	beast: 7,
	architect: 6,
	elder: 5,
	"builder-architect": 4,
	"sculptor-artisan": 6,
	"beast-elder": 2
}, a = [
	"expansion",
	"movement",
	"inspiration",
	"insight",
	"discovery",
	"progress",
	"abundance",
	"luck",
	"construction",
	"legend",
	"moon",
	"edge",
	"stability",
	"structure",
	"transference",
	"change",
	"decoration",
	"diversity",
	"foresight",
	"providence"
], o = a.length, s = [
	"corners",
	"artisans",
	"crew",
	"beasts",
	"humble",
	"track"
], c = [
	"takeCard",
	"useFor",
	"swapTiles",
	"placeBlock",
	"useBlessing",
	"pass",
	"orderSquare",
	"takeBlessing",
	"useOrKeep",
	"dummyTie",
	"endBlessing",
	"reshuffle"
], l = [
	"insight",
	"luck",
	"edge",
	"stability"
], u = [
	"cap",
	"builders",
	"sculptors",
	"artisans",
	"beasts",
	"architects",
	"elders",
	"blessings",
	"sets"
], d = [...l, ...u];
[...d];
// packages/engine/src/faces.ts
var f = r.flatMap((e) => Array.from({ length: i[e] }, (t, n) => `${e}-${n + 1}`)), p = f.map((e) => `tile-${e}`), m = r.flatMap((e) => Array.from({ length: i[e] }, () => e)), h = {
	builder: ["builder"],
	sculptor: ["sculptor"],
	artisan: ["artisan"],
	beast: ["beast"],
	architect: ["architect"],
	elder: ["elder"],
	"builder-architect": ["builder", "architect"],
	"sculptor-artisan": ["sculptor", "artisan"],
	"beast-elder": ["beast", "elder"]
};
function ee(e) {
	return h[e];
}
function te(t) {
	return 1 << e.indexOf(t);
}
var g = Int32Array.from(m, (e) => h[e].reduce((e, t) => e | te(t), 0)), _ = Int32Array.from(m, (t) => e.indexOf(h[t][0])), ne = Int32Array.from(m, (t) => {
	let n = h[t][1];
	return n === void 0 ? -1 : e.indexOf(n);
});
function re(e, t) {
	return g[e] & g[t];
}
function ie(e) {
	return ne[e] !== -1;
}
new Map(f.map((e, t) => [e, t])), new Map(p.map((e, t) => [e, t]));
var ae = {
	format: "nunatak-edition/1",
	id: "reconstructed",
	name: "Reconstructed edition",
	track: {
		numbers: [
			0,
			1,
			0,
			2,
			3,
			0,
			4,
			5,
			0,
			6,
			7,
			0,
			8,
			9,
			10
		],
		from: "reconstructed"
	},
	tables: {
		sculptors: {
			points: [
				3,
				7,
				12,
				18,
				25,
				33,
				42,
				52,
				63,
				75
			],
			from: "source"
		},
		decoration: {
			points: [
				7,
				12,
				18,
				25,
				33,
				38,
				47,
				57,
				68,
				79
			],
			from: "source"
		},
		artisans: {
			points: [
				0,
				3,
				8,
				15,
				24
			],
			from: "source"
		},
		progress: {
			points: [
				1,
				5,
				10,
				18,
				30
			],
			from: "source"
		}
	},
	blessings: [
		{
			id: "expansion",
			minPlayers: 1,
			from: "reconstructed"
		},
		{
			id: "movement",
			minPlayers: 1,
			from: "reconstructed"
		},
		{
			id: "inspiration",
			minPlayers: 1,
			from: "reconstructed"
		},
		{
			id: "insight",
			minPlayers: 1,
			from: "reconstructed"
		},
		{
			id: "discovery",
			minPlayers: 1,
			from: "reconstructed"
		},
		{
			id: "progress",
			minPlayers: 1,
			from: "reconstructed"
		},
		{
			id: "abundance",
			minPlayers: 3,
			from: "source"
		},
		{
			id: "luck",
			minPlayers: 1,
			from: "reconstructed"
		},
		{
			id: "construction",
			minPlayers: 1,
			from: "reconstructed"
		},
		{
			id: "legend",
			minPlayers: 1,
			from: "reconstructed"
		},
		{
			id: "moon",
			minPlayers: 2,
			from: "reconstructed"
		},
		{
			id: "edge",
			minPlayers: 1,
			from: "reconstructed"
		},
		{
			id: "stability",
			minPlayers: 1,
			from: "reconstructed"
		},
		{
			id: "structure",
			minPlayers: 1,
			from: "reconstructed"
		},
		{
			id: "transference",
			minPlayers: 1,
			from: "reconstructed"
		},
		{
			id: "change",
			minPlayers: 1,
			from: "reconstructed"
		},
		{
			id: "decoration",
			minPlayers: 1,
			from: "reconstructed"
		},
		{
			id: "diversity",
			minPlayers: 1,
			from: "reconstructed"
		},
		{
			id: "foresight",
			minPlayers: 3,
			from: "reconstructed"
		},
		{
			id: "providence",
			minPlayers: 1,
			from: "reconstructed"
		}
	],
	cards: [
		{
			id: "builder-1",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "builder-2",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "builder-3",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "builder-4",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "builder-5",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "builder-6",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "builder-7",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "builder-8",
			pile: 3,
			from: { pile: "reconstructed" }
		},
		{
			id: "sculptor-1",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "sculptor-2",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "sculptor-3",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "sculptor-4",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "sculptor-5",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "sculptor-6",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "sculptor-7",
			pile: 3,
			from: { pile: "reconstructed" }
		},
		{
			id: "artisan-1",
			pile: 1,
			tool: "pickaxe",
			from: {
				pile: "reconstructed",
				tool: "source"
			}
		},
		{
			id: "artisan-2",
			pile: 1,
			tool: "rope",
			from: {
				pile: "reconstructed",
				tool: "source"
			}
		},
		{
			id: "artisan-3",
			pile: 1,
			tool: "saw",
			from: {
				pile: "reconstructed",
				tool: "source"
			}
		},
		{
			id: "artisan-4",
			pile: 1,
			tool: "pickaxe",
			from: {
				pile: "reconstructed",
				tool: "source"
			}
		},
		{
			id: "artisan-5",
			pile: 1,
			tool: "rope",
			from: {
				pile: "reconstructed",
				tool: "source"
			}
		},
		{
			id: "artisan-6",
			pile: 1,
			tool: "saw",
			from: {
				pile: "reconstructed",
				tool: "source"
			}
		},
		{
			id: "artisan-7",
			pile: 2,
			tool: "rope",
			from: {
				pile: "reconstructed",
				tool: "source"
			}
		},
		{
			id: "artisan-8",
			pile: 3,
			tool: "pickaxe",
			from: {
				pile: "reconstructed",
				tool: "source"
			}
		},
		{
			id: "artisan-9",
			pile: 4,
			tool: "saw",
			from: {
				pile: "reconstructed",
				tool: "source"
			}
		},
		{
			id: "beast-1",
			pile: 1,
			beasts: 1,
			from: {
				pile: "reconstructed",
				beasts: "reconstructed"
			}
		},
		{
			id: "beast-2",
			pile: 1,
			beasts: 1,
			from: {
				pile: "reconstructed",
				beasts: "reconstructed"
			}
		},
		{
			id: "beast-3",
			pile: 1,
			beasts: 2,
			from: {
				pile: "reconstructed",
				beasts: "reconstructed"
			}
		},
		{
			id: "beast-4",
			pile: 1,
			beasts: 2,
			from: {
				pile: "reconstructed",
				beasts: "reconstructed"
			}
		},
		{
			id: "beast-5",
			pile: 2,
			beasts: 1,
			from: {
				pile: "reconstructed",
				beasts: "reconstructed"
			}
		},
		{
			id: "beast-6",
			pile: 2,
			beasts: 2,
			from: {
				pile: "reconstructed",
				beasts: "reconstructed"
			}
		},
		{
			id: "beast-7",
			pile: 3,
			beasts: 1,
			from: {
				pile: "reconstructed",
				beasts: "reconstructed"
			}
		},
		{
			id: "architect-1",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "architect-2",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "architect-3",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "architect-4",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "architect-5",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "architect-6",
			pile: 3,
			from: { pile: "reconstructed" }
		},
		{
			id: "elder-1",
			pile: 1,
			shows: ["artisan", "elder"],
			from: {
				pile: "reconstructed",
				shows: "source"
			}
		},
		{
			id: "elder-2",
			pile: 1,
			shows: ["builder", "sculptor"],
			from: {
				pile: "reconstructed",
				shows: "reconstructed"
			}
		},
		{
			id: "elder-3",
			pile: 1,
			shows: ["beast", "architect"],
			from: {
				pile: "reconstructed",
				shows: "reconstructed"
			}
		},
		{
			id: "elder-4",
			pile: 2,
			shows: ["sculptor", "beast"],
			from: {
				pile: "reconstructed",
				shows: "reconstructed"
			}
		},
		{
			id: "elder-5",
			pile: 4,
			shows: ["builder", "architect"],
			from: {
				pile: "reconstructed",
				shows: "reconstructed"
			}
		},
		{
			id: "builder-architect-1",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "builder-architect-2",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "builder-architect-3",
			pile: 3,
			from: { pile: "reconstructed" }
		},
		{
			id: "builder-architect-4",
			pile: 4,
			from: { pile: "reconstructed" }
		},
		{
			id: "sculptor-artisan-1",
			pile: 2,
			tool: "pickaxe",
			from: {
				pile: "reconstructed",
				tool: "source"
			}
		},
		{
			id: "sculptor-artisan-2",
			pile: 2,
			tool: "rope",
			from: {
				pile: "reconstructed",
				tool: "source"
			}
		},
		{
			id: "sculptor-artisan-3",
			pile: 2,
			tool: "saw",
			from: {
				pile: "reconstructed",
				tool: "source"
			}
		},
		{
			id: "sculptor-artisan-4",
			pile: 3,
			tool: "rope",
			from: {
				pile: "reconstructed",
				tool: "source"
			}
		},
		{
			id: "sculptor-artisan-5",
			pile: 3,
			tool: "pickaxe",
			from: {
				pile: "reconstructed",
				tool: "source"
			}
		},
		{
			id: "sculptor-artisan-6",
			pile: 4,
			tool: "saw",
			from: {
				pile: "reconstructed",
				tool: "source"
			}
		},
		{
			id: "beast-elder-1",
			pile: 2,
			beasts: 1,
			shows: ["artisan", "beast"],
			from: {
				pile: "reconstructed",
				beasts: "reconstructed",
				shows: "reconstructed"
			}
		},
		{
			id: "beast-elder-2",
			pile: 3,
			beasts: 1,
			shows: ["sculptor", "architect"],
			from: {
				pile: "reconstructed",
				beasts: "reconstructed",
				shows: "reconstructed"
			}
		}
	],
	tiles: [
		{
			id: "tile-builder-1",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-builder-2",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-builder-3",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-builder-4",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-builder-5",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-builder-6",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-builder-7",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-builder-8",
			pile: 3,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-sculptor-1",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-sculptor-2",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-sculptor-3",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-sculptor-4",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-sculptor-5",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-sculptor-6",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-sculptor-7",
			pile: 3,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-artisan-1",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-artisan-2",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-artisan-3",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-artisan-4",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-artisan-5",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-artisan-6",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-artisan-7",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-artisan-8",
			pile: 3,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-artisan-9",
			pile: 4,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-beast-1",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-beast-2",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-beast-3",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-beast-4",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-beast-5",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-beast-6",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-beast-7",
			pile: 3,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-architect-1",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-architect-2",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-architect-3",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-architect-4",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-architect-5",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-architect-6",
			pile: 3,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-elder-1",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-elder-2",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-elder-3",
			pile: 1,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-elder-4",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-elder-5",
			pile: 4,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-builder-architect-1",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-builder-architect-2",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-builder-architect-3",
			pile: 3,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-builder-architect-4",
			pile: 4,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-sculptor-artisan-1",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-sculptor-artisan-2",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-sculptor-artisan-3",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-sculptor-artisan-4",
			pile: 3,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-sculptor-artisan-5",
			pile: 3,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-sculptor-artisan-6",
			pile: 4,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-beast-elder-1",
			pile: 2,
			from: { pile: "reconstructed" }
		},
		{
			id: "tile-beast-elder-2",
			pile: 3,
			from: { pile: "reconstructed" }
		}
	]
}, oe = 60;
function se(e) {
	if (e === void 0) return "nothing";
	if (typeof e == "function" || typeof e == "symbol") return `a ${typeof e}`;
	if (typeof e == "bigint") return `the big integer ${e}`;
	if (Array.isArray(e)) return `a list of ${e.length}`;
	if (typeof e == "object" && e) return "an object";
	let t = JSON.stringify(e) ?? String(e);
	return t.length > oe ? `${t.slice(0, oe)}…` : t;
}
function ce(e) {
	return typeof e == "object" && !!e && !Array.isArray(e);
}
// packages/engine/src/read.ts
var v = class extends Error {
	problem;
	constructor(e, t, n) {
		super(e), this.problem = {
			field: e,
			found: se(t),
			expected: n
		};
	}
};
function y(e, t) {
	if (!ce(t)) throw new v(e, t, "an object");
	return t;
}
function le(e, t) {
	if (!Array.isArray(t)) throw new v(e, t, "a list");
	if (t.includes(void 0)) throw new v(e, t, "a list without gaps");
	return t;
}
function ue(e, t) {
	if (typeof t != "string" || t.trim() === "") throw new v(e, t, "a text");
	return t;
}
function de(e, t, n, r) {
	if (typeof t != "number" || !Number.isInteger(t) || t < n || t > r) throw new v(e, t, `a whole number from ${n} to ${r}`);
	return t;
}
function fe(e, t, n) {
	let r = n.find((e) => e === t);
	if (r === void 0) throw new v(e, t, `one of ${n.join(", ")}`);
	return r;
}
// packages/engine/src/edition.ts
var pe = ["source", "reconstructed"], me = {
	sculptors: 10,
	decoration: 10,
	artisans: 5,
	progress: 5
}, he = [
	25,
	16,
	9,
	4
], ge = [
	1,
	2,
	3,
	4
], _e = 40, ve = 3;
function ye(e) {
	let t = y("edition", e);
	if (t.format !== "nunatak-edition/1") throw new v("format", t.format, "\"nunatak-edition/1\"");
	return {
		format: "nunatak-edition/1",
		id: ue("id", t.id),
		name: ue("name", t.name),
		track: be(t.track),
		cards: xe(t.cards),
		tiles: we(t.tiles),
		blessings: Te(t.blessings),
		tables: Ee(t.tables)
	};
}
function be(e) {
	let t = y("track", e), n = le("track.numbers", t.numbers);
	if (n.length < 1 || n.length > _e) throw new v("track.numbers", n, `1 to ${_e} spaces`);
	let r = 0, i = n.map((e, t) => {
		let n = de(`track.numbers[${t}]`, e, 0, 99);
		if (n === 0) return 0;
		if (n <= r) throw new v(`track.numbers[${t}]`, n, `0 (no number) or more than ${r}`);
		return r = n, n;
	}), a = i.length - 1;
	if (i[a] === 0) throw new v(`track.numbers[${a}]`, 0, "a number on the last space");
	return {
		numbers: i,
		from: Ae("track.from", t.from)
	};
}
function xe(e) {
	let t = De("cards", e, f).map(([e, t], n) => Se(e, t, n));
	return Ce(t, "artisan", 3), Ce(t, "sculptor-artisan", 2), t;
}
function Se(e, t, r) {
	let i = ee(m[r]), a = (n, a) => {
		let o = i.includes(n);
		if (!o && t[a] !== void 0) throw new v(`${e}.${a}`, t[a], `nothing: ${f[r]} has no ${n}`);
		return o;
	}, o = ["pile"], s = {};
	return a("artisan", "tool") && (s.tool = fe(`${e}.tool`, t.tool, n), o.push("tool")), a("beast", "beasts") && (s.beasts = de(`${e}.beasts`, t.beasts, 1, ve), o.push("beasts")), a("elder", "shows") && (s.shows = ke(`${e}.shows`, t.shows), o.push("shows")), {
		id: f[r],
		pile: Oe(e, t.pile),
		...s,
		from: je(e, t.from, o)
	};
}
function Ce(e, t, r) {
	for (let i of n) {
		let n = e.filter((e, n) => m[n] === t && e.tool === i).length;
		if (n !== r) throw new v("cards", `${n} ${t} cards with ${i}`, `${r} (S1)`);
	}
}
function we(t) {
	let n = De("tiles", t, p).map(([e, t], n) => ({
		id: p[n],
		pile: Oe(e, t.pile),
		from: je(e, t.from, ["pile"])
	}));
	for (let t of e) if (!n.some((e, n) => e.pile === 1 && ee(m[n]).includes(t))) throw new v("tiles", `no ${t} in pile 1`, "every card type on the base, so that play can begin");
	return he.forEach((e, t) => {
		let r = n.filter((e) => e.pile === t + 1).length;
		if (r !== e) throw new v("tiles", `${r} tiles in pile ${t + 1}`, `${e} (S2)`);
	}), n;
}
function Te(e) {
	return De("blessings", e, a).map(([e, t], n) => {
		let { minPlayers: r } = t;
		if (r !== 1 && r !== 2 && r !== 3) throw new v(`${e}.minPlayers`, r, "one of 1, 2, 3");
		if (a[n] === "abundance" && r !== 3) throw new v(`${e}.minPlayers`, r, "3: missing a turn needs others to play on (C5)");
		return {
			id: a[n],
			minPlayers: r,
			from: Ae(`${e}.from`, t.from)
		};
	});
}
function Ee(e) {
	let t = y("tables", e), n = (e) => {
		let n = `tables.${e}`, r = y(n, t[e]), i = le(`${n}.points`, r.points);
		if (i.length !== me[e]) throw new v(`${n}.points`, i, `a list of ${me[e]}`);
		return {
			points: i.map((e, t) => de(`${n}.points[${t}]`, e, 0, 999)),
			from: Ae(`${n}.from`, r.from)
		};
	};
	return {
		sculptors: n("sculptors"),
		decoration: n("decoration"),
		artisans: n("artisans"),
		progress: n("progress")
	};
}
function De(e, t, n) {
	let r = /* @__PURE__ */ new Map();
	return le(e, t).forEach((t, i) => {
		let a = y(`${e}[${i}]`, t), o = a.id;
		if (typeof o != "string" || !n.includes(o)) throw new v(`${e}[${i}].id`, o, `an id like "${n[0]}"`);
		if (r.has(o)) throw new v(`${e}[${i}].id`, o, "every id only once");
		r.set(o, [`${e}[${i}]`, a]);
	}), n.map((t) => {
		let i = r.get(t);
		if (i === void 0) throw new v(e, `no entry for ${t}`, `all ${n.length} ids`);
		return i;
	});
}
function Oe(e, t) {
	if (t === 1 || t === 2 || t === 3 || t === 4) return t;
	throw new v(`${e}.pile`, t, `one of ${ge.join(", ")}`);
}
function ke(t, n) {
	let r = le(t, n).map((n, r) => fe(`${t}[${r}]`, n, e));
	if (r.length !== 2 || r[0] === r[1]) throw new v(t, r.join(" and "), "two different card types");
	return [r[0], r[1]];
}
function Ae(e, t) {
	return fe(e, t, pe);
}
function je(e, t, n) {
	let r = y(`${e}.from`, t);
	for (let t of Object.keys(r)) if (!n.includes(t)) throw new v(`${e}.from.${t}`, r[t], `only ${n.join(", ")}`);
	return Object.fromEntries(n.map((t) => [t, Ae(`${e}.from.${t}`, r[t])]));
}
ye(ae);
// packages/engine/src/bits.ts
function b(e) {
	let t = e - (e >>> 1 & 1431655765);
	return t = (t & 858993459) + (t >>> 2 & 858993459), t = t + (t >>> 4) & 252645135, Math.imul(t, 16843009) >>> 24;
}
function x(e) {
	return 31 - Math.clz32(e & -e);
}
// packages/engine/src/geometry.ts
var S = [
	5,
	4,
	3,
	2
], Me = [
	0,
	25,
	41,
	50
], C = [0, 25];
function Ne(e, t, n) {
	return Me[e] + t * S[e] + n;
}
function w(e) {
	return Int32Array.from(S.flatMap((t, n) => Array.from({ length: t * t }, (r, i) => e(n, Math.floor(i / t), i % t))));
}
var Pe = w((e) => e), Fe = w((e, t) => t), Ie = w((e, t, n) => n), T = w((e) => Le(e)), E = w((e, t, n) => D(e, t, n));
function Le(e) {
	return e === 0 ? 0 : 1;
}
function D(e, t, n) {
	return 1 << Ne(e, t, n) - C[Le(e)];
}
function Re(e, t, n) {
	return D(e, t, n) | D(e, t, n + 1) | D(e, t + 1, n) | D(e, t + 1, n + 1);
}
var ze = w((e) => e <= 1 ? 0 : 1), Be = w((e, t, n) => e === 0 ? 0 : Re(e - 1, t, n)), O = Int32Array.from([...ze.slice(25), 1]), k = Int32Array.from([...Be.slice(25), Re(3, 0, 0)]), Ve = Array.from(E, (e, t) => Array.from(k, (e, t) => t + 25).filter((n) => O[n - 25] === T[t] && (k[n - 25] & e) !== 0)), A = S.flatMap((e, t) => {
	let n = Array.from({ length: e }, (e, t) => t), r = (e) => ({
		id: `L${t + 1}r${e}`,
		level: t,
		mask: n.reduce((n, r) => n | D(t, e, r), 0)
	}), i = (e) => ({
		id: `L${t + 1}c${e}`,
		level: t,
		mask: n.reduce((n, r) => n | D(t, r, e), 0)
	});
	return [...n.map(r), ...n.map(i)];
}), He = [
	0,
	10,
	18,
	24
], Ue = w((e, t) => He[e] + t), We = w((e, t, n) => He[e] + S[e] + n), Ge = Int32Array.from(A, (e) => e.mask), Ke = Int32Array.from(A, (e) => Le(e.level));
function qe(e) {
	return S.map((t, n) => {
		let r = 0;
		for (let i = 0; i < t; i++) for (let a = 0; a < t; a++) e(i, a, t - 1) && (r |= D(n, i, a));
		return r;
	});
}
qe((e, t, n) => e === 0 || t === 0 || e === n || t === n), qe((e, t, n) => (e === 0 || e === n) && (t === 0 || t === n));
var Je = w((e, t, n) => {
	let r = S[e] - 1;
	return (2 * t - r) ** 2 + (2 * n - r) ** 2;
}), Ye = w((e, t, n) => {
	let r = S[e] - 1;
	return Math.min(t, n, r - t, r - n);
}), Xe = "ABCDE";
function j(e) {
	return `${Pe[e] + 1}${Xe[Ie[e]]}${Fe[e] + 1}`;
}
new Map(Array.from(Pe, (e, t) => [j(t), t]));
function Ze(e) {
	return e === 54 ? "top" : j(e);
}
new Map(A.map((e, t) => [e.id, t]));
// packages/engine/src/facts.ts
var Qe = he.map((e, t) => t + 1);
function M(e, t) {
	return t < e.players;
}
// packages/engine/src/moves.ts
var $e = 4, et = 63, tt = $e, nt = 10, rt = 16;
function N(e, t = 0, n = 0, r = 0) {
	return e | t << tt | n << nt | r << rt;
}
function P(e) {
	return e & 15;
}
function it(e) {
	return c[P(e)];
}
function F(e) {
	return e >>> tt & et;
}
function I(e) {
	return e >>> nt & et;
}
function L(e) {
	return e >>> rt & et;
}
var R = N(5), at = 2048, z = class {
	moves = new Int32Array(at);
	count = 0;
	clear() {
		this.count = 0;
	}
	add(e) {
		this.moves[this.count++] = e;
	}
	includes(e) {
		for (let t = 0; t < this.count; t++) if (this.moves[t] === e) return !0;
		return !1;
	}
	toArray() {
		return Array.from(this.moves.subarray(0, this.count));
	}
}, ot = -1;
function st(e) {
	return {
		facts: e.facts,
		phase: e.phase,
		decider: e.decider,
		active: e.active,
		firstPlayer: e.firstPlayer,
		turn: e.turn,
		round: e.round,
		completion: e.completion,
		tileAt: e.tileAt.slice(),
		open: e.open.slice(),
		showing: e.showing.slice(),
		symbols: e.symbols,
		occupied: e.occupied.slice(),
		blocks: e.blocks.slice(),
		supply: e.supply.slice(),
		sikuSupply: e.sikuSupply.slice(),
		display: e.display.slice(),
		deckCount: e.deckCount,
		deckMixed: e.deckMixed,
		cards: e.cards.slice(),
		reservedCard: e.reservedCard,
		reservedBy: e.reservedBy,
		tileCount: e.tileCount,
		card: e.card,
		side: e.side,
		forSiku: e.forSiku,
		free: e.free,
		mustBuildA: e.mustBuildA,
		mustBuildB: e.mustBuildB,
		placed: e.placed,
		squares: e.squares,
		square: e.square,
		again: e.again,
		misses: e.misses,
		extraTurns: e.extraTurns.slice(),
		points: e.points.slice(),
		track: e.track.slice(),
		faceUp: e.faceUp.slice(),
		blessingCount: e.blessingCount,
		blessingState: e.blessingState.slice(),
		blessingSeat: e.blessingSeat.slice(),
		blessingTaken: e.blessingTaken,
		decided: e.decided,
		changeTool: e.changeTool,
		movedCard: e.movedCard,
		movedType: e.movedType,
		movedTool: e.movedTool
	};
}
function ct({ view: e, secret: t }) {
	let [n, r, i, a] = t.rng;
	return {
		view: st(e),
		secret: {
			deck: t.deck.slice(),
			tiles: t.tiles.slice(),
			blessings: t.blessings.slice(),
			rng: [
				n,
				r,
				i,
				a
			]
		}
	};
}
var lt = 3;
function ut(e, t) {
	return e << lt | t;
}
function dt(e, t) {
	return e.cards[t] >> (e.cards[t] < 0 ? 0 : lt);
}
function ft(e, t) {
	return e.cards[t] & 7;
}
function pt(e) {
	return e.forSiku ? 2 : e.active;
}
function mt(e, t) {
	return t + 1 === e.facts.seats ? 0 : t + 1;
}
function ht(e, t) {
	for (let n = 0; n < e.facts.seats; n++) if ((e.blocks[n * 2 + T[t]] & E[t]) !== 0) return n;
	return -1;
}
function gt(e, t, n) {
	return e.blessingSeat[n] === t && e.blessingState[n] === 2 && e.blessingTaken !== n;
}
// packages/engine/src/scoring/tally.ts
function _t(e, t) {
	return {
		id: e,
		blessing: a.indexOf(e),
		type: t
	};
}
var B = [
	_t("construction", 0),
	_t("legend", 4),
	_t("change", 2)
], vt = 54 + B.length;
function yt(e, t) {
	if (t < 54) return dt(e, t);
	let { blessing: n } = B[t - 54];
	return e.blessingState[n] === 3 ? e.blessingSeat[n] : -1;
}
function bt(e, t) {
	return t === e.movedCard ? e.movedType : t < 54 ? ft(e, t) : B[t - 54].type;
}
function xt() {
	return {
		types: [
			0,
			0,
			0,
			0,
			0,
			0
		],
		tools: [
			0,
			0,
			0
		],
		freeTools: 0,
		beastSymbols: 0,
		shown: [
			0,
			0,
			0,
			0,
			0,
			0
		]
	};
}
function St(e) {
	let { movedCard: t } = e, { cardTool: n, cardBeasts: r, cardShows: i } = e.facts, a = [];
	for (let t = 0; t < e.facts.seats; t++) a.push(xt());
	for (let o = 0; o < 54; o++) {
		let s = dt(e, o);
		if (s < 0 || o === t) continue;
		let c = a[s], l = ft(e, o);
		c.types[l]++, l === 2 ? c.tools[n[o]]++ : l === 3 ? c.beastSymbols += r[o] : l === 5 && Ct(c.shown, i[o]);
	}
	for (let n = 54; n < vt; n++) {
		let r = yt(e, n);
		if (r < 0 || n === t) continue;
		let i = a[r];
		i.types[bt(e, n)]++, n === 56 && (e.changeTool === -1 ? i.freeTools++ : i.tools[e.changeTool]++);
	}
	if (t !== -1) {
		let n = a[yt(e, t)];
		n.types[e.movedType]++, e.movedType === 2 && n.tools[e.movedTool]++;
	}
	return a;
}
function Ct(e, t) {
	for (let n = t; n !== 0; n &= n - 1) e[x(n)]++;
}
function wt({ tools: e, freeTools: t }) {
	return t === 0 ? [e] : n.map((n, r) => e.map((e, n) => n === r ? e + t : e));
}
// packages/engine/src/verbs.ts
function V(e, t, n, r, i, a, o) {
	n !== 0 && M(e.facts, t) && (e.points[t] += n, a?.({
		type: "points",
		seat: t,
		points: n,
		source: r,
		rule: i,
		...o
	}));
}
function Tt(e, t, n, r, i) {
	let a = e.facts.trackNumber.length - 1, o = Math.min(n, a - e.track[t]);
	o !== 0 && (e.track[t] += o, i?.({
		type: "track",
		seat: t,
		steps: o,
		position: e.track[t],
		rule: r
	}));
}
function Et(e, t, n) {
	e.tileAt[n] = t;
	let r = T[n];
	e.open[r] |= E[n], H(e, t, r, E[n]);
}
function Dt({ view: e, secret: t }, n, r) {
	let i = t.tiles.pop() ?? -1;
	e.tileCount--, Et(e, i, n), r?.({
		type: "tileRevealed",
		tile: p[i],
		cell: n
	});
}
function H(e, t, n, r) {
	Ot(e, _[t], n, r);
	let i = ne[t];
	i !== -1 && Ot(e, i, n, r);
}
function Ot(e, t, n, r) {
	let { showing: i } = e, a = t * 2;
	i[a + n] ^= r, (i[a + 0] | i[a + 1]) === 0 ? e.symbols &= ~(1 << t) : e.symbols |= 1 << t;
}
function kt(e, t, n, r, i, a) {
	let o = e.tileAt[n], s = e.tileAt[r];
	H(e, o, T[n], E[n]), H(e, s, T[r], E[r]), H(e, o, T[r], E[r]), H(e, s, T[n], E[n]), e.tileAt[n] = s, e.tileAt[r] = o, a?.({
		type: "tilesSwapped",
		seat: t,
		a: n,
		b: r,
		rule: i
	});
}
function At(e, t, n, r) {
	let i = T[n], a = E[n];
	H(e, e.tileAt[n], i, a), e.open[i] ^= a, e.occupied[i] |= a, e.blocks[t * 2 + i] |= a, r?.({
		type: "blockPlaced",
		seat: t,
		cell: n,
		card: f[e.card]
	});
}
function jt(e, t, n, r, i, a) {
	e.blocks[t * 2 + T[n]] ^= E[n], e.blocks[i * 2 + T[n]] ^= E[n], e.blocks[i * 2 + T[r]] ^= E[r], e.blocks[t * 2 + T[r]] ^= E[r], a?.({
		type: "blocksSwapped",
		seat: t,
		own: n,
		other: r
	});
}
function Mt(e, t, n) {
	e.display[e.display.indexOf(t)] = -1, e.card = t, n?.({
		type: "cardTaken",
		seat: e.active,
		card: f[t]
	});
}
function Nt(t, n, r, i, a) {
	t.cards[n] = ut(r, i), a?.({
		type: "cardJoined",
		seat: r,
		card: f[n],
		as: e[i]
	});
}
function Pt(e, t, n, r) {
	e.cards[t] = -3, r?.({
		type: "cardDiscarded",
		seat: n,
		card: f[t]
	});
}
function Ft({ view: e, secret: t }, n, r) {
	let i = t.deck.pop() ?? -1;
	e.deckCount--, e.display[n] = i, e.cards[i] = -2, r?.({
		type: "cardRevealed",
		card: f[i],
		place: n
	});
}
function It({ view: e, secret: t }, n) {
	let r = e.display[n];
	t.deck.push(r), e.deckCount++, e.display[n] = -1, e.cards[r] = ot;
}
function Lt(e, t, n, r) {
	e.reservedCard = n, e.reservedBy = t, r?.({
		type: "cardReserved",
		seat: t,
		card: f[n]
	});
}
function Rt(e) {
	e.reservedCard = -1, e.reservedBy = -1;
}
function zt(e, t) {
	t?.({
		type: "reservationLapsed",
		seat: e.reservedBy,
		card: f[e.reservedCard]
	}), Rt(e);
}
function Bt({ view: e, secret: t }, n) {
	let r = t.blessings.pop() ?? -1;
	e.blessingCount--, e.faceUp[0] === -1 && (e.faceUp[0] = e.faceUp[1]), e.faceUp[1] = r, e.blessingState[r] = 1, n?.({
		type: "blessingRevealed",
		blessing: a[r]
	});
}
function Vt(e, t, n, r) {
	e.blessingState[n] = 4, r?.({
		type: "blessingUsed",
		seat: t,
		blessing: a[n]
	});
}
function Ht(t, n, r, i, o) {
	t.blessingState[r] = 3, o?.({
		type: "cardJoined",
		seat: n,
		card: a[r],
		as: e[i]
	});
}
// packages/engine/src/blessings/ids.ts
function U(e) {
	return a.indexOf(e);
}
// packages/engine/src/blessings/transference.ts
var Ut = U("transference"), Wt = e.flatMap((e, t) => t === 2 ? n.map((e, n) => ({
	type: t,
	tool: n
})) : [{
	type: t,
	tool: -1
}]), Gt = {
	id: "transference",
	rule: "E24",
	kind: "end",
	endOptions(e, t, n) {
		for (let r = 0; r < vt; r++) {
			if (yt(e, r) !== t) continue;
			let i = bt(e, r);
			for (let e = 0; e < Wt.length; e++) Wt[e].type !== i && n.add(N(10, r, e + 1, Ut));
		}
	},
	useAtEnd(t, r, i, a) {
		let o = F(i), { type: s, tool: c } = Wt[I(i) - 1];
		Vt(t, r, Ut, a), t.movedCard = o, t.movedType = s, t.movedTool = c, a?.({
			type: "cardMoved",
			seat: r,
			card: o < 54 ? f[o] : B[o - 54].id,
			to: e[s],
			...c === -1 ? {} : { tool: n[c] }
		});
	}
};
// packages/engine/src/actions.ts
function Kt(t) {
	let n = F(t), r = I(t), i = a[L(t)], o = r === 0 ? {} : { side: e[r - 1] }, s = it(t);
	switch (s) {
		case "takeCard": return {
			type: s,
			card: f[n]
		};
		case "useFor": return {
			type: s,
			for: n === 0 ? "self" : "siku"
		};
		case "swapTiles": return {
			type: s,
			a: n,
			b: r
		};
		case "placeBlock": return {
			type: s,
			cell: n,
			...o
		};
		case "useBlessing": return qt(i, n, r);
		case "orderSquare": return {
			type: s,
			square: n
		};
		case "takeBlessing": return {
			type: s,
			blessing: i
		};
		case "useOrKeep": return {
			type: s,
			blessing: i,
			use: n === 1
		};
		case "dummyTie": return {
			type: s,
			cell: n,
			...o
		};
		case "endBlessing": return Jt(i, n, r);
		case "pass":
		case "reshuffle": return { type: "pass" };
	}
}
function qt(e, t, n) {
	let r = "useBlessing";
	switch (e) {
		case "moon": return {
			type: r,
			blessing: e,
			own: t,
			other: n
		};
		case "movement": return {
			type: r,
			blessing: e,
			a: t,
			b: n
		};
		case "providence": return {
			type: r,
			blessing: e,
			line: A[t].id
		};
		case "expansion": return {
			type: r,
			blessing: e,
			square: t
		};
		case "foresight": return {
			type: r,
			blessing: e,
			card: f[t]
		};
		case "structure":
		case "abundance": return {
			type: r,
			blessing: e
		};
		default: return {
			type: r,
			blessing: "discovery"
		};
	}
}
function Jt(t, r, i) {
	let a = "endBlessing";
	if (i === 0) return {
		type: a,
		blessing: t,
		use: !1
	};
	if (t === "change") return {
		type: a,
		blessing: t,
		use: !0,
		tool: n[i - 1]
	};
	if (t !== "transference") return {
		type: a,
		blessing: t,
		use: !0
	};
	let o = Wt[i - 1], s = r < 54 ? f[r] : B[r - 54].id, c = o.tool === -1 ? {} : { tool: n[o.tool] };
	return {
		type: a,
		blessing: t,
		use: !0,
		card: s,
		to: e[o.type],
		...c
	};
}
// packages/engine/src/blessings/abundance.ts
var Yt = U("abundance"), Xt = {
	id: "abundance",
	rule: "E16",
	kind: "oneTime",
	moments: ["endOfTurn"],
	options(e, t, n) {
		t === e.active && e.supply[t] !== 0 && n.add(N(4, 0, 0, Yt));
	},
	use({ view: e }) {
		e.again = !0;
	}
}, Zt = U("change"), Qt = {
	id: "change",
	rule: "E25",
	kind: "immediate",
	onTake: (e, t, n) => Ht(e, t, Zt, 2, n),
	endOptions(e, t, r) {
		for (let e = 0; e < n.length; e++) r.add(N(10, 0, e + 1, Zt));
	},
	useAtEnd(e, t, r, i) {
		e.changeTool = I(r) - 1, i?.({
			type: "toolChosen",
			seat: t,
			tool: n[e.changeTool]
		});
	}
}, $t = U("construction"), en = {
	id: "construction",
	rule: "E18",
	kind: "immediate",
	onTake: (e, t, n) => Ht(e, t, $t, 0, n),
	amend: (e) => ({
		...e,
		mostBuilders: 25,
		tiedBuilders: 15
	})
}, tn = {
	id: "decoration",
	rule: "E26",
	kind: "end",
	amend: (e, t) => ({
		...e,
		sculptors: t.decoration
	})
}, nn = U("discovery"), rn = {
	id: "discovery",
	rule: "E14",
	kind: "oneTime",
	moments: ["beforeTake"],
	options(e, t, n) {
		e.deckCount > 0 && n.add(N(4, 0, 0, nn));
	},
	use(e, t, n, r) {
		for (let t = 4; t < 7 && e.view.deckCount > 0; t++) Ft(e, t, r);
	}
}, an = {
	id: "diversity",
	rule: "E27",
	kind: "end",
	amend: (e) => ({
		...e,
		set: 15
	})
};
// packages/engine/src/scoring/outer.ts
function on(e, t, n) {
	let r = t * 2;
	return b(e.blocks[r + 0] & n[0]) + b(e.blocks[r + 1] & n[1]);
}
function sn(e, t) {
	return on(e, t, e.facts.outer);
}
function cn(e, t, n, r) {
	return b(e.blocks[t * 2 + (n === 0 ? 0 : 1)] & r);
}
function ln(e) {
	let t = un(e, (1 << e.facts.seats) - 1, sn);
	for (let n = 0; n < 4 && !dn(t); n++) t = un(e, t, (t, r) => cn(e, r, n, e.facts.outerOfLevel[n]));
	return dn(t) ? x(t) : -1;
}
function un(e, t, n) {
	let r = -1, i = 0;
	for (let a = 0; a < e.facts.seats; a++) {
		if (!(t & 1 << a)) continue;
		let o = n(e, a);
		o > r && (r = o, i = 0), o === r && (i |= 1 << a);
	}
	return i;
}
function dn(e) {
	return !(e & e - 1);
}
function fn(e, t, n) {
	if (t !== -1 && M(e, t)) return t;
	let r = 0;
	for (let t = 1; t < e.players; t++) n[t] < n[r] && (r = t);
	return r;
}
// packages/engine/src/blessings/edge.ts
var pn = {
	id: "edge",
	rule: "E21",
	kind: "end",
	endPoints: sn
}, mn = 4;
function hn(e, t, n) {
	return b(e.blocks[t * 2 + ze[n]] & Be[n]);
}
function gn(e, t) {
	return [Ue[t], We[t]].filter((n) => _n(e, t, n));
}
function _n(e, t, n) {
	let r = Ge[n];
	return ((e.occupied[T[t]] | E[t]) & r) === r;
}
function vn(e, t) {
	return Pe[t] === 3 ? 0 : +!!_n(e, t, Ue[t]) + +!!_n(e, t, We[t]);
}
function yn(e, t) {
	let n = e.occupied[T[t]] | E[t], r = Ve[t], i = 0;
	for (let e = 0; e < r.length; e++) {
		let t = r[e] - 25, a = k[t];
		(n & a) === a && (i |= 1 << t);
	}
	return i;
}
function bn(e, t, n) {
	let r = n - 25;
	return b(e.blocks[t * 2 + O[r]] & k[r]);
}
function xn(e, t, n) {
	return b(e.blocks[t * 2 + Ke[n]] & Ge[n]);
}
function Sn(e, t) {
	let n = e.map(() => 0), r = Math.max(...e), i = e.flatMap((e, t) => e === r ? [t] : []), a = e[t] === r ? t : i[0];
	if (a !== t && i.length > 1) {
		for (let e of i) n[e] = Math.floor(7 / i.length);
		return n;
	}
	n[a] = 5;
	let o = e.map((e, t) => t === a ? 0 : e), s = Math.max(...o);
	if (s === 0) return n;
	let c = o.flatMap((e, t) => e === s ? [t] : []);
	if (c.includes(t)) n[t] = 2;
	else for (let e of c) n[e] = Math.floor(2 / c.length);
	return n;
}
var Cn = 4, wn = 15, Tn = 5, En = Int32Array.from({ length: Tn ** 3 * mn }, (e, t) => {
	let n = t % mn, r = Math.floor(t / mn), i = [
		r % Tn,
		Math.floor(r / Tn) % Tn,
		Math.floor(r / Tn ** 2)
	], a = 4 - i[0] - i[1] - i[2];
	return a < 0 ? 0 : Sn([...i, a], n).reduce((e, t, n) => e | t << n * Cn, 0);
});
function Dn(e, t, n, r = 0, i = 0) {
	let a = t - 25, o = O[a], s = k[a], { blocks: c } = e, l = 0;
	for (let e = 2; e >= 0; e--) {
		let t = c[e * 2 + o] | (e === r ? i : 0);
		l = l * Tn + b(t & s);
	}
	return En[l * mn + n];
}
function On(e, t) {
	return e >> t * Cn & wn;
}
// packages/engine/src/blessings/expansion.ts
var kn = U("expansion"), An = 9, jn = 12;
function Mn(e, t, n) {
	let r = bn(e, t, n);
	return r === 4 ? jn : r === 3 ? An : 0;
}
var Nn = {
	id: "expansion",
	rule: "E10",
	kind: "oneTime",
	moments: ["squareCompleted"],
	options(e, t, n) {
		Mn(e, t, e.square) !== 0 && n.add(N(4, e.square, 0, kn));
	}
}, Pn = U("foresight"), Fn = {
	id: "foresight",
	rule: "E28",
	kind: "oneTime",
	moments: ["endOfTurn"],
	options(e, t, n) {
		if (e.supply[t] !== 0) for (let t of e.display) t !== -1 && n.add(N(4, t, 0, Pn));
	},
	use: ({ view: e }, t, n, r) => Lt(e, t, F(n), r)
}, In = {
	id: "insight",
	rule: "E13",
	kind: "end",
	endPoints: (e, t) => e.facts.trackNext[e.track[t]]
}, Ln = U("inspiration"), Rn = 3, zn = {
	id: "inspiration",
	rule: "E12",
	kind: "immediate",
	onTake(e, t, n) {
		Vt(e, t, Ln, n), Tt(e, t, Rn, "E12", n);
	}
}, Bn = U("legend"), Vn = {
	id: "legend",
	rule: "E19",
	kind: "immediate",
	onTake(e, t, n) {
		Ht(e, t, Bn, 4, n), Tt(e, t, 1, "E19", n);
	}
}, Hn = {
	id: "luck",
	rule: "E17",
	kind: "end",
	endPoints: () => 6
};
// packages/engine/src/cells.ts
function Un(e) {
	let t = [];
	for (let n = 0; n < 2; n++) for (let r = e.open[n]; r !== 0; r &= r - 1) t.push(C[n] + x(r));
	return t;
}
function Wn(e, t, n, r, i, a) {
	let o = e.open[0], s = e.open[1];
	for (let e = o; e !== 0; e &= e - 1) {
		let o = e & -e, c = C[0] + x(o), l = (t & o) !== 0, u = e ^ o;
		Gn(c, 0, l ? u : u & t, r, i, a), Gn(c, 1, l ? s : s & n, r, i, a);
	}
	for (let e = s; e !== 0; e &= e - 1) {
		let t = e & -e, o = e ^ t, s = (n & t) === 0 ? o & n : o;
		Gn(C[1] + x(t), 1, s, r, i, a);
	}
}
function Gn(e, t, n, r, i, a) {
	for (let o = n; o !== 0; o &= o - 1) a.add(N(r, e, C[t] + x(o), i));
}
function Kn(e) {
	let t = [], n = qn(e);
	for (let r = 0; r < 2; r++) for (let i = e.occupied[r] & ~n[r]; i !== 0; i &= i - 1) {
		let n = C[r] + x(i);
		t.push({
			cell: n,
			seat: ht(e, n)
		});
	}
	return t;
}
function qn(e) {
	let t = [0, 0];
	for (let n = e.open[1] | e.occupied[1]; n !== 0; n &= n - 1) {
		let e = C[1] + x(n);
		t[ze[e]] |= Be[e];
	}
	return t;
}
// packages/engine/src/blessings/moon.ts
var Jn = U("moon"), Yn = {
	id: "moon",
	rule: "E20",
	kind: "oneTime",
	moments: [
		"beforeTake",
		"beforePlace",
		"endOfTurn"
	],
	options(e, t, n) {
		if (t !== e.active) return;
		let r = Kn(e);
		for (let e of r) if (e.seat === t) for (let i of r) i.seat !== t && n.add(N(4, e.cell, i.cell, Jn));
	},
	use({ view: e }, t, n, r) {
		let i = I(n);
		jt(e, t, F(n), i, ht(e, i), r);
	}
}, Xn = U("movement"), Zn = {
	id: "movement",
	rule: "E11",
	kind: "oneTime",
	moments: ["beforePlace"],
	options(e, t, n) {
		Wn(e, e.open[0], e.open[1], 4, Xn, n);
	},
	use: ({ view: e }, t, n, r) => kt(e, t, F(n), I(n), "E11", r)
}, Qn = {
	id: "progress",
	rule: "E15",
	kind: "end",
	amend: (e, t) => ({
		...e,
		artisans: t.progress,
		toolSet: 12
	})
}, $n = U("providence"), er = 7, tr = 4;
function nr(e, t, n) {
	let r = xn(e, t, n), i = er;
	for (let a = 0; a < e.facts.seats; a++) {
		if (a === t) continue;
		let o = xn(e, a, n);
		if (o > r) return 0;
		o === r && (i = tr);
	}
	return i;
}
var rr = {
	id: "providence",
	rule: "E29",
	kind: "oneTime",
	moments: ["lineCompleted"],
	options(e, t, n) {
		for (let r of gn(e, e.placed)) nr(e, t, r) > 0 && n.add(N(4, r, 0, $n));
	},
	use({ view: e }, t, n, r) {
		let i = F(n);
		V(e, t, nr(e, t, i), "providence", "E29", r, { line: A[i].id });
	}
}, ir = 2, ar = 14, or = {
	id: "stability",
	rule: "E22",
	kind: "end",
	endPoints: (e, t) => Math.min(ir * on(e, t, e.facts.corners), ar)
}, sr = U("structure"), cr = {
	expansion: Nn,
	movement: Zn,
	inspiration: zn,
	insight: In,
	discovery: rn,
	progress: Qn,
	abundance: Xt,
	luck: Hn,
	construction: en,
	legend: Vn,
	moon: Yn,
	edge: pn,
	stability: or,
	structure: {
		id: "structure",
		rule: "E23",
		kind: "oneTime",
		moments: ["onPlace"],
		options(e, t, n) {
			t !== e.active || e.forSiku || hn(e, t, e.placed) === 0 || n.add(N(4, 0, 0, sr));
		}
	},
	transference: Gt,
	change: Qt,
	decoration: tn,
	diversity: an,
	foresight: Fn,
	providence: rr
};
function lr(e) {
	return {
		id: e.id,
		rule: e.rule,
		kind: e.kind,
		moments: e.moments,
		options: e.options,
		use: e.use,
		onTake: e.onTake,
		endOptions: e.endOptions,
		useAtEnd: e.useAtEnd,
		endPoints: e.endPoints,
		amend: e.amend
	};
}
var W = a.map((e) => lr(cr[e]));
function ur(e) {
	return W.flatMap((t, n) => t.moments?.includes(e) ? [n] : []);
}
var G = {
	beforeTake: ur("beforeTake"),
	beforePlace: ur("beforePlace"),
	onPlace: ur("onPlace"),
	lineCompleted: ur("lineCompleted"),
	squareCompleted: ur("squareCompleted"),
	endOfTurn: ur("endOfTurn")
};
function dr(e, t, n, r) {
	for (let i = 0; i < n.length; i++) {
		let a = n[i];
		gt(e, t, a) && W[a].options?.(e, t, r);
	}
}
function fr(e, t) {
	for (let n = 0; n < t.length; n++) if (e.blessingState[t[n]] === 2) return !0;
	return !1;
}
var pr = new z();
function mr(e, t, n) {
	for (let r = 0; r < n.length; r++) {
		let i = n[r];
		if (gt(e, t, i) && (pr.clear(), W[i].options?.(e, t, pr), pr.count > 0)) return !0;
	}
	return !1;
}
// packages/engine/src/display.ts
function hr({ facts: e }, t) {
	return t < e.players ? 7 : 4;
}
function gr(e, t, n) {
	return n === e.reservedCard && e.reservedBy !== t;
}
function _r(e, t) {
	return (g[e] & t) !== 0;
}
function vr(e, t) {
	let { display: n } = e, { symbols: r } = e, i = hr(e, t);
	for (let a = 0; a < i; a++) {
		let i = n[a];
		if (i !== -1 && _r(i, r) && !gr(e, t, i)) return !0;
	}
	return !1;
}
function yr(e) {
	let { display: t } = e, n = 0;
	for (let e = 0; e < 7; e++) t[e] !== -1 && n++;
	return n;
}
function br(e, t) {
	let { view: n } = e;
	for (let r = yr(n); r < 4 && n.deckCount > 0; r++) Ft(e, n.display.indexOf(-1), t);
}
function xr(e) {
	if (e.deckCount === 0) return !1;
	let { symbols: t } = e, n = Cr(e);
	for (let r = 0; r < f.length; r++) if (_r(r, t) && Sr(e, r) && e.facts.cardPile[r] <= n) return !0;
	return !1;
}
function Sr(e, t) {
	return e.cards[t] === ot || t !== e.reservedCard && e.display.includes(t);
}
function Cr(e) {
	if (e.facts.config.options.reshuffle === "whole") return Qe.length;
	let t = 4 - (e.reservedCard === -1 ? 0 : 1);
	for (let n of Qe) {
		for (let r = 0; r < f.length; r++) e.facts.cardPile[r] === n && Sr(e, r) && t--;
		if (t <= 0) return n;
	}
	return Qe.length;
}
function wr(e) {
	return f.flatMap((t, n) => Sr(e, n) ? [n] : []);
}
function Tr(e, t, n) {
	let { view: r, secret: i } = e, a = r.display.filter((e) => e !== -1 && e !== r.reservedCard);
	for (let t = 0; t < 7; t++) {
		let n = r.display[t];
		n !== -1 && n !== r.reservedCard && It(e, t);
	}
	t.forEach((e, t) => {
		i.deck[t] = e;
	}), r.facts.config.options.reshuffle === "whole" && (r.deckMixed = !0), n?.({
		type: "reshuffled",
		returned: a.map((e) => f[e])
	}), br(e, n);
}
// packages/engine/src/scoring/rules.ts
function Er(e) {
	return {
		mostBuilders: 20,
		tiedBuilders: 12,
		eachBuilder: 2,
		sculptors: e.sculptors,
		artisans: e.artisans,
		toolSet: 10,
		set: 10
	};
}
// packages/engine/src/scoring/end.ts
var Dr = 7;
function Or(e) {
	return {
		cap: ln(e),
		cards: St(e)
	};
}
function kr(e, t, n) {
	let r = n.cards[t], { types: i } = r, a = jr(e, t);
	return [
		n.cap === t ? Dr : 0,
		Pr(n.cards, t, a),
		Fr(a.sculptors, i[1]),
		Ir(r, a),
		i[3] * r.beastSymbols,
		i[4] * e.facts.trackNumber[e.track[t]],
		Rr(r),
		2 * zr(e, t),
		a.set * Math.min(i[0], i[1], i[2], i[3], i[4], i[5])
	];
}
var Ar = W.flatMap((e, t) => e.amend === void 0 ? [] : [t]);
function jr(e, t) {
	let n = Er(e.facts);
	for (let r of Ar) Mr(e, t, r) && (n = W[r].amend?.(n, e.facts) ?? n);
	return n;
}
function Mr(e, t, n) {
	if (e.blessingSeat[n] !== t) return !1;
	let r = e.blessingState[n];
	return r === 4 || r === 3 && !Nr(e, n);
}
function Nr(e, t) {
	let n = e.movedCard - 54;
	return e.movedCard >= 54 && B[n].blessing === t;
}
function Pr(e, t, n) {
	let r = e[t].types[0];
	if (r === 0) return 0;
	let i = !1;
	for (let a = 0; a < e.length; a++) {
		let o = e[a].types[0];
		if (o > r) return n.eachBuilder * r;
		a !== t && o === r && (i = !0);
	}
	return i ? n.tiedBuilders : n.mostBuilders;
}
function Fr(e, t) {
	return e[Math.min(t, e.length - 1)];
}
function Ir({ tools: e, freeTools: t }, n) {
	return t === 0 ? Lr(e[0], e[1], e[2], n) : Math.max(Lr(e[0] + t, e[1], e[2], n), Lr(e[0], e[1] + t, e[2], n), Lr(e[0], e[1], e[2] + t, n));
}
function Lr(e, t, n, { artisans: r, toolSet: i }) {
	return Fr(r, e) + Fr(r, t) + Fr(r, n) + i * Math.min(e, t, n);
}
function Rr({ types: e, shown: t }) {
	let n = 0;
	for (let r = 0; r < e.length; r++) n += t[r] * e[r];
	return n;
}
function zr(e, t) {
	let n = 0;
	for (let r = 0; r < o; r++) e.blessingSeat[r] === t && e.blessingState[r] === 2 && n++;
	return n;
}
function Br(e) {
	let t = Array.from({ length: e.facts.players }, (e, t) => t), n = Math.max(...t.map((t) => e.points[t])), r = t.filter((t) => e.points[t] === n), i = Math.max(...r.map((t) => sn(e, t)));
	return r.filter((t) => sn(e, t) === i);
}
// packages/engine/src/ending.ts
function Vr(e, t) {
	Hr(e, t);
}
function Hr({ view: e }, t) {
	let { players: n } = e.facts;
	for (let t = 0; t < n; t++) {
		let r = (e.firstPlayer + t) % n;
		if (Wr(e, r).length > 0) {
			e.phase = "endBlessing", e.decider = r;
			return;
		}
	}
	Jr(e, t);
}
var Ur = W.flatMap((e, t) => e.kind === "end" || e.endOptions !== void 0 ? [t] : []);
function Wr(e, t) {
	let n = [];
	for (let r of Ur) e.blessingSeat[r] !== t || e.decided & 1 << r || (W[r].kind === "end" ? e.blessingState[r] === 2 : Kr(e, r)) && n.push(r);
	return n;
}
var Gr = U("change");
function Kr(e, t) {
	return t === Gr && e.blessingState[t] === 3 && e.movedCard !== 56;
}
var qr = [
	"F2",
	"F3",
	"F4",
	"F5",
	"F6",
	"F7",
	"F8",
	"F9",
	"F10"
];
function Jr(e, t) {
	let n = Or(e), r = [];
	for (let t = 0; t < e.facts.players; t++) r.push(kr(e, t, n));
	t?.({
		type: "capPlaced",
		seat: fn(e.facts, n.cap, e.points)
	});
	for (let n = 0; n < u.length; n++) for (let i = 0; i < r.length; i++) V(e, i, r[i][n], u[n], qr[n], t);
	e.phase = "over", e.decider = -1, t?.({
		type: "gameOver",
		winners: Br(e)
	});
}
// packages/engine/src/modes/solo.ts
var Yr = 3, Xr = [
	0,
	3,
	1
];
function Zr(e) {
	return e.round % Yr;
}
function Qr(e, t) {
	return (Xr[t] + e.round) % 4;
}
function $r(e, t) {
	let { view: n } = e, r = ei(n);
	for (let i = 0; i < 4; i++) {
		let a = (r + i) % 4;
		if (n.display[a] !== -1) continue;
		let o = ti(n);
		o === -1 ? n.deckCount > 0 && Ft(e, a, t) : (n.display[a] = n.display[o], n.display[o] = -1);
	}
}
function ei({ display: e }) {
	for (let t = 0; t < 4; t++) {
		let n = (t + 4 - 1) % 4;
		if (e[t] === -1 && e[n] !== -1) return t;
	}
	return 0;
}
function ti({ display: e }) {
	for (let t = 4; t < 7; t++) if (e[t] !== -1) return t;
	return -1;
}
function ni(e, t) {
	let { symbols: n } = e, r = Qr(e, t);
	for (let i = 0; i < 4; i++) {
		let a = e.display[(r + i) % 4];
		if (!(a === -1 || gr(e, t, a)) && (e.free || _r(a, n))) return a;
	}
	return -1;
}
function ri(e, t, n) {
	let r = hn(e, t, n), i = vn(e, n), a = 0;
	for (let r = yn(e, n); r !== 0; r &= r - 1) {
		let i = x(r) + 25;
		a += On(Dn(e, i, t, t, E[n]), t);
	}
	return [
		a + i + r,
		a,
		i,
		r,
		-Je[n],
		Ye[n]
	];
}
function ii(e, t, n) {
	return oi(e, n, ai(e, t, Un(e).filter((t) => e.free || re(n, e.tileAt[t]) !== 0))).flatMap((t) => si(e, n, t));
}
function ai(e, t, n) {
	let r = [], i = [];
	for (let a of n) {
		let n = ri(e, t, a), o = n.findIndex((e, t) => e !== i[t]);
		r.length === 0 || o !== -1 && n[o] > i[o] ? (r = [a], i = n) : o === -1 && r.push(a);
	}
	return r;
}
function oi(e, t, n) {
	if (n.length < 2 || _[t] !== 0 || !ie(t)) return n;
	let r = n.filter((t) => !!(g[e.tileAt[t]] & 1));
	return r.length > 0 ? r : n;
}
function si(e, t, n) {
	let r = e.free ? g[t] : re(t, e.tileAt[n]), i = !!(r & r - 1);
	return i && _[t] === 3 ? [3, 5].map((e) => ({
		cell: n,
		side: e,
		sideChosen: !0
	})) : [{
		cell: n,
		side: i ? _[t] : x(r),
		sideChosen: !1
	}];
}
// packages/engine/src/modes/completion.ts
function ci(e, t, n) {
	let { cardBeasts: r } = e.facts;
	return r.filter((r, i) => r === n && yt(e, i) === t && bt(e, i) === 3).length;
}
var li = {
	corners: (e, t) => [on(e, t, e.facts.corners), ...e.facts.cornersOfLevel.map((n, r) => cn(e, t, r, n))],
	artisans: (e, t, n) => {
		let r = wt(n);
		return [Math.max(...r.map((e) => Math.max(...e))), Math.max(...r.map((e) => Math.min(...e)))];
	},
	crew: (e, t, { types: n }) => [n[0], n[1]],
	beasts: (e, t) => [ci(e, t, 1), ci(e, t, 2)],
	humble: (e, t, { types: n }) => [-e.points[t], -n[5]],
	track: (e, t, { types: n }) => [e.track[t], n[4]]
};
function ui(e) {
	let t = li[s[e.completion]], n = (t) => (t - e.firstPlayer + e.facts.players) % e.facts.players;
	return St(e).map((n, r) => ({
		seat: r,
		figures: t(e, r, n)
	})).sort((e, t) => {
		let r = e.figures.findIndex((e, n) => e !== t.figures[n]);
		return r === -1 ? n(t.seat) - n(e.seat) : t.figures[r] - e.figures[r];
	}).map(({ seat: e }) => e);
}
// packages/engine/src/turn.ts
var di = 2, fi = 0;
function K(e, t, n) {
	e.phase = t, e.decider = n;
}
function pi(e) {
	return M(e.facts, e.active) ? e.active : fi;
}
function mi(e, t, n) {
	let r = e.blessingSeat[n[0]];
	return r === -1 || !mr(e, r, n) ? !1 : (K(e, t, r), !0);
}
function hi(e, t, n) {
	let { view: r } = e;
	r.active = t, r.turn++, r.card = -1, r.side = -1, r.blessingTaken = -1, r.forSiku = !1, r.free = !1, r.mustBuildA = -1, r.mustBuildB = -1, r.placed = -1, r.again = !1, n?.({
		type: "turnStarted",
		seat: t,
		turn: r.turn
	}), gi(e, n);
}
function gi(e, t) {
	let { view: n } = e, r = vr(n, n.active);
	if (!r && n.facts.players === 1 && ($r(e, t), r = vr(n, n.active)), !r) {
		if (xr(n)) {
			K(n, "reshuffle", -1);
			return;
		}
		n.free = !0;
	}
	M(n.facts, n.active) ? K(n, "takeCard", n.active) : _i(e, t);
}
function _i(e, t) {
	let { view: n } = e;
	Mt(n, ni(n, n.active), t);
	let r = ii(n, n.active, n.card);
	r.length > 1 ? K(n, "dummyTie", fi) : bi(e, r[0].cell, r[0].side, t);
}
function vi(e, t, n) {
	let { view: r } = e;
	t === r.reservedCard && Rt(r), Mt(r, t, n), K(r, r.facts.players === 2 ? "useFor" : "placeBlock", r.active);
}
function yi(e, t, n) {
	let { view: r } = e;
	r.forSiku = t, n?.({
		type: "usedFor",
		seat: r.active,
		for: t ? "siku" : "self"
	}), K(r, "placeBlock", r.active);
}
function bi(e, t, n, r) {
	let { view: i } = e, a = pt(i);
	i.squares = yn(i, t), i.placed = t, i.side = n, xi(i), At(i, a, t, r), M(i.facts, a) || n === 0 ? Nt(i, i.card, a, n, r) : Pt(i, i.card, a, r), mi(i, "structure", G.onPlace) || Si(e, 1, r);
}
function xi(e) {
	e.forSiku ? e.sikuSupply[e.active]-- : e.extraTurns.length === 0 && e.supply[e.active]--;
}
function Si(e, t, n) {
	let { view: r } = e, i = pt(r), a = hn(r, i, r.placed);
	a > 0 && V(r, i, t * a, "support", t === 1 ? "P1" : "E23", n), Ci(e, n);
}
function Ci(e, t) {
	let { view: n } = e, r = n.placed, i = pt(n), a = _n(n, r, Ue[r]), o = _n(n, r, We[r]);
	(a || o) && (a && t?.({
		type: "lineCompleted",
		seat: i,
		line: A[Ue[r]].id
	}), o && t?.({
		type: "lineCompleted",
		seat: i,
		line: A[We[r]].id
	}), M(n.facts, i) && Tt(n, i, vn(n, r), "P2", t), mi(n, "providence", G.lineCompleted)) || wi(e, t);
}
function wi(e, t) {
	let { view: n } = e;
	n.squares === 0 ? Di(e, t) : n.squares & n.squares - 1 ? K(n, "orderSquare", pi(n)) : Ti(e, x(n.squares) + 25, t);
}
function Ti(e, t, n) {
	let { view: r } = e;
	r.squares &= ~(1 << t - 25), r.square = t, n?.({
		type: "squareCompleted",
		seat: pt(r),
		square: t
	}), mi(r, "expansion", G.squareCompleted) || Ei(e, -1, n);
}
function Ei(e, t, n) {
	let { view: r } = e, { square: i } = r, a = r.facts.config.options.expansion === "replaces", o = Dn(r, i, r.active), s = n === void 0 ? void 0 : { square: i };
	for (let e = 0; e < r.facts.players; e++) e === t && (V(r, e, Mn(r, e, i), "expansion", "E10", n, s), a) || V(r, e, On(o, e), "square", "P3", n, s);
	r.square = -1, i !== 54 && Dt(e, i, n), wi(e, n);
}
function Di(e, t) {
	let { view: n } = e, r = n.faceUp[0] !== -1 || n.faceUp[1] !== -1;
	if (n.side === 5 && r && !n.forSiku) {
		if (M(n.facts, n.active)) {
			K(n, "takeBlessing", n.active);
			return;
		}
		Oi(n, t);
	}
	ki(e, t);
}
function Oi(e, t) {
	let n = +(e.faceUp[0] === -1), r = e.faceUp[n];
	e.faceUp[n] = -1, e.blessingState[r] = 5, t?.({
		type: "blessingRemoved",
		seat: e.active,
		blessing: a[r]
	});
}
function ki(e, t) {
	let { view: n } = e;
	for (n.facts.players !== 1 && br(e, t); (n.faceUp[0] === -1 || n.faceUp[1] === -1) && n.blessingCount > 0;) Bt(e, t);
	Ai(e, n.active, t);
}
function Ai(e, t, n) {
	let { view: r } = e;
	if (!fr(r, G.endOfTurn)) {
		Mi(e, n);
		return;
	}
	let i = t;
	do {
		if (mr(r, i, G.endOfTurn)) {
			K(r, "endOfTurn", i);
			return;
		}
		i = mt(r, i);
	} while (i !== r.active);
	Mi(e, n);
}
function ji(e, t) {
	let n = mt(e.view, e.view.decider);
	n === e.view.active ? Mi(e, t) : Ai(e, n, t);
}
function Mi(e, t) {
	let { view: n } = e;
	n.reservedBy === n.active && Pi(n, n.active) === 0 && zt(n, t), n.extraTurns.length > 0 ? Bi(e, t) : n.again ? Ni(e, t) : Fi(e, t);
}
function Ni(e, t) {
	e.view.misses |= 1 << e.view.active, hi(e, e.view.active, t);
}
function Pi(e, t) {
	return e.supply[t] + e.sikuSupply[t];
}
function Fi(e, t) {
	let { view: n } = e, r = mt(n, n.active);
	if (Pi(n, r) === 0 && Li(n)) n.facts.players === 4 ? zi(e, t) : Vr(e, t);
	else if (n.facts.players === 1 && r === Zr(n)) Ri(e, t);
	else {
		for (; !Ii(n, r, t);) r = mt(n, r);
		hi(e, r, t);
	}
}
function Ii(e, t, n) {
	let r = 1 << t;
	return (e.misses & r) === 0 ? Pi(e, t) > 0 : (e.misses &= ~r, n?.({
		type: "turnMissed",
		seat: t
	}), !1);
}
function Li(e) {
	for (let t = 0; t < e.facts.seats; t++) if (Pi(e, t) > 0) return !1;
	return !0;
}
function Ri(e, t) {
	let { view: n } = e;
	$r(e, t), n.round++, t?.({
		type: "roundEnded",
		round: n.round
	}), hi(e, Zr(n), t);
}
function zi(e, t) {
	let { view: n } = e;
	n.reservedCard !== -1 && zt(n, t), n.extraTurns = ui(n).slice(0, di), t?.({
		type: "extraTurns",
		order: n.extraTurns.slice()
	}), hi(e, n.extraTurns[0], t);
}
function Bi(e, t) {
	let { view: n } = e;
	n.extraTurns.shift(), n.extraTurns.length > 0 ? hi(e, n.extraTurns[0], t) : Vr(e, t);
}
// packages/engine/src/decisions/dummyTie.ts
var Vi = {
	options(e, t) {
		for (let { cell: n, side: r, sideChosen: i } of ii(e, e.active, e.card)) t.add(N(9, n, i ? r + 1 : 0));
	},
	apply(e, t, n) {
		let { view: r } = e, i = F(t), a = I(t) - 1, o = ii(r, r.active, r.card).find((e) => e.cell === i)?.side ?? -1;
		bi(e, i, a === -1 ? o : a, n);
	}
}, Hi = 0, Ui = 1, Wi = {
	options(e, t) {
		for (let n of Wr(e, e.decider)) {
			let r = W[n];
			r.endOptions === void 0 ? t.add(N(10, 0, Ui, n)) : r.endOptions(e, e.decider, t), r.kind === "end" && t.add(N(10, 0, Hi, n));
		}
	},
	apply(e, t, n) {
		let { view: r } = e, i = r.decider, o = L(t), s = W[o];
		if (r.decided |= 1 << o, I(t) === Hi) n?.({
			type: "blessingKept",
			seat: i,
			blessing: a[o]
		});
		else if (s.useAtEnd !== void 0) s.useAtEnd(r, i, t, n);
		else {
			Vt(r, i, o, n);
			let e = Gi(s.id);
			e !== void 0 && V(r, i, s.endPoints?.(r, i) ?? 0, e, s.rule, n);
		}
		Hr(e, n);
	}
};
function Gi(e) {
	return d.find((t) => t === e);
}
// packages/engine/src/decisions/useBlessing.ts
function Ki(e, t, n, r) {
	let i = L(n);
	Vt(e.view, t, i, r), W[i].use?.(e, t, n, r);
}
// packages/engine/src/decisions/endOfTurn.ts
var qi = {
	options(e, t) {
		dr(e, e.decider, G.endOfTurn, t), t.add(R);
	},
	apply(e, t, n) {
		if (P(t) === 5) {
			ji(e, n);
			return;
		}
		let r = e.view.decider;
		Ki(e, r, t, n), Ai(e, r, n);
	}
}, Ji = {
	options(e, t) {
		for (let n = e.squares; n !== 0; n &= n - 1) t.add(N(6, x(n) + 25));
	},
	apply: (e, t, n) => Ti(e, F(t), n)
}, Yi = 1, Xi = {
	options(e, t) {
		e.free ? $i(e, t) : e.mustBuildA === -1 ? (na(e, t), (g[e.card] & Yi) !== 0 && ra(e, t)) : ta(e, t), dr(e, e.active, G.beforePlace, t);
	},
	apply(e, t, n) {
		let { view: r } = e, i = P(t);
		if (i === 3) bi(e, F(t), Qi(r, t), n);
		else if (i === 2) {
			let e = F(t), i = I(t);
			r.mustBuildA = Zi(r, e), r.mustBuildB = Zi(r, i), r.mustBuildA === -1 && (r.mustBuildA = r.mustBuildB, r.mustBuildB = -1), kt(r, r.active, e, i, "B1", n);
		} else Ki(e, r.active, t, n);
	}
};
function Zi(e, t) {
	let n = e.tileAt[t];
	return (g[n] & Yi) === 0 ? -1 : n;
}
function Qi(e, t) {
	let n = I(t) - 1;
	return n === -1 ? e.mustBuildA === -1 ? e.free ? _[e.card] : x(re(e.card, e.tileAt[F(t)])) : 0 : n;
}
function $i(e, t) {
	for (let n of Un(e)) ie(e.card) ? ea(e, n, t) : t.add(N(3, n));
}
function ea(e, t, n) {
	n.add(N(3, t, _[e.card] + 1)), n.add(N(3, t, ne[e.card] + 1));
}
function ta(e, t) {
	for (let n = 0; n < 2; n++) for (let r = e.showing[0 + n]; r !== 0; r &= r - 1) {
		let i = C[n] + x(r), a = e.tileAt[i];
		(a === e.mustBuildA || a === e.mustBuildB) && t.add(N(3, i));
	}
}
function na(e, t) {
	let n = _[e.card] * 2, r = ne[e.card] * 2;
	for (let i = 0; i < 2; i++) {
		let a = e.showing[n + i], o = r < 0 ? 0 : e.showing[r + i], s = a & o;
		for (let n = a | o; n !== 0; n &= n - 1) {
			let r = C[i] + x(n);
			(s & n & -n) === 0 ? t.add(N(3, r)) : ea(e, r, t);
		}
	}
}
function ra(e, t) {
	Wn(e, e.showing[0], e.showing[1], 2, 0, t);
}
// packages/engine/src/decisions/react.ts
function ia(e, t) {
	return {
		options(t, n) {
			dr(t, t.decider, e, n), n.add(R);
		},
		apply(e, n, r) {
			let i = e.view.decider, a = P(n) === 4;
			a && Ki(e, i, n, r), t(e, a, i, r);
		}
	};
}
var aa = ia(G.onPlace, (e, t, n, r) => Si(e, t ? 3 : 1, r)), oa = ia(G.lineCompleted, (e, t, n, r) => wi(e, r)), sa = ia(G.squareCompleted, (e, t, n, r) => Ei(e, t ? n : -1, r)), ca = {
	options(e, t) {
		for (let n of e.faceUp) n !== -1 && t.add(N(7, 0, 0, n));
	},
	apply(e, t, n) {
		let { view: r } = e, i = L(t);
		r.faceUp[r.faceUp.indexOf(i)] = -1, r.blessingState[i] = 2, r.blessingSeat[i] = r.active, r.blessingTaken = i, n?.({
			type: "blessingTaken",
			seat: r.active,
			blessing: a[i]
		}), W[i].kind === "immediate" ? r.phase = "useOrKeep" : ki(e, n);
	}
}, la = 0, ua = 1, da = {
	options(e, t) {
		let n = e.blessingTaken;
		t.add(N(8, ua, 0, n)), t.add(N(8, la, 0, n));
	},
	apply(e, t, n) {
		let { view: r } = e, i = L(t);
		F(t) === ua ? W[i].onTake?.(r, r.active, n) : n?.({
			type: "blessingKept",
			seat: r.active,
			blessing: a[i]
		}), ki(e, n);
	}
}, fa = {
	options(e, t) {
		let { active: n, display: r, free: i, symbols: a } = e;
		if (e.reservedBy === n && !i && _r(e.reservedCard, a)) t.add(N(0, e.reservedCard));
		else for (let o = 0; o < 7; o++) {
			let s = r[o];
			s === -1 || gr(e, n, s) || (i || _r(s, a)) && t.add(N(0, s));
		}
		dr(e, n, G.beforeTake, t);
	},
	apply(e, t, n) {
		P(t) === 0 ? vi(e, F(t), n) : Ki(e, e.view.active, t, n);
	}
}, pa = 2, ma = 3;
function ha(e, t) {
	let n = 18 - e.supply[t], r = 9 - e.sikuSupply[t], i = Math.floor((n + r) / ma);
	return {
		own: pa * (i + 1) - n,
		siku: i + 1 - r
	};
}
var ga = {
	options(e, t) {
		let n = ha(e, e.active);
		n.own > 0 && t.add(N(1, 0)), n.siku > 0 && t.add(N(1, 1));
	},
	apply: (e, t, n) => yi(e, F(t) === 1, n)
};
// packages/engine/src/decisions/index.ts
function _a(e, t) {
	switch (e.phase) {
		case "takeCard":
			fa.options(e, t);
			return;
		case "placeBlock":
			Xi.options(e, t);
			return;
		case "orderSquare":
			Ji.options(e, t);
			return;
		case "takeBlessing":
			ca.options(e, t);
			return;
		case "useFor":
			ga.options(e, t);
			return;
		case "structure":
			aa.options(e, t);
			return;
		case "providence":
			oa.options(e, t);
			return;
		case "expansion":
			sa.options(e, t);
			return;
		case "useOrKeep":
			da.options(e, t);
			return;
		case "endOfTurn":
			qi.options(e, t);
			return;
		case "dummyTie":
			Vi.options(e, t);
			return;
		case "endBlessing":
			Wi.options(e, t);
			return;
		case "reshuffle":
		case "over": return;
	}
}
function va(e, t, n) {
	switch (e.view.phase) {
		case "takeCard":
			fa.apply(e, t, n);
			return;
		case "placeBlock":
			Xi.apply(e, t, n);
			return;
		case "orderSquare":
			Ji.apply(e, t, n);
			return;
		case "takeBlessing":
			ca.apply(e, t, n);
			return;
		case "useFor":
			ga.apply(e, t, n);
			return;
		case "structure":
			aa.apply(e, t, n);
			return;
		case "providence":
			oa.apply(e, t, n);
			return;
		case "expansion":
			sa.apply(e, t, n);
			return;
		case "useOrKeep":
			da.apply(e, t, n);
			return;
		case "endOfTurn":
			qi.apply(e, t, n);
			return;
		case "dummyTie":
			Vi.apply(e, t, n);
			return;
		case "endBlessing":
			Wi.apply(e, t, n);
			return;
		case "reshuffle":
		case "over": return;
	}
}
// packages/engine/src/rng.ts
var ya = 12;
function ba(e) {
	let t = String(e), n = [
		-1640531527,
		608135816,
		-1209970334,
		t.length
	];
	for (let e = 0; e < t.length; e++) {
		let r = e & 3;
		n[r] = Math.imul(n[r] ^ t.charCodeAt(e), 16777619), n[r + 1 & 3] ^= n[r] << 13 | n[r] >>> 19;
	}
	for (let e = 0; e < ya; e++) xa(n);
	return n;
}
function xa(e) {
	let t = e[0], n = e[1], r = e[2], i = e[3], a = (t + n | 0) + i | 0;
	return e[3] = i + 1 | 0, e[0] = n ^ n >>> 9, e[1] = r + (r << 3) | 0, e[2] = (r << 21 | r >>> 11) + a | 0, a;
}
function Sa(e, t) {
	let n = xa(e);
	return Math.imul(n >>> 16, t) + (Math.imul(n & 65535, t) >>> 16) >>> 16;
}
function Ca(e) {
	return (xa(e) >>> 0) / 4294967296;
}
function wa(e, t, n = 0, r = e.length) {
	for (let i = r - 1; i > n; i--) {
		let r = n + Sa(t, i - n + 1), a = e[i];
		e[i] = e[r], e[r] = a;
	}
}
// packages/engine/src/play.ts
function q(e, t) {
	t.clear(), _a(e, t);
}
function Ta(e, t, n) {
	Ea(e, t, n), Da(e, n);
}
function Ea(e, t, n) {
	va(e, t, n);
}
function Da(e, t) {
	for (; e.view.phase === "reshuffle";) ka(e, Oa(e), t);
}
function Oa({ view: e, secret: t }) {
	let n = wr(e);
	return e.facts.config.options.reshuffle === "whole" ? (wa(n, t.rng), n) : [...Qe].reverse().flatMap((r) => {
		let i = n.filter((t) => e.facts.cardPile[t] === r);
		return wa(i, t.rng), i;
	});
}
function ka(e, t, n) {
	Tr(e, t, n), gi(e, n);
}
// packages/engine/src/determinize.ts
function Aa(e, t) {
	return {
		view: st(e),
		secret: ja(e, t)
	};
}
function ja(e, t) {
	return {
		deck: Ma(e, t),
		tiles: Na(e, t),
		blessings: Pa(e, t),
		rng: [
			Sa(t, 2147483647),
			Sa(t, 2147483647),
			Sa(t, 2147483647),
			1
		]
	};
}
function Ma({ cards: e, deckMixed: t, facts: n }, r) {
	let i = [];
	if (t) {
		for (let t = 0; t < e.length; t++) e[t] === ot && i.push(t);
		return wa(i, r), i;
	}
	for (let t = Qe.length; t >= 1; t--) {
		let a = i.length;
		for (let r = 0; r < e.length; r++) e[r] === ot && n.cardPile[r] === t && i.push(r);
		wa(i, r, a);
	}
	return i;
}
function Na({ tileAt: e, facts: t, tileCount: n }, r) {
	let i = [];
	for (let a = Qe.length; a >= 2 && i.length < n; a--) {
		let n = i.length;
		for (let n = 0; n < t.tilePile.length; n++) t.tilePile[n] === a && !e.includes(n) && i.push(n);
		wa(i, r, n);
	}
	return i;
}
function Pa({ blessingState: e }, t) {
	let n = [];
	for (let t = 0; t < e.length; t++) e[t] === 0 && n.push(t);
	return wa(n, t), n;
}
// packages/engine/src/hash.ts
function Fa(e) {
	let t = 3421674724, n = 2216829733;
	for (let r = 0; r < e.length; r++) {
		n = (n ^ e.charCodeAt(r)) >>> 0;
		let i = n * 435, a = Math.floor(i / 4294967296);
		t = Math.imul(t, 435) + (n << 8) + a >>> 0, n = i >>> 0;
	}
	return Ia(t) + Ia(n);
}
function Ia(e) {
	return e.toString(16).padStart(8, "0");
}
// packages/engine/src/notation.ts
function La(e) {
	switch (e.type) {
		case "takeCard": return `take ${e.card}`;
		case "useFor": return `for ${e.for}`;
		case "swapTiles": return `swap ${j(e.a)} ${j(e.b)}`;
		case "placeBlock": return `place ${j(e.cell)}${Ra(e.side)}`;
		case "useBlessing": return `use ${e.blessing}${za(e)}`;
		case "pass": return "pass";
		case "orderSquare": return `score ${Ze(e.square)}`;
		case "takeBlessing": return `bless ${e.blessing}`;
		case "useOrKeep": return `${e.use ? "enact" : "keep"} ${e.blessing}`;
		case "dummyTie": return `dummy ${j(e.cell)}${Ra(e.side)}`;
		case "endBlessing": return `end ${e.blessing}${Ba(e)}`;
		case "reshuffle": return `reshuffle ${e.order.join(" ")}`;
	}
}
function Ra(e) {
	return e === void 0 ? "" : ` as ${e}`;
}
function za(e) {
	switch (e.blessing) {
		case "moon": return ` ${j(e.own)} ${j(e.other)}`;
		case "movement": return ` ${j(e.a)} ${j(e.b)}`;
		case "providence": return ` ${e.line}`;
		case "expansion": return ` ${Ze(e.square)}`;
		case "foresight": return ` ${e.card}`;
		default: return "";
	}
}
function Ba(e) {
	return e.use ? "card" in e ? ` ${e.card} to ${e.to}${e.tool === void 0 ? "" : ` ${e.tool}`}` : "tool" in e ? ` ${e.tool}` : "" : " keep";
}
// packages/bots/src/bot.ts
var Va = class extends Error {
	name = "UnknownBot";
	bot;
	known;
	constructor(e, t) {
		super(`unknown bot "${e}": expected one of ${t.join(", ")}`), this.bot = e, this.known = t;
	}
}, Ha = class extends Error {
	name = "ImpossibleBudget";
}, Ua = class extends Error {
	name = "GameIsOver";
	constructor() {
		super("the game is over: there is no decision left for a bot");
	}
};
function Wa(e) {
	if (e.phase === "over" || e.phase === "reshuffle") throw new Ua();
}
var Ga = 1e7, Ka = 36e5;
function qa(e) {
	if ("playouts" in e) {
		let { playouts: t } = e;
		if (!Number.isInteger(t) || t < 1 || t > Ga) throw new Ha(`a budget of ${t} playouts: expected a whole number from 1 to ${Ga}`);
		return e;
	}
	let { milliseconds: t } = e;
	if (!(t > 0 && t <= Ka)) throw new Ha(`a budget of ${t} ms: expected more than 0 and at most ${Ka}`);
	return e;
}
// packages/bots/src/eval/layout.ts
var Ja = 0;
function J(e) {
	let t = Ja;
	return Ja += e, t;
}
var Ya = J(4), Xa = J(12), Za = J(7), Qa = J(12), Y = J(7), $a = J(5), eo = J(7), to = J(10), no = J(1), ro = J(1), io = J(10), ao = J(1), oo = J(1), so = J(16), co = J(8), lo = J(1), uo = J(t), fo = J(5), po = J(t + 1), mo = J(t + 1), ho = J(t + 1), go = J(9), _o = J(o), vo = J(1), yo = J(1), bo = J(1), xo = J(1), So = J(1), Co = J(1), wo = J(1), To = J(6), Eo = J(56), Do = J(28), Oo = J(20), ko = J(4), Ao = J(4), jo = J(4), Mo = Ja;
function No(e) {
	return Math.min(8, Math.floor(e / 6));
}
// packages/bots/src/eval/square.ts
var Po = 5, Fo = [
	[
		0,
		0,
		0
	],
	[
		1,
		1,
		0
	],
	[
		1,
		0,
		1
	],
	[
		2,
		2,
		0
	],
	[
		2,
		1,
		1
	],
	[
		2,
		0,
		2
	],
	[
		2,
		0,
		1
	],
	[
		3,
		3,
		0
	],
	[
		3,
		2,
		1
	],
	[
		3,
		1,
		2
	],
	[
		3,
		1,
		1
	],
	[
		3,
		0,
		3
	],
	[
		3,
		0,
		2
	],
	[
		3,
		0,
		1
	]
];
Po ** 4;
var X = Int32Array.from([
	1,
	Po,
	Po ** 2,
	Po ** 3
]);
function Io(e) {
	return Array.from(X, (t) => Math.floor(e / t) % Po);
}
var Lo = Int32Array.from({ length: 625 }, (e, t) => Io(t).reduce((e, t) => e + t, 0)), Ro = Int32Array.from({ length: 2500 }, (e, t) => {
	let n = Io(t >> 2), r = n[t & 3], i = Lo[t >> 2], a = Math.max(...n.filter((e, n) => n !== (t & 3)));
	return Fo.findIndex(([e, t, n]) => e === i && t === r && n === a);
});
function zo(e, t) {
	return Ro[e << 2 | t];
}
// packages/bots/src/eval/temple.ts
function Bo(e, t, n) {
	let { blocks: r } = e, { seats: i } = e.facts, a = 0;
	for (let e = 0; e < i; e++) a += b(r[e * 2 + t] & n) * X[e];
	return a;
}
function Vo(e, t) {
	return Bo(e, O[t - 25], k[t - 25]);
}
function Ho(e) {
	return b(e.occupied[0]) + b(e.occupied[1]);
}
// packages/bots/src/eval/holdings.ts
var Uo = 4, Wo = 4, Go = Math.log2(ut(1, 0)), Ko = (1 << Go) - 1, qo = a.indexOf("construction"), Jo = a.indexOf("legend"), Yo = a.indexOf("change"), Xo = class {
	types = new Int32Array(Uo * t);
	tools = /* @__PURE__ */ new Int32Array(12);
	symbols = new Int32Array(Uo);
	shown = new Int32Array(Uo * t);
	read(e) {
		let { types: n, tools: r, symbols: i, shown: a } = this;
		n.fill(0), r.fill(0), i.fill(0), a.fill(0);
		let { cards: o } = e, { cardTool: s, cardBeasts: c, cardShows: l } = e.facts;
		for (let e = 0; e < f.length; e++) {
			let u = o[e];
			if (u < 0) continue;
			let d = u >> Go, f = u & Ko;
			if (n[d * t + f]++, f === 2) r[d * 3 + s[e]]++;
			else if (f === 3) i[d] += c[e];
			else if (f === 5) for (let n = l[e]; n !== 0; n &= n - 1) a[d * t + x(n)]++;
		}
		let { blessingState: u, blessingSeat: d } = e;
		u[qo] === 3 && n[d[qo] * t + 0]++, u[Jo] === 3 && n[d[Jo] * t + Wo]++, u[Yo] === 3 && this.#e(d[Yo]);
	}
	#e(e) {
		let { tools: n } = this;
		this.types[e * t + 2]++;
		let r = e * 3;
		for (let t = r + 1; t < (e + 1) * 3; t++) n[t] < n[r] && (r = t);
		n[r]++;
	}
	mostBuildersBeside(e, n) {
		let r = 0;
		for (let i = 0; i < n; i++) i !== e && this.types[i * t + 0] > r && (r = this.types[i * t + 0]);
		return r;
	}
}, Zo = a.indexOf("progress"), Qo = a.indexOf("decoration"), $o = a.indexOf("diversity"), es = a.indexOf("construction"), ts = 20, ns = 12, rs = 25, is = 15, as = 2, os = 10, ss = 12, cs = 10, ls = 15;
function us(e, { types: n, tools: r, symbols: i, shown: a }, o) {
	let { facts: s } = e, c = o * t, l = o * 3, u = ds(e, o, Zo), d = u ? s.progress : s.artisans, f = ds(e, o, Qo) ? s.decoration : s.sculptors, p = fs(e, n, o) + f[Math.min(n[c + 1], f.length - 1)], m = r[l];
	for (let e = l; e < l + 3; e++) p += d[Math.min(r[e], d.length - 1)], m = Math.min(m, r[e]);
	p += m * (u ? ss : os), p += n[c + 3] * i[o], p += n[c + 4] * s.trackNumber[e.track[o]];
	let h = n[c];
	for (let e = 0; e < t; e++) p += a[c + e] * n[c + e], h = Math.min(h, n[c + e]);
	return p + h * (ds(e, o, $o) ? ls : cs);
}
function ds(e, t, n) {
	return e.blessingSeat[n] === t && e.blessingState[n] === 4;
}
function fs(e, n, r) {
	let i = n[r * t + 0];
	if (i === 0) return 0;
	let a = e.blessingSeat[es] === r && e.blessingState[es] === 3, o = !1;
	for (let a = 0; a < e.facts.seats; a++) {
		let e = n[a * t + 0];
		if (e > i) return as * i;
		a !== r && e === i && (o = !0);
	}
	return o ? a ? is : ns : a ? rs : ts;
}
// packages/bots/src/eval/playable.ts
function ps(e, t, n = -1) {
	let { display: r, showing: i, reservedCard: a } = e, o = 0;
	for (let e = 0; e < 7; e++) {
		let t = r[e];
		t !== -1 && e !== n && t !== a && (o |= g[t]);
	}
	return ms(i, t, o);
}
function ms(e, n, r) {
	let i = 0;
	for (let a = 0; a < t; a++) r & 1 << a && (i |= e[a * 2 + n]);
	return i;
}
// packages/bots/src/eval/features.ts
var hs = 400, gs = 3, _s = 25, vs = 1, ys = a.indexOf("construction"), bs = a.indexOf("insight"), xs = a.indexOf("progress"), Ss = a.indexOf("decoration"), Cs = a.indexOf("diversity"), ws = a.indexOf("edge"), Ts = a.indexOf("stability"), Es = class {
	at = new Int32Array(hs);
	amount = new Float64Array(hs);
	count = 0;
	clear() {
		this.count = 0;
	}
	add(e, t = 1) {
		t !== 0 && (this.at[this.count] = e, this.amount[this.count++] = t);
	}
	times(e) {
		let t = 0;
		for (let n = 0; n < this.count; n++) t += e[this.at[n]] * this.amount[n];
		return t;
	}
};
function Ds(e, t, n, r, i) {
	if (i.clear(), i.add(Ya + n), ks(e, t, r, i), js(e, t, r, i), i.add(go + 4 + Fs(e, t)), e.facts.players === 2) {
		let n = ha(e, t);
		i.add(To + n.own * 2 + n.siku);
	}
	Is(e, t, n, i);
}
function Os(e, t) {
	return Math.min(Math.max(e, -t), t);
}
function ks(e, n, r, i) {
	let { types: a, tools: o, symbols: s, shown: c } = r, l = n * t, u = a[l + 0];
	i.add(Xa + Math.min(u, 11));
	let d = Os(u - r.mostBuildersBeside(n, e.facts.seats), 3);
	i.add(Za + 3 + d), i.add(Qa + Math.min(a[l + 1], 11));
	let f = o[n * 3], p = o[n * 3 + 1], m = o[n * 3 + 2];
	i.add(Y + Math.min(f, 6)), i.add(Y + Math.min(p, 6)), i.add(Y + Math.min(m, 6));
	let h = Math.min(f, p, m);
	i.add($a + Math.min(h, 4)), i.add(eo + Math.min(As(f, p, m), 6));
	let ee = a[l + 3];
	i.add(to + Math.min(ee, 9)), i.add(no, s[n]), i.add(ro, ee * s[n]);
	let te = a[l + 4], g = e.track[n];
	i.add(io + Math.min(te, 9)), i.add(ao, te * e.facts.trackNumber[g]), i.add(oo, te * g), i.add(so + Math.min(g, 15)), i.add(co + Math.min(a[l + 5], 7));
	let _ = 0, ne = 0, re = 0, ie = 0, ae = a[l];
	for (let e = 0; e < t; e++) {
		let t = a[l + e];
		_ += c[l + e] * t, i.add(uo + e, c[l + e]), t > 0 && ne++, t > 1 && re++, t > 2 && ie++, t < ae && (ae = t);
	}
	i.add(lo, _), i.add(fo + Math.min(ae, 4)), i.add(po + ne), i.add(mo + re), i.add(ho + ie);
}
function As(e, t, n) {
	return Math.max(Math.min(e, t), Math.min(Math.max(e, t), n));
}
function js(e, n, r, i) {
	let { blessingSeat: a, blessingState: s } = e;
	for (let c = 0; c < o; c++) a[c] === n && (s[c] === 2 ? (i.add(_o + c), i.add(...Ms(e, n, c, r))) : c === ys && s[c] === 3 && r.types[n * t + 0] >= r.mostBuildersBeside(n, e.facts.seats) && i.add(wo));
}
function Ms(e, n, r, i) {
	let { facts: a } = e, { types: o, tools: s } = i;
	switch (r) {
		case bs: return [vo, a.trackNext[e.track[n]]];
		case xs: {
			let t = 0;
			for (let r = n * 3; r < (n + 1) * 3; r++) t += Z(e, s[r]);
			return [yo, t];
		}
		case Ss: return [bo, Ns(e, o[n * t + 1])];
		case Cs: {
			let e = o[n * t];
			for (let r = 1; r < t; r++) e = Math.min(e, o[n * t + r]);
			return [xo, e];
		}
		case ws: return [So, Ps(e, n, a.outer)];
		case Ts: return [Co, Ps(e, n, a.corners)];
		default: return [vo, 0];
	}
}
function Z({ facts: e }, t) {
	let n = e.artisans.length - 1;
	return e.progress[Math.min(t, e.progress.length - 1)] - e.artisans[Math.min(t, n)];
}
function Ns({ facts: e }, t) {
	let n = e.sculptors.length - 1;
	return e.decoration[Math.min(t, e.decoration.length - 1)] - e.sculptors[Math.min(t, n)];
}
function Ps(e, t, n) {
	return b(e.blocks[t * 2] & n[0]) + b(e.blocks[t * 2 + 1] & n[1]);
}
function Fs(e, t) {
	let n = 0;
	for (let r = 0; r < e.facts.seats; r++) r !== t && (n = Math.max(n, Ps(e, r, e.facts.outer)));
	return Os(Ps(e, t, e.facts.outer) - n, 4);
}
function Is(e, t, n, r) {
	let i = ps(e, 0), a = ps(e, vs);
	for (let o = 0; o < k.length; o++) {
		let s = zo(Vo(e, o + 25), t);
		if (s < 0 || (r.add(Eo + n * 14 + s), s < 7)) continue;
		let c = O[o];
		(k[o] & ~e.occupied[c] & (c === 0 ? i : a)) !== 0 && r.add(Do + n * 7 + s - 7);
	}
	for (let i = e.open[vs]; i !== 0; i &= i - 1) {
		let a = _s + x(i), o = b(e.blocks[t * 2 + ze[a]] & Be[a]);
		r.add(Oo + n * 5 + o);
	}
	for (let t = 0; t < A.length; t++) {
		if (A[t].level === gs) continue;
		let o = Ke[t], s = Ge[t] & ~e.occupied[o], c = b(s);
		c === 2 && r.add(Ao + n), c === 1 && (r.add(ko + n), (s & (o === 0 ? i : a)) !== 0 && r.add(jo + n));
	}
}
// packages/bots/src/policy/endBlessings.ts
var Ls = a.indexOf("transference"), Rs = a.indexOf("change"), zs = 1, Bs = 0, Vs = 2, Hs = 6, Us = 5, Ws = 2, Gs = 2, Ks = 14, qs = e.flatMap((e, t) => t === 2 ? n.map((e, n) => ({
	type: t,
	tool: n
})) : [{
	type: t,
	tool: -1
}]);
function Js(e, t, n) {
	n.read(e);
	let r = t.moves[0], i = !1;
	for (let r = 0; r < t.count; r++) {
		let a = L(t.moves[r]);
		if (a === Ls || a === Rs) i = !0;
		else return Ys(e, a, n);
	}
	return i && (r = Zs(e, t, n)), r;
}
function Ys(e, t, n) {
	return N(10, 0, Xs(e, e.decider, t, n) >= Vs ? zs : Bs, t);
}
function Xs(e, n, r, { types: i, tools: o }) {
	let s = n * t, [c, l, u] = o.subarray(n * 3, (n + 1) * 3);
	switch (a[r]) {
		case "luck": return Hs;
		case "insight": return e.facts.trackNext[e.track[n]];
		case "edge": return Ps(e, n, e.facts.outer);
		case "stability": return Math.min(Gs * Ps(e, n, e.facts.corners), Ks);
		case "decoration": return Ns(e, i[s + 1]);
		case "diversity": return Us * Math.min(...i.subarray(s, s + t));
		case "progress": return Z(e, c) + Z(e, l) + Z(e, u) + Ws * Math.min(c, l, u);
		default: return 0;
	}
}
function Zs(e, t, n) {
	let r = e.decider, i = t.moves[0], a = -Infinity;
	for (let o = 0; o < t.count; o++) {
		let s = t.moves[o], c = L(s) === Ls ? ec(e, r, s, n) : Qs(r, s, e, n);
		c > a && (a = c, i = s);
	}
	return i;
}
function Qs(e, t, n, r) {
	let { tools: i } = r, a = e * 3, o = $s(n, e, i);
	i[a + o]--, i[a + I(t) - 1]++;
	let s = us(n, r, e);
	return i[a + I(t) - 1]--, i[a + o]++, s;
}
function $s(e, t, n) {
	let r = t * 3, i = [
		0,
		0,
		0
	];
	for (let n = 0; n < f.length; n++) e.cards[n] === ut(t, 2) && i[e.facts.cardTool[n]]++;
	return Math.max(0, i.findIndex((e, t) => e < n[r + t]));
}
function ec(e, n, r, i) {
	if (I(r) === Bs) return us(e, i, n) + Vs;
	let a = F(r);
	if (a >= f.length) return -Infinity;
	let o = qs[I(r) - 1];
	tc(e, n, a, -1, i), i.types[n * t + o.type]++, o.tool !== -1 && i.tools[n * 3 + o.tool]++;
	let s = us(e, i, n);
	return o.tool !== -1 && i.tools[n * 3 + o.tool]--, i.types[n * t + o.type]--, tc(e, n, a, 1, i), s;
}
function tc(e, n, r, i, a) {
	let o = ft(e, r);
	if (a.types[n * t + o] += i, o === 2) a.tools[n * 3 + e.facts.cardTool[r]] += i;
	else if (o === 3) a.symbols[n] += i * e.facts.cardBeasts[r];
	else if (o === 5) for (let o = e.facts.cardShows[r]; o !== 0; o &= o - 1) a.shown[n * t + x(o)] += i;
}
// packages/bots/src/eval/alike.ts
var nc = /* @__PURE__ */ new WeakMap();
function rc(e) {
	let t = nc.get(e);
	if (t !== void 0) return t;
	let n = f.map((t, n) => [
		m[n],
		e.cardTool[n],
		e.cardBeasts[n],
		e.cardShows[n]
	].join(" ")), r = Int32Array.from(n, (e) => n.indexOf(e));
	return nc.set(e, r), r;
}
// packages/bots/src/eval/cards.ts
var ic = a.indexOf("construction"), ac = a.indexOf("progress"), oc = a.indexOf("decoration"), sc = a.indexOf("diversity"), cc = a.indexOf("insight");
function lc(e, t, n) {
	return e.blessingSeat[n] === t && e.blessingState[n] === 2;
}
function uc(e, n, r, i, a, o, s, c) {
	let { types: l } = n, u = i * t, d = l[u + a], f = r[lo] * n.shown[u + a] + hc(e, n, r, i, a);
	switch (a) {
		case 0:
			f += Q(r, Xa, d, 11) + dc(e, n, r, i, 1, 0), e.blessingSeat[ic] === i && e.blessingState[ic] === 3 && (f += pc(e, n, r, i));
			break;
		case 1:
			f += Q(r, Qa, d, 11), lc(e, i, oc) && (f += r[bo] * (Ns(e, d + 1) - Ns(e, d)));
			break;
		case 2:
			f += mc(e, n, r, i, o);
			break;
		case 3: {
			let e = n.symbols[i];
			f += Q(r, to, d, 9) + r[no] * s, f += r[ro] * ((d + 1) * (e + s) - d * e);
			break;
		}
		case 4: {
			let t = e.track[i];
			f += Q(r, io, d, 9), f += r[ao] * e.facts.trackNumber[t] + r[oo] * t;
			break;
		}
		default:
			f += Q(r, co, d, 7);
			for (let e = c; e !== 0; e &= e - 1) {
				let t = x(e);
				f += r[uo + t] + r[lo] * (l[u + t] + +(t === 5));
			}
	}
	return f;
}
function Q(e, t, n, r) {
	return n >= r ? 0 : e[t + n + 1] - e[t + n];
}
function dc(e, n, r, i, a, o) {
	let s = n.types[i * t + 0] - n.mostBuildersBeside(i, e.facts.seats) + 3;
	return r[Za + fc(s + a - o, 6)] - r[Za + fc(s, 6)];
}
function fc(e, t) {
	return Math.min(Math.max(e, 0), t);
}
function pc(e, n, r, i) {
	return n.types[i * t + 0] - n.mostBuildersBeside(i, e.facts.seats) === -1 ? r[wo] : 0;
}
function mc(e, { tools: t }, n, r, i) {
	let a = r * 3, o = t[a], s = t[a + 1], c = t[a + 2], l = t[a + i], u = Q(n, Y, l, 6), d = i === 0 ? o + 1 : o, f = i === 1 ? s + 1 : s, p = i === 2 ? c + 1 : c, m = Math.min(o, s, c);
	Math.min(d, f, p) > m && (u += Q(n, $a, m, 4));
	let h = As(o, s, c);
	return As(d, f, p) > h && (u += Q(n, eo, h, 6)), lc(e, r, ac) && (u += n[yo] * (Z(e, l + 1) - Z(e, l))), u;
}
function hc(e, { types: n }, r, i, a) {
	let o = i * t, s = n[o + a];
	if (s > 2 && s >= 4) return 0;
	let c = s, l = Infinity, u = 0;
	for (let e = 0; e < t; e++) {
		let t = n[o + e];
		t < c && (c = t), e !== a && t < l && (l = t), t > s && u++;
	}
	let d = 0;
	return s === 0 ? d += r[po + u + 1] - r[po + u] : s === 1 ? d += r[mo + u + 1] - r[mo + u] : s === 2 && (d += r[ho + u + 1] - r[ho + u]), c === s && l > s && (d += Q(r, fo, s, 4), lc(e, i, sc) && (d += r[xo])), d;
}
function gc(e, n, r, i, a) {
	let { trackNumber: o, trackNext: s } = e.facts, c = e.track[i], l = Math.min(c + a, o.length - 1);
	if (l === c) return 0;
	let u = n.types[i * t + 4], d = r[so + Math.min(l, 15)] - r[so + Math.min(c, 15)];
	return d += u * _c(e, r, c, l), lc(e, i, cc) && (d += r[vo] * (s[l] - s[c])), d;
}
function _c(e, t, n, r) {
	let { trackNumber: i } = e.facts;
	return t[ao] * (i[r] - i[n]) + t[oo] * (r - n);
}
function vc(e, t, n) {
	return e[go + 4 + Os(t + n, 4)] - e[go + 4 + Os(t, 4)];
}
// packages/bots/src/eval/temples.ts
var yc = 4, bc = class {
	#e;
	#t = [];
	constructor(e) {
		this.#e = e;
	}
	table(e, t, n) {
		let r = (e * yc + t) * yc + n, i = this.#t[r];
		return i === void 0 && (i = Cc(this.#e, e, t, n), this.#t[r] = i), i;
	}
};
function xc(e, t, n) {
	return e === 1 ? 0 : (n - t - 1 + e) % e;
}
function Sc({ players: e, rivalry: t }, n, r) {
	return r === n ? 1 : r < e ? -t / (e - 1) : 0;
}
function Cc(e, t, n, r) {
	let { players: i } = e, a = e.phases[t], o = Array.from({ length: i }, (t, r) => ({
		seat: r,
		share: Sc(e, n, r),
		place: xc(i, n, r)
	})), s = (e) => o.reduce((t, { seat: n, share: r, place: i }) => t + r * e(n, i), 0), c = (e) => Float64Array.from({ length: 625 }, (t, n) => Lo[n] > yc ? 0 : e(n)), l = (e) => s((t, n) => {
		let r = zo(e, t);
		return r < 0 ? 0 : a[Eo + n * 14 + r];
	}), u = r < i || i === 2 ? n : r, d = (e) => {
		let t = Sn(Io(e), u);
		return s((e) => t[e]);
	};
	return {
		added: c((e) => {
			let t = e + X[r];
			return Lo[e] === yc ? 0 : (Lo[e] === 3 ? d(t) : l(t)) - l(e);
		}),
		standing: c(l),
		ready: c((e) => s((t, n) => {
			let r = zo(e, t);
			return r < 7 ? 0 : a[Do + n * 7 + r - 7];
		})),
		open: c((e) => {
			let t = Io(e);
			return s((e, n) => a[Oo + n * 5 + t[e]]);
		}),
		lineOne: s((e, t) => a[ko + t]),
		lineTwo: s((e, t) => a[Ao + t]),
		lineReady: s((e, t) => a[jo + t])
	};
}
// packages/bots/src/eval/templeReading.ts
var wc = 4, Tc = 3, Ec = A.filter((e) => e.level < Tc).length, Dc = class {
	codes = /* @__PURE__ */ new Int32Array(30);
	missing = new Int32Array(Ec);
	missingCount = new Int32Array(Ec);
	outer = new Int32Array(wc);
	readySquares = /* @__PURE__ */ new Int32Array(30);
	readySquareCount = 0;
	readyLines = new Int32Array(Ec);
	readyLineCount = 0;
	read(e) {
		let { blocks: t, occupied: n, facts: r } = e, { seats: i } = r, { codes: a, missing: o, missingCount: s } = this;
		this.readySquareCount = 0, this.readyLineCount = 0;
		for (let e = 0; e < 30; e++) {
			let r = O[e], o = k[e], s = n[r] & o, c = 0;
			if (s !== 0) {
				for (let e = 0; e < i; e++) {
					let n = t[e * 2 + r] & o;
					n !== 0 && (c += b(n) * X[e]);
				}
				let n = o ^ s;
				n !== 0 && !(n & n - 1) && (this.readySquares[this.readySquareCount++] = e);
			}
			a[e] = c;
		}
		for (let e = 0; e < Ec; e++) {
			let t = Ge[e] & ~n[Ke[e]], r = b(t);
			o[e] = t, s[e] = r, r === 1 && (this.readyLines[this.readyLineCount++] = e);
		}
		for (let e = 0; e < i; e++) this.outer[e] = b(t[e * 2] & r.outer[0]) + b(t[e * 2 + 1] & r.outer[1]);
	}
	lackingOfSquare(e, t) {
		let n = O[t];
		return C[n] + x(k[t] & ~e.occupied[n]);
	}
	lackingOfLine(e) {
		return C[Ke[e]] + x(this.missing[e]);
	}
	codeUnder(e) {
		return this.codes[e - 25];
	}
	outerLead(e, t) {
		let n = 0;
		for (let r = 0; r < t; r++) r !== e && this.outer[r] > n && (n = this.outer[r]);
		return this.outer[e] - n;
	}
}, Oc = 4, kc = 3, Ac = 6, jc = 2, Mc = a.indexOf("structure"), Nc = a.indexOf("edge"), Pc = a.indexOf("stability"), Fc = class {
	weights;
	temple = new Dc();
	#e;
	#t;
	me = 0;
	w;
	#n;
	#r;
	#i = 0;
	#a = 0;
	#o = /* @__PURE__ */ new Float64Array(108);
	#s = /* @__PURE__ */ new Int32Array(108);
	#c = /* @__PURE__ */ new Int32Array(108);
	#l = 0;
	#u = 0;
	#d = new Int32Array(108 * Ac);
	#f = new Float64Array(108 * Ac);
	#p = /* @__PURE__ */ new Int32Array(108);
	#m = /* @__PURE__ */ new Float64Array(54);
	#h = /* @__PURE__ */ new Int32Array(54);
	#g = 0;
	#_ = /* @__PURE__ */ new Float64Array(2);
	#v = !1;
	#y = !1;
	#b = !1;
	constructor(e, t) {
		this.weights = e, this.#e = t, this.#t = new bc(e), this.w = e.phases[0], this.#n = this.#t.table(0, 0, 0), this.#r = this.#n;
	}
	read(e, t, n) {
		this.me = t, this.w = this.weights.phases[n], this.temple.read(e), this.#a = n, this.#n = this.#t.table(n, t, t), this.#S(e), this.#v = gt(e, t, Mc), this.#y = lc(e, t, Nc), this.#b = lc(e, t, Pc), this.#l++, this.#i = -1, this.#_.fill(NaN), this.buildAs(e, t);
	}
	buildAs(e, t) {
		if (t === this.#i) return;
		this.#i = t;
		let n = t === this.me;
		this.#u = n ? 0 : 54, this.#r = n ? this.#n : this.#t.table(this.#a, this.me, t);
		let r = +!n;
		Number.isNaN(this.#_[r]) && (this.#_[r] = this.#x(e));
	}
	#x(e) {
		let { me: t, w: n } = this, r = this.#y && this.#i === t ? n[So] : 0, { players: i, seats: a } = e.facts, { temple: o } = this;
		for (let e = 0; e < i; e++) {
			let i = Sc(this.weights, t, e);
			if (i === 0) continue;
			let s = o.outerLead(e, a);
			o.outer[this.#i]++;
			let c = o.outerLead(e, a);
			o.outer[this.#i]--, c !== s && (r += i * vc(n, s, c - s));
		}
		return r;
	}
	#S(e) {
		let { temple: t } = this;
		for (let e = 0; e < this.#g; e++) this.#m[this.#h[e]] = 0;
		this.#g = 0;
		for (let n = 0; n < t.readySquareCount; n++) {
			let r = t.readySquares[n];
			this.#C(t.lackingOfSquare(e, r), this.#n.ready[t.codes[r]]);
		}
		for (let e = 0; e < t.readyLineCount; e++) this.#C(t.lackingOfLine(t.readyLines[e]), this.#n.lineReady);
	}
	#C(e, t) {
		t !== 0 && (this.#m[e] === 0 && (this.#h[this.#g++] = e), this.#m[e] += t);
	}
	readyWorth(e, t) {
		let n = 0;
		for (let r = 0; r < this.#g; r++) {
			let i = this.#h[r];
			n += this.#m[i] * this.#w(i, e, t);
		}
		return n;
	}
	#w(e, t, n) {
		return ((T[e] === 0 ? t : n) & E[e]) === 0 ? this.weights.refill : 1;
	}
	cellWorth(e, t, n, r) {
		let i = this.#u + t;
		this.#c[i] !== this.#l && this.#T(e, t);
		let a = this.#o[i];
		this.#m[t] !== 0 && (a -= this.#m[t] * this.#w(t, n, r));
		let o = this.#p[i];
		if (o > 0) {
			let e = T[t] === 0 ? n : r;
			for (let t = i * Ac; t < i * Ac + o; t++) a += this.#f[t] * ((e & this.#d[t]) === 0 ? this.weights.refill : 1);
		}
		return a;
	}
	#T(e, t) {
		let { temple: n } = this, r = this.#r, i = this.#i, a = T[t], o = E[t], s = ~(e.occupied[a] | o), c = Pe[t], l = 0, u = this.#u + t, d = u * Ac;
		c > 0 && (l -= r.open[n.codeUnder(t)], i === this.me && (l += this.#E(e, t)));
		let f = Ve[t];
		for (let e = 0; e < f.length; e++) {
			let t = f[e], a = n.codes[t - 25];
			l += r.added[a];
			let o = Lo[a];
			o === 3 ? t !== 54 && (l += r.open[a + X[i]]) : o === 2 && (this.#d[d] = k[t - 25] & s, this.#f[d++] = r.ready[a + X[i]]);
		}
		let p = 0;
		if (c !== kc) for (let e = 0; e < 2; e++) {
			let i = e === 0 ? Ue[t] : We[t], a = n.missingCount[i] - 1;
			a === 0 ? (p++, l -= r.lineOne) : a === 1 ? (l += r.lineOne - r.lineTwo, this.#d[d] = n.missing[i] & s, this.#f[d++] = r.lineReady) : a === 2 && (l += r.lineTwo);
		}
		p > 0 && i === this.me && (l += gc(e, this.#e, this.w, this.me, p)), (e.facts.outer[a] & o) !== 0 && (l += this.#_[this.#u === 0 ? 0 : 1]), this.#b && i === this.me && (e.facts.corners[a] & o) !== 0 && (l += this.w[Co]), this.#o[u] = l, this.#s[u] = p, this.#p[u] = d - u * Ac, this.#c[u] = this.#l;
	}
	#E(e, t) {
		let n = b(e.blocks[this.me * 2 + ze[t]] & Be[t]);
		return this.#v ? n + Math.max(0, jc * n - this.w[_o + Mc]) : n;
	}
	ownSteps(e) {
		return this.#u === 0 ? this.#s[e] : 0;
	}
	swapWorth(e, t, n) {
		let r = ht(e, n);
		return this.#D(e, t, this.me, r) + this.#D(e, n, r, this.me);
	}
	#D(e, t, n, r) {
		let i = Ve[t], a = X[r] - X[n], o = 0;
		for (let e = 0; e < i.length; e++) {
			let t = this.temple.codes[i[e] - 25];
			Lo[t] < Oc && (o += this.#n.standing[t + a] - this.#n.standing[t]);
		}
		return (e.facts.outer[T[t]] & E[t]) === 0 ? o : o + (r === this.me ? this.#_[0] : -this.#_[0]);
	}
}, Ic = a.indexOf("construction"), Lc = a.indexOf("legend"), Rc = a.indexOf("change"), zc = a.indexOf("inspiration"), Bc = 3, Vc = class {
	weights;
	holdings = new Xo();
	cells;
	me = 0;
	w;
	#e = NaN;
	constructor(e) {
		this.weights = e, this.w = e.phases[0], this.cells = new Fc(e, this.holdings);
	}
	read(e, t) {
		let n = No(Ho(e) + 1);
		this.me = t, this.w = this.weights.phases[n], this.holdings.read(e), this.cells.read(e, t, n), this.#e = NaN;
	}
	architectExtra(e, t) {
		let n = this.cells.ownSteps(t);
		if (n === 0) return 0;
		let r = e.track[this.me];
		return _c(e, this.w, r, Math.min(r + n, e.facts.trackNumber.length - 1));
	}
	ownCard(e, t, n) {
		let { cardTool: r, cardBeasts: i, cardShows: a } = e.facts, { me: o, w: s, holdings: c } = this, l = uc(e, c, s, o, n, r[t], i[t], a[t]);
		return n === 0 ? l += this.#t(e, o) : n === 5 && (l += this.bestBlessing(e)), l;
	}
	othersCard(e, t, n) {
		return t === 0 ? this.#t(e, n) : 0;
	}
	#t(e, n) {
		let { types: r } = this.holdings, i = 0;
		for (let a = 0; a < e.facts.players; a++) {
			if (a === n) continue;
			let o = this.holdings.mostBuildersBeside(a, e.facts.seats);
			r[n * t + 0] < o || (i += Sc(this.weights, this.me, a) * dc(e, this.holdings, this.w, a, 0, 1));
		}
		return i;
	}
	setWorth(e, t) {
		let { own: n, siku: r } = ha(e, this.me), i = t ? n : n - 1, a = t ? r - 1 : r;
		return this.w[To + (i + a === 0 ? 5 : i * 2 + a)];
	}
	bestBlessing(e) {
		return Number.isNaN(this.#e) && (this.#e = this.#n(e)), this.#e;
	}
	#n(e) {
		let [t, n] = e.faceUp, r = t === -1 ? -Infinity : this.blessingWorth(e, t), i = n === -1 ? -Infinity : this.blessingWorth(e, n);
		return Math.max(r, i, 0);
	}
	blessingWorth(e, t) {
		let { w: n, me: r } = this, [i, a] = Ms(e, r, t, this.holdings);
		return Math.max(n[_o + t] + n[i] * a, this.usedAtOnce(e, t));
	}
	usedAtOnce(e, t) {
		let { w: n, me: r, holdings: i } = this;
		switch (t) {
			case zc: return gc(e, i, n, r, Bc);
			case Lc: return gc(e, i, n, r, 1) + uc(e, i, n, r, 4, 0, 0, 0);
			case Ic: return uc(e, i, n, r, 0, 0, 0, 0) + this.#t(e, r) + n[wo] / 2;
			case Rc: return uc(e, i, n, r, 2, this.#r(), 0, 0);
			default: return -Infinity;
		}
	}
	#r() {
		let { tools: e } = this.holdings, t = 0;
		for (let n = 1; n < 3; n++) e[this.me * 3 + n] < e[this.me * 3 + t] && (t = n);
		return t;
	}
	keptWorth(e) {
		return this.w[_o + e];
	}
}, Hc = a.indexOf("movement"), Uc = 1, Wc = class {
	values;
	#e = 0;
	#t = 0;
	#n = 0;
	#r;
	constructor(e) {
		this.values = new Vc(e);
	}
	list(e, t, n = 0, r) {
		this.values.read(e, e.active), this.#n = n, this.#r = r, e.phase === "takeCard" ? this.#i(e, t) : this.#a(e, e.card, -1, t);
	}
	#i(e, t) {
		let { display: n, active: r, reservedCard: i, reservedBy: a, free: o, symbols: s } = e, c = a === r && !o && (g[i] & s) !== 0, l = e.facts.players === 1 || i !== -1 ? void 0 : rc(e.facts);
		for (let u = 0; u < 7; u++) {
			let d = n[u];
			d === -1 || c && d !== i || d === i && a !== r || !o && (g[d] & s) === 0 || l !== void 0 && Gc(n, u, l) || this.#a(e, d, u, t);
		}
	}
	#a(e, t, n, r) {
		if (this.#o(e, n), e.facts.players !== 2) {
			this.#s(e, t, n, e.active, -1, 0, r);
			return;
		}
		if (e.phase === "placeBlock") {
			this.#s(e, t, n, e.forSiku ? 2 : e.active, -1, 0, r);
			return;
		}
		let i = ha(e, e.active);
		if (i.own > 0) {
			let i = this.values.setWorth(e, !1);
			this.#s(e, t, n, e.active, N(1, 0), i, r);
		}
		if (i.siku > 0) {
			let i = this.values.setWorth(e, !0);
			this.#s(e, t, n, 2, N(1, 1), i, r);
		}
	}
	#o(e, t) {
		let { display: n, showing: r, reservedCard: i } = e, a = 0;
		for (let e = 0; e < 7; e++) {
			let r = n[e];
			r !== -1 && e !== t && r !== i && (a |= g[r]);
		}
		this.#e = ms(r, 0, a), this.#t = ms(r, 1, a);
	}
	#s(e, n, r, i, a, o, s) {
		let { values: c } = this;
		c.cells.buildAs(e, i);
		let l = o + c.cells.readyWorth(this.#e, this.#t), u = r === -1 ? -1 : N(0, n);
		s.begin(u, a);
		let d = g[n], f = !!(d & d - 1);
		for (let r = 0; r < t; r++) {
			if (!(d & 1 << r)) continue;
			let t = l + (i === e.active ? c.ownCard(e, n, r) : c.othersCard(e, r, i));
			e.mustBuildA === -1 ? (this.#l(e, n, r, f, t, s), e.free || (r === 0 && this.#d(e, t, s), gt(e, e.active, Hc) && this.#f(e, n, r, t, s))) : r === 0 && this.#u(e, t, s);
		}
	}
	#c(e, t, n, r, i, a, o) {
		let { values: s } = this, c = t + s.cells.cellWorth(e, r, this.#e, this.#t);
		n === 4 && (c += s.architectExtra(e, r)), this.#n > 0 && this.#r !== void 0 && (c += this.#n * qc(this.#r)), o.add(c, i, a);
	}
	#l(e, t, n, r, i, a) {
		let o = g[t] & ~(1 << n);
		for (let t = 0; t < 2; t++) {
			let s = e.free ? e.open[t] : e.showing[n * 2 + t], c = r && !e.free ? ms(e.showing, t, o) : 0;
			for (let o = s; o !== 0; o &= o - 1) {
				let s = C[t] + x(o), l = r && (e.free || (c & E[s]) !== 0);
				this.#c(e, i, n, s, -1, N(3, s, l ? n + 1 : 0), a);
			}
		}
	}
	#u(e, t, n) {
		for (let r = 0; r < 2; r++) for (let i = e.showing[0 + r]; i !== 0; i &= i - 1) {
			let a = C[r] + x(i), o = e.tileAt[a];
			(o === e.mustBuildA || o === e.mustBuildB) && this.#c(e, t, 0, a, -1, N(3, a), n);
		}
	}
	#d(e, t, n) {
		let r = this.#p(e, Uc);
		if (r !== -1) for (let i = 0; i < 2; i++) for (let a = e.open[i] & ~e.showing[0 + i]; a !== 0; a &= a - 1) {
			let o = C[i] + x(a);
			this.#c(e, t, 0, o, Kc(2, r, o, 0), N(3, o), n);
		}
	}
	#f(e, t, n, r, i) {
		let a = this.#p(e, 1 << n);
		if (a === -1) return;
		let o = g[t] & g[e.tileAt[a]], s = o & o - 1 ? n + 1 : 0, c = r - this.values.keptWorth(Hc);
		for (let r = 0; r < 2; r++) {
			let o = ms(e.showing, r, g[t]);
			for (let t = e.open[r] & ~o; t !== 0; t &= t - 1) {
				let o = C[r] + x(t), l = Kc(4, a, o, Hc);
				this.#c(e, c, n, o, l, N(3, o, s), i);
			}
		}
	}
	#p(e, t) {
		let n = -1, r = Infinity;
		for (let i = 0; i < 2; i++) for (let a = ms(e.showing, i, t); a !== 0; a &= a - 1) {
			let t = C[i] + x(a), o = this.values.cells.cellWorth(e, t, this.#e, this.#t);
			o < r && (r = o, n = t);
		}
		return n;
	}
};
function Gc(e, t, n) {
	for (let r = 0; r < t; r++) if (e[r] !== -1 && n[e[r]] === n[e[t]]) return !0;
	return !1;
}
function Kc(e, t, n, r) {
	return t < n ? N(e, t, n, r) : N(e, n, t, r);
}
function qc(e) {
	return -Math.log(-Math.log(Ca(e) + 1e-12));
}
// packages/bots/src/policy/plans.ts
var Jc = class {
	worth = -Infinity;
	take = -1;
	use = -1;
	before = -1;
	place = -1;
	#e = -1;
	#t = -1;
	clear() {
		this.worth = -Infinity;
	}
	begin(e, t) {
		this.#e = e, this.#t = t;
	}
	add(e, t, n) {
		e <= this.worth || (this.worth = e, this.take = this.#e, this.use = this.#t, this.before = t, this.place = n);
	}
}, Yc = class {
	plans = [];
	#e = -1;
	#t = -1;
	begin(e, t) {
		this.#e = e, this.#t = t;
	}
	add(e, t, n) {
		this.plans.push({
			worth: e,
			moves: [
				this.#e,
				this.#t,
				t,
				n
			].filter((e) => e !== -1)
		});
	}
	best(e) {
		return this.plans.sort((e, t) => t.worth - e.worth).slice(0, e);
	}
}, Xc = a.indexOf("discovery"), Zc = a.indexOf("abundance"), Qc = a.indexOf("foresight"), $c = a.indexOf("moon"), el = a.indexOf("structure"), tl = a.indexOf("providence"), nl = a.indexOf("expansion"), rl = 2, il = 7, al = 4, ol = 3, sl = 7, cl = class {
	planner;
	#e = new Jc();
	#t = new z();
	#n;
	#r = -1;
	#i = -1;
	#a = -1;
	constructor(e) {
		this.#n = e, this.planner = new Wc(e);
	}
	get lastWorth() {
		return this.#e.worth;
	}
	forget() {
		this.#r = -1, this.#i = -1, this.#a = -1;
	}
	fresh(e, t = 0, n) {
		this.forget();
		let r = this.choose(e, t, n);
		return this.forget(), r;
	}
	choose(e, t = 0, n) {
		switch (e.phase) {
			case "takeCard": return this.#s(e, t, n);
			case "useFor":
			case "placeBlock": return this.#c(e, t, n);
			case "orderSquare": return this.#l(e);
			case "structure": return this.#u(e);
			case "providence": return this.#d(e);
			case "expansion": return this.#f(e);
			case "takeBlessing": return this.#p(e);
			case "useOrKeep": return this.#m(e);
			case "endOfTurn": return this.#g(e);
			case "dummyTie": return this.#x(e);
			case "endBlessing": return q(e, this.#t), Js(e, this.#t, this.planner.values.holdings);
			case "reshuffle":
			case "over": return -1;
		}
	}
	#o(e, t, n) {
		let r = this.#e;
		return r.clear(), this.planner.list(e, r, t, n), r;
	}
	#s(e, t, n) {
		let r = this.#o(e, t, n);
		if (gt(e, e.active, Xc) && e.deckCount > 0) {
			let t = No(Ho(e));
			if (t >= sl || r.worth < this.#n.usual[t]) return N(4, 0, 0, Xc);
		}
		return this.#r = r.use, this.#i = r.before, this.#a = r.place, r.take;
	}
	#c(e, t, n) {
		if (this.#a === -1) {
			let r = this.#o(e, t, n);
			this.#r = r.use, this.#i = r.before, this.#a = r.place;
		}
		if (this.#r !== -1) {
			let e = this.#r;
			return this.#r = -1, e;
		}
		if (this.#i !== -1) {
			let e = this.#i;
			return this.#i = -1, e;
		}
		let r = this.#a;
		return this.#a = -1, r;
	}
	#l(e) {
		return q(e, this.#t), this.#t.moves[0];
	}
	#u(e) {
		return this.planner.values.read(e, e.decider), rl * hn(e, e.decider, e.placed) > this.planner.values.keptWorth(el) ? this.#l(e) : R;
	}
	#d(e) {
		q(e, this.#t), this.planner.values.read(e, e.decider);
		let t = this.planner.values.keptWorth(tl);
		for (let n = 0; n < this.#t.count - 1; n++) {
			let r = this.#t.moves[n], i = ll(e, e.decider, F(r)) ? il : al;
			if (i === il || n === this.#t.count - 2) return i > t ? r : R;
		}
		return R;
	}
	#f(e) {
		let { decider: t, square: n } = e;
		this.planner.values.read(e, t);
		let r = On(Dn(e, n, e.active), t), i = bn(e, t, n) === 4 ? 12 : 9;
		return (e.facts.config.options.expansion === "replaces" ? i - r : i) > this.planner.values.keptWorth(nl) ? this.#l(e) : R;
	}
	#p(e) {
		let { values: t } = this.planner;
		return q(e, this.#t), this.#t.count === 1 ? this.#t.moves[0] : (t.read(e, e.decider), this.#h((n) => t.blessingWorth(e, L(n))));
	}
	#m(e) {
		let { values: t } = this.planner;
		t.read(e, e.decider);
		let n = e.blessingTaken;
		return N(8, +(t.usedAtOnce(e, n) >= t.keptWorth(n)), 0, n);
	}
	#h(e) {
		let t = -1, n = -Infinity;
		for (let r = 0; r < this.#t.count; r++) {
			let i = this.#t.moves[r], a = e(i);
			a > n && (n = a, t = i);
		}
		return t;
	}
	#g(e) {
		return q(e, this.#t), this.planner.values.read(e, e.decider), this.#h((t) => P(t) === 4 ? this.#_(e, t) ?? 0 : 0);
	}
	blessingMoveWorth(e, t) {
		return this.planner.values.read(e, e.decider), this.#_(e, t);
	}
	#_(e, t) {
		let { values: n } = this.planner;
		switch (L(t)) {
			case $c: return n.cells.swapWorth(e, F(t), I(t)) - n.keptWorth($c);
			case Qc: return this.#v(e, F(t)) - n.keptWorth(Qc);
			case Zc: return this.#b(e);
			case Xc: return 0;
			default: return;
		}
	}
	#v(e, t) {
		let n = -Infinity;
		for (let r of e.display) r !== -1 && r !== t && (n = Math.max(n, this.#y(e, r)));
		return this.#y(e, t) - Math.max(n, 0);
	}
	#y(t, n) {
		let r = -Infinity;
		for (let i = 0; i < e.length; i++) g[n] & 1 << i && (r = Math.max(r, this.planner.values.ownCard(t, n, i)));
		return r;
	}
	#b(e) {
		let t = No(Ho(e)), n = this.#o({
			...e,
			phase: "takeCard",
			card: -1,
			mustBuildA: -1,
			mustBuildB: -1
		}, 0, void 0);
		this.planner.values.read(e, e.decider);
		let r = t >= sl ? 0 : ol;
		return n.worth - this.#n.usual[t] - r;
	}
	#x(e) {
		let { values: t } = this.planner;
		return q(e, this.#t), t.read(e, e.decider), t.cells.buildAs(e, e.active), this.#h((n) => t.cells.cellWorth(e, F(n), 0, 0));
	}
};
function ll(e, t, n) {
	let r = xn(e, t, n);
	for (let i = 0; i < e.facts.seats; i++) if (i !== t && xn(e, i, n) >= r) return !1;
	return !0;
}
// packages/bots/src/eval/evaluator.ts
var ul = class {
	#e;
	#t = new Xo();
	#n = new Es();
	constructor(e) {
		this.#e = e;
	}
	evaluate(e, t) {
		let { players: n } = e.facts;
		if (e.phase === "over") {
			for (let r = 0; r < n; r++) t[r] = e.points[r];
			return;
		}
		let r = this.#e.phases[No(Ho(e))];
		this.#t.read(e);
		for (let i = 0; i < n; i++) {
			let a = n === 1 ? 0 : (i - e.active + n) % n;
			Ds(e, i, a, this.#t, this.#n), t[i] = e.points[i] + this.#n.times(r);
		}
	}
}, dl = 0;
function fl(e, t, n, r) {
	switch (q(e, r), e.phase) {
		case "takeCard":
		case "useFor":
		case "placeBlock": {
			let i = new Yc();
			return n.planner.list(e, i), [...i.best(t), ...ml(e, r, n, i.plans[0]?.worth ?? dl)];
		}
		default: return hl(e, t, n, r);
	}
}
var pl = 3;
function ml(e, t, n, r) {
	if (e.phase === "useFor") return [];
	let i = [];
	for (let a = 0; a < t.count; a++) {
		let o = t.moves[a];
		if (P(o) !== 4) continue;
		let s = n.blessingMoveWorth(e, o);
		s !== void 0 && i.push({
			worth: r + s,
			moves: [o]
		});
	}
	return i.sort((e, t) => t.worth - e.worth).slice(0, pl);
}
function hl(e, t, n, r) {
	let i = r.toArray(), a = n.fresh(e), o = (t) => t === a ? Infinity : P(t) === 4 ? n.blessingMoveWorth(e, t) ?? dl : dl;
	return i.map((e) => ({
		worth: o(e),
		moves: [e]
	})).sort((e, t) => t.worth - e.worth).slice(0, t);
}
// packages/bots/src/search/objective.ts
var gl = 4, _l = .75;
function vl(e, t, n, r, i) {
	if (t === 1) {
		i[0] += r * e[0] / 100;
		return;
	}
	let a = e[0];
	for (let n = 1; n < t; n++) e[n] > a && (a = e[n]);
	let o = 0;
	for (let r = 0; r < t; r++) o += Math.exp((e[r] - a) / n);
	for (let s = 0; s < t; s++) i[s] += r * Math.exp((e[s] - a) / n) / o;
}
function yl(e, t, n, r) {
	let i = new Float64Array(e.length);
	return vl(e, t, r, 1, i), i[n];
}
function bl(e, t, n) {
	return n ? gl : Math.max(gl, e.deviation[t] * _l);
}
// packages/bots/src/search/tree.ts
var xl = 4, Sl = class e {
	visits = 0;
	chances = new Float64Array(xl);
	#e;
	find(e) {
		return this.#e?.get(e);
	}
	after(t) {
		let n = this.#e?.get(t);
		return n === void 0 && (n = new e(), this.#e ??= /* @__PURE__ */ new Map(), this.#e.set(t, n)), n;
	}
	learn(e) {
		this.visits++;
		for (let t = 0; t < xl; t++) this.chances[t] += e[t];
	}
}, Cl = class {
	count = 0;
	worth;
	moves;
	#e;
	#t = -1;
	#n = -1;
	constructor(e) {
		this.#e = e, this.worth = new Float64Array(e), this.moves = new Int32Array(e * 4);
	}
	clear() {
		this.count = 0;
	}
	begin(e, t) {
		this.#t = e, this.#n = t;
	}
	add(e, t, n) {
		let { worth: r, moves: i } = this;
		if (this.count === this.#e && e <= r[this.count - 1]) return;
		this.count < this.#e && this.count++;
		let a = this.count - 1;
		for (; a > 0 && r[a - 1] < e; a--) r[a] = r[a - 1], i.copyWithin(a * 4, (a - 1) * 4, a * 4);
		r[a] = e, i[a * 4] = this.#t, i[a * 4 + 1] = this.#n, i[a * 4 + 2] = t, i[a * 4 + 3] = n;
	}
	key(e) {
		let { moves: t } = this, n = e * 4;
		return wl(t[n], t[n + 1], t[n + 2], t[n + 3]);
	}
};
function wl(e, t, n, r) {
	let i = F(r), a = n === -1 ? i : F(n) + I(n) - i, o = t === -1 ? 0 : F(t);
	return (((F(e) * 2 + o) * 64 + i) * 8 + I(r)) * 64 + a;
}
var Tl = 2, El = .25;
function Dl(e, t, n) {
	let r = 0, i = 0, a = 0;
	for (let o = 0; o < t.count; o++) {
		r += Ol(t, o);
		let s = e.find(t.key(o));
		s !== void 0 && (i += s.visits, a += s.chances[n]);
	}
	let o = i === 0 ? 0 : a / i, s = El * Math.sqrt(i + 1) / r, c = 0, l = -Infinity;
	for (let r = 0; r < t.count; r++) {
		let i = e.find(t.key(r)), a = i === void 0 ? 0 : i.visits, u = (i === void 0 || a === 0 ? o : i.chances[n] / a) + s * Ol(t, r) / (1 + a);
		u > l && (l = u, c = r);
	}
	return c;
}
function Ol({ worth: e }, t) {
	return Math.exp((e[t] - e[0]) / Tl);
}
// packages/bots/src/search/rollout.ts
var kl = 6, Al = class {
	#e;
	#t = new Cl(kl);
	path = [];
	constructor(e) {
		this.#e = new cl(e);
	}
	begin(e, t) {
		this.#e.forget(), this.path.length = 0;
		for (let n = 0; n < t.length; n++) Ta(e, t[n]);
	}
	descend(e, t, n, r, i) {
		let a = t, o = this.#t;
		for (let t = 0; t < n; t++) {
			this.goOn(e, 0, r, i);
			let { view: t } = e;
			if (t.phase === "over") return;
			o.clear(), this.#e.planner.list(t, o);
			let n = Dl(a, o, t.decider);
			a = a.after(o.key(n)), this.path.push(a);
			for (let t = n * 4; t < (n + 1) * 4; t++) o.moves[t] !== -1 && Ta(e, o.moves[t]);
			if (a.visits === 0) return;
		}
	}
	learn(e) {
		for (let t of this.path) t.learn(e);
	}
	goOn(e, t, n, r) {
		let { view: i } = e, a = this.#e, o = i.turn + t;
		for (; i.phase !== "over" && !(i.turn >= o && i.phase === "takeCard");) Ta(e, a.choose(i, n, r));
	}
}, jl = {
	candidates: 12,
	depth: 12,
	rounds: 3,
	early: 1,
	noise: 0,
	halving: !0,
	paired: !0
}, Ml = 4, Nl = 5, Pl = 24;
function $(e) {
	return e.playouts === 0 ? 0 : e.chance / e.playouts;
}
function Fl({ playouts: e, chance: t, squares: n }) {
	if (e < 2) return 1;
	let r = t / e;
	return Math.sqrt(Math.max(0, n / e - r * r) / (e - 1));
}
var Il = class {
	settings;
	policy;
	#e;
	#t;
	#n;
	#r = new z();
	#i = new Float64Array(Ml);
	#a = new Float64Array(Ml);
	playouts = 0;
	constructor(e, t) {
		this.#e = e, this.settings = t, this.policy = new cl(e), this.#t = new Al(e), this.#n = new ul(e);
	}
	candidates(e) {
		return fl(e, this.settings.candidates, this.policy, this.#r).map((e) => ({
			plan: e,
			playouts: 0,
			chance: 0,
			squares: 0,
			points: new Float64Array(Ml),
			tree: new Sl()
		}));
	}
	search(e, t, n) {
		let r = this.candidates(e);
		if (r.length < 2) return r;
		let i = zl(e, n), a = this.settings.halving ? Math.ceil(Math.log2(r.length)) : 1, o = new Bl(t, a), s = r, c = [];
		for (let t = 0; t < a; t++) {
			for (o.beginRound(t); o.allows(s.length) && (this.#o(e, s, i), !(this.settings.halving && Rl(s))););
			s = s.toSorted(Ll), t < a - 1 && c.unshift(...s.splice(Math.ceil(s.length / 2)));
		}
		let [l, ...u] = [...s, ...c];
		return [l, ...u.sort(Ll)];
	}
	#o(e, t, n) {
		let r = Aa(e, n);
		for (let i = 0; i < t.length; i++) !this.settings.paired && i > 0 ? this.try(e, Aa(e, n), t[i], n) : this.try(e, i === t.length - 1 ? r : ct(r), t[i], n);
	}
	try(e, t, n, r) {
		let { players: i, seats: a } = e.facts, { depth: o, early: s, rounds: c, noise: l } = this.settings, u = this.#t, d = this.#a, f = e.turn + c * a;
		d.fill(0), u.begin(t, n.plan.moves), o > 0 && u.descend(t, n.tree, o, l, r), s > 0 && (u.goOn(t, Math.max(0, f - t.view.turn), l, r), this.#s(t, s)), s < 1 && (u.goOn(t, Infinity, l, r), this.#s(t, 1 - s)), o > 0 && u.learn(d);
		let p = d[e.decider];
		n.playouts++, n.chance += p, n.squares += p * p;
		for (let e = 0; e < i; e++) n.points[e] += this.#i[e];
		this.playouts++;
	}
	#s({ view: e }, t) {
		this.#n.evaluate(e, this.#i);
		let n = bl(this.#e, No(Ho(e)), e.phase === "over");
		vl(this.#i, e.facts.players, n, t, this.#a);
	}
};
function Ll(e, t) {
	return $(t) - $(e);
}
function Rl(e) {
	if (e[0].playouts < Pl) return !1;
	let t = e.reduce((e, t) => $(t) > $(e) ? t : e), n = Fl(t);
	return e.every((e) => e === t || $(t) - $(e) > Nl * Math.hypot(n, Fl(e)));
}
function zl(e, t) {
	let { turn: n, phase: r, decider: i, card: a, square: o, points: s, occupied: c, display: l } = e;
	return ba(`${t}/${Fa(JSON.stringify([
		n,
		r,
		i,
		a,
		o,
		s,
		c,
		l
	]))}`);
}
var Bl = class {
	#e;
	#t;
	#n;
	#r = 0;
	#i = 0;
	#a = 0;
	constructor(e, t) {
		this.#e = e, this.#t = t, this.#n = "now" in e ? e.now() : 0;
	}
	beginRound(e) {
		this.#r = e, this.#a = this.#i;
	}
	allows(e) {
		let t = this.#e, n = this.#i === 0;
		if ("playouts" in t) {
			let r = t.playouts / this.#t;
			if (!n && this.#i - this.#a + e > r) return !1;
		} else if (!n && t.now() - this.#n >= t.milliseconds * (this.#r + 1) / this.#t) return !1;
		return this.#i += e, !0;
	}
}, Vl = class {
	name;
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = new z();
	constructor(e) {
		this.name = e.name, this.#e = e;
	}
	decide(e) {
		if (Wa(e), q(e, this.#n), this.#n.count === 1) return this.#n.moves[0];
		let { noise: t, seed: n } = this.#e, r = this.#r(e.facts.players);
		return t > 0 ? r.fresh(e, t, zl(e, n)) : r.fresh(e);
	}
	#r(e) {
		let t = this.#t.get(e);
		return t === void 0 && (t = new cl(this.#e.weightsFor(e)), this.#t.set(e, t)), t;
	}
}, Hl = class {
	name = "random";
	#e;
	#t = new z();
	constructor(e) {
		this.#e = e;
	}
	decide(e) {
		return Wa(e), q(e, this.#t), this.#t.moves[Sa(zl(e, this.#e), this.#t.count)];
	}
}, Ul = 4, Wl = 12, Gl = a.indexOf("transference");
function Kl(e, t) {
	let n = Aa(e, ba("end")), r = new Float64Array(Ul), i = e.decider, a = -1, o = -Infinity, s = (e, t) => {
		if (e.view.phase === "over" || e.view.decider !== i) {
			let n = c(e);
			n > o && (o = n, a = t);
		} else for (let n of ql(e.view)) {
			let r = ct(e);
			Ta(r, n), s(r, t === -1 ? n : t);
		}
	}, c = (e) => {
		for (; e.view.phase !== "over";) Ta(e, t.fresh(e.view));
		for (let t = 0; t < e.view.facts.players; t++) r[t] = e.view.points[t];
		return yl(r, e.view.facts.players, i, Wl);
	};
	return s(n, -1), a;
}
function ql(e) {
	let t = new z();
	q(e, t);
	let n = t.toArray(), r = L(n.find((e) => L(e) !== Gl) ?? n[0]);
	return n.filter((e) => L(e) === r);
}
// packages/bots/src/bots/search.ts
var Jl = .4, Yl = class {
	name;
	#e;
	#t = /* @__PURE__ */ new Map();
	#n = new z();
	#r;
	constructor(e) {
		this.name = e.name, this.#e = e, qa(e.budget);
	}
	decide(e, t = this.#e.budget) {
		Wa(e), qa(t), q(e, this.#n);
		let n = this.#i(e);
		if (n !== void 0) return n;
		if (this.#n.count === 1) return this.#n.moves[0];
		let r = this.searcherFor(e.facts.players);
		if (e.phase === "endBlessing") return Kl(e, r.policy);
		let [i] = r.search(e, Xl(e, t), this.#e.seed), [a, ...o] = i.plan.moves;
		return this.#r = {
			turn: e.turn,
			seat: e.decider,
			moves: o
		}, a;
	}
	#i(e) {
		let t = this.#r;
		if (this.#r = void 0, t === void 0 || t.turn !== e.turn || t.seat !== e.decider || e.phase !== "useFor" && e.phase !== "placeBlock") return;
		let [n, ...r] = t.moves;
		if (n !== void 0 && this.#n.includes(n)) return this.#r = {
			...t,
			moves: r
		}, n;
	}
	searcherFor(e) {
		let t = this.#t.get(e);
		return t === void 0 && (t = new Il(this.#e.weightsFor(e), this.#e.settings), this.#t.set(e, t)), t;
	}
};
function Xl(e, t) {
	return e.phase === "takeCard" || e.phase === "placeBlock" ? t : "playouts" in t ? { playouts: Math.max(1, Math.round(t.playouts * Jl)) } : {
		...t,
		milliseconds: t.milliseconds * Jl
	};
}
var Zl = {
	players: 1,
	rivalry: .5,
	refill: .3,
	usual: [
		10.12,
		6.45,
		6.29,
		11.56,
		8.33,
		8.34,
		14.66,
		11.23,
		10.49
	],
	deviation: [
		17.5,
		17,
		15.7,
		14.2,
		12.8,
		12.2,
		10.3,
		8.7,
		6.3
	],
	phases: [
		"185 0 0 0 191 -6 0 0 0 0 0 0 0 0 0 0 0 398 326 -61 -478 0 0 57 128 0 0 0 0 0 0 0 0 0 0 479 77 0 0 0 0 0 185 0 0 0 0 185 0 0 0 0 0 0 60 125 0 0 0 0 0 0 0 0 104 104 48 137 0 0 0 0 0 0 0 0 0 -28 213 -28 0 0 0 0 0 0 0 0 0 0 0 0 0 0 60 125 0 0 0 0 0 0 34 -82 -82 118 89 89 118 185 0 0 0 0 -53 -111 349 0 0 0 0 185 0 0 0 0 0 0 185 0 0 0 0 0 0 0 0 -23 9 97 103 0 0 0 -91 0 2 222 -429 -163 0 180 -419 0 0 429 32 -182 162 0 -35 -40 0 108 222 0 0 0 105 0 0 0 0 0 0 0 0 621 956 517 0 861 396 338 0 0 589 696 0 290 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 151 121 0 -249 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -125 410 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 102 0 0 0 21 0 0 0 -65 0 0 0",
		"364 0 0 0 454 171 -154 -107 0 0 0 0 0 0 0 0 772 282 116 -63 -567 -69 -107 208 36 85 34 0 0 0 0 0 0 0 0 764 374 -47 0 0 0 0 364 0 0 0 0 221 142 0 0 0 0 0 178 52 149 -16 0 0 0 0 0 0 194 2 260 147 -185 142 0 0 0 0 0 0 44 21 -124 296 -201 -46 439 0 0 0 0 0 0 0 0 0 0 0 234 15 60 55 0 0 0 0 64 90 90 49 162 162 49 364 0 0 0 0 0 234 102 -122 149 0 0 268 61 35 0 0 0 0 228 135 0 0 0 0 0 0 338 172 155 74 -40 -166 -169 0 -297 -104 -97 -81 -491 -138 0 -36 -350 -429 0 287 184 -535 37 0 -251 219 0 -185 -81 31 65 0 -93 -177 37 0 0 0 0 0 0 525 700 518 779 678 430 436 172 861 563 577 414 323 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 110 -8 -39 -28 -145 -23 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 57 226 380 219 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 16 0 0 0 7 0 0 0 -16 0 0 0",
		"404 0 0 0 382 253 125 -229 -127 0 0 0 0 0 0 0 535 510 314 -37 -175 -388 -355 179 86 -93 232 0 0 0 0 0 0 0 0 913 561 -262 0 0 0 0 148 256 0 0 0 55 349 0 0 0 0 0 116 67 188 71 -38 0 0 0 0 0 170 61 256 203 207 -262 0 0 0 0 0 0 56 50 51 214 439 -228 -76 -30 35 0 0 0 0 0 0 0 0 0 204 123 -14 91 0 0 0 0 28 89 89 92 188 188 92 181 223 0 0 0 0 270 151 112 -91 -260 223 364 96 -164 108 0 0 0 261 138 5 0 0 0 0 168 188 36 -45 -31 -190 119 159 0 -48 -497 -113 58 -373 -121 0 253 -231 -464 0 293 145 -212 180 46 57 224 0 186 94 55 3 0 86 -14 -30 0 0 0 0 0 0 528 662 509 833 656 436 428 477 780 583 510 353 341 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 318 -31 -54 35 -55 46 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 150 185 297 399 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 24 0 0 0 24 0 0 0 -34 0 0 0",
		"470 0 0 0 36 220 230 190 -234 27 0 0 0 0 0 0 513 321 233 0 -147 -218 -232 -78 139 268 166 -25 0 0 0 0 0 0 0 496 545 368 0 0 0 0 169 301 0 0 0 253 217 0 0 0 0 0 -185 110 271 203 71 0 0 0 0 0 134 111 -37 160 142 -4 208 0 0 0 0 0 -5 87 -132 60 142 114 62 218 43 -38 0 0 0 0 0 0 0 0 174 276 122 -102 0 0 0 0 97 46 46 55 113 113 55 170 300 0 0 0 0 0 24 -146 35 258 300 -216 -54 122 323 294 0 0 -14 230 254 0 0 0 0 198 148 59 123 0 0 -77 23 -5 136 -9 248 435 -487 -46 0 314 -95 112 0 557 384 148 401 82 191 526 0 398 -4 275 48 228 75 198 140 0 0 0 0 0 0 535 709 503 865 639 442 435 699 742 565 570 287 314 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 177 12 23 -34 60 -4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 128 172 271 383 327 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 37 0 0 0 24 0 0 0 -4 0 0 0",
		"149 0 0 0 377 219 32 -235 -235 -9 0 0 0 0 0 0 106 77 10 -5 -6 151 -185 -97 20 58 193 -25 0 0 0 0 0 0 0 175 292 1 -22 0 0 0 47 102 0 0 0 228 -92 13 0 0 0 0 203 -57 -152 88 173 -107 0 0 0 0 359 38 50 185 -14 -96 16 8 0 0 0 0 63 62 -2 -23 89 183 95 -14 55 -234 0 0 0 0 0 0 0 0 -44 134 73 216 -231 0 0 0 75 -109 0 -210 -53 216 167 124 25 0 0 0 0 0 0 88 88 -52 25 0 146 20 -70 30 21 0 322 151 -180 -144 0 0 0 153 -45 -39 -109 1 -123 134 112 64 216 -63 65 448 -187 -92 0 429 -135 -220 0 413 382 -60 483 98 287 497 0 321 -82 119 12 68 85 55 450 0 0 0 0 0 0 643 723 565 879 708 539 550 823 734 637 627 429 478 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 19 12 -16 -29 17 -43 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 252 246 259 292 442 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 60 0 0 0 76 0 0 0 -17 0 0 0",
		"209 0 0 0 83 183 107 -27 72 15 -55 -89 -79 0 0 0 274 64 24 -19 -39 46 -141 -269 -10 146 111 232 -1 0 0 0 0 0 0 283 368 69 -93 0 0 0 40 170 0 0 0 188 23 -2 0 0 0 0 21 16 -61 0 42 104 209 -122 0 0 245 45 60 248 96 -84 -75 -8 -26 0 0 0 -59 106 -97 -87 -18 31 64 31 -34 153 38 127 0 0 0 0 0 0 2 238 25 33 -210 121 0 0 72 -46 32 -38 93 158 105 74 13 122 0 0 0 0 0 -153 185 42 135 0 23 32 -46 45 32 122 207 99 -7 -89 0 0 0 -45 -172 -170 -119 121 190 121 208 76 376 -147 -91 176 -58 -131 0 349 56 -197 0 471 295 13 511 -140 333 500 0 200 85 160 10 105 54 163 374 0 0 0 0 0 0 612 707 505 847 678 502 490 896 853 676 652 385 453 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -40 -88 -26 -23 118 52 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 291 298 330 398 422 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 147 0 0 0 95 0 0 0 -46 0 0 0",
		"661 0 0 0 -133 -102 67 8 337 302 32 194 -44 0 0 0 53 -26 -55 1 84 213 391 -404 -265 118 302 524 386 0 0 0 0 0 0 473 559 524 428 0 0 0 241 420 0 0 0 241 350 71 0 0 0 0 -29 364 200 11 25 -7 161 -63 0 0 169 85 48 168 196 97 32 204 -82 -2 0 0 -42 105 -156 28 11 3 101 57 40 166 212 218 58 -76 0 0 0 0 296 303 178 8 -81 -42 0 0 90 -26 50 42 87 54 85 89 217 354 0 0 0 0 0 -131 -58 279 572 0 0 -73 -64 122 322 354 -252 79 242 362 230 0 0 -52 -98 -93 -67 110 269 405 175 13 314 -82 -32 305 -149 81 0 519 40 40 0 333 376 167 627 0 310 586 0 362 96 121 50 169 82 141 405 0 0 0 0 0 0 448 588 377 653 482 279 247 642 569 454 454 284 253 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 183 54 35 29 18 9 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 149 172 205 251 331 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 82 0 0 0 48 0 0 0 -3 0 0 0",
		"33 0 0 0 -61 -163 -89 -95 88 223 2 164 -36 0 0 0 -166 -231 -254 -63 221 298 228 -555 -414 -190 16 370 703 103 0 0 0 0 0 -103 -71 -63 337 0 0 0 -176 210 0 0 0 33 115 -115 0 0 0 0 62 517 236 -80 -144 -158 -114 -147 -24 -115 218 72 -12 152 79 -51 -54 52 -172 -53 92 0 48 37 -53 -40 -192 -100 -98 -74 38 36 47 106 68 30 210 56 0 0 -151 117 63 20 82 41 -139 0 90 75 -108 -81 113 -74 82 -271 -13 318 0 0 0 0 0 -103 -199 32 304 0 0 -216 -274 -91 296 318 0 -114 -52 27 178 -6 0 -179 -205 -188 -179 83 290 335 102 -25 177 21 85 246 68 80 0 473 -65 -52 0 435 56 255 659 -17 68 344 0 291 51 80 80 299 57 214 169 0 0 0 0 0 0 780 913 704 1049 869 663 628 1030 990 770 837 542 592 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 49 13 22 -19 83 56 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 623 624 654 680 754 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 104 0 0 0 43 0 0 0 -10 0 0 0",
		"672 0 0 0 -170 -175 5 81 216 286 246 139 45 0 0 0 -282 -296 -300 31 500 605 414 -663 -544 -149 78 558 983 408 0 0 0 0 0 388 360 533 734 0 0 0 -28 591 109 0 0 156 260 256 0 0 0 0 -18 356 338 142 16 -52 -43 -85 7 10 96 85 368 269 231 13 19 -94 -130 -75 71 0 37 42 7 -44 -23 -1 -45 6 7 29 34 80 53 152 100 103 62 153 223 338 189 51 26 -43 -112 0 89 -57 75 99 15 34 0 0 153 518 0 0 0 0 0 39 -76 37 672 0 0 -121 -79 -11 364 518 0 -109 2 133 268 378 0 -171 -159 -174 -110 167 433 349 298 39 173 10 199 54 0 -16 0 507 77 68 0 -70 -119 199 634 99 13 325 0 113 80 129 90 310 103 219 347 0 0 0 0 0 0 711 483 305 418 500 57 161 463 406 138 172 114 132 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 329 367 591 580 275 352 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 271 349 399 434 530 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 375 0 0 0 446 0 0 0 -158 0 0 0"
	]
}, Ql = {
	players: 2,
	rivalry: .65,
	refill: .3,
	usual: [
		7.82,
		7.6,
		8.08,
		9.16,
		11.14,
		11.8,
		12,
		12.6,
		8.11
	],
	deviation: [
		15.51,
		14.87,
		14.18,
		13.02,
		12.15,
		11.09,
		9.52,
		8.17,
		5.63
	],
	phases: [
		"225 236 0 0 676 30 -244 0 0 0 0 0 0 0 0 0 0 433 236 135 -142 -201 0 515 13 -67 0 0 0 0 0 0 0 0 0 1084 336 -35 0 0 0 0 461 0 0 0 0 453 8 0 0 0 0 0 414 -5 52 0 0 0 0 0 0 0 133 125 360 -38 140 0 0 0 0 0 0 0 -202 156 -143 578 0 94 -68 0 0 0 0 0 0 0 0 0 0 0 438 -81 104 0 0 0 0 0 97 32 32 14 82 82 14 461 0 0 0 0 504 -158 -9 125 0 0 0 503 -41 0 0 0 0 0 461 0 0 0 0 0 0 0 0 -9 22 123 180 145 0 0 -5 -288 0 31 -352 90 0 310 -330 -283 -348 523 160 36 374 -235 82 250 0 128 218 -157 -12 0 90 145 0 0 -163 393 322 -61 -31 440 662 398 781 628 352 352 0 731 643 549 0 261 0 434 656 396 775 627 324 360 0 785 672 602 0 276 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -30 51 46 0 -76 0 0 -8 -297 -56 0 -302 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 25 385 416 0 0 0 368 613 0 0 0 0 0 0 0 0 0 0 0 0 51 103 0 0 -18 7 0 0 38 18 0 0",
		"617 353 0 0 778 284 -99 55 -48 0 0 0 0 0 0 0 505 419 274 100 -75 -109 -143 727 273 -83 53 0 0 0 0 0 0 0 0 1579 976 354 0 0 0 0 970 0 0 0 0 374 596 0 0 0 0 0 696 368 59 231 -385 0 0 0 0 0 137 96 664 300 18 182 -194 0 0 0 0 0 -241 220 16 328 515 -147 278 -19 0 0 0 0 0 0 0 0 0 0 677 253 -89 129 0 0 0 0 74 125 125 129 208 208 129 970 0 0 0 0 0 323 291 237 171 -52 0 481 301 188 0 0 0 0 844 126 0 0 0 0 0 285 181 165 104 61 -8 77 105 0 -268 -488 -146 -183 -599 -214 0 -69 -636 -633 -348 325 -74 -363 105 -468 -145 66 0 -111 221 206 -22 0 32 108 242 0 48 214 242 204 262 268 428 264 495 404 217 233 573 530 383 331 210 210 0 279 428 265 508 408 211 247 658 508 375 341 215 182 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -28 -39 -28 2 -47 -27 0 -57 -36 -89 -86 -53 -9 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 180 179 204 253 -15 158 189 195 102 60 0 0 0 0 0 0 0 0 0 0 -53 -35 0 0 1 8 0 0 -12 -20 0 0",
		"663 328 0 0 698 494 214 -24 -390 -1 0 0 0 0 0 0 589 477 338 236 109 -243 -516 510 322 179 22 -42 0 0 0 0 0 0 0 1333 1034 605 0 0 0 0 424 566 0 0 0 473 518 0 0 0 0 0 656 461 266 52 -445 0 0 0 0 0 194 82 279 154 110 248 199 0 0 0 0 0 -99 139 -25 131 436 -7 178 216 61 0 0 0 0 0 0 0 0 0 599 398 162 -168 0 0 0 0 78 41 41 46 130 130 46 767 224 0 0 0 0 120 451 256 67 -127 224 540 338 146 -33 0 0 0 611 438 -58 0 0 0 0 201 140 60 23 46 93 235 137 55 -35 -556 -100 50 -253 -82 0 166 -395 -292 -147 561 142 -56 314 -249 114 271 0 130 265 185 2 222 34 78 762 0 -71 252 177 352 282 315 461 321 582 453 273 274 622 537 397 364 233 210 0 338 467 331 565 447 269 269 599 526 386 374 161 229 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 13 5 -14 1 -34 -7 0 -6 -24 -57 -72 46 -28 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 184 140 159 123 115 160 132 130 62 32 0 0 0 0 0 0 0 0 0 0 17 49 0 0 7 15 0 0 -9 -61 0 0",
		"883 -72 0 0 470 411 204 133 -269 -136 0 0 0 0 0 0 401 316 213 139 44 39 -341 177 146 91 251 84 63 0 0 0 0 0 0 1018 886 530 0 0 0 0 293 535 -17 0 0 140 88 583 0 0 0 0 915 774 388 284 -252 -1298 0 0 0 0 178 117 120 83 -5 257 423 -68 0 0 0 0 -87 138 -199 -80 118 88 100 317 215 181 71 0 0 0 0 0 0 0 507 371 83 -125 -25 0 0 0 112 43 -72 -199 -202 333 221 659 152 0 0 0 0 0 489 299 50 -178 152 392 338 169 -11 -138 62 0 652 323 -83 -80 0 0 0 9 -44 -62 -69 37 81 177 352 331 181 -238 86 263 -153 -28 0 363 -182 -160 182 787 324 244 517 -101 353 442 0 391 186 230 -7 178 14 96 633 0 -249 260 73 463 264 380 517 368 664 505 324 309 647 553 433 408 203 225 0 430 558 406 673 527 362 343 679 561 452 391 295 241 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 54 39 -19 -15 42 -17 0 -5 21 -71 -21 -44 -12 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 159 154 158 151 274 149 140 143 121 180 0 0 0 0 0 0 0 0 0 0 29 40 0 0 24 29 0 0 -8 -24 0 0",
		"1198 -667 0 0 184 169 176 191 -71 38 -57 -100 0 0 0 0 376 255 170 113 -9 38 -413 -126 -94 11 259 302 203 -24 0 0 0 0 0 589 497 331 175 0 0 0 75 350 106 0 0 64 141 325 0 0 0 0 484 425 240 313 202 -195 -786 -153 0 0 198 75 -2 -69 -18 171 188 176 84 0 0 0 -27 98 -221 -119 6 68 192 233 197 329 164 -154 -164 0 0 0 0 0 241 229 190 125 -184 -70 0 0 111 -92 -24 -118 -50 38 38 370 160 0 0 0 0 0 107 248 46 -30 160 0 490 229 24 -140 -73 0 457 259 1 -187 0 0 0 -130 -151 -136 -62 55 178 290 173 314 254 68 186 248 -66 -87 0 436 -58 -64 246 684 349 285 562 -29 328 512 0 518 193 244 13 147 51 140 573 0 -678 383 -106 683 250 477 586 417 740 582 406 386 793 686 503 466 324 282 0 553 666 506 822 662 504 472 826 717 562 524 331 344 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 14 -14 9 4 -40 1 0 33 6 -39 -33 15 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 199 202 229 228 333 224 235 251 247 263 0 0 0 0 0 0 0 0 0 0 65 76 0 0 63 67 0 0 -1 -30 0 0",
		"1454 -934 0 0 40 45 229 236 89 189 -137 -148 -21 0 0 0 134 0 -65 -57 122 416 -29 -494 -403 -186 141 380 565 514 4 0 0 0 0 359 341 350 540 -27 0 0 -153 224 449 0 0 72 180 331 -63 0 0 0 378 452 365 279 192 -55 -358 -733 0 0 135 84 -66 -148 -49 110 155 166 166 91 93 0 -23 91 -232 -141 -51 6 94 188 218 275 323 141 72 -135 -185 -52 0 0 253 154 166 176 -68 -161 0 0 105 -61 -19 -57 35 -29 10 238 200 82 0 0 0 0 0 153 6 80 282 0 383 215 54 -83 -130 82 515 326 113 -128 -305 0 0 -203 -193 -161 -100 118 232 222 370 236 282 148 169 216 13 -73 0 454 -30 17 169 559 342 335 616 50 374 519 0 600 149 224 14 178 68 157 489 0 -782 427 -191 813 254 513 619 443 767 593 425 401 812 721 553 525 356 324 0 600 714 532 859 689 519 485 934 838 669 645 436 440 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 49 -1 -2 -10 5 13 0 51 -31 -67 -79 1 -15 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 240 239 264 274 397 307 311 338 361 407 0 0 0 0 0 0 0 0 0 0 88 117 0 0 58 74 0 0 -13 -30 0 0",
		"1306 -734 0 0 -209 -175 87 301 248 376 -67 10 0 0 0 0 -88 -175 -160 -28 256 456 311 -899 -770 -434 58 439 886 1156 134 0 0 0 0 254 214 391 658 197 0 0 -315 277 609 0 0 -72 241 378 25 0 0 0 546 627 631 499 272 66 -182 -517 -1033 -337 96 97 -186 -260 -119 94 169 224 285 143 220 0 -13 80 -172 -131 -40 -7 55 100 168 233 318 315 371 246 97 -343 -315 -325 309 155 141 169 -44 -243 85 0 113 19 6 8 105 -49 37 146 258 167 0 0 0 0 0 50 -42 138 426 0 192 208 53 -30 -19 167 373 441 198 -40 -330 -70 0 -259 -264 -193 -57 133 287 323 364 238 228 39 32 164 -169 -98 0 502 19 -5 135 340 313 281 639 82 306 439 0 524 123 215 28 242 87 163 354 0 -893 548 -263 901 279 538 669 477 756 597 424 383 872 725 575 527 335 341 0 632 762 574 868 703 506 488 948 845 693 659 479 443 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -2 24 13 13 52 24 0 26 -32 -49 -71 -29 11 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 260 278 309 356 438 338 356 396 435 481 0 0 0 0 0 0 0 0 0 0 71 88 0 0 23 37 0 0 -14 -30 0 0",
		"1076 -304 0 0 -289 -153 73 323 334 398 154 -59 -10 0 0 0 -168 -275 -237 15 341 560 536 -1185 -970 -667 -222 189 705 1254 1576 92 0 0 0 171 187 357 694 909 0 0 -305 273 761 43 0 -232 -27 295 737 0 0 0 625 751 768 561 350 135 -113 -432 -751 -1122 88 94 89 38 51 137 116 115 89 25 35 78 -5 71 -132 -199 -154 -106 -48 -12 26 80 149 166 233 283 301 319 107 -239 358 295 180 151 -39 -195 23 0 103 -14 75 88 45 24 13 190 213 370 0 0 0 0 0 51 13 126 583 0 0 121 46 50 186 370 0 426 278 124 -33 -22 0 -289 -276 -231 -68 172 337 383 442 303 233 -46 218 165 -43 -65 0 513 84 102 136 214 199 275 665 89 290 340 0 517 92 181 37 312 87 178 367 0 -902 630 -262 1030 276 564 704 521 803 647 452 428 870 752 581 545 356 377 0 607 751 572 881 720 501 487 949 818 666 631 399 438 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 12 6 25 40 17 -14 0 35 10 -45 -35 32 -20 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 291 308 344 392 434 384 408 444 478 477 0 0 0 0 0 0 0 0 0 0 54 80 0 0 17 45 0 0 -2 -47 0 0",
		"1412 -220 0 0 -308 -65 68 271 363 356 295 110 90 12 0 0 -289 -328 -273 29 586 760 707 -1429 -1172 -891 -453 1 563 1255 1935 1382 0 0 0 324 339 520 916 1479 0 0 -807 -82 708 1374 0 47 125 353 629 40 0 0 315 436 422 340 182 66 -36 -124 -185 -224 39 93 373 359 260 218 123 64 29 -50 -103 -82 20 51 -36 -162 -65 -67 -51 0 12 27 112 87 111 201 143 241 264 375 520 462 261 197 32 -116 -169 7 95 7 82 94 43 49 26 274 98 256 565 0 0 0 0 109 65 100 918 0 0 -38 34 94 281 821 0 201 198 134 53 42 565 -192 -205 -215 -153 74 450 511 475 448 157 126 286 31 26 -131 0 538 133 138 137 23 34 188 691 124 105 174 0 365 93 183 71 394 95 186 404 0 -647 457 -49 921 511 574 582 597 600 442 243 205 638 593 510 493 365 330 0 24 303 146 886 855 582 568 876 843 674 621 449 472 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -17 -16 19 7 -35 -110 0 67 -6 -70 -80 58 -3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 100 129 153 203 272 619 639 665 689 709 0 0 0 0 0 0 0 0 0 0 99 20 0 0 -53 103 0 0 127 -109 0 0"
	]
}, $l = {
	players: 3,
	rivalry: .5,
	refill: .3,
	usual: [
		9.4,
		8.05,
		8.32,
		9.25,
		9.83,
		10.5,
		10.88,
		11.39,
		11.31
	],
	deviation: [
		15.78,
		15.23,
		14.45,
		13.32,
		12.29,
		11.19,
		9.71,
		8.42,
		6.14
	],
	phases: [
		"158 199 195 0 679 76 -204 0 0 0 0 0 0 0 0 0 0 270 197 156 38 -110 0 427 70 55 0 0 0 0 0 0 0 0 0 936 383 335 0 0 0 0 551 0 0 0 0 52 500 0 0 0 0 0 631 184 -263 0 0 0 0 0 0 0 107 165 524 160 -133 0 0 0 0 0 0 0 -332 182 -262 666 0 147 0 0 0 0 0 0 0 0 0 0 0 0 515 199 -163 0 0 0 0 0 179 -50 -50 -58 -19 -19 -58 551 0 0 0 0 307 207 118 -81 0 0 0 425 126 0 0 0 0 0 551 0 0 0 0 0 0 0 0 -233 -52 112 299 425 0 0 87 -215 0 204 -238 387 143 317 -192 -43 -249 766 486 125 558 -31 240 192 -13 199 85 271 -126 0 154 289 149 0 0 0 0 0 0 394 632 323 67 576 290 266 0 67 478 439 0 130 0 382 619 319 857 564 276 272 0 836 534 484 0 231 0 374 609 321 820 568 297 268 0 726 489 489 0 136 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 67 18 72 0 109 0 0 -90 -112 -26 0 -72 0 0 -19 -19 -21 0 177 0 0 0 0 0 0 0 0 285 259 0 0 0 0 252 362 0 0 0 306 344 0 0 0 0 0 0 0 -71 91 -39 0 10 -19 -3 0 -157 -88 -120 0",
		"649 401 253 0 976 528 237 -67 -372 0 0 0 0 0 0 0 493 362 285 218 153 72 -280 546 279 232 185 61 0 0 0 0 0 0 0 1695 1192 1020 0 0 0 0 410 892 0 0 0 455 847 0 0 0 0 0 943 581 366 -82 -505 0 0 0 0 0 179 90 642 403 409 166 -318 0 0 0 0 0 -606 277 -175 50 905 109 283 130 0 0 0 0 0 0 0 0 0 0 817 600 338 -452 0 0 0 0 199 -32 -32 -52 3 3 -52 1302 0 0 0 0 0 432 348 245 186 91 0 658 445 223 -24 0 0 0 678 624 0 0 0 0 0 -165 -125 -45 33 113 276 445 483 287 -20 -247 -184 5 -301 55 94 236 -230 -204 -133 746 376 37 440 -163 148 168 -402 230 226 396 17 0 57 217 638 0 0 0 0 0 0 198 384 164 543 335 102 99 663 473 308 242 19 43 0 203 387 161 542 338 95 105 757 465 283 251 63 48 0 200 386 162 548 338 100 105 730 501 296 267 70 56 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 39 14 2 29 19 9 0 -78 17 -9 -4 -59 -21 0 -31 -24 -19 -30 -31 -28 0 0 0 0 0 0 0 0 24 62 152 167 0 10 60 110 188 243 9 31 120 127 435 0 0 0 0 0 15 38 12 0 10 16 1 0 19 -11 -32 0",
		"753 496 -1 0 850 586 583 231 -258 -707 -36 0 0 0 0 0 389 333 243 158 127 94 -96 195 28 264 334 428 0 0 0 0 0 0 0 1552 1109 1086 0 0 0 0 362 887 0 0 0 67 571 612 0 0 0 0 923 629 548 31 -881 0 0 0 0 0 122 138 243 71 310 293 332 0 0 0 0 0 -120 169 -120 11 332 53 267 462 245 0 0 0 0 0 0 0 0 0 828 481 243 -303 0 0 0 0 206 7 7 2 49 49 2 888 361 0 0 0 0 499 325 147 8 -92 361 1020 564 120 -295 -159 0 0 498 398 353 0 0 0 0 -86 -57 -54 -23 76 221 377 405 390 129 -61 -12 102 -197 78 179 331 -135 -108 5 820 503 176 581 -126 178 289 -257 418 236 295 23 42 46 109 750 0 0 0 0 0 0 262 429 245 564 386 178 178 653 490 303 285 105 93 0 275 432 244 557 379 173 174 656 483 315 293 113 95 0 282 447 257 578 388 182 181 717 491 334 297 112 111 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 20 2 35 40 -5 14 0 24 2 -19 -16 -24 -1 0 -31 3 -41 -27 -47 -1 0 0 0 0 0 0 0 0 46 65 118 146 206 40 43 96 116 71 31 52 119 133 98 0 0 0 0 0 7 32 18 0 3 5 15 0 13 -18 -20 0",
		"839 239 -26 0 848 674 755 540 34 -767 -1033 0 0 0 0 0 180 161 141 130 161 185 95 -142 -163 156 438 474 290 0 0 0 0 0 0 1200 941 909 109 0 0 0 32 438 583 0 0 94 443 516 0 0 0 0 1235 1080 872 342 -743 -1733 0 0 0 0 67 184 79 -1 280 419 376 -101 0 0 0 0 -23 126 -108 -29 137 189 177 268 238 177 4 0 0 0 0 0 0 0 617 421 322 -101 -206 0 0 0 210 -52 -24 -79 -43 41 31 841 211 0 0 0 0 0 717 347 23 -246 211 1298 869 284 -333 -852 -212 0 700 392 108 -147 0 0 0 -117 -132 -115 -54 61 230 358 414 408 222 -14 -3 182 -216 24 221 418 -42 11 113 815 559 302 645 -75 300 359 -167 566 213 257 12 189 59 117 858 0 0 0 0 0 0 296 449 265 592 412 223 219 715 503 348 314 143 114 0 318 471 285 595 429 241 232 690 499 355 328 149 138 0 318 473 286 612 429 231 232 693 523 365 324 146 124 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -11 8 9 33 -21 21 0 11 20 -12 -4 -7 2 0 37 -7 -36 -6 -39 18 0 0 0 0 0 0 0 0 44 68 113 140 177 53 67 108 134 154 44 58 112 145 156 0 0 0 0 0 -17 5 8 0 2 5 7 0 34 -3 -13 0",
		"1177 20 -274 0 969 808 812 809 366 -347 -1146 -1142 -207 0 0 0 25 35 52 102 218 266 226 -384 -346 -125 293 398 493 532 63 0 0 0 0 878 678 581 613 20 0 0 -135 308 750 0 0 -95 154 338 526 0 0 0 1011 890 718 716 216 -642 -1688 -297 0 0 125 109 236 129 242 448 225 -40 -317 0 0 0 -18 114 -124 -87 0 74 141 149 172 250 247 63 84 -46 0 0 0 0 461 355 314 204 -257 -153 0 0 182 -110 -67 -98 -73 -35 -16 732 181 11 0 0 0 0 684 318 -19 -252 191 0 1105 594 92 -376 -503 11 959 473 15 -524 0 0 0 -179 -177 -177 -110 43 243 385 442 455 249 12 -25 161 -208 17 199 448 5 -18 130 727 565 366 687 13 281 365 -11 590 193 217 24 175 67 104 826 0 0 0 0 0 0 333 468 294 614 447 274 269 733 546 393 363 218 189 0 370 511 330 666 495 313 311 774 599 441 422 226 233 0 369 525 330 678 501 316 307 782 588 443 428 242 231 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -5 13 10 42 -33 5 0 -2 -12 -32 -7 -19 3 0 4 11 -42 -31 -25 -10 0 0 0 0 0 0 0 0 101 111 150 188 248 116 134 172 209 185 108 129 172 209 210 0 0 0 0 0 12 17 22 0 26 32 32 0 17 3 -12 0",
		"1254 -125 -225 0 914 884 815 912 547 34 -583 -1538 -945 -136 0 0 -31 -32 -2 86 249 333 301 -505 -360 -257 131 256 461 610 568 0 0 0 0 657 566 412 537 542 0 0 -494 -67 545 920 0 29 60 289 527 0 0 0 1114 1118 845 792 321 -269 -1112 -1905 0 0 72 105 398 373 315 525 280 1 -265 -616 -108 0 4 85 -91 -63 -8 44 112 158 175 278 296 166 -10 -20 -47 -85 0 0 357 385 286 317 -75 -366 0 0 149 -33 -154 -140 42 -184 26 714 188 2 0 0 0 0 652 385 -41 -282 190 0 820 456 113 -171 -316 2 1176 650 172 -345 -749 0 0 -217 -203 -204 -133 47 260 407 465 484 260 -25 19 129 -172 -29 221 468 34 32 94 565 533 322 700 27 313 320 -232 535 158 211 20 268 75 116 806 0 0 0 0 0 0 363 493 316 611 459 281 274 764 577 433 408 234 234 0 418 555 362 690 515 335 323 816 655 504 472 305 294 0 400 546 355 695 515 317 318 819 654 486 463 281 278 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -16 -3 -4 15 -3 -3 0 -19 -27 -50 -35 -38 -17 0 -27 -35 -49 -47 -28 -18 0 0 0 0 0 0 0 0 119 134 170 205 284 149 165 202 246 307 147 155 198 226 293 0 0 0 0 0 31 45 44 0 42 56 50 0 26 3 -7 0",
		"1259 33 -348 0 802 966 796 907 593 282 -244 -936 -1282 -815 -125 0 -165 -147 -55 84 320 487 419 -790 -472 -436 -86 17 280 626 910 895 0 0 0 446 499 329 476 710 371 0 -544 -177 545 1120 0 21 -148 85 391 596 0 0 1490 1621 1230 1009 459 -128 -864 -1644 -2230 0 46 111 514 618 436 555 303 89 -206 -456 -640 -268 5 72 -123 -106 -58 -34 17 55 105 155 205 272 271 263 145 -96 -113 -15 292 462 293 362 -32 -378 -56 0 133 -110 -64 -9 -30 -123 -96 687 70 187 0 0 0 0 524 512 -5 -344 256 0 462 277 82 -54 -11 187 846 725 305 -136 -516 -280 0 -220 -219 -210 -141 56 302 441 466 469 231 -33 -15 131 -253 -31 200 480 25 67 39 380 442 341 718 52 254 273 -109 567 114 204 34 309 83 132 747 0 0 0 0 0 0 399 519 338 633 457 281 279 711 584 427 398 253 233 0 451 581 394 699 518 328 334 804 647 489 480 305 285 0 430 563 374 710 514 317 323 831 667 502 490 297 294 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 25 -12 11 31 -19 9 0 6 -10 -26 -38 -37 1 0 5 -40 -63 -61 -32 -24 0 0 0 0 0 0 0 0 129 138 175 204 251 174 189 216 245 276 181 200 229 263 275 0 0 0 0 0 37 56 63 0 39 52 53 0 46 6 1 0",
		"1184 166 -285 0 577 918 831 879 668 451 132 -330 -728 -1077 -974 -282 -180 -196 -118 84 409 579 487 -1071 -570 -493 -213 -91 131 524 965 1397 487 0 0 258 448 306 422 741 1022 0 -752 -516 226 914 1193 65 -211 51 441 766 -46 0 1580 1836 1508 1198 676 149 -455 -1131 -1858 -2438 45 103 659 868 657 610 321 68 -165 -392 -718 -844 2 64 -187 -129 -107 -63 -30 -14 36 79 109 167 242 264 344 367 158 -171 260 545 377 347 36 -327 -172 0 116 -140 -16 43 -70 -62 -123 720 50 242 54 0 0 0 217 735 106 -338 345 0 391 259 93 -36 63 295 0 739 467 192 -110 -276 54 -223 -216 -212 -143 86 351 466 476 479 200 56 99 60 -127 -53 224 497 82 120 -25 288 264 294 743 95 145 219 -117 498 102 191 59 331 79 162 692 0 0 0 0 0 0 431 533 336 672 473 291 288 729 574 423 402 268 258 0 458 583 367 731 530 339 336 810 649 485 481 309 300 0 417 583 371 728 533 339 335 841 684 496 487 324 307 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 13 19 27 43 -20 -8 0 36 7 -21 -22 -6 6 0 46 -8 -44 -39 -21 -12 0 0 0 0 0 0 0 0 173 186 215 249 320 235 255 281 314 367 256 270 297 321 375 0 0 0 0 0 31 56 60 0 21 48 43 0 37 -15 -28 0",
		"1183 -71 469 0 418 782 753 756 632 450 191 -100 -328 -691 -703 -577 -228 -239 -200 116 654 759 718 -1479 -987 -835 -600 -348 -5 434 998 1662 2355 385 0 402 573 532 685 1048 1502 0 -985 -589 227 1058 1870 94 -193 16 361 656 648 0 957 1184 958 706 361 56 -253 -540 -801 -1048 24 93 837 1022 797 601 326 78 -178 -390 -646 -867 47 31 -129 -89 -18 -7 18 51 51 76 117 123 133 191 178 261 293 334 458 677 510 365 111 -111 -291 -139 101 -55 18 81 -38 4 -81 774 83 183 541 0 0 0 0 745 222 -193 807 0 314 241 140 57 105 724 0 400 290 193 90 67 541 -155 -160 -166 -131 135 470 520 537 531 159 65 86 -19 110 -61 157 524 115 137 -52 -27 15 176 773 121 67 115 65 353 96 174 75 398 96 187 644 0 0 0 0 0 0 631 677 416 571 370 133 123 644 532 354 378 201 219 0 160 462 158 835 692 450 445 821 767 614 611 399 428 0 610 674 370 659 289 151 147 570 398 197 163 45 -16 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -56 -64 26 10 -20 -75 0 108 48 -70 -65 -6 -11 0 113 127 32 74 73 114 0 0 0 0 0 0 0 0 85 103 134 181 292 437 452 478 513 564 99 108 121 146 172 0 0 0 0 0 49 10 199 0 17 -10 323 0 143 -24 -111 0"
	]
}, eu = {
	players: 4,
	rivalry: .5,
	refill: .3,
	usual: [
		6.8,
		5.28,
		6.58,
		6.54,
		7.39,
		8.15,
		7.98,
		8.26,
		8.72
	],
	deviation: [
		13.36,
		13.02,
		12.36,
		11.61,
		10.9,
		10.21,
		9.37,
		8.58,
		7.51
	],
	phases: [
		"88 107 94 92 490 -35 -75 0 0 0 0 0 0 0 0 0 0 263 148 202 110 -342 0 393 72 -84 0 0 0 0 0 0 0 0 0 810 318 14 0 0 0 0 381 0 0 0 0 129 251 0 0 0 0 0 450 -1 -68 0 0 0 0 0 0 0 220 58 400 5 -25 0 0 0 0 0 0 0 -70 -211 114 0 0 266 0 0 0 0 0 0 0 0 0 0 0 0 331 92 -43 0 0 0 0 0 141 45 45 -34 -4 -4 -34 381 0 0 0 0 332 177 -129 0 0 0 0 411 -30 0 0 0 0 0 381 0 0 0 0 0 0 0 0 -92 -67 22 140 377 0 0 66 -241 0 72 -196 143 -65 206 -201 -69 -186 485 258 -57 380 -141 105 96 47 316 17 494 -227 0 204 113 0 0 0 0 0 0 0 207 385 189 0 364 175 158 0 0 409 256 0 137 164 203 393 182 0 369 201 179 0 0 398 239 0 36 112 200 387 189 0 358 190 190 0 0 510 314 0 199 88 195 390 194 578 364 0 185 0 518 0 232 0 0 97 0 0 82 119 0 187 82 0 0 168 41 0 187 36 0 0 -83 -77 0 -51 -2 0 88 0 10 0 0 -110 100 117 0 0 0 96 236 0 0 0 -55 344 0 0 0 0 176 -138 0 0 104 -4 90 81 4 45 -50 22 -82 18 114 -40",
		"326 18 140 275 617 154 62 -74 0 0 0 0 0 0 0 0 41 177 148 142 99 80 72 328 34 199 198 0 0 0 0 0 0 0 0 1088 561 630 0 0 0 0 759 0 0 0 0 57 702 0 0 0 0 0 790 407 124 -562 0 0 0 0 0 0 37 195 512 159 88 0 0 0 0 0 0 0 -22 61 -88 124 143 318 261 0 0 0 0 0 0 0 0 0 0 0 642 307 54 -243 0 0 0 0 243 -53 -53 -167 -96 -96 -167 759 0 0 0 0 0 417 211 -30 162 0 0 582 49 128 0 0 0 0 568 191 0 0 0 0 0 -28 -82 -61 -42 30 207 425 312 0 221 121 0 282 32 228 180 507 123 156 125 607 557 339 679 71 363 318 204 561 101 398 -14 0 176 150 437 0 0 0 0 0 0 103 296 98 497 259 90 87 0 456 244 194 21 70 146 113 290 107 516 264 102 97 234 467 279 176 141 98 116 108 284 105 489 257 103 101 607 463 224 156 83 91 63 105 276 94 510 244 84 79 513 464 241 184 50 75 102 0 25 64 -4 92 13 -12 334 -15 10 -6 -94 -5 54 24 -25 18 1 -45 12 36 56 -35 -18 -67 156 -11 -29 101 61 115 0 0 70 96 110 61 0 60 68 79 204 -61 71 55 74 131 0 16 -13 14 37 8 4 -6 7 -11 21 -20 -22",
		"287 261 162 70 739 361 303 10 -632 0 0 0 0 0 0 0 183 180 122 107 106 25 57 278 -16 220 303 -5 0 0 0 0 0 0 0 1130 614 596 0 0 0 0 145 635 0 0 0 -91 504 367 0 0 0 0 968 522 387 -190 -908 0 0 0 0 0 115 137 609 287 274 -272 -118 0 0 0 0 0 -48 95 -92 55 202 188 258 169 0 0 0 0 0 0 0 0 0 0 623 327 180 -350 0 0 0 0 237 -87 -87 -170 -104 -104 -170 780 0 0 0 0 0 591 358 92 -110 -151 0 907 307 -303 -131 0 0 0 519 261 0 0 0 0 0 -166 -143 -129 -102 -2 196 367 431 328 137 55 0 -2 98 37 175 480 15 97 93 547 476 307 603 56 349 264 112 473 362 321 1 0 147 214 873 0 0 0 0 0 0 111 269 103 502 245 97 94 494 437 235 160 56 87 102 115 259 102 473 248 91 96 577 447 268 167 57 75 144 117 279 104 497 243 92 83 579 450 253 185 56 47 122 125 278 107 483 237 80 85 585 418 239 140 71 41 132 110 4 21 40 42 -8 66 -24 -25 -21 8 -3 5 -27 -20 -5 -26 -33 3 15 -43 -15 -11 -31 -16 -27 19 -40 57 42 81 67 106 63 31 68 105 141 44 44 52 114 111 59 27 41 54 12 -3 14 18 2 5 1 6 6 20 -4 -13 3",
		"584 177 -123 162 1011 619 483 3 -653 -663 0 0 0 0 0 0 86 85 94 114 227 221 -27 315 42 173 222 131 -83 0 0 0 0 0 0 1145 701 517 37 0 0 0 158 562 80 0 0 64 405 331 0 0 0 0 1208 798 502 -56 -1008 -645 0 0 0 0 73 148 682 349 291 -107 -414 0 0 0 0 0 -16 93 -150 -41 73 151 263 349 155 0 0 0 0 0 0 0 0 0 644 360 154 -358 0 0 0 0 207 -106 -107 -93 -58 -206 -242 690 110 0 0 0 0 666 446 129 -171 -381 110 1035 484 -89 -630 0 0 0 508 256 36 0 0 0 0 -211 -224 -213 -167 1 251 396 490 477 262 127 0 239 -133 18 178 540 139 148 245 532 544 320 643 91 380 361 -14 533 196 279 20 155 125 174 1140 0 0 0 0 0 0 102 231 70 448 206 48 42 548 389 195 95 4 16 100 111 242 78 440 220 63 65 573 423 226 138 28 39 131 115 259 87 431 230 70 73 584 420 224 156 53 51 119 104 258 81 452 222 59 57 595 443 207 151 40 14 56 29 13 27 69 23 17 45 -36 -12 -23 7 13 3 -64 -19 -11 -25 -4 -16 5 -33 26 -37 -26 -39 -19 17 50 -10 -9 36 79 126 13 5 37 66 138 7 15 40 62 108 -7 -5 37 84 64 -4 -9 -7 -8 2 2 9 -7 23 17 8 0",
		"441 250 308 -359 1107 943 668 347 -238 -1034 -1152 0 0 0 0 0 8 -4 24 114 235 307 -42 250 189 99 166 32 -81 -14 0 0 0 0 0 990 757 437 60 -321 0 0 -60 155 547 0 0 211 181 253 -5 0 0 0 1344 1126 689 321 -456 -1498 -884 0 0 0 86 113 740 560 298 22 -698 -280 0 0 0 0 -10 88 -253 -179 -88 3 83 172 256 457 189 0 0 0 0 0 0 0 356 423 299 30 -467 0 0 0 187 -294 -197 -262 -192 -297 -270 717 -76 0 0 0 0 103 961 392 -160 -579 -76 940 625 168 -332 -760 0 0 606 216 -181 0 0 0 0 -290 -282 -277 -223 -1 275 412 507 519 295 110 0 190 -57 34 240 606 198 176 234 555 521 333 697 150 404 406 74 594 207 237 29 156 93 198 1194 0 0 0 0 0 0 110 247 81 410 207 59 65 564 396 213 135 57 44 83 117 258 85 417 215 73 67 594 414 215 146 29 38 99 102 263 81 439 214 56 69 541 420 186 153 44 24 134 128 296 108 474 235 77 92 587 442 225 162 53 54 117 5 14 10 54 -11 0 32 -5 -1 -24 8 7 6 -14 104 -7 -8 4 15 16 -88 47 4 -43 -7 -46 -11 -84 10 14 16 70 199 7 18 38 79 182 1 11 37 99 210 5 20 45 86 209 -7 -1 7 6 1 4 -4 5 25 9 -11 -2",
		"608 -73 11 -42 1143 1117 775 483 -184 -901 -1275 -654 0 0 0 0 -102 -127 -84 19 229 328 241 312 377 178 158 -39 -86 -192 -204 0 0 0 0 787 645 311 24 -255 0 0 -37 65 476 0 0 163 -27 60 308 0 0 0 1355 1239 721 421 -106 -708 -1260 -1158 0 0 111 76 1073 984 562 274 -422 -1060 -907 0 0 0 -13 81 -284 -242 -169 -95 20 107 134 376 365 275 17 0 0 0 0 0 146 402 293 185 -203 -319 0 0 155 -313 -256 -280 -251 -331 -293 682 -178 0 0 0 0 0 1106 444 -198 -670 -178 0 701 374 9 -402 -177 0 698 278 -110 -362 0 0 0 -336 -348 -317 -243 30 317 425 528 447 300 119 0 160 47 15 238 609 181 173 192 411 481 410 709 156 357 417 -14 580 191 216 35 153 97 196 1208 0 0 0 0 0 0 125 266 97 440 212 69 70 561 403 183 136 39 23 85 133 296 113 471 241 78 102 546 452 247 170 68 78 129 116 281 96 476 236 70 94 608 453 216 170 71 69 120 128 295 118 494 247 99 98 582 454 223 166 51 69 93 28 -4 29 35 -9 26 64 20 -20 -38 13 7 -13 2 -5 -9 -25 -20 19 -4 -53 38 -5 -32 -21 -5 5 16 -4 13 39 67 48 27 47 61 76 188 20 44 58 119 95 11 25 45 82 180 9 16 10 1 8 15 7 -2 15 -1 -2 -16",
		"391 219 289 -472 1249 1322 850 614 -88 -734 -1279 -899 -608 0 0 0 -257 -235 -159 28 283 477 290 324 508 224 177 -65 -155 -138 -179 -254 -15 0 0 690 655 252 -9 -207 -99 0 -259 -181 337 529 0 266 -113 12 233 29 0 0 1681 1695 1059 632 -7 -612 -1198 -1900 -922 0 75 82 1281 1284 780 480 -204 -895 -1087 -883 -329 0 33 43 -317 -293 -265 -167 -88 -15 75 169 203 315 313 413 84 0 0 0 24 424 267 273 -136 -425 0 0 136 -361 -236 -186 -303 -287 -410 675 -247 0 0 0 0 0 1292 489 -287 -819 -247 0 542 303 71 -150 -339 0 750 254 -113 -464 0 0 0 -372 -365 -330 -240 23 299 442 488 481 266 186 0 189 -3 -47 210 587 166 175 169 292 319 369 724 143 314 357 27 598 114 216 36 236 97 231 1184 0 0 0 0 0 0 128 278 103 466 230 65 92 583 431 188 159 86 53 129 146 297 117 501 249 80 105 581 414 208 209 45 73 112 132 291 112 498 234 86 93 610 428 188 186 33 33 102 125 282 103 522 245 87 96 564 467 211 195 92 83 127 13 -6 59 69 5 33 70 -51 20 10 -49 18 -3 24 -8 -11 -12 -52 38 24 -6 37 -8 -10 -28 12 4 -14 18 31 50 96 198 9 24 44 89 148 5 19 30 83 157 64 68 97 115 214 2 5 13 29 1 7 5 21 22 17 -10 -18",
		"410 93 46 -184 1245 1435 976 715 77 -587 -1186 -1211 -618 -482 0 0 -323 -327 -247 16 338 546 363 293 580 296 205 -74 -208 -213 -153 -128 -233 0 0 653 683 290 -18 -148 -365 0 -347 -324 247 788 0 221 -237 -127 208 299 0 0 1802 1893 1291 840 179 -407 -966 -1437 -2007 -823 82 70 1503 1573 1023 617 -83 -698 -1416 -1243 -729 -183 36 34 -324 -317 -302 -248 -173 -128 25 94 82 268 251 289 334 366 150 0 -122 428 307 318 11 -498 -79 0 116 -354 -273 -219 -324 -305 -366 653 -280 -9 0 0 0 0 1341 568 -315 -941 -289 0 432 226 25 -153 -157 -9 818 277 -22 -366 -341 0 0 -397 -388 -348 -264 21 323 441 498 479 215 219 -37 77 60 -10 200 581 154 180 133 114 173 315 732 157 232 297 11 500 111 183 52 282 101 224 1158 0 0 0 0 0 0 162 333 141 511 257 104 108 621 433 188 175 92 84 126 141 284 97 514 268 94 108 564 418 226 211 18 80 158 117 273 60 477 227 58 72 507 422 198 179 18 61 116 94 279 107 514 241 76 100 613 462 195 199 56 52 142 18 25 84 80 2 16 103 53 36 -1 -12 67 14 -29 89 8 -31 -48 -11 -22 -21 38 12 -18 -49 11 25 -25 33 27 41 76 123 53 60 78 116 189 52 54 65 103 197 69 71 90 113 133 1 15 35 34 -14 16 34 22 35 0 1 -26",
		"1077 241 -405 -118 971 1155 870 652 165 -385 -917 -795 -468 -105 -107 -240 -340 -378 -338 39 573 714 525 -213 95 -56 -102 -196 -178 -37 193 494 731 64 0 633 652 387 209 235 272 0 -527 -259 404 1178 0 261 -137 -29 325 376 0 0 1244 1355 945 557 84 -294 -568 -818 -931 -779 46 69 1443 1489 1027 581 12 -483 -976 -1354 -942 0 62 15 -227 -259 -237 -211 -194 -126 -27 63 121 209 226 314 312 426 312 94 161 521 361 253 -81 -214 -205 0 106 -253 -171 -118 -247 -183 -274 647 -109 258 0 0 0 0 993 532 -187 -692 149 0 340 196 63 -52 -9 258 455 269 137 -12 -54 0 0 -366 -338 -308 -218 84 414 488 523 518 185 141 0 66 82 -90 152 566 148 162 165 -25 -22 233 717 164 225 232 58 374 86 184 55 327 103 226 964 0 0 0 0 0 0 10 137 -45 329 172 -81 -55 427 282 112 137 -30 12 83 371 398 168 400 195 -25 39 362 298 114 110 -78 -57 34 281 418 219 531 249 84 67 475 379 163 160 -36 21 -10 81 283 33 612 265 139 80 518 441 211 118 72 55 62 -30 62 100 59 17 2 104 23 49 -39 -55 46 5 -28 135 85 -11 -30 81 43 92 100 67 -50 52 10 17 60 -80 -68 -44 0 248 -20 -15 3 53 151 110 119 120 157 117 74 67 79 110 126 -35 129 163 55 -81 162 198 128 115 31 -79 -87"
	]
}, tu = 100;
function nu(e) {
	let { players: t, rivalry: n, refill: r, usual: i, deviation: a } = e;
	if (t !== 1 && t !== 2 && t !== 3 && t !== 4) throw RangeError(`weights for ${t} players: expected 1, 2, 3 or 4`);
	let o = e.phases.map((e) => Float64Array.from(e.split(" "), (e) => Number(e) / tu));
	if (o.length !== 9 || o.some((e) => e.length !== Mo)) throw RangeError(`weights for ${t} players: expected 9 phases of ${Mo} figures`);
	return {
		players: t,
		rivalry: n,
		refill: r,
		usual: i,
		deviation: a,
		phases: o
	};
}
// packages/bots/src/eval/load.ts
var ru = {
	1: Zl,
	2: Ql,
	3: $l,
	4: eu
}, iu = /* @__PURE__ */ new Map();
function au(e) {
	let t = iu.get(e);
	if (t !== void 0) return t;
	let n = nu(ru[e]);
	return iu.set(e, n), n;
}
// packages/bots/src/eval/understanding.ts
var ou = [
	"temple",
	"track",
	"builders",
	"sculptors",
	"artisans",
	"beasts",
	"elders",
	"blessings",
	"sets",
	"outer"
], su = {
	temple: [[Eo, Mo - Eo]],
	track: [[io, co - io]],
	builders: [[Xa, Qa - Xa], [wo, 1]],
	sculptors: [[Qa, Y - Qa], [bo, 1]],
	artisans: [[Y, to - Y], [yo, 1]],
	beasts: [[to, io - to]],
	elders: [[co, 9 + t]],
	blessings: [
		[_o, o + 1],
		[xo, 1],
		[So, 2]
	],
	sets: [[fo, go - fo]],
	outer: [[go, _o - go]]
};
function cu(e, t) {
	let n = ou.filter((e) => !t.includes(e)).flatMap((e) => su[e]), r = e.phases.map((e) => {
		let t = Float64Array.from(e);
		for (let [e, r] of n) t.fill(0, e, e + r);
		return t;
	});
	return {
		...e,
		phases: r
	};
}
// packages/bots/src/levels.ts
function lu(e, t, n, r) {
	return {
		id: e,
		nameKey: `bots.${e}.name`,
		characterKey: `bots.${e}.character`,
		insights: t,
		noise: n,
		playouts: r,
		thinks: r > 0
	};
}
var uu = {
	pebble: lu("pebble", [
		"sculptors",
		"artisans",
		"beasts"
	], 6, 0),
	drift: lu("drift", [
		"temple",
		"track",
		"sculptors",
		"artisans",
		"beasts"
	], 2.5, 0),
	ridge: lu("ridge", ou, 1.5, 0),
	serac: lu("serac", ou, 0, 0),
	nunatak: lu("nunatak", ou, 0, 4e3)
}, du = [
	"random",
	"greedy",
	"flatMonteCarlo",
	"search",
	"pebble",
	"drift",
	"ridge",
	"serac",
	"nunatak"
];
function fu(e) {
	return du.some((t) => t === e);
}
// packages/bots/src/registry.ts
var pu = {
	candidates: 12,
	depth: 0,
	rounds: 0,
	early: 0,
	noise: 0,
	halving: !1,
	paired: !1
}, mu = { playouts: 1e3 };
function hu(e, t = "bot", n) {
	if (!fu(e)) throw new Va(e, du);
	switch (e) {
		case "random": return new Hl(`${t}`);
		case "greedy": return new Vl({
			name: e,
			seed: `${t}`,
			noise: 0,
			weightsFor: au
		});
		case "flatMonteCarlo": return gu(e, t, pu, n ?? mu);
		case "search": return gu(e, t, jl, n ?? { playouts: uu.nunatak.playouts });
		case "pebble":
		case "drift":
		case "ridge":
		case "serac":
		case "nunatak": return _u(e, t, n);
	}
}
function gu(e, t, n, r) {
	return new Yl({
		name: e,
		seed: `${t}`,
		budget: r,
		settings: n,
		weightsFor: au
	});
}
function _u(e, t, n) {
	let { insights: r, noise: i, playouts: a } = uu[e];
	return a > 0 ? gu(e, t, jl, n ?? { playouts: a }) : new Vl({
		name: e,
		seed: `${t}`,
		noise: i,
		weightsFor: (t) => yu(e, t, r)
	});
}
var vu = /* @__PURE__ */ new Map();
function yu(e, t, n) {
	let r = `${e} ${t}`, i = vu.get(r);
	if (i !== void 0) return i;
	let a = cu(au(t), n);
	return vu.set(r, a), a;
}
// bridge.ts
var bu = /* @__PURE__ */ new Map();
function xu(e, t, n) {
	return bu.size > 16 && bu.clear(), bu.has(t) || bu.set(t, hu("nunatak", t, n)), [La(Kt(bu.get(t).decide(e, n)))];
}
export { xu as decide };
