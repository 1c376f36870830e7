import { DEFAULT_EDITION, editionOf } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { readLocalConfig } from '../src/session/config.ts';
import { shelfOver } from '../src/session/storage.ts';
import { lastConfig, quickConfig, rememberConfig } from '../src/start/quick.ts';
import { lastNames } from '../src/start/remembered.ts';
import {
  beginSetup,
  blessingsFor,
  configOf,
  readEditionText,
  settleName,
  withBlessing,
  withColour,
  withSeat,
} from '../src/start/setup.ts';

const NAMES = ['You', 'Ana', 'Bo', 'Mira'];

describe('a new game', () => {
  it('can be played as it stands, with every number of players', () => {
    for (const players of [1, 2, 3, 4] as const) {
      const config = configOf({ ...beginSetup(NAMES, undefined), players }, NAMES);
      expect(readLocalConfig(JSON.parse(JSON.stringify(config))).ok).toBe(true);
      expect(config.seats).toHaveLength(players);
    }
  });

  it('is marked where it asks what would have been; a mark that cannot be read is none', () => {
    const config = configOf(beginSetup(NAMES, undefined), NAMES);
    const whatIf = { piles: 'anew', game: 'game00000001', turn: 31 } as const;
    expect(readLocalConfig({ ...config, whatIf })).toMatchObject({ ok: true, value: { whatIf } });
    for (const wrong of [{ ...whatIf, piles: 'lost' }, { ...whatIf, turn: 'late' }, 'yes', undefined]) {
      const read = readLocalConfig({ ...config, whatIf: wrong });
      expect(read.ok && 'whatIf' in read.value).toBe(false);
    }
  });

  it('is played by the rules and the edition of today, whatever was played last time', () => {
    const old = configOf({ ...beginSetup(NAMES, undefined), players: 2 }, NAMES);
    const { rules: _, ...kept } = {
      ...old,
      edition: editionOf(1),
      options: { ...old.options, blessings: ['moon', 'luck'] },
    };
    const drawer = shelfOver(undefined);
    drawer.setItem('nunatak/lastConfig', JSON.stringify(kept));
    expect(lastConfig(drawer)).toMatchObject({ rules: 2, edition: DEFAULT_EDITION, options: { blessings: ['luck'] } });
    const own = { ...editionOf(1), id: 'mine' };
    drawer.setItem('nunatak/lastConfig', JSON.stringify({ ...kept, edition: own }));
    expect(lastConfig(drawer)?.edition).toEqual(own);
  });

  it('gives a colour to one seat only: two seats change places', () => {
    const setup = withColour(beginSetup(NAMES, undefined), 0, 'fjord');
    expect(setup.seats.map(({ colour }) => colour)).toEqual(['fjord', 'ember', 'aurora', 'garnet']);
  });

  it('calls somebody You only where nobody else shares the screen', () => {
    const alone = beginSetup(NAMES, undefined);
    const among = settleName(withSeat(alone, 1, { kind: 'person' }), 'You', 'Kim');
    expect(among.seats.map(({ name }) => name)).toEqual(['Kim', 'Ana', 'Bo', 'Mira']);
    expect(settleName(withSeat(among, 1, { kind: 'bot' }), 'You', 'Kim').seats[0]?.name).toBe('You');
    expect(settleName({ ...among, players: 1 }, 'You', 'Kim').seats[0]?.name).toBe('You');
  });

  it('never leaves a seat without a name or a deal without a seed', () => {
    const setup = withSeat(beginSetup(NAMES, undefined), 1, { name: '   ' });
    const { seats, seed } = configOf(setup, NAMES);
    expect(seats[1]?.name).toBe('Ana');
    expect(seed).toMatch(/^\w+$/);
    expect(configOf({ ...setup, seed: ' glacier ' }, NAMES).seed).toBe('glacier');
  });

  it('O5: forgets chosen blessings that the mode does not know', () => {
    const three = beginSetup(NAMES, undefined);
    expect(blessingsFor(three)).toContain('moon');
    const chosen = withBlessing({ ...three, options: { ...three.options, blessings: ['luck'] } }, 'moon', true);
    expect(configOf(chosen, NAMES).options.blessings).toEqual(['luck', 'moon']);
    expect(configOf({ ...chosen, players: 1 }, NAMES).options.blessings).toEqual(['luck']);
  });

  it('begins with what was chosen last time, and with the usual where that is broken', () => {
    const shelf = shelfOver(undefined);
    expect(quickConfig(NAMES, shelf).players).toBe(3);
    rememberConfig(configOf({ ...beginSetup(NAMES, undefined), players: 2 }, NAMES), shelf);
    expect(quickConfig(NAMES, shelf).players).toBe(2);
    expect(lastNames(shelf)).toEqual(NAMES.slice(0, 2));
    shelf.setItem('nunatak/lastConfig', '{"players":9}');
    expect(lastConfig(shelf)).toBeUndefined();
    expect(lastNames(shelf)).toBeUndefined();
  });
});

describe('an edition from a file', () => {
  it('is taken when it is whole', () => {
    const read = readEditionText(JSON.stringify({ ...DEFAULT_EDITION, id: 'mine', name: 'Mine' }), 'JSON');
    expect(read.ok && read.value.name).toBe('Mine');
  });

  it('is refused with the field, what was found and what was expected', () => {
    const broken = { ...DEFAULT_EDITION, track: { ...DEFAULT_EDITION.track, numbers: [1, 1] } };
    expect(readEditionText(JSON.stringify(broken), 'JSON')).toEqual({
      ok: false,
      reason: { field: 'track.numbers[1]', found: '1', expected: '0 (no number) or more than 1' },
    });
    expect(readEditionText('{', 'a JSON file')).toMatchObject({ ok: false, reason: { expected: 'a JSON file' } });
  });
});
