import { useLayoutEffect, useRef } from 'react';
import type { Insets } from '../board/board.ts';

/** The part of the window that the ledger leaves to the temple, told whenever it changes. */
export function TempleRoom({ onRoom }: { onRoom(room: Insets): void }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = place.current;
    if (node === null) return undefined;
    const measure = () => {
      const { top, right, bottom, left } = node.getBoundingClientRect();
      onRoom({ top, right: window.innerWidth - right, bottom: window.innerHeight - bottom, left });
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(node);
    return () => watcher.disconnect();
  }, [onRoom]);
  return <div ref={place} className="nk-end-temple" />;
}
