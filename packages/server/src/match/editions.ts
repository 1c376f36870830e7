import { type Edition, editionOf, FIRST_RULES, RULES, type Rules } from '@nunatak/engine';
import type { GameSettings } from '@nunatak/protocol';
import { sha256 } from '../secrets.ts';
import type { Reads, StoredEdition } from '../store/store.ts';

const MOST_KEPT = 200;

/** The edition of a match is not to be found. */
export class MissingEdition extends Error {
  override name = 'MissingEdition';
}

/** What was made of editions that are in use. */
const written = new WeakMap<Edition, StoredEdition>();

/** Documents of editions that matches here were dealt with, by hash. */
const kept = new Map<string, GameSettings['edition']>();

/** What each version of the rules is played with today unless somebody brings their own. */
const ofToday: ReadonlyMap<Rules, string> = new Map(RULES.map((rules) => [rules, toStored(editionOf(rules)).hash]));

/** An edition as the store keeps it. */
export function toStored(edition: Edition): StoredEdition {
  const known = written.get(edition);
  if (known !== undefined) return known;
  const document = JSON.stringify(edition);
  const stored = { hash: sha256(document), document };
  written.set(edition, stored);
  return stored;
}

/** Sees to it that the edition of a match is known here. */
export async function fetchEdition(store: Pick<Reads, 'edition'>, hash: string | undefined): Promise<void> {
  if (hash === undefined || kept.has(hash) || [...ofToday.values()].includes(hash)) return;
  const document = await store.edition(hash);
  if (document === undefined) throw new MissingEdition(`The edition ${hash} is missing`);
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(hash, JSON.parse(document));
}

/**
 * The settings of a game with the edition that it was dealt with. One that is played by itself today is left out, as it
 * is in a new game, so that it is not sent to everyone.
 */
export function withEdition(game: GameSettings, hash: string | undefined): GameSettings {
  if (hash === undefined) return game;
  const { edition: _, ...rest } = game;
  if (ofToday.get(game.rules ?? FIRST_RULES) === hash) return rest;
  const edition = kept.get(hash) ?? todaysDocument(hash);
  if (edition === undefined) throw new MissingEdition(`The edition ${hash} was not fetched`);
  return { ...rest, edition };
}

/** The edition that other rules are played with today. */
function todaysDocument(hash: string): GameSettings['edition'] {
  const rules = RULES.find((known) => ofToday.get(known) === hash);
  return rules === undefined ? undefined : { ...editionOf(rules) };
}
