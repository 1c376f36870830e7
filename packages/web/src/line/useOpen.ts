import { useEffect } from 'react';

/** What goes on only while somebody looks. */
interface Opened {
  open(): void;
  close(): void;
}

/** Keeps a game open as long as what shows it is there. */
export function useOpen(game: Opened): void {
  useEffect(() => {
    game.open();
    return () => game.close();
  }, [game]);
}
