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

  it('keep volumes within bounds, and read the 3D of older settings as the best that runs well', () => {
    const read = readSettings({ graphics: 'solid', sound: { on: false, play: 7, wind: -1, music: 'loud' } });
    expect(read.graphics).toBe('auto');
    expect(read.sound).toEqual({ ...defaultSettings().sound, on: false, play: 1, wind: 0 });
  });

  it('move a camera that was never turned to its new place of rest, and leave a turned one', () => {
    const { camera } = defaultSettings();
    expect(readSettings({ camera: { azimuth: 28, elevation: 29, zoom: 1 } }).camera).toEqual(camera);
    expect(readSettings({ camera: { azimuth: 40, elevation: 29, zoom: 1 } }).camera.azimuth).toBe(40);
  });
});
