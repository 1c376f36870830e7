import { describe, expect, it } from 'vitest';
import { defaultSettings, readSettings, SettingsKeeper } from '../../src/session/settings.ts';
import { shelfOver } from '../../src/session/storage.ts';
import { SmallDrawer, windowsOver } from './drawer.ts';

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

describe('the settings of several windows', () => {
  const turned = { azimuth: 60, elevation: 20, zoom: 2 };

  function windows(drawer = new SmallDrawer()) {
    const [one, other] = windowsOver(drawer, 2).map((shelf) => new SettingsKeeper(shelf));
    if (one === undefined || other === undefined) throw new Error('two windows are needed');
    return { one, other };
  }

  it('follow each other', () => {
    const { one, other } = windows();
    let heard = 0;
    other.store.subscribe(() => heard++);
    one.change({ language: 'nl', motion: 'calm' });
    expect(other.store.get()).toMatchObject({ language: 'nl', motion: 'calm' });
    expect(heard).toBe(1);
    other.change({ theme: 'light' });
    expect(one.store.get()).toEqual({ ...defaultSettings(), language: 'nl', motion: 'calm', theme: 'light' });
  });

  it('are not reverted by a window that turns the temple and was not told of them yet', () => {
    const drawer = new SmallDrawer();
    const stale = new SettingsKeeper(shelfOver(drawer));
    const { one } = windows(drawer);
    one.change({ language: 'de', sound: { ...defaultSettings().sound, on: false } });
    stale.change({ camera: turned });
    stale.change({ sound: { ...stale.store.get().sound, music: 0.25 } });
    const expected = { ...defaultSettings(), language: 'de', camera: turned };
    const kept = new SettingsKeeper(shelfOver(drawer)).store.get();
    expect(kept).toEqual({ ...expected, sound: { ...defaultSettings().sound, on: false, music: 0.25 } });
    expect(stale.store.get()).toEqual(kept);
  });

  it('are not taken back for all windows by one that cannot fetch a language', () => {
    const drawer = new SmallDrawer();
    const { one, other } = windows(drawer);
    one.change({ language: 'de' });
    other.takeBack({ language: 'en' });
    expect(other.store.get().language).toBe('en');
    expect(one.store.get().language).toBe('de');
    expect(new SettingsKeeper(shelfOver(drawer)).store.get().language).toBe('de');
    other.change({ language: 'nl' });
    other.takeBack({ language: 'en' });
    expect(one.store.get().language).toBe('en');
  });

  it('hold in their window where nothing can be stored', () => {
    const drawer = new SmallDrawer();
    drawer.fill();
    const keeper = new SettingsKeeper(shelfOver(drawer));
    keeper.change({ theme: 'light' });
    keeper.change({ pace: 'fast' });
    expect(keeper.store.get()).toMatchObject({ theme: 'light', pace: 'fast' });
  });

  it('keep what a newer version has stored beside them', () => {
    const drawer = new SmallDrawer();
    drawer.setItem('nunatak/settings', JSON.stringify({ ...defaultSettings(), weather: 'storm' }));
    new SettingsKeeper(shelfOver(drawer)).change({ theme: 'dark' });
    expect(JSON.parse(drawer.getItem('nunatak/settings') ?? '')).toMatchObject({ weather: 'storm', theme: 'dark' });
  });
});
