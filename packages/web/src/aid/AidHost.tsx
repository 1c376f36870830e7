import { lazy, Suspense, useEffect } from 'react';
import { Store, useStore } from '../session/store.ts';

const Aid = lazy(async () => ({ default: (await import('./Aid.tsx')).Aid }));

const open = new Store(false);

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select')
  );
}

/** Listens for the question mark on every screen and shows the player aid. */
export function AidHost() {
  const shown = useStore(open);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event.target)) return;
      event.preventDefault();
      open.set(!open.get());
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  if (!shown) return undefined;
  return (
    <Suspense fallback={undefined}>
      <Aid onClose={() => open.set(false)} />
    </Suspense>
  );
}
