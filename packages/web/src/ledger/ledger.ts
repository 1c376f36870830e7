import {
  ARCHITECT,
  BEAST,
  BLESSING_IDS,
  BUILDER,
  blessingsOf,
  capLeader,
  cornerBlocks,
  EARLY_LINES,
  ELDER,
  END_LINES,
  HELD,
  outerBlocks,
  rulesFor,
  SCULPTOR,
  type ScoreSheet,
  score,
  type Tally,
  tallies,
  USED,
  type View,
} from '@nunatak/engine';
import type { SourceParameters, Standing } from '@nunatak/words';

/** The lines of the ledger in the order they are counted. */
export const LEDGER_LINES = ['temple', ...END_LINES] as const;
export type LedgerLine = (typeof LEDGER_LINES)[number];

/** One figure of the ledger and what its explanation needs to know. */
export type Figure = {
  [Line in LedgerLine]: {
    readonly line: Line;
    readonly seat: number;
    readonly points: number;
    readonly parameters: SourceParameters[Line];
  };
}[LedgerLine];

/** F12: what Siku or a dummy has where a majority is judged. */
export interface Rival {
  readonly seat: number;
  readonly count: number;
}

export interface LedgerRow {
  readonly line: LedgerLine;
  /** One figure a person, in the order of the seats. */
  readonly figures: readonly Figure[];
  readonly rivals: readonly Rival[];
  /** The totals once this line is counted. */
  readonly totals: readonly number[];
}

/** The lines of blessings, which few games see; they are left out where nobody used them. */
const SELDOM: readonly LedgerLine[] = EARLY_LINES;

/** The sheets of all people side by side, each figure with what explains it. */
export function ledgerOf(view: View): readonly LedgerRow[] {
  const people = Array.from({ length: view.facts.players }, (_, seat) => seat);
  const others = Array.from({ length: view.facts.seats - people.length }, (_, i) => people.length + i);
  const sheets = people.map((seat) => score(view, seat));
  const cards = tallies(view);
  const totals = people.map(() => 0);
  const rows: LedgerRow[] = [];
  for (const line of LEDGER_LINES) {
    const isUsed = people.some((seat) => isBlessingUsed(view, seat, line));
    if (SELDOM.includes(line) && !isUsed) continue;
    for (const seat of people) totals[seat] += sheets[seat][line];
    rows.push({
      line,
      figures: people.map((seat) => figureOf(view, seat, line, sheets[seat], cards)),
      rivals: others.flatMap((seat) => rivalIn(view, seat, line, cards)),
      totals: totals.slice(),
    });
  }
  return rows;
}

function isBlessingUsed(view: View, seat: number, line: LedgerLine): boolean {
  return blessingsOf(view, seat, USED).some((blessing) => BLESSING_IDS[blessing] === line);
}

function rivalIn(view: View, seat: number, line: LedgerLine, cards: readonly Tally[]): readonly Rival[] {
  if (line === 'cap') return [{ seat, count: outerBlocks(view, seat) }];
  if (line === 'builders') return [{ seat, count: cards[seat].types[BUILDER] }];
  return [];
}

function figureOf(view: View, seat: number, line: LedgerLine, sheet: ScoreSheet, cards: readonly Tally[]): Figure {
  const { types, tools, beastSymbols, shown } = cards[seat];
  const at = { seat, points: sheet[line] };
  switch (line) {
    case 'temple':
    case 'luck':
      return { ...at, line, parameters: {} };
    case 'insight':
      return { ...at, line, parameters: { number: view.facts.trackNext[view.track[seat]] } };
    case 'edge':
      return { ...at, line, parameters: { blocks: outerBlocks(view, seat) } };
    case 'stability':
      return { ...at, line, parameters: { blocks: cornerBlocks(view, seat) } };
    case 'cap':
      return { ...at, line, parameters: { blocks: outerBlocks(view, seat), standing: capStanding(view, seat) } };
    case 'builders':
      return { ...at, line, parameters: { cards: types[BUILDER], standing: builderStanding(cards, seat) } };
    case 'sculptors':
      return { ...at, line, parameters: { cards: types[SCULPTOR] } };
    case 'artisans': {
      const [pickaxe, rope, saw] = tools;
      return { ...at, line, parameters: { pickaxe, rope, saw, sets: Math.min(pickaxe, rope, saw) } };
    }
    case 'beasts':
      return { ...at, line, parameters: { cards: types[BEAST], symbols: beastSymbols } };
    case 'architects':
      return {
        ...at,
        line,
        parameters: { cards: types[ARCHITECT], number: view.facts.trackNumber[view.track[seat]] },
      };
    case 'elders':
      return {
        ...at,
        line,
        parameters: {
          cards: types[ELDER],
          matches: shown.reduce((matches, elders, type) => matches + elders * types[type], 0),
        },
      };
    case 'blessings':
      return { ...at, line, parameters: { cards: blessingsOf(view, seat, HELD).length } };
    case 'sets':
      return { ...at, line, parameters: { sets: Math.min(...types), each: rulesFor(view, seat).set } };
  }
}

/** F2: a seat that equals the leader's blocks but loses the comparison of levels is tied. */
function capStanding(view: View, seat: number): Standing {
  const leader = capLeader(view);
  if (leader === seat) return 'most';
  const most = Math.max(...seatsOf(view).map((other) => outerBlocks(view, other)));
  return outerBlocks(view, seat) === most ? 'tied' : 'behind';
}

/** F3. */
function builderStanding(cards: readonly Tally[], seat: number): Standing {
  const own = cards[seat].types[BUILDER];
  const counts = cards.map(({ types }) => types[BUILDER]);
  if (own === 0 || own < Math.max(...counts)) return 'behind';
  return counts.filter((count) => count === own).length > 1 ? 'tied' : 'most';
}

function seatsOf(view: View): readonly number[] {
  return Array.from({ length: view.facts.seats }, (_, seat) => seat);
}
