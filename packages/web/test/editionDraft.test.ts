import { DEFAULT_EDITION, parseEdition } from '@nunatak/engine';
import { diffEditions, formatEdition, problemOfDraft } from '@nunatak/engine/checks';
import { describe, expect, it } from 'vitest';
import {
  beginDraft,
  isSeen,
  readNumbers,
  symbolsOf,
  withBlessing,
  withCard,
  withName,
  withSeenTile,
  withTable,
  withTile,
  withTrack,
  writeNumbers,
} from '../src/edition/draft.ts';
import {
  forgetDraft,
  keepDraft,
  keptDraft,
  keptEdition,
  keptProblem,
  listenForDraft,
  readDraftFile,
  unreadDraft,
} from '../src/edition/kept.ts';
import { draftOf, problemOf, typeNumbers } from '../src/edition/typed.ts';
import { shelfOver } from '../src/session/storage.ts';
import { readEditionText } from '../src/start/setup.ts';
import { SmallDrawer, windowsOver } from './session/drawer.ts';

const draft = beginDraft('My box');
const [tile] = draft.tiles;
const elder = draft.cards.find(({ id }) => id === 'elder-2') ?? draft.cards[0];

/** The changes against ours, as `tiles.tile-builder-1 pile: 1 → 2 rulebook`. */
function changes(edition: typeof draft): string[] {
  return diffEditions(DEFAULT_EDITION, edition).map(
    ({ entry, figure, before, after }) => `${entry} ${figure}: ${before?.value} → ${after?.value} ${after?.from}`,
  );
}

