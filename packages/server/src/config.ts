import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { USUAL_LEASE_MS } from './owners/leases.ts';

/** Where the site lies after its build. */
const BUILT_SITE = fileURLToPath(new URL('../../web/dist', import.meta.url));

export const ROLES = ['all', 'app', 'worker'] as const;
export type Role = (typeof ROLES)[number];

/** The server's settings, read from the environment. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** PostgreSQL, for as many processes as wanted; without it, a SQLite file in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  /** The folder of the built site; without an index.html in it, only the API is served. */
  readonly site: string;
  readonly origins: readonly string[];
  /** Names under which this server is reached. */
  readonly hosts: readonly string[];
  readonly trustProxy: boolean;
  readonly role: Role;
  readonly workers: number;
  readonly connections: number;
  readonly push: Push | undefined;
  readonly webhooks: boolean;
  /** Sockets that a process may have open. */
  readonly mostConnections: number;
  /** Days after which finished matches forget their people; undefined to keep them for good. */
  readonly namesDays: number | undefined;
  /** Multiplies every rate limit, for many people behind one address. */
  readonly rateFactor: number;
  /** The name and the port by which other processes on the same database reach this one; without them its own, any. */
  readonly peerHost: string | undefined;
  readonly peerPort: number;
  /** Milliseconds after which a process that says nothing has lost the matches that it owns. */
  readonly lease: number;
}

export interface Push {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly contact: string;
  /** Push services beside those of the known browsers. */
  readonly hosts: readonly string[];
}

/** A setting that makes no sense. */
export class InvalidSetting extends Error {
  override name = 'InvalidSetting';
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(env: Environment): Config {
  const databaseUrl = text(env.DATABASE_URL);
  const role = oneOf('NUNATAK_ROLE', env.NUNATAK_ROLE ?? 'all', ROLES);
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new InvalidSetting('DATABASE_URL must begin with postgres:// or be left out for SQLite');
  }
  if (role !== 'all' && databaseUrl === undefined) {
    throw new InvalidSetting(
      `NUNATAK_ROLE=${role} needs DATABASE_URL: only PostgreSQL can be shared by several processes`,
    );
  }
  return {
    port: whole('PORT', env.PORT ?? '8080', 0, 65_535),
    host: text(env.HOST) ?? '127.0.0.1',
    databaseUrl,
    dataFolder: path.resolve(text(env.NUNATAK_DATA) ?? 'data'),
    site: path.resolve(text(env.NUNATAK_SITE) ?? BUILT_SITE),
    origins: list(env.NUNATAK_ORIGINS),
    hosts: list(env.NUNATAK_HOSTS).map((host) => host.toLowerCase()),
    trustProxy: flag('NUNATAK_TRUST_PROXY', env.NUNATAK_TRUST_PROXY),
    role,
    workers: whole('NUNATAK_WORKERS', env.NUNATAK_WORKERS ?? '2', 1, 64),
    connections: whole('NUNATAK_DB_CONNECTIONS', env.NUNATAK_DB_CONNECTIONS ?? '10', 1, 200),
    push: readPush(env),
    webhooks: flag('NUNATAK_WEBHOOKS', env.NUNATAK_WEBHOOKS),
    mostConnections: whole('NUNATAK_MOST_CONNECTIONS', env.NUNATAK_MOST_CONNECTIONS ?? '20000', 1, 1_000_000),
    namesDays: days('NUNATAK_NAMES_DAYS', env.NUNATAK_NAMES_DAYS),
    peerHost: text(env.NUNATAK_PEER_HOST),
    peerPort: whole('NUNATAK_PEER_PORT', env.NUNATAK_PEER_PORT ?? '0', 0, 65_535),
    lease: whole('NUNATAK_LEASE_MS', env.NUNATAK_LEASE_MS ?? String(USUAL_LEASE_MS), 500, 600_000),
    rateFactor: whole('NUNATAK_RATE_FACTOR', env.NUNATAK_RATE_FACTOR ?? '1', 1, 1_000_000),
  };
}

function readPush(env: Environment): Push | undefined {
  const publicKey = text(env.NUNATAK_PUSH_PUBLIC_KEY);
  const privateKey = text(env.NUNATAK_PUSH_PRIVATE_KEY);
  const contact = text(env.NUNATAK_PUSH_CONTACT);
  if (publicKey === undefined && privateKey === undefined && contact === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined || contact === undefined) {
    throw new InvalidSetting(
      'Web Push needs all of NUNATAK_PUSH_PUBLIC_KEY, NUNATAK_PUSH_PRIVATE_KEY and NUNATAK_PUSH_CONTACT (a mailto: address)',
    );
  }
  return { publicKey, privateKey, contact, hosts: list(env.NUNATAK_PUSH_HOSTS).map(pushHost) };
}

function pushHost(host: string): string {
  if (/^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)) return host;
  throw new InvalidSetting(
    `NUNATAK_PUSH_HOSTS: found ${host}, expected hosts such as push.example.org or *.push.example.org`,
  );
}

function list(value: string | undefined): string[] {
  return (value ?? '').split(',').flatMap((entry) => text(entry.trim()) ?? []);
}

function text(value: string | undefined): string | undefined {
  return value === undefined || value === '' ? undefined : value;
}

function flag(name: string, value: string | undefined): boolean {
  if (value === undefined || value === '' || value === '0' || value === 'false') return false;
  if (value === '1' || value === 'true') return true;
  throw new InvalidSetting(`${name}: found ${value}, expected 1 or 0`);
}

function whole(name: string, value: string, low: number, high: number): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < low || number > high || value.trim() === '') {
    throw new InvalidSetting(`${name}: found ${value}, expected a whole number from ${low} to ${high}`);
  }
  return number;
}

function days(name: string, value: string | undefined): number | undefined {
  return text(value) === undefined ? undefined : whole(name, value ?? '', 1, 36_500);
}

function oneOf<Id extends string>(name: string, value: string, ids: readonly Id[]): Id {
  const id = ids.find((known) => known === value);
  if (id === undefined) throw new InvalidSetting(`${name}: found ${value}, expected one of ${ids.join(', ')}`);
  return id;
}
