import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Chroot } from './fresh/chroot.ts';
import { ensureProgram } from './programs.ts';
import { root } from './run.mjs';

/**
 * Runs the commands of the README on a bare Debian: a chroot with Node 20, npm and apt, and an archive of the project without
 * its history. Takes half an hour. `npm run fresh -- 'npm ci' 'npm run check'` runs other commands there, and `--from FOLDER`
 * takes another checkout.
 */
const COMMANDS = ['npm ci', 'npm start', 'npx nunatak rules E28 --language de', 'npm run check', 'npm test'];
const START = 'npm start';
const PROJECT = '/home/nunatak';
/** Programs that must be missing in the chroot; if one were there, a step that needs it would pass by accident. */
const ABSENT = ['git', 'pgrep', 'ps', 'python3', 'chromium', 'curl', 'initdb'];
const IS_BARE = `for name in ${ABSENT.join(' ')}; do if command -v $name; then exit 1; fi; done; node --version`;
/** The line that the game prints once it answers. */
const READY = /Nunatak is ready: (http:\S+)/;
const START_LIMIT_MS = 300_000;

interface Outcome {
  readonly isFine: boolean;
  /** Result of the command, for the summary at the end. */
  readonly result: string;
}

if (process.platform !== 'linux' || process.getuid?.() !== 0) {
  process.stderr.write('npm run fresh makes a chroot with debootstrap: it needs Debian, and root.\n');
  process.exit(1);
}
ensureProgram('debootstrap');
const { values, positionals: asked } = parseArgs({
  options: { from: { type: 'string', default: root } },
  allowPositionals: true,
});
const lines: string[] = [];
let isFine = true;
say('Making a bare Debian with debootstrap ...');
const began = Date.now();
const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-fresh-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
// On Ctrl+C the terminal signals the commands inside too, so only this process has to exit.
process.once('SIGINT', () => process.exit(130));
const chroot = new Chroot(folder);
chroot.unpack(values.from, PROJECT);
note('debootstrap', began, await inside(IS_BARE));
for (const command of asked.length === 0 ? COMMANDS : asked) {
  say(`\n$ ${command}`);
  const started = Date.now();
  note(command, started, command === START ? await startPage() : await inside(command));
}
say(`\n${lines.join('\n')}`);
process.exitCode = isFine ? 0 : 1;

function note(command: string, started: number, outcome: Outcome): void {
  const seconds = ((Date.now() - started) / 1000).toFixed(0).padStart(5);
  lines.push(`${outcome.isFine ? 'ok  ' : 'FAIL'} ${seconds} s  ${command}: ${outcome.result}`);
  isFine &&= outcome.isFine;
}

/** Runs a command to its end; the last line on its stdout is its result. */
async function inside(command: string): Promise<Outcome> {
  const child = chroot.start(command, PROJECT);
  let last = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      process.stdout.write(text);
      if (stream === child.stdout) last = text.trimEnd().split('\n').at(-1) || last;
    });
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { isFine: code === 0, result: code === 0 ? last : `ended with ${code}: ${last}` };
}

/** Starts the game, and reads the start page and its first script from the address that it prints. */
async function startPage(): Promise<Outcome> {
  const child = chroot.start(START, PROJECT);
  const ended = new Promise<undefined>((resolve) => child.once('close', () => resolve(undefined)));
  const tooLate = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), START_LIMIT_MS).unref();
  });
  const ready = new Promise<string>((resolve) => {
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        process.stdout.write(text);
        said += text;
        const [, address] = READY.exec(said) ?? [];
        if (address !== undefined) resolve(address);
      });
    }
  });
  const address = await Promise.race([ready, ended, tooLate]);
  try {
    return address === undefined ? { isFine: false, result: 'printed no address' } : await pageAt(address);
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

async function pageAt(address: string): Promise<Outcome> {
  const page = await fetch(address);
  const html = await page.text();
  const [, script = ''] = /<script[^>]+src="([^"]+)"/.exec(html) ?? [];
  const code = await fetch(new URL(script, `${address}/`));
  const isFine = page.ok && code.ok && script !== '' && html.includes('<div id="root"');
  return { isFine, result: `${isFine ? 'served' : 'did not serve'} the start page at ${address} and ${script}` };
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
