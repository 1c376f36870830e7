import { type PointerEvent, useRef } from 'react';

const LONG_MS = 450;

/** Handlers for a finger that stays: `onLong` is called, and the tap that ends it does nothing else. */
export function useLongPress(onLong: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    /** Whether the click that comes now ends a long press. */
    isOver: () => isLong.current,
    handlers: {
      onPointerDown(event: PointerEvent) {
        isLong.current = false;
        if (event.pointerType === 'mouse') return;
        timer.current = setTimeout(() => {
          isLong.current = true;
          onLong();
        }, LONG_MS);
      },
      onPointerUp: stop,
      onPointerCancel: stop,
    },
  };
}
