import { lazy, Suspense } from 'react';
import type { Tray as TrayNow } from './Tray.tsx';

const Tray = lazy(async () => ({ default: (await import('./Tray.tsx')).Tray }));

/** The tray, which is fetched with the first question. */
export function LateTray(props: Parameters<typeof TrayNow>[0]) {
  return (
    <Suspense fallback={undefined}>
      <Tray {...props} />
    </Suspense>
  );
}
