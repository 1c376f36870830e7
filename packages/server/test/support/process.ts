import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** As every way to start the server that comes with it does: memory that a flood has filled is not kept for the next one. */
export const NODE_FLAGS = ['--min-semi-space-size=32', '--max-semi-space-size=32'] as const;
const START_TIMEOUT_MS = 120_000;

/** Servers that run: whoever has begun them takes them along, however it ends. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  /** Its name among the owners of matches. */
  readonly node: string;
  readonly child: ChildProcess;
  /** The settings that it was given. */
  readonly env: Readonly<Record<string, string>>;
  /** Lines of its log. */
  readonly lines: readonly string[];
  /** As `kill -9` does; resolves when it is gone. */
  kill(): Promise<void>;
  /** As an orderly host would; resolves with the exit code. */
  terminate(): Promise<number | null>;
}

export interface SpawnOptions {
  /** The program that is run; else the server of this repository. */
  readonly main?: string;
  /** A program, with its arguments, that runs the server and looks over its shoulder. */
  readonly under?: readonly string[];
}

/** Starts a server; `lines` fills with its log from the first moment. */
export async function spawnServer(
  env: Readonly<Record<string, string>>,
  lines: string[] = [],
  { main = MAIN, under = [] }: SpawnOptions = {},
): Promise<ServerProcess> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const [program = process.execPath, ...args] = [...under, process.execPath, ...NODE_FLAGS, main];
  const child = spawn(program, args, {
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const gone = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  const { url, node, pid } = await new Promise<{ url: string; node: string; pid: number }>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The server did not start:\n${lines.join('\n')}`)),
      START_TIMEOUT_MS,
    );
    child.stderr.on('data', (chunk: Buffer) => lines.push(String(chunk).trim()));
    let rest = '';
    child.stdout.on('data', (chunk: Buffer) => {
      const parts = `${rest}${chunk}`.split('\n');
      rest = parts.pop() ?? '';
      for (const line of parts) {
        lines.push(line);
        const entry = JSON.parse(line);
        if (entry.message === 'serving') {
          clearTimeout(timer);
          resolve({ url: entry.at, node: entry.node ?? '', pid: entry.pid });
        }
      }
    });
    // Not before its last words have arrived.
    child.once('close', (code) => {
      clearTimeout(timer);
      reject(new Error(`The server ended with ${code}:\n${lines.join('\n')}`));
    });
  });
  return {
    url,
    node,
    child,
    env,
    lines,
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(pid, 'SIGKILL');
      await gone;
    },
    terminate: () => {
      child.kill('SIGTERM');
      return gone;
    },
  };
}
