import { CURRENT_RULES, type Facts, factsOf, parseKeptConfig } from '@nunatak/engine';
import type { GameSettings } from '@nunatak/protocol';
import { malformed } from '../refused.ts';

const MOST_KEPT = 200;
const known = new Map<string, Facts>();

/** The facts of a game, shared by all matches with the same settings: they are far larger than a state. */
export function factsFor(game: GameSettings): Facts {
  const key = JSON.stringify(game);
  const facts = known.get(key);
  if (facts !== undefined) return facts;
  const config = parseKeptConfig(game);
  if (!config.ok) throw malformed(config.reason);
  if (known.size >= MOST_KEPT) known.clear();
  const made = factsOf(config.value);
  known.set(key, made);
  return made;
}

/** A game that is about to be opened, by the rules of today. */
export function toOpen(game: GameSettings): GameSettings {
  return { ...game, rules: CURRENT_RULES };
}

/** One more game like another, by the rules of today; what they do not allow is played as before. */
export function oneMore(game: GameSettings): GameSettings {
  const next = toOpen(game);
  return parseKeptConfig(next).ok ? next : game;
}

/**
 * Refuses an edition with anything in it that no edition has: it would be kept with the match and sent to everyone.
 * What the format has was checked by the engine, which reads nothing else.
 */
export function mustBePlain({ edition }: GameSettings, { config }: Facts): void {
  if (edition === undefined || edition.format !== config.edition.format) return;
  const field = unknownField(edition, config.edition, 'edition');
  if (field !== undefined) throw malformed({ field, found: 'a field', expected: 'no such field in an edition' });
}

/** The first field of a document that what was read of it does not have. */
function unknownField(document: unknown, known: unknown, path: string): string | undefined {
  if (!isObject(document) || !isObject(known)) return undefined;
  for (const [name, value] of Object.entries(document)) {
    const field = Array.isArray(document) ? `${path}[${name}]` : `${path}.${name}`;
    if (!Object.hasOwn(known, name)) return field;
    const inner = unknownField(value, Reflect.get(known, name), field);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
