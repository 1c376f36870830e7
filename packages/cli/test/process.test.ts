import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { nunatak, onlyLine, scratchFolder } from './nunatak.ts';
import { BIN, MAIN, runNode, startNode } from './process.ts';

const folder = scratchFolder();
const PACKAGE = fileURLToPath(new URL('../package.json', import.meta.url));

describe('a process', () => {
  test.each([
    [0, ['rules', 'E17'], /Luck/, /^$/],
    [1, ['verify', PACKAGE], /^$/, /format: found .*, expected/],
    [2, ['dance'], /^$/, /unknown command "dance"/],
  ])('ends with code %i after %j, its answer on stdout and its complaint on stderr', async (code, args, out, err) => {
    const ended = await runNode([MAIN, ...args]);
    expect(ended.code).toBe(code);
    expect(ended.stdout).toMatch(out);
    expect(ended.stderr).toMatch(err);
    expect(ended).toEqual(await nunatak(args));
  });

  test('prints the same to a pipe as inside the test process, without colours', async () => {
    const args = ['play', '--players', '3', '--seed', 'pipe'];
    const answers = ['nonsense', ...Array.from({ length: 120 }, () => '1')].join('\n');
    const piped = await runNode([MAIN, ...args], answers);
    expect(piped).toEqual(await nunatak(args, answers));
    expect(piped.stdout).toMatch(/(win|wins|share the victory.*)\n$/);
    expect(piped.stdout).not.toContain('\u001b');
  });

  test('accepts a reader that closes the pipe early', async () => {
    const child = startNode([MAIN, 'play', '--players', '3']);
    child.stdin.on('error', () => undefined);
    child.stdin.end('board\n'.repeat(500));
    child.stdout.once('data', () => child.stdout.destroy());
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint += text;
    });
    const [code] = await once(child, 'close');
    expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
  });

  test('works through the launcher, from any folder', async () => {
    for (const cwd of [tmpdir(), folder]) {
      const { code, stdout } = await runNode([BIN, 'rules', 'E17'], '', cwd);
      expect(code).toBe(0);
      expect(stdout).toContain('Luck');
    }
  });

  test('the launcher passes on the exit code and the error message', async () => {
    const { code, stderr } = await runNode([BIN, 'dance']);
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain('unknown command');
  });

  test('from `npm run nunatak`, which runs in the clone, file names mean the folder it was called from', async () => {
    writeFileSync(path.join(folder, 'mine.json'), '{}');
    const called = { npm_lifecycle_event: 'nunatak', INIT_CWD: folder };
    const { code, stderr } = await runNode([BIN, 'edition', 'check', 'mine.json'], '', tmpdir(), called);
    expect(code).toBe(1);
    expect(onlyLine(stderr)).toContain('mine.json is not a valid edition');
  });

  test('of the launcher exits with 128 plus the number of the signal that ended it', async () => {
    const runner = new URL('../../../scripts/run.mjs', import.meta.url).href;
    const script = `import { run } from '${runner}';
      process.exit(await run(process.execPath, ['-e', 'process.kill(process.pid, "SIGKILL")']));`;
    expect((await runNode(['--input-type=module', '--eval', script])).code).toBe(128 + 9);
  });
});
