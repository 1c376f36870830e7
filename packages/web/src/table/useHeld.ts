import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * What has the focus or is pointed at. It is not forgotten before a press is over: the note about it makes room when it
 * goes, and what is pressed would move away between the press and its click.
 */
export function useHeld<T>(): [T | undefined, (next: T | undefined) => void] {
  const [held, setHeld] = useState<T>();
  const wanted = useRef<T>(undefined);
  const pressed = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(timer);
      pressed.current = true;
    };
    const release = () => {
      // The click of a press comes right after its release.
      timer = setTimeout(() => {
        pressed.current = false;
        setHeld(() => wanted.current);
      });
    };
    window.addEventListener('pointerdown', press, true);
    window.addEventListener('pointerup', release, true);
    window.addEventListener('pointercancel', release, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', press, true);
      window.removeEventListener('pointerup', release, true);
      window.removeEventListener('pointercancel', release, true);
    };
  }, []);
  const hold = useCallback((next: T | undefined) => {
    wanted.current = next;
    if (next !== undefined || !pressed.current) setHeld(() => next);
  }, []);
  return [held, hold];
}
