import { useEffect, useState } from 'react';
import type { Summary } from './kept.ts';

/** How often a page that is looked at asks the server again, in milliseconds. */
const AGAIN_MS = 60_000;

/** What the server says about the online games, with the code that knows what to make of it. */
type Told = (games: readonly Summary[]) => readonly Summary[];

/** The games with the turns that the server knows of, which are also counted in the title and on the icon of the app. */
export function useOnlineTurns(games: readonly Summary[]): readonly Summary[] {
  const [told, setTold] = useState<Told>();
  const [waiting, setWaiting] = useState<number>();
  const hasOnline = games.some(({ kind, over }) => kind === 'online' && !over);

  useEffect(() => {
    if (!hasOnline) return undefined;
    let isOpen = true;
    const look = async () => {
      if (document.hidden) return;
      const { askTurns, withTurns } = await import('../online/turns.ts');
      const turns = await askTurns();
      if (!isOpen || turns === undefined) return;
      setTold(() => (listed: readonly Summary[]) => withTurns(listed, turns));
      setWaiting(turns.waiting.size);
    };
    const lookAgain = () => void look().catch(() => undefined);
    lookAgain();
    const timer = setInterval(lookAgain, AGAIN_MS);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      isOpen = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [hasOnline]);

  useEffect(() => {
    if (waiting === undefined) return undefined;
    showBadge(waiting);
    if (waiting === 0) return undefined;
    const before = document.title;
    document.title = `(${waiting}) ${before}`;
    return () => {
      document.title = before;
    };
  }, [waiting]);

  return told?.(games) ?? games;
}

/** Shows a number on the icon of the installed app, where the browser can. */
function showBadge(count: number): void {
  if (!('setAppBadge' in navigator)) return;
  navigator.setAppBadge(count).catch(() => undefined);
}
