import { addRoute, createHandlerBoundToURL, type PrecacheEntry, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { openMatch, type Windows } from './openMatch.ts';
import { noticeOf } from './turnNotice.ts';

/*
 * The service worker: after the first visit everything is stored on this machine, and pages open from there. Vite builds
 * it into a file of its own, `sw.js`, and writes the list of files into it. docs/decisions/installed-page.md says why
 * Workbox stores the files and what it guarantees.
 */

/** Every file of this build; written in by the build. */
declare const BUILD_FILES: PrecacheEntry[];

const PAGE = '/index.html';
/** Addresses of the page: the start, and the link of a match. Any other address is answered by the server. */
const PAGE_PATHS = [/^\/(?:\?|$)/, /^\/m\//];
/** The caches of the worker before Workbox were named after its builds. */
const FORMER_CACHE = /^nunatak-[0-9a-f]{12}$/;

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface PushEvent extends WaitingEvent {
  readonly data: { text(): string } | null;
}

interface MessageToWorker extends WaitingEvent {
  readonly data: unknown;
}

interface NoticeEvent extends WaitingEvent {
  readonly notification: { close(): void; readonly data: unknown };
}

/** What is used of the worker's own scope; the full types clash with those of a page. */
interface WorkerScope {
  readonly registration: {
    readonly scope: string;
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  readonly clients: Windows & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void;
}

const scope = globalThis as unknown as WorkerScope;

precache(BUILD_FILES);
const storedPage = createHandlerBoundToURL(PAGE);
// A browser may delete stored files and keep the worker. The page of the server is then the only one left, and it may
// be of another version than the one that this worker checks for.
registerRoute(
  new NavigationRoute((asked) => storedPage(asked).catch(() => fetch(asked.request)), { allowlist: PAGE_PATHS }),
);
addRoute();

async function deleteFormerCaches(): Promise<void> {
  const former = (await caches.keys()).filter((name) => FORMER_CACHE.test(name));
  await Promise.all(former.map((name) => caches.delete(name)));
}

scope.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteFormerCaches(), scope.clients.claim()]));
});

// A new version waits until no tab shows the old one, or a player asks for it.
scope.addEventListener('message', (event) => {
  if (event.data === 'comeIn') event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('push', (event) => {
  const { title, options } = noticeOf(event.data?.text(), navigator.language);
  event.waitUntil(scope.registration.showNotification(title, options));
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openMatch(scope.clients, scope.registration.scope, event.notification.data));
});
