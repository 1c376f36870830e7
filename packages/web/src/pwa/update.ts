import { Store, useStore } from '../session/store.ts';

/** A new version that is stored whole and waits for the player. */
const waiting = new Store<ServiceWorker | undefined>(undefined);
const LOOK_EVERY_MS = 60 * 60 * 1000;

/** True until a worker has taken over this page on a first visit; that worker brings the version that is shown. */
let isFirstVisit = false;

/**
 * Reloads this tab when a new version takes over, in whichever tab the player has accepted it: the files of the old version
 * are deleted then. Games are stored after every step, so nothing is lost.
 */
export function followVersion(container: ServiceWorkerContainer): void {
  isFirstVisit = container.controller === null;
  container.addEventListener('controllerchange', () => {
    if (!isFirstVisit) window.location.reload();
    isFirstVisit = false;
  });
}

/** Notices a new version, also in a tab that stays open for days. */
export function watchUpdates(registration: ServiceWorkerRegistration): void {
  // A page that was reloaded past its worker has none of its own, but is not on a first visit.
  if (registration.active?.state === 'activated') isFirstVisit = false;
  const note = () => {
    // Without an active worker this is the first visit: what was installed is what is shown.
    if (registration.active !== null) waiting.set(registration.waiting ?? undefined);
  };
  const watch = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', note);
  note();
  watch(registration.waiting);
  watch(registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  const look = () => registration.update().catch(() => undefined);
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void look();
  });
}

export function useUpdate(): boolean {
  return useStore(waiting) !== undefined;
}

/** Shows the new version, in every tab. */
export function comeIn(): void {
  waiting.get()?.postMessage('comeIn');
}

export function later(): void {
  waiting.set(undefined);
}
