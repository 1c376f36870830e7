import { describe, expect, it } from 'vitest';
import { defaultSettings, readSettings } from '../../src/session/settings.ts';

describe('settings', () => {
  it('come back as they were kept', () => {
    const settings = { ...defaultSettings(), language: 'nl', theme: 'light', motion: 'fast', takeBack: true } as const;
    expect(readSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
  });

  it('fall back one by one where storage holds something else', () => {
    const read = readSettings({ language: 'xx', theme: 'light', camera: { azimuth: 'north' }, takeBack: 'yes' });
    expect(read).toEqual({ ...defaultSettings(), theme: 'light' });
    expect(readSettings('nothing')).toEqual(defaultSettings());
  });
});
