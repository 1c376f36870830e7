import { useEffect, useRef } from 'react';
import type { CameraMove } from '../temple/CameraMoves.tsx';

/** What the keys of the table do. */
export interface KeyActions {
  /** Whether single letters, digits and signs do anything (WCAG 2.1.4). */
  readonly isOn: boolean;
  card(number: number): void;
  swap(): void;
  view(): void;
  xray(on: boolean): void;
  build(): void;
  undo(): void;
  undoAll(): void;
  aid(): void;
  temple(): void;
  sound(): void;
  camera(move: CameraMove): void;
  pause(): void;
  step(): void;
}

const CAMERA_KEYS: Readonly<Record<string, CameraMove>> = {
  '[': 'left',
  ']': 'right',
  '+': 'closer',
  '-': 'further',
  '0': 'reset',
};

const TYPING = 'input, textarea, select, [contenteditable="true"]';
const PRESSABLE = 'button, a[href], [role="tab"], td[data-cell], summary';

function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(PRESSABLE) !== null;
}

/** Keys for everything: cards by number, S, V, X held, Enter, Backspace, Escape, `?`, M for sound, T for the next tile that may be chosen. */
export function useKeys(actions: KeyActions): void {
  const now = useRef(actions);
  now.current = actions;
  useEffect(() => {
    function down(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(TYPING) !== null) return;
      const isSign = event.key.length === 1;
      if (isSign && !now.current.isOn) return;
      const move = CAMERA_KEYS[event.key];
      if (move !== undefined) now.current.camera(move);
      else if (/^[1-9]$/.test(event.key)) now.current.card(Number(event.key));
      else if (event.key === 'Enter') {
        if (isPressable(event.target)) return;
        now.current.build();
      } else if (event.key === 'Backspace') now.current.undo();
      else if (event.key === 'Escape') now.current.undoAll();
      else if (event.key === '?') now.current.aid();
      else if (!letter(event)) return;
      event.preventDefault();
    }
    function letter(event: KeyboardEvent): boolean {
      switch (event.key.toLowerCase()) {
        case 's':
          now.current.swap();
          return true;
        case 'v':
          now.current.view();
          return true;
        case 'x':
          if (!event.repeat) now.current.xray(true);
          return true;
        case 'p':
          now.current.pause();
          return true;
        case 'o':
          now.current.step();
          return true;
        case 'm':
          now.current.sound();
          return true;
        case 't':
          now.current.temple();
          return true;
        default:
          return false;
      }
    }
    function up(event: KeyboardEvent): void {
      if (event.key.toLowerCase() === 'x') now.current.xray(false);
    }
    window.addEventListener('keydown', down);
    window.addEventListener('keyup', up);
    return () => {
      window.removeEventListener('keydown', down);
      window.removeEventListener('keyup', up);
    };
  }, []);
}
