import { useLayoutEffect, useRef } from 'react';
import type { Insets, Rect } from './board.ts';

/** The part of a screen that its panels leave to the temple, and what stands in its corners. */
export interface Room {
  readonly insets: Insets;
  readonly obstacles: readonly Rect[];
}

/** Where the temple has a place of its own it fills it, but for a hair's breadth. */
export const OWN_ROOM: Room = { insets: { top: 6, right: 6, bottom: 6, left: 6 }, obstacles: [] };

const CLEAR = 6;
const standing = new Set<Element>();
const holes = new Set<() => void>();

/** The ref of what the temple must keep clear of although it stands in the hole. */
export function obstacle(node: Element | null): () => void {
  if (node === null) return () => undefined;
  standing.add(node);
  for (const tell of holes) tell();
  return () => {
    standing.delete(node);
    for (const tell of holes) tell();
  };
}

function obstaclesOn(screen: Element): readonly Element[] {
  return [...standing].filter((node) => screen.contains(node));
}

function roomOf(hole: Element, screen: Element): Room {
  const outer = screen.getBoundingClientRect();
  const rectOf = (node: Element): Rect => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return { left: left - outer.left, top: top - outer.top, right: right - outer.left, bottom: bottom - outer.top };
  };
  const { left, top, right, bottom } = rectOf(hole);
  const obstacles = obstaclesOn(screen)
    .map(rectOf)
    .filter((rect) => rect.right > rect.left && rect.bottom > rect.top)
    .map((rect) => ({
      left: rect.left - CLEAR,
      top: rect.top - CLEAR,
      right: rect.right + CLEAR,
      bottom: rect.bottom + CLEAR,
    }));
  return { insets: { left, top, right: outer.width - right, bottom: outer.height - bottom }, obstacles };
}

/** The hole in the panels of a screen through which the temple is seen, told whenever it changes. */
export function Hole({ className = '', onRoom }: { className?: string; onRoom(room: Room): void }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const node = place.current;
    const screen = node?.closest('main') ?? undefined;
    if (node === null || screen === undefined) return undefined;
    let known = '';
    const measure = () => {
      // Where a small screen has no place for it nothing is told.
      if (!node.checkVisibility()) return;
      const room = roomOf(node, screen);
      const said = JSON.stringify(room);
      if (said !== known) onRoom(room);
      known = said;
    };
    const watcher = new ResizeObserver(measure);
    const watch = () => {
      watcher.disconnect();
      for (const one of [node, screen, ...obstaclesOn(screen)]) watcher.observe(one);
      measure();
    };
    holes.add(watch);
    watch();
    return () => {
      holes.delete(watch);
      watcher.disconnect();
    };
  }, [onRoom]);
  return <div ref={place} className={`nk-hole ${className}`} />;
}
