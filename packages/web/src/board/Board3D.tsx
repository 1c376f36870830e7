import { useEffect, useRef } from 'react';
import type { Theme } from '../art/tokens.ts';
import { Temple } from '../temple/scene/Temple.ts';
import type { Tier } from '../temple/scene/tiers.ts';
import type { BoardStage } from './stage.ts';

interface Board3DProps {
  stage: BoardStage;
  theme: Theme;
  tier: Tier;
  /** Draws only while it is looked at. */
  active: boolean;
  /** Ready to draw, at first and after WebGL came back. */
  onAwake(): void;
  /** A picture is done. */
  onFrame(): void;
  /** WebGL failed or was taken away. */
  onLost(): void;
  /** How long a picture of the moving temple took, in milliseconds. */
  onPace(took: number): void;
}

/** The temple through WebGL. The only part that loads three. */
export function Board3D({ stage, theme, tier, active, onAwake, onFrame, onLost, onPace }: Board3DProps) {
  const holder = useRef<HTMLDivElement>(null);
  const temple = useRef<Temple>(undefined);
  const now = useRef({ onAwake, onFrame, onLost, onPace });
  now.current = { onAwake, onFrame, onLost, onPace };

  useEffect(() => {
    const parent = holder.current;
    if (parent === null) return undefined;
    // A canvas of its own each time: one whose context was given up never gets another.
    const canvas = document.createElement('canvas');
    parent.append(canvas);
    const broken = (error: unknown) => {
      console.error('The temple cannot be drawn with WebGL:', error);
      now.current.onLost();
    };
    const lost = (event: Event) => {
      event.preventDefault();
      now.current.onLost();
    };
    const restored = () => {
      temple.current?.restore();
      now.current.onAwake();
    };
    const leave = () => {
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
      temple.current?.dispose();
      temple.current = undefined;
      canvas.remove();
    };
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);
    try {
      temple.current = new Temple(canvas, stage, {
        onReady: () => now.current.onAwake(),
        onFrame: () => now.current.onFrame(),
        onPace: (took) => now.current.onPace(took),
        onBroken: broken,
      });
    } catch (error) {
      broken(error);
    }
    return leave;
  }, [stage]);

  useEffect(() => {
    temple.current?.show(theme, active);
  }, [theme, active]);

  useEffect(() => {
    void temple.current?.setTier(tier);
  }, [tier]);

  return <div ref={holder} className="nk-board-canvas" />;
}
