import { Store, useStore } from '../session/store.ts';

/** A new build that waits to come in. */
const waiting = new Store<ServiceWorker | undefined>(undefined);
const LOOK_EVERY_MS = 60 * 60 * 1000;

/** Notices a new build, also in a tab that stays open for days. */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  const note = () => {
    // Without a controller this is the first visit: what was installed is what is shown.
    if (navigator.serviceWorker.controller !== null) waiting.set(registration.waiting ?? undefined);
  };
  note();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', note);
  });
  const look = () => registration.update().catch(() => undefined);
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void look();
  });
}

export function useUpdate(): boolean {
  return useStore(waiting) !== undefined;
}

/** Lets the new build in and shows it. Games are kept after every step, so nothing is lost. */
export function comeIn(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.get()?.postMessage('comeIn');
}

export function later(): void {
  waiting.set(undefined);
}
