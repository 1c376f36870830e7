import { DEFAULT_EDITION, parseEdition } from '@nunatak/engine';
import { diffEditions, problemOfDraft } from '@nunatak/engine/checks';
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
import { keepDraft, keptDraft, keptEdition } from '../src/edition/kept.ts';
import { shelfOver } from '../src/session/storage.ts';

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
    keepDraft(short, shelf);
    expect(keptDraft(shelf)).toEqual(short);
    expect(keptEdition(shelf)).toBeUndefined();
    keepDraft(draft, shelf);
    expect(keptEdition(shelf)).toEqual(draft);
  });

  it('reads numbers as people type them', () => {
    expect(readNumbers('– 1, 2;3  -')).toEqual([0, 1, 2, 3, 0]);
    expect(readNumbers('')).toBeUndefined();
    expect(readNumbers('1 two')).toBeUndefined();
    expect(writeNumbers([0, 1, 10], true)).toBe('– 1 10');
  });
});
