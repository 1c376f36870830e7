/** Shows the newest build: the page that is open may be an older one, out of this browser's own store. */
export async function reloadNewest(): Promise<void> {
  const reload = () => window.location.reload();
  const worker = await newestWorker();
  if (worker === undefined) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  const maybeLetIn = () => {
    if (worker.state === 'installed') worker.postMessage('comeIn');
    // It could not be fetched whole: the page can only be what it is.
    if (worker.state === 'redundant') reload();
  };
  worker.addEventListener('statechange', maybeLetIn);
  maybeLetIn();
}

/** A build that has yet to come in, after a look for one; undefined where there is none, or no way to tell. */
async function newestWorker(): Promise<ServiceWorker | undefined> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    return registration?.installing ?? registration?.waiting ?? undefined;
  } catch {
    return undefined;
  }
}
