import { fetchOnce } from '../app/fetchOnce.ts';
import { LatePart } from '../app/LatePart.tsx';
import type { Tray } from './Tray.tsx';

const loadTray = fetchOnce(async () => (await import('./Tray.tsx')).Tray);

/** The tray, which is fetched with the first question. */
export function LateTray(props: Parameters<typeof Tray>[0]) {
  return <LatePart load={loadTray} given={props} place="nk-tray" />;
}
