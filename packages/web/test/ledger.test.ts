import {
  type Action,
  apply,
  BLESSING_IDS,
  capOf,
  cloneState,
  FIGURES,
  legalActions,
  nextInt,
  type PlayerCount,
  type Rng,
  ratingOf,
  rulesFor,
  type State,
  score,
  seedRng,
  setup,
  toRecord,
  undecided,
  verdictOf,
  winners,
} from '@nunatak/engine';
import { words } from '@nunatak/words';
import { describe, expect, it } from 'vitest';
import { bestPlan, choicesOf, ordered } from '../src/ledger/endBlessings.ts';
import { explainFigure } from '../src/ledger/explain.ts';
import { type Figure, LEDGER_LINES, ledgerOf } from '../src/ledger/ledger.ts';

const GAMES = 25;

function randomGame(players: PlayerCount, seed: string, until: (state: State) => boolean = () => false): State {
  const rng: Rng = seedRng(seed);
  const state = setup({ players }, seed);
  while (state.view.phase !== 'over' && !until(state)) {
    const actions = legalActions(state.view);
    const action = actions[nextInt(rng, actions.length)];
    if (action === undefined) throw new Error('nobody can act');
    apply(state, action);
  }
  return state;
}

function everyGame(check: (state: State, players: PlayerCount) => void): void {
  for (const players of [1, 2, 3, 4] as const) {
    for (let game = 0; game < GAMES; game++) check(randomGame(players, `ledger ${players} ${game}`), players);
  }
}

function fromTable(table: readonly number[], cards: number): number {
  return table[Math.min(cards, table.length - 1)] ?? 0;
}

/** The points that a figure's parameters give by the rules, worked out anew. */
function recount(state: State, figure: Figure): number {
  const { view } = state;
  const rules = rulesFor(view, figure.seat);
  switch (figure.line) {
    case 'temple':
      return figure.points;
    case 'insight':
      return figure.points === 0 ? 0 : figure.parameters.number;
    case 'luck':
      return figure.points === 0 ? 0 : 6;
    case 'edge':
      return figure.points === 0 ? 0 : figure.parameters.blocks;
    case 'stability':
      return figure.points === 0 ? 0 : Math.min(14, 2 * figure.parameters.blocks);
    case 'cap':
      return figure.parameters.standing === 'most' ? FIGURES.cap : 0;
    case 'builders': {
      const { cards, standing } = figure.parameters;
      if (standing === 'most') return rules.mostBuilders;
      return standing === 'tied' ? rules.tiedBuilders : rules.eachBuilder * cards;
    }
    case 'sculptors':
      return fromTable(rules.sculptors, figure.parameters.cards);
    case 'artisans': {
      const { pickaxe, rope, saw, sets } = figure.parameters;
      const tools = [pickaxe, rope, saw].reduce((sum, tool) => sum + fromTable(rules.artisans, tool), 0);
      return tools + sets * rules.toolSet;
    }
    case 'beasts':
      return figure.parameters.cards * figure.parameters.symbols;
    case 'architects':
      return figure.parameters.cards * figure.parameters.number;
    case 'elders':
      return figure.parameters.matches;
    case 'blessings':
      return 2 * figure.parameters.cards;
    case 'sets':
      return figure.parameters.sets * figure.parameters.each;
  }
}

