import { ERROR_CODES } from '@nunatak/protocol';
import { describe, expect, it } from 'vitest';
import { sayError } from '../../src/online/sayError.ts';
import { online as de } from '../../src/words/de/online.ts';
import { online as en } from '../../src/words/en/online.ts';
import { online as nl } from '../../src/words/nl/online.ts';

const CROWDS = ['seats', 'windows', 'spectators', 'devices', 'tournament', 'takeBacks'] as const;

describe.each([
  ['en', en.errors],
  ['de', de.errors],
  ['nl', nl.errors],
] as const)('why the server refused (%s)', (_, errors) => {
  it('is said for every code', () => {
    for (const code of ERROR_CODES) expect(sayError(errors, { code })).toMatch(/\p{L}.*[.!…]$/u);
  });

  it('has a text of its own for each thing that there can be too many of', () => {
    const said = CROWDS.map((crowd) => sayError(errors, { code: 'tooMany' }, crowd));
    expect(Object.keys(errors.tooMany)).toEqual(CROWDS);
    expect(new Set(said).size).toBe(CROWDS.length);
  });

  it('says of a malformed name, of a malformed link, and of all else what to do', () => {
    const said = (field?: string) => sayError(errors, { code: 'malformed', ...(field === undefined ? {} : { field }) });
    expect(said('name')).toBe(errors.malformed.name);
    expect(said('matchId')).toBe(errors.malformed.link);
    expect(said('code')).toBe(errors.malformed.link);
    expect(said('settings.clock')).toBe(errors.malformed.other);
    expect(said()).toBe(errors.malformed.other);
  });
});
