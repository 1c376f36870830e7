import { changeSettings, currentSettings, defaultSettings } from '../session/settings.ts';
import { shelf } from '../session/storage.ts';

const OURS = 'nunatak/';

/** Clears games, settings and lessons and begins anew; the language stays, so that the page can still be read. */
export function clearSaved(): void {
  const { language } = currentSettings();
  for (const key of shelf.keys().filter((name) => name.startsWith(OURS))) shelf.removeItem(key);
  changeSettings({ ...defaultSettings(), language });
  window.location.hash = '';
  window.location.reload();
}
