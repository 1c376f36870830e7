import { useEffect, useRef } from 'react';
import type { Theme } from '../art/tokens.ts';
import type { Effort } from './effort.ts';
import type { BoardStage } from './stage.ts';
import { Temple } from './three/Temple.ts';

interface Board3DProps {
  stage: BoardStage;
  theme: Theme;
  effort: Effort;
  /** Draws only while it is looked at. */
  active: boolean;
  /** Ready to draw, at first and after WebGL came back. */
  onAwake(): void;
  /** A picture is done. */
  onFrame(): void;
  /** WebGL failed or was taken away. */
  onLost(): void;
  /** Pictures take too long for the effort made. */
  onSlow(): void;
}

/** The temple through WebGL. The only part that loads three. */
export function Board3D({ stage, theme, effort, active, onAwake, onFrame, onLost, onSlow }: Board3DProps) {
  const holder = useRef<HTMLDivElement>(null);
  const temple = useRef<Temple>(undefined);
  const now = useRef({ theme, active, onAwake, onFrame, onLost, onSlow });
  now.current = { theme, active, onAwake, onFrame, onLost, onSlow };

  useEffect(() => {
    const parent = holder.current;
    if (parent === null) return undefined;
    // A canvas of its own each time: one whose context was given up never gets another.
    const canvas = document.createElement('canvas');
    parent.append(canvas);
    const lost = (event: Event) => {
      event.preventDefault();
      now.current.onLost();
    };
    const restored = () => now.current.onAwake();
    const leave = () => {
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
      temple.current?.dispose();
      temple.current = undefined;
      canvas.remove();
    };
    try {
      temple.current = new Temple(canvas, stage, effort, {
        onFrame: () => now.current.onFrame(),
        onSlow: () => now.current.onSlow(),
      });
      temple.current.show(now.current.theme, now.current.active);
    } catch (error) {
      console.warn('The temple cannot be drawn with WebGL:', error);
      now.current.onLost();
      return leave;
    }
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);
    now.current.onAwake();
    return leave;
  }, [stage, effort]);

  useEffect(() => {
    temple.current?.show(theme, active);
  }, [theme, active]);

  return <div ref={holder} className="nk-board-canvas" />;
}
