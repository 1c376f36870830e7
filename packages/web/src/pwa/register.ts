import { followVersion, watchUpdates } from './update.ts';

function register(): void {
  navigator.serviceWorker
    .register(`${import.meta.env.BASE_URL}sw.js`)
    .then(watchUpdates)
    .catch((error: unknown) => {
      console.warn('Nunatak cannot be kept for offline play:', error);
    });
}

/** Takes the service worker on once the page has loaded; without one the game is played online as well. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  followVersion(navigator.serviceWorker);
  // The module may run after the load event: the texts are waited for.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register);
}
