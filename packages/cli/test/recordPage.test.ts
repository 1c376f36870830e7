import { readFileSync } from 'node:fs';
import {
  ACTION_TYPES,
  BLESSING_IDS,
  COMPLETION_IDS,
  fnv1a64,
  hashState,
  nextInt,
  PHASES,
  parseAction,
  play,
  positionOf,
  RATINGS,
  SOURCES,
  seedRng,
  setup,
  toRecord,
} from '@nunatak/engine';
import { words } from '@nunatak/words';
import { describe, expect, test } from 'vitest';

const PAGE = readFileSync(new URL('../../../docs/record.md', import.meta.url), 'utf8');

/** Returns the names in backquotes in the first column of the tables under a heading. */
function firstColumn(heading: string): string[] {
  const [, section = ''] = PAGE.split(`\n## ${heading}\n`);
  const [text] = section.split('\n## ');
  return [...text.matchAll(/^\| (`[^|]*) \|/gm)].flatMap(([, cell]) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
}

describe('docs/record.md', () => {
  test('lists the keys of the hashed position in their order', () => {
    const { view, secret } = setup({ players: 3 }, 'nunatak');
    expect(firstColumn('The hash').filter((name) => name !== 'key')).toEqual(Object.keys(positionOf({ view, secret })));
  });

  test('has every action and every event', () => {
    expect([...new Set(firstColumn('Actions'))].filter((name) => name !== 'type').sort()).toEqual(
      [...ACTION_TYPES].sort(),
    );
    const events = Object.keys(words('en').log).filter((name) => name !== 'endBlessingDecided');
    expect(
      firstColumn('Events')
        .filter((name) => name !== 'type')
        .sort(),
    ).toEqual(events.sort());
  });

  test('names every phase, blessing, completion card, rating and source', () => {
    for (const name of [...PHASES, ...BLESSING_IDS, ...COMPLETION_IDS, ...RATINGS, ...SOURCES]) {
      expect(PAGE).toContain(`\`${name}\``);
    }
  });

  test('writes notation that can be read', () => {
    const [, actions = ''] = PAGE.split('\n## Actions\n');
    const cells = [...actions.split('\n## ')[0].matchAll(/^\| `\w+` \|[^|]*\| (`[^|]+) \|/gm)];
    const notations = cells.flatMap(([, cell]) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text));
    expect(notations.length).toBeGreaterThan(ACTION_TYPES.length);
    const { facts } = setup({ players: 3 }, 'notation').view;
    for (const notation of notations)
      expect(parseAction(facts, notation.replace(' …', ''))).toMatchObject({ ok: true });
  });

  test('gives numbers that are correct', () => {
    expect(PAGE).toContain(`FNV-1a of the empty text is \`${fnv1a64('')}\`, of \`nunatak\` \`${fnv1a64('nunatak')}\``);
    const rng = seedRng('nunatak');
    const hex = rng.map((word) => `\`${(word >>> 0).toString(16).padStart(8, '0')}\``).join(', ');
    const next = Array.from({ length: 5 }, () => nextInt(rng, 54)).join(', ');
    expect(PAGE).toContain(`*n* = ${hex}. The next five integers below 54: ${next}.`);
    const dealt = setup({ players: 3 }, 'nunatak');
    const { deck, base, tiles, blessings } = toRecord(dealt, []).setup;
    const beginning = (name: string, ids: readonly string[]): string =>
      `\`${name}\` begins ${ids.map((id) => `\`${id}\``).join(', ')}`;
    expect(PAGE).toContain(
      [
        beginning('deck', deck.slice(0, 5)),
        beginning('base', base.slice(0, 3)),
        beginning('tiles', tiles.slice(0, 2)),
        beginning('blessings', blessings.slice(0, 3)),
      ].join('; '),
    );
    const taken = play(dealt, { type: 'takeCard', card: 'beast-3' });
    expect(PAGE).toContain(`is \`${hashState(dealt)}\`; after \`take beast-3\` it is \`${hashState(taken.state)}\``);
  });
});
