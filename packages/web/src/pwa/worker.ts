import { noticeOf } from './turnNotice.ts';

/*
 * The service worker: after the first visit everything is on this machine. It is built as a file of its own, `sw.js`;
 * the build writes the list of files into it.
 */

/** The files of this build, written in by the build; the address of the page itself is the empty text. */
declare const BUILD_FILES: readonly string[];
declare const BUILD_ID: string;

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface RequestEvent extends WaitingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
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
  readonly clients: { claim(): Promise<void>; openWindow(address: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const SHELF = `nunatak-${BUILD_ID}`;

async function store(): Promise<void> {
  const cache = await caches.open(SHELF);
  const addresses = BUILD_FILES.map((file) => new URL(file, scope.registration.scope).href);
  await cache.addAll(addresses.map((address) => new Request(address, { cache: 'reload' })));
}

/** Clears old builds away, but for the one before this: a tab that still shows it goes on fetching its files. */
async function tidy(): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith('nunatak-') && name !== SHELF);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

/** A file of this build from the shelf; a page from the network while there is one, so that a new build is noticed. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(SHELF);
  if (request.mode === 'navigate') {
    try {
      return await fetch(request);
    } catch (error) {
      const page = await cache.match(scope.registration.scope, { ignoreVary: true });
      if (page !== undefined) return page;
      throw error;
    }
  }
  const how = { ignoreSearch: true, ignoreVary: true };
  return (await cache.match(request, how)) ?? (await caches.match(request, how)) ?? fetch(request);
}

scope.addEventListener('install', (event) => event.waitUntil(store()));
scope.addEventListener('activate', (event) => event.waitUntil(tidy()));
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.method === 'GET' && request.url.startsWith(scope.registration.scope);
  if (isOurs) event.respondWith(answer(request));
});

// A new build waits until no tab shows the old one, or somebody says that it may come.
scope.addEventListener('message', (event) => {
  if (event.data === 'comeIn') event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('push', (event) => {
  const { title, options } = noticeOf(event.data?.text(), navigator.language);
  event.waitUntil(scope.registration.showNotification(title, options));
});
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { data } = event.notification;
  const matchId = typeof data === 'object' && data !== null && 'matchId' in data ? String(data.matchId) : '';
  const address = new URL(matchId === '' ? '' : `m/${matchId}`, scope.registration.scope);
  event.waitUntil(scope.clients.openWindow(address.href));
});
