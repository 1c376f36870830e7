import { Store, useStore } from '../session/store.ts';

/** The browser's offer to install the page, where it makes one. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const offer = new Store<InstallOffer | undefined>(undefined);

function isOffer(event: Event): event is InstallOffer {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** Keeps the offer until somebody presses Install. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isOffer(event)) offer.set(event);
  });
  window.addEventListener('appinstalled', () => offer.set(undefined));
}

export function useInstallOffer(): InstallOffer | undefined {
  return useStore(offer);
}

export function acceptOffer(): void {
  const made = offer.get();
  offer.set(undefined);
  made?.prompt().catch(() => offer.set(undefined));
}
