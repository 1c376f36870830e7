import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureProgram } from '../../../../scripts/programs.ts';
import { freePort } from './postgres.ts';

export const PROXIES = ['nginx', 'caddy'] as const;
export type ProxyKind = (typeof PROXIES)[number];

export interface Proxy {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

interface Recipe {
  /** The file of ours that tells how the proxy is set up, made to fit a folder and ports of this machine. */
  readonly config: (port: number, servers: readonly number[], isHashed: boolean) => string;
  readonly command: (file: string, folder: string) => readonly [program: string, ...args: string[]];
}

const DEPLOY = new URL('../../../../deploy/', import.meta.url);
const START_TIMEOUT_MS = 60_000;

const RECIPES: Readonly<Record<ProxyKind, Recipe>> = {
  nginx: {
    config: (port, servers, isHashed) => {
      const recipe = read('nginx.conf')
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('access_log /dev/stdout plain;', 'access_log off;')
        // To the file beside its settings: what a program is given for stderr cannot always be opened.
        .replace('error_log /dev/stderr crit;', 'error_log errors crit;')
        .replace(/( +server app\d:8080[^\n]*\n)+/, servers.map(nginxServer).join(''));
      return isHashed ? recipe : recipe.replace('    hash $table consistent;\n', '');
    },
    command: (file, folder) => ['/usr/sbin/nginx', '-p', folder, '-c', file, '-g', `daemon off; pid ${folder}/pid;`],
  },
  caddy: {
    config: (port, servers, isHashed) => {
      const [, recipe = ''] = /```caddyfile\n(.*?)```/s.exec(read('README.md')) ?? [];
      const own = recipe
        .replace('play.example.org', `http://127.0.0.1:${port}`)
        .replace(/(127\.0\.0\.1:808\d ?)+/, `${servers.map((server) => `127.0.0.1:${server}`).join(' ')} `);
      return `{\n  admin off\n}\n${isHashed ? own : own.replace('lb_policy header X-Nunatak-Table', 'lb_policy round_robin')}`;
    },
    command: (file) => ['/usr/bin/caddy', 'run', '--config', file, '--adapter', 'caddyfile'],
  },
};

/** Starts a proxy by the recipe in `deploy` before servers of this machine; `isHashed`: each table at one of them. */
export async function startProxy(kind: ProxyKind, servers: readonly number[], isHashed = true): Promise<Proxy> {
  ensureProgram(kind);
  const folder = mkdtempSync(path.join(tmpdir(), `nunatak-${kind}-`));
  const port = await freePort();
  const file = path.join(folder, 'config');
  writeFileSync(file, RECIPES[kind].config(port, servers, isHashed));
  const [program, ...args] = RECIPES[kind].command(file, folder);
  const said: string[] = [];
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder },
  });
  child.stderr.on('data', (chunk: Buffer) => said.push(String(chunk)));
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  const giveUp = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > giveUp) {
      await stop();
      throw new Error(`${kind} did not start:\n${said.join('')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, pid: child.pid ?? 0, stop };
}

function read(name: string): string {
  return readFileSync(new URL(name, DEPLOY), 'utf8');
}

function nginxServer(port: number): string {
  return `    server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;\n`;
}

async function answers(url: string): Promise<boolean> {
  return await fetch(`${url}/api/matches`).then(
    (response) => response.ok,
    () => false,
  );
}
