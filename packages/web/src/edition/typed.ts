import { type Edition, type Problem, TABLE_IDS, type TableId } from '@nunatak/engine';
import { parseDraft, problemOfDraft } from '@nunatak/engine/checks';
import { readNumbers, withTable, withTrack } from './draft.ts';

/** The lists of numbers of an edition: the architect track and the tables of points. */
export type NumberList = 'track' | TableId;
export const LISTS: readonly NumberList[] = ['track', ...TABLE_IDS];

/** An edition that its owner is working on. It may lack its name, and hold lists that make no sense yet. */
export interface Draft {
  readonly edition: Edition;
  /** The text of each list of numbers that could not be taken into the edition. */
  readonly typed: Readonly<Partial<Record<NumberList, string>>>;
}

export function draftOf(edition: Edition): Draft {
  return { edition, typed: {} };
}

/** What still keeps a draft from being played; undefined if it can be. */
export function problemOf({ edition, typed }: Draft): Problem | undefined {
  const entries = parseDraft(edition);
  if (!entries.ok) return entries.reason;
  for (const list of LISTS) {
    const problem = typed[list] === undefined ? undefined : problemOfNumbers(edition, list, typed[list]);
    if (problem !== undefined) return problem;
  }
  return problemOfDraft(edition);
}

/** What is wrong with the text of a list; undefined if the edition can take it. */
export function problemOfNumbers(edition: Edition, list: NumberList, text: string): Problem | undefined {
  const numbers = readNumbers(text);
  const field = list === 'track' ? 'track.numbers' : `tables.${list}.points`;
  if (numbers === undefined) return { field, found: `"${text}"`, expected: 'whole numbers with spaces between them' };
  // A missing name is no problem of the list: it is told where the name is typed.
  const read = parseDraft({ ...withNumbers(edition, list, numbers), name: edition.id });
  return read.ok ? undefined : read.reason;
}

/** Takes a typed list into the edition if it makes sense; otherwise remembers its text. */
export function typeNumbers(draft: Draft, list: NumberList, text: string): Draft {
  const { [list]: _, ...others } = draft.typed;
  const { edition } = draft;
  if (problemOfNumbers(edition, list, text) !== undefined) return { edition, typed: { ...others, [list]: text } };
  return { edition: withNumbers(edition, list, readNumbers(text) ?? []), typed: others };
}

export function numbersOf(edition: Edition, list: NumberList): readonly number[] {
  return list === 'track' ? edition.track.numbers : edition.tables[list].points;
}

function withNumbers(edition: Edition, list: NumberList, numbers: readonly number[]): Edition {
  return list === 'track' ? withTrack(edition, numbers) : withTable(edition, list, numbers);
}
