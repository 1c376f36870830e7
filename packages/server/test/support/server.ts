import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CreateMatch, Seated } from '@nunatak/protocol';
import { DEFAULT_RATES, type Rates } from '../../src/access/limits.ts';
import { type Config, readConfig } from '../../src/config.ts';
import { type Log, SILENT } from '../../src/log.ts';
import { type RunningServer, type ServerOptions, startServer } from '../../src/server.ts';

const PLENTY = { burst: 1e9, perSecond: 1e9 };
/** For tests that are not about limits. */
export const NO_LIMITS: Rates = {
  messages: PLENTY,
  chat: PLENTY,
  replays: PLENTY,
  arrivals: PLENTY,
  visits: PLENTY,
  connects: PLENTY,
  requests: PLENTY,
  actions: PLENTY,
  creates: PLENTY,
  listings: PLENTY,
  sits: PLENTY,
  attempts: PLENTY,
  handIns: PLENTY,
  connections: 1e9,
  helloMilliseconds: 1e8,
  address: { milliseconds: PLENTY, bytes: PLENTY, rows: PLENTY },
  seat: { milliseconds: PLENTY, bytes: PLENTY, rows: PLENTY },
};

export interface TestServer extends RunningServer {
  /** Asks over HTTP; the answer's body with its status. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  create(over?: object): Promise<Seated>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface TestServerOptions extends Partial<Omit<ServerOptions, 'config'>> {
  readonly config?: Partial<Config>;
  readonly limited?: boolean;
  readonly log?: Log;
}

/** A real server on a free port, on SQLite in a temporary folder unless told otherwise. */
export async function newServer({
  config,
  limited = false,
  log = SILENT,
  ...rest
}: TestServerOptions = {}): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-server-'));
  const server = await startServer({
    // No stall of a busy machine may make a process lose its matches.
    config: { ...readConfig({ PORT: '0', NUNATAK_DATA: folder }), lease: 60_000, ...config },
    rates: limited ? DEFAULT_RATES : NO_LIMITS,
    log,
    ...rest,
  }).catch((error: unknown) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  const call: TestServer['call'] = async (method, route, body, headers = {}) => {
    const response = await fetch(`${server.url}${route}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = (response.headers.get('content-type') ?? '').includes('json');
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
  };
  return {
    ...server,
    call,
    create: async (over = {}) => {
      const request: Partial<CreateMatch> = { name: 'Ada', ...over };
      const { body } = await call('POST', '/api/matches', { settings: { game: { players: 3 } }, ...request });
      return body as Seated;
    },
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
