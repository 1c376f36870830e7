import { describe, expect, test } from 'vitest';
import { nunatak, onlyLine } from './nunatak.ts';

const COMMANDS = [
  'play',
  'join',
  'simulate',
  'replay',
  'review',
  'verify',
  'perft',
  'rules',
  'edition',
  'arena',
  'bench',
];

describe('a call', () => {
  test('without a command lists all commands', async () => {
    const { code, stdout } = await nunatak([]);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^ {2}${command} +[A-Z]`, 'm'));
    expect((await nunatak(['--help'])).stdout).toBe(stdout);
    expect((await nunatak(['help', 'verify'])).stdout).toContain('Usage: nunatak verify');
  });

  test.each(COMMANDS)('%s --help says how to call it', async (command) => {
    const { code, stdout, stderr } = await nunatak([command, '--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`Usage: nunatak ${command}`);
    expect(stdout).toContain('--help');
  });

  test.each([
    [['dance'], 'unknown command "dance"; expected one of play, join, simulate'],
    [['verify'], 'expected nunatak verify FILE'],
    [['perft', '--player', '3'], 'unknown option --player; nunatak perft takes --players'],
    [['perft', '-p', '3'], 'unknown option -p'],
    [['perft', '--players'], '--players needs a value: --players N'],
    [['perft', '--players', '--depth'], '--players needs a value'],
    [['perft', '--players', '5'], '--players: found "5", expected a whole number from 1 to 4'],
    [['perft', '--players', 'three'], '--players: found "three", expected a whole number'],
    [['perft', '--depth', '2'], '--players is missing'],
    [['perft', '--players', '3', '--json=yes'], '--json takes no value, found "yes"'],
    [['perft', '--players', '3', 'extra'], 'unexpected argument "extra"'],
    [['bench', '--seconds', '0'], '--seconds: found "0", expected a number above 0'],
    [['rules', 'T1', '--language', 'fr'], '--language: found "fr", expected one of en, de, nl'],
  ])('that is wrong says what was expected: %j', async (args, message) => {
    const { code, stdout, stderr } = await nunatak(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(onlyLine(stderr)).toContain(message);
  });
});