describe('an edition that is being corrected', () => {
  it('begins as ours under a name of its own, and can be played', () => {
    expect(changes(draft)).toEqual([]);
    expect(parseEdition(JSON.parse(JSON.stringify(draft))).ok).toBe(true);
    expect(withName(draft, 'Die Schachtel, 2. Auflage')).toMatchObject({ id: 'die-schachtel-2-auflage' });
  });

  it('marks what differs as printed, and what is as ours again as ours', () => {
    const changed = withTile(draft, tile, { symbols: symbolsOf('elder', 'artisan') });
    expect(changes(changed)).toEqual(['tiles.tile-builder-1 symbols: builder → artisan elder rulebook']);
    const back = withTile(changed, changed.tiles[0], { symbols: ['builder'] });
    expect(changes(back)).toEqual([]);
    expect(changes(withCard(draft, elder, { shows: ['artisan', 'beast'] }))).toEqual([
      'cards.elder-2 shows: builder sculptor → artisan beast rulebook',
    ]);
    expect(changes(withBlessing(draft, 'moon', 1))).toEqual(['blessings.moon minPlayers: 3 → 1 rulebook']);
    expect(changes(withTrack(draft, [1, 2]))).toHaveLength(1);
    expect(changes(withTable(draft, 'progress', [1, 2, 3, 4, 5]))).toHaveLength(1);
  });

  it('can be confirmed without a change', () => {
    const seen = withSeenTile(draft, tile, true);
    expect(isSeen(seen.tiles[0])).toBe(true);
    expect(changes(seen)).toHaveLength(2);
    expect(changes(withSeenTile(seen, seen.tiles[0], false))).toEqual([]);
  });

  it('is kept while it cannot be played yet', () => {
    const shelf = shelfOver(undefined);
    expect(keptDraft(shelf)).toBeUndefined();
    const short = withTile(draft, tile, { pile: 2 });
    expect(problemOfDraft(short)).toEqual({ field: 'tiles', found: '24 tiles in pile 1', expected: '25 (S2)' });
    keepDraft(draftOf(short), shelf);
    expect(keptDraft(shelf)).toEqual(draftOf(short));
    expect(keptEdition(shelf)).toBeUndefined();
    keepDraft(draftOf(draft), shelf);
    expect(keptEdition(shelf)).toEqual(draft);
    forgetDraft(shelf);
    expect(keptDraft(shelf)).toBeUndefined();
  });

  it.each(['', '  '])('keeps every figure while its name is still missing, and says so: %j', (name) => {
    const shelf = shelfOver(new SmallDrawer());
    const nameless = withName(withTile(draft, tile, { symbols: symbolsOf('elder', 'artisan') }), name);
    expect(keepDraft(draftOf(nameless), shelf)).toBe(true);
    expect(keptDraft(shelf)).toEqual(draftOf(nameless));
    expect(keptProblem(shelf)).toMatchObject({ field: 'name' });
    expect(keptEdition(shelf)).toBeUndefined();
  });

  it('keeps a list of numbers that makes no sense yet as it was typed, and cannot be played with it', () => {
    const shelf = shelfOver(new SmallDrawer());
    for (const text of ['1 2 –', 'one', '']) {
      const typed = typeNumbers(draftOf(draft), 'track', text);
      keepDraft(typed, shelf);
      expect(keptDraft(shelf)).toEqual(typed);
      expect(keptDraft(shelf)?.typed.track).toBe(text);
      expect(keptEdition(shelf)).toBeUndefined();
      expect(problemOf(typed)).toMatchObject({ field: expect.stringContaining('track.numbers') });
    }
    const taken = typeNumbers(typeNumbers(draftOf(draft), 'track', '1 2 –'), 'track', '1 2 – 3');
    expect(taken).toEqual(draftOf(withTrack(draft, [1, 2, 0, 3])));
    expect(problemOf(taken)).toBeUndefined();
  });

  it('of an earlier version is read, with or without all it needs', () => {
    const drawer = new SmallDrawer();
    const short = withTile(draft, tile, { pile: 2 });
    for (const edition of [draft, short, withName(short, '')]) {
      drawer.setItem('nunatak/edition', JSON.stringify(edition));
      expect(keptDraft(shelfOver(drawer))).toEqual(draftOf(edition));
    }
  });

  it('that cannot be read is never replaced: its text stays at hand', () => {
    const drawer = new SmallDrawer();
    const strange = JSON.stringify({ ...draft, tiles: draft.tiles.slice(1) });
    drawer.setItem('nunatak/edition', strange);
    const shelf = shelfOver(drawer);
    expect(keptDraft(shelf)).toBeUndefined();
    expect(unreadDraft(shelf)).toMatchObject({ text: strange, problem: { field: 'tiles' } });
    expect(keptProblem(shelf)).toMatchObject({ field: 'tiles' });
    keepDraft(draftOf(draft), shelf);
    expect(keptEdition(shelf)).toEqual(draft);
    expect(unreadDraft(shelf)?.text).toBe(strange);
  });

  it('says when there is no room to keep it, and never writes over what cannot be read', () => {
    const drawer = new SmallDrawer();
    drawer.setItem('nunatak/edition', '{"no":"edition"}');
    drawer.fill();
    const shelf = shelfOver(drawer);
    expect(keepDraft(draftOf(draft), shelf)).toBe(false);
    expect(drawer.getItem('nunatak/edition')).toBe('{"no":"edition"}');
  });

  it('is followed by another window, so that neither writes over the other', () => {
    const [one, other] = windowsOver(new SmallDrawer(), 2);
    if (one === undefined || other === undefined) throw new Error('two windows are needed');
    const heard: unknown[] = [];
    const stop = listenForDraft(() => heard.push(keptDraft(other)), other);
    one.setItem('nunatak/settings', '{}');
    keepDraft(draftOf(draft), one);
    forgetDraft(one);
    stop();
    keepDraft(draftOf(draft), one);
    expect(heard).toEqual([draftOf(draft), undefined]);
  });

  it('comes back from its file, finished or not', () => {
    const short = withName(withTile(draft, tile, { pile: 2 }), '');
    for (const edition of [draft, short]) {
      expect(readDraftFile(JSON.parse(formatEdition(edition)))).toEqual({ ok: true, value: draftOf(edition) });
    }
    expect(readDraftFile({ ...draft, format: 'nunatak-edition/9' })).toMatchObject({ reason: { field: 'format' } });
  });

  it('says what was found in a file that is no edition', () => {
    const reason = { field: 'file', expected: 'an edition' };
    expect(readEditionText('', 'an edition')).toEqual({ ok: false, reason: { ...reason, found: 'an empty file' } });
    expect(readEditionText('\u0089PNG', 'an edition')).toEqual({
      ok: false,
      reason: { ...reason, found: 'a file that is not JSON' },
    });
  });

  it('reads numbers as people type them', () => {
    expect(readNumbers('– 1, 2;3  -')).toEqual([0, 1, 2, 3, 0]);
    expect(readNumbers('')).toBeUndefined();
    expect(readNumbers('1 two')).toBeUndefined();
    expect(writeNumbers([0, 1, 10], true)).toBe('– 1 10');
  });
});
