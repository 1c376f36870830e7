import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Settings, settingsWithoutDefaults } from '../src/index.ts';

describe('the settings of a room', () => {
  it('are sent without default values', () => {
    const settings = v.parse(Settings, { game: { players: 3, rules: 2 } });
    expect(settingsWithoutDefaults(settings)).toEqual({ game: { players: 3, rules: 2 } });
  });

  it.each([
    { game: { players: 3 } },
    { game: { players: 2, options: { outerTop: true } }, clock: { kind: 'live', bank: 300, increment: 5 } },
    { game: { players: 4 }, listed: true, spectators: false, spectatorChat: true, substitute: 'glacier' },
  ] as const)('survive the round trip: %j', (document) => {
    const settings = v.parse(Settings, document);
    expect(v.parse(Settings, settingsWithoutDefaults(settings))).toEqual(settings);
  });
});
