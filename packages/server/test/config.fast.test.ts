import { expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';

it('needs nothing: SQLite in a folder, on this machine only', () => {
  expect(readConfig({})).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: undefined,
    role: 'all',
    trustProxy: false,
    push: undefined,
  });
});

it('reads what is set', () => {
  const config = readConfig({
    PORT: '9000',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://db/nunatak',
    NUNATAK_ROLE: 'worker',
    NUNATAK_ORIGINS: 'https://a.example, https://b.example',
    NUNATAK_TRUST_PROXY: '1',
  });
  expect(config).toMatchObject({
    port: 9000,
    role: 'worker',
    trustProxy: true,
    origins: ['https://a.example', 'https://b.example'],
  });
});

it.each([
  [{ PORT: 'eighty' }, 'PORT: found eighty, expected a whole number from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must begin with postgres://'],
  [{ NUNATAK_ROLE: 'worker' }, 'NUNATAK_ROLE=worker needs DATABASE_URL'],
  [{ NUNATAK_ROLE: 'boss' }, 'NUNATAK_ROLE: found boss, expected one of all, app, worker'],
  [{ NUNATAK_TRUST_PROXY: 'maybe' }, 'NUNATAK_TRUST_PROXY: found maybe, expected 1 or 0'],
  [{ NUNATAK_PUSH_PUBLIC_KEY: 'k' }, 'Web Push needs all of'],
  [
    {
      NUNATAK_PUSH_PUBLIC_KEY: 'k',
      NUNATAK_PUSH_PRIVATE_KEY: 'k',
      NUNATAK_PUSH_CONTACT: 'mailto:a@b.example',
      NUNATAK_PUSH_HOSTS: 'https://push.example',
    },
    'NUNATAK_PUSH_HOSTS: found https://push.example, expected hosts such as push.example.org',
  ],
])('refuses %o', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
