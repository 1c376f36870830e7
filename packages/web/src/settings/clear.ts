import { changeSettings, currentSettings, defaultSettings } from '../session/settings.ts';
import { shelf } from '../session/storage.ts';

const OURS = 'nunatak/';

/** The names of everything this page keeps in the browser. */
export function savedKeys(): readonly string[] {
  if (typeof localStorage === 'undefined') return [];
  return Object.keys(localStorage).filter((key) => key.startsWith(OURS));
}

/** Clears games, settings and lessons and begins anew; the language stays, so that the page can still be read. */
export function clearSaved(): void {
  const { language } = currentSettings();
  for (const key of savedKeys()) shelf.removeItem(key);
  changeSettings({ ...defaultSettings(), language });
  window.location.hash = '';
  window.location.reload();
}
