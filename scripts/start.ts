import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { exitCodeOf, root } from './run.mjs';
import { buildSite } from './site.ts';

const FIRST_PORT = 8080;
const PORTS_TRIED = 50;
/** Time for the server to answer before a warning is printed, in ms. */
const START_TIMEOUT_MS = 60_000;

/** Resolves to true if no program listens on the port of this machine. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

async function freePort(): Promise<number> {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port++) if (await isFree(port)) return port;
  throw new Error(`No free port from ${FIRST_PORT} to ${FIRST_PORT + PORTS_TRIED - 1}; set PORT.`);
}

/** Returns the address of the game on this machine, followed by those for other machines if HOST admits them. */
function addressesOf(host: string, port: string): [string, ...string[]] {
  if (host !== '0.0.0.0' && host !== '::') return [`http://${host}:${port}`];
  const others = Object.values(networkInterfaces())
    .flatMap((faces) => faces ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  return [`http://127.0.0.1:${port}`, ...others.map(({ address }) => `http://${address}:${port}`)];
}

/** Waits until the game answers and prints its addresses; prints a warning if the game does not answer in time. */
async function announce([address, ...others]: [string, ...string[]]): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until) {
    const answer = await fetch(`${address}/health`).catch(() => undefined);
    if (answer?.ok) {
      const elsewhere = others.map((other) => `  For other machines: ${other}\n`).join('');
      process.stdout.write(
        `\n  Nunatak is ready: ${address}\n${elsewhere}  Ctrl+C ends it. Games are kept in the folder data.\n\n`,
      );
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  process.stderr.write(
    `\n  The server runs but has not answered for ${START_TIMEOUT_MS / 1000} s; it should be at ${address}.\n` +
      '  Ctrl+C ends it. A server that is only slow will answer there later.\n\n',
  );
}

const site = await buildSite();
const port = process.env.PORT ?? String(await freePort());
const args = ['--min-semi-space-size=32', '--max-semi-space-size=32', path.join(root, 'packages/server/src/main.ts')];
const server = spawn(process.execPath, args, {
  cwd: process.cwd(),
  // The server's log is for operators; a player at the terminal sees warnings and errors only.
  stdio: ['ignore', process.stdout.isTTY ? 'ignore' : 'inherit', 'inherit'],
  env: {
    ...process.env,
    PORT: port,
    NUNATAK_SITE: site,
    NUNATAK_DATA: process.env.NUNATAK_DATA ?? path.join(root, 'data'),
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(exitCodeOf(code, signal)));
await announce(addressesOf(process.env.HOST ?? '127.0.0.1', port));
