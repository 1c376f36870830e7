import { createRoot } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import { NeutralToneMapping, PCFShadowMap } from 'three';
import type { Theme } from '../art/tokens.ts';
import type { Effort } from './effort.ts';
import type { BoardStage } from './stage.ts';
import { Scene } from './three/Scene.tsx';

const PIXEL_RATIO_LIMIT: Readonly<Record<Effort, number>> = { rich: 2, thrifty: 1 };

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
  const renderScene = useRef<(theme: Theme, active: boolean) => void>(undefined);
  const now = useRef({ theme, active, onAwake, onFrame, onLost, onSlow });
  now.current = { theme, active, onAwake, onFrame, onLost, onSlow };

  useEffect(() => {
    const parent = holder.current;
    if (parent === null) return undefined;
    const canvas = document.createElement('canvas');
    parent.append(canvas);
    let gone = false;
    const lost = (event: Event) => {
      event.preventDefault();
      now.current.onLost();
    };
    const restored = () => now.current.onAwake();
    canvas.addEventListener('webglcontextlost', lost);
    canvas.addEventListener('webglcontextrestored', restored);
    const root = createRoot(canvas);
    const { width, height } = stage.size;
    root
      .configure({
        frameloop: 'demand',
        dpr: Math.min(window.devicePixelRatio, PIXEL_RATIO_LIMIT[effort]),
        size: { width: Math.max(1, width), height: Math.max(1, height), top: 0, left: 0 },
        gl: { antialias: effort === 'rich', powerPreference: 'high-performance' },
        onCreated: ({ gl }) => {
          gl.toneMapping = NeutralToneMapping;
          gl.shadowMap.enabled = effort === 'rich';
          gl.shadowMap.type = PCFShadowMap;
          gl.shadowMap.autoUpdate = false;
        },
      })
      .then(() => {
        if (gone) return;
        renderScene.current = (shownTheme, looked) =>
          root.render(
            <Scene
              stage={stage}
              theme={shownTheme}
              effort={effort}
              active={looked}
              onFrame={() => now.current.onFrame()}
              onSlow={() => now.current.onSlow()}
            />,
          );
        renderScene.current(now.current.theme, now.current.active);
        now.current.onAwake();
      })
      .catch(() => now.current.onLost());
    return () => {
      gone = true;
      renderScene.current = undefined;
      canvas.removeEventListener('webglcontextlost', lost);
      canvas.removeEventListener('webglcontextrestored', restored);
      root.unmount();
      canvas.remove();
    };
  }, [stage, effort]);

  useEffect(() => {
    renderScene.current?.(theme, active);
  }, [theme, active]);

  return <div ref={holder} className="nk-board-canvas" />;
}
