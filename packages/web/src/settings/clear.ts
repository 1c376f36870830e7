import { deleteDB } from 'idb';
import { library } from '../library/library.ts';
import { NOTES_NAME } from '../notes/name.ts';
import { changeSettings, currentSettings, defaultSettings } from '../session/settings.ts';
import { shelf } from '../session/storage.ts';

const OURS = 'nunatak/';

/** Clears games, notes, settings and lessons and begins anew; the language stays, so that the page can still be read. */
export async function clearSaved(): Promise<void> {
  const { language } = currentSettings();
  await library.clear();
  // A browser that allows no database has no notes that would outlast the page.
  await deleteDB(NOTES_NAME).catch(() => undefined);
  for (const key of shelf.keys().filter((name) => name.startsWith(OURS))) shelf.removeItem(key);
  changeSettings({ ...defaultSettings(), language });
  window.location.hash = '';
  window.location.reload();
}
