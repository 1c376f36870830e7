import {
  type BlessingId,
  CARD_TYPES,
  type CardType,
  DEFAULT_EDITION,
  type Edition,
  type EditionBlessing,
  type EditionCard,
  type EditionTile,
  type Origin,
  type Pile,
  type Symbols,
  type TableId,
  type Tool,
} from '@nunatak/engine';

/** An edition that an owner of the box is correcting. What differs from ours was read off the box: it is printed. */

export function beginDraft(name: string): Edition {
  return { ...DEFAULT_EDITION, id: 'my-box', name };
}

/** An id for a name: small letters and digits, joined by hyphens. */
export function withName(draft: Edition, name: string): Edition {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ['my-box'];
  return { ...draft, id: words.join('-'), name };
}

/** Where a figure now comes from: print, unless it is as ours and ours is not printed. */
function originOf(value: unknown, ours: unknown, from: Origin | undefined): Origin {
  return JSON.stringify(value) === JSON.stringify(ours) ? (from ?? 'reconstructed') : 'rulebook';
}

function replaced<Entry extends { readonly id: string }>(entries: readonly Entry[], changed: Entry): readonly Entry[] {
  return entries.map((entry) => (entry.id === changed.id ? changed : entry));
}

function oursOf<Entry extends { readonly id: string }>(entries: readonly Entry[], id: string): Entry | undefined {
  return entries.find((entry) => entry.id === id);
}

/** One or two types in the order that editions have. */
export function symbolsOf(first: CardType, second: CardType | undefined): Symbols {
  const [a = first, b] = CARD_TYPES.filter((type) => type === first || type === second);
  return b === undefined ? [a] : [a, b];
}

export function withTile(draft: Edition, tile: EditionTile, change: { pile?: Pile; symbols?: Symbols }): Edition {
  const ours = oursOf(DEFAULT_EDITION.tiles, tile.id);
  const next = { ...tile, ...change };
  const from = {
    pile: change.pile === undefined ? tile.from.pile : originOf(next.pile, ours?.pile, ours?.from.pile),
    symbols:
      change.symbols === undefined ? tile.from.symbols : originOf(next.symbols, ours?.symbols, ours?.from.symbols),
  };
  return { ...draft, tiles: replaced(draft.tiles, { ...next, from: known(from) }) };
}

export interface CardChange {
  readonly pile?: Pile;
  readonly tool?: Tool;
  readonly beasts?: number;
  readonly shows?: readonly [CardType, CardType];
}

const FIGURES = ['pile', 'tool', 'beasts', 'shows'] as const;

export function withCard(draft: Edition, card: EditionCard, change: CardChange): Edition {
  const ours = oursOf(DEFAULT_EDITION.cards, card.id);
  const next = { ...card, ...change };
  const changed = FIGURES.filter((figure) => change[figure] !== undefined).map((figure) => [
    figure,
    originOf(next[figure], ours?.[figure], ours?.from[figure]),
  ]);
  return {
    ...draft,
    cards: replaced(draft.cards, { ...next, from: { ...card.from, ...Object.fromEntries(changed) } }),
  };
}

function known<Figure extends string>(from: Readonly<Record<Figure, Origin | undefined>>): Record<Figure, Origin> {
  const entries = Object.entries<Origin | undefined>(from).map(([figure, origin]) => [
    figure,
    origin ?? 'reconstructed',
  ]);
  return Object.fromEntries(entries);
}

/** Whether every figure of a card or tile was seen in print. */
export function isSeen({ from }: { readonly from: Readonly<Partial<Record<string, Origin>>> }): boolean {
  return Object.values(from).every((origin) => origin === 'rulebook');
}

/** The owner has looked at a card or tile and found it so, or takes that back. */
export function seen<Entry extends EditionTile | EditionCard>(entry: Entry, isNow: boolean): Entry {
  const ours = oursOf([...DEFAULT_EDITION.cards, ...DEFAULT_EDITION.tiles], entry.id);
  const origins = Object.keys(entry.from).map((figure) => {
    const before = ours?.from[figure as keyof typeof ours.from];
    return [figure, isNow ? 'rulebook' : (before ?? 'reconstructed')];
  });
  return { ...entry, from: Object.fromEntries(origins) };
}

export function withSeenTile(draft: Edition, tile: EditionTile, isNow: boolean): Edition {
  return { ...draft, tiles: replaced(draft.tiles, seen(tile, isNow)) };
}

export function withSeenCard(draft: Edition, card: EditionCard, isNow: boolean): Edition {
  return { ...draft, cards: replaced(draft.cards, seen(card, isNow)) };
}

export function withBlessing(draft: Edition, id: BlessingId, minPlayers: EditionBlessing['minPlayers']): Edition {
  const ours = DEFAULT_EDITION.blessings.find((blessing) => blessing.id === id);
  const from = originOf(minPlayers, ours?.minPlayers, ours?.from);
  const blessings = draft.blessings.map((blessing) => (blessing.id === id ? { id, minPlayers, from } : blessing));
  return { ...draft, blessings };
}

export function withTrack(draft: Edition, numbers: readonly number[]): Edition {
  const ours = DEFAULT_EDITION.track;
  return { ...draft, track: { numbers, from: originOf(numbers, ours.numbers, ours.from) } };
}

export function withTable(draft: Edition, id: TableId, points: readonly number[]): Edition {
  const ours = DEFAULT_EDITION.tables[id];
  const table = { points, from: originOf(points, ours.points, ours.from) };
  return { ...draft, tables: { ...draft.tables, [id]: table } };
}

/** A list of numbers as people type it: by blanks or commas, a dash for none. Undefined where it is something else. */
export function readNumbers(text: string): readonly number[] | undefined {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const numbers = words.map((word) => (/^[-–]$/.test(word) ? 0 : Number(word)));
  return numbers.length > 0 && numbers.every((number) => Number.isInteger(number) && number >= 0) ? numbers : undefined;
}

/** The same list to read; 0 means none where `dash` says so. */
export function writeNumbers(numbers: readonly number[], dash: boolean): string {
  return numbers.map((number) => (number === 0 && dash ? '–' : String(number))).join(' ');
}