describe('ledger', () => {
  it('adds up, line by line, to the sheets of the engine in every mode', () => {
    everyGame(({ view }, players) => {
      const rows = ledgerOf(view);
      const sheets = toSheets(view, players);
      for (const { line, figures } of rows) {
        expect(figures.map(({ points }) => points)).toEqual(sheets.map((sheet) => sheet[line]));
      }
      expect(rows.at(-1)?.totals).toEqual(sheets.map(({ total }) => total));
      const missing = LEDGER_LINES.filter((line) => !rows.some((row) => row.line === line));
      for (const line of missing) expect(sheets.map((sheet) => sheet[line])).toEqual(sheets.map(() => 0));
    });
  });

  it('explains every figure by numbers that give it', () => {
    everyGame((state) => {
      for (const { figures } of ledgerOf(state.view)) {
        for (const figure of figures) expect(recount(state, figure), figure.line).toBe(figure.points);
      }
    });
  });

  it('puts every figure into words in every language', () => {
    const { view } = randomGame(3, 'words');
    for (const language of ['en', 'de', 'nl'] as const) {
      for (const { figures } of ledgerOf(view)) {
        for (const figure of figures) expect(explainFigure(words(language), figure)).toMatch(/\S/);
      }
    }
  });

  it('F12: shows Siku and the dummies where majorities are judged, and nowhere else', () => {
    for (const [players, rivals] of [
      [1, [1, 2]],
      [2, [2]],
      [3, []],
      [4, []],
    ] as const) {
      const rows = ledgerOf(randomGame(players, 'rivals').view);
      for (const row of rows) {
        const expected = row.line === 'cap' || row.line === 'builders' ? rivals : [];
        expect(row.rivals.map(({ seat }) => seat)).toEqual(expected);
      }
    }
  });

  it('F11: names the winners that the engine names', () => {
    everyGame(({ view }) => {
      const verdict = verdictOf(view);
      expect(verdict.kind === 'shared' ? verdict.winners : [verdict.winner]).toEqual(winners(view));
    });
  });

  it('F2: the cap is set by whoever scores for it, else by the last on the track', () => {
    everyGame(({ view }, players) => {
      const { setter, scored } = capOf(view);
      const points = toSheets(view, players).map(({ cap }) => cap);
      if (scored) expect(points[setter]).toBe(7);
      else expect(points).toEqual(points.map(() => 0));
    });
  });

  it('agrees with the record of the game', () => {
    const initial = setup({ players: 3 }, 'record');
    const state = setup({ players: 3 }, 'record');
    const made: Action[] = [];
    while (state.view.phase !== 'over') {
      const [action] = legalActions(state.view);
      if (action === undefined) throw new Error('nobody can act');
      made.push(action);
      apply(state, action);
    }
    const record = toRecord(initial, made, { seed: 'record' });
    const totals = ledgerOf(state.view).at(-1)?.totals ?? [];
    expect(Object.values(record.sheets ?? {}).map(({ total }) => total)).toEqual(totals);
  });

  it('Z9: rates a solo game by its total', () => {
    expect(['none', 'slush', 'snowball', 'iceCube', 'iceBlock', 'iceberg', 'iceTemple']).toContain(
      ratingOf(randomGame(1, 'rating').view.points[0] ?? 0),
    );
  });
});

function toSheets(view: State['view'], players: number) {
  return Array.from({ length: players }, (_, seat) => score(view, seat));
}

describe('end blessings', () => {
  const asks = (state: State) => state.view.phase === 'endBlessing';

  /** What is left to decide once the last block stands, in several games. */
  function endings(count: number): readonly State[] {
    const found: State[] = [];
    for (let game = 0; found.length < count; game++) {
      const state = randomGame(3, `ending ${game}`, asks);
      if (asks(state)) found.push(state);
    }
    return found;
  }

  function totalAfter(state: State, actions: readonly Parameters<typeof apply>[1][]): number {
    const seat = state.view.decider;
    const copy = cloneState(state);
    for (const action of actions) apply(copy, action);
    return score(copy.view, seat).total;
  }

  it('the plan decides everything that is open, legally, and nothing decided one by one does better', () => {
    for (const state of endings(12)) {
      const { view } = state;
      const seat = view.decider;
      const plan = bestPlan(view, seat);
      const best = totalAfter(state, ordered([...plan.values()]));
      expect(best).toBeGreaterThanOrEqual(bruteForce(state, seat, 150));
    }
  });

  it('lists the ways of one blessing by gain, the best first, with the gain the sheet will show', () => {
    for (const state of endings(15)) {
      const { view } = state;
      const seat = view.decider;
      const before = score(view, seat).total;
      for (const number of undecided(view, seat)) {
        const id = BLESSING_IDS[number];
        if (id === undefined) throw new Error(`no blessing ${number}`);
        const choices = choicesOf(view, seat, id, new Map());
        expect(choices.length).toBeGreaterThan(0);
        expect(choices.map(({ gain }) => gain)).toEqual(choices.map(({ gain }) => gain).toSorted((a, b) => b - a));
        for (const { action, gain } of choices) expect(totalAfter(state, [action]) - before).toBe(gain);
      }
    }
  });
});

/** The best total that many random orders of random decisions reach. */
function bruteForce(state: State, seat: number, tries: number): number {
  const rng = seedRng('brute');
  let best = 0;
  for (let i = 0; i < tries; i++) {
    const copy = cloneState(state);
    while (copy.view.decider === seat && copy.view.phase === 'endBlessing') {
      const actions = legalActions(copy.view);
      const action = actions[nextInt(rng, actions.length)];
      if (action === undefined) break;
      apply(copy, action);
    }
    best = Math.max(best, score(copy.view, seat).total);
  }
  return best;
}
