import { isRecord } from '../result.ts';
import { CARD_TYPES } from '../words.ts';
import { EDITION_FORMAT, type Edition, TABLE_IDS, type TableId } from './edition.ts';

/**
 * Reads editions of the first format. There `source` meant two different origins, and a card's symbols were given by
 * its id only.
 */

export const FIRST_FORMAT = 'nunatak-edition/1';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Converts a document of the first format to the current one and drops unknown fields. The current reader then reports
 * errors.
 */
export function fromFirstFormat({ id, name, track, tables, blessings, cards, tiles }: Fields): Fields {
  return {
    format: EDITION_FORMAT,
    id,
    name,
    track: changed(track, ({ numbers, from }) => ({ numbers, from: originOf(from) })),
    tables: changed(tables, (all) => Object.fromEntries(TABLE_IDS.map((id) => [id, changed(all[id], tableOf(id))]))),
    blessings: each(blessings, (one) => ({ id: one.id, minPlayers: one.minPlayers, from: originOf(one.from) })),
    cards: each(cards, (card) => ({
      ...entryOf(card, 'rulebook'),
      tool: card.tool,
      beasts: card.beasts,
      shows: card.shows,
    })),
    tiles: each(tiles, (tile) => entryOf(tile, 'reconstructed')),
  };
}

/**
 * Sorts cards and tiles by type and number, whatever order the file has: the first format always dealt them in this
 * order.
 */
export function inFirstOrder(edition: Edition): Edition {
  const sorted = <Entry extends Edition['tiles'][number]>(entries: readonly Entry[]) =>
    entries.toSorted((a, b) => rankOf(a) - rankOf(b));
  return { ...edition, cards: sorted(edition.cards), tiles: sorted(edition.tiles) };
}

/** Returns a card's or tile's rank: single types before pairs, then by type, then by number. */
function rankOf({ id, symbols }: Edition['tiles'][number]): number {
  return (symbols.length * CARD_TYPES.length + CARD_TYPES.indexOf(symbols[0])) * 100 + Number(/\d+$/.exec(id));
}

/** Converts a card or tile; its symbols come from the id: `tile-beast-elder-2` shows a beast and an elder. */
function entryOf({ id, pile, from }: Fields, ofSymbols: string): Fields {
  const symbols = String(id)
    .replace(/^tile-|-\d+$/g, '')
    .split('-');
  const origins = changed(from, (given) => ({
    ...Object.fromEntries(Object.entries(given).map(([figure, said]) => [figure, originOf(said)])),
    symbols: ofSymbols,
  }));
  return { id, pile, symbols, from: origins };
}

/** Converts an origin. `source` meant a rulebook, except in two tables that only the unofficial summary gives. */
function originOf(from: unknown, source = 'rulebook'): unknown {
  return from === 'source' ? source : from;
}

function tableOf(id: TableId): (table: Fields) => Fields {
  const source = id === 'decoration' || id === 'progress' ? 'summary' : 'rulebook';
  return ({ points, from }) => ({ points, from: originOf(from, source) });
}

function changed(value: unknown, change: (fields: Fields) => unknown): unknown {
  return isRecord(value) ? change(value) : value;
}

function each(list: unknown, change: (fields: Fields) => unknown): unknown {
  return Array.isArray(list) ? list.map((entry) => changed(entry, change)) : list;
}
