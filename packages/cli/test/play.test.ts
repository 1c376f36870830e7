import { existsSync } from 'node:fs';
import path from 'node:path';
import { cardIdOf, NONE, setup } from '@nunatak/engine';
import { words } from '@nunatak/words';
import { describe, expect, test } from 'vitest';
import { nunatak, onlyLine, readRecord, scratchFolder } from './nunatak.ts';

const folder = scratchFolder();

/** Returns the line of the score sheets with this name, as numbers. */
function ledgerLine(stdout: string, name: string): number[] {
  const line = stdout.split('\n').findLast((text) => text.startsWith(`  ${name} `));
  if (line === undefined) throw new Error(`no ledger line ${name} in\n${stdout.slice(-2000)}`);
  return line
    .slice(name.length + 2)
    .trim()
    .split(/\s+/)
    .map(Number);
}

/** Returns a seed whose first display has exactly one card, of one type only, whose id begins like this. */
function seedWith(beginning: string): string {
  for (let i = 0; ; i++) {
    const { view } = setup({ players: 3 }, `find-${i}`);
    const cards = view.display.filter((card) => card !== NONE).map((card) => cardIdOf(view.facts, card));
    if (cards.filter((id) => id.startsWith(beginning)).length === 1) return `find-${i}`;
  }
}

describe('a whole game from a pipe', () => {
  test.each(['1', '2', '3', '4'])('%s players: typed in notation, it ends as its record says', async (players) => {
    const records = path.join(folder, `typed-${players}`);
    await nunatak(['simulate', '--players', players, '--seed', 'typed', '--records', records]);
    const record = readRecord(path.join(records, 'game-0.json'));
    const typed = record.steps.filter(({ seat }) => seat !== null).map(({ notation }) => notation);
    const seats = Array.from({ length: Number(players) }, () => 'person').join(',');
    const { code, stdout, stderr } = await nunatak(['play', '--seats', seats, '--seed', 'typed-0'], typed.join('\n'));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).not.toContain('I don’t understand');
    const totals = Object.values(record.sheets).map(({ total }) => total);
    expect(ledgerLine(stdout, 'Total')).toEqual(totals);
    expect(stdout.trimEnd()).toMatch(players === '1' ? /The temple is finished/ : /(wins|share the victory)$/);
  });

  test('by numbers against bots, asked for the mode', async () => {
    const answers = ['three', '3', '', '7', '1', ...Array.from({ length: 120 }, () => '1')];
    const { code, stdout, stderr } = await nunatak(['play'], answers.join('\n'));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('N U N A T A K');
    expect(stdout).toContain('Please type a number from 1 to 4, not “three”.');
    expect(stdout).toMatch(/^3 players, seed [0-9a-f]{8}\. Type help at any time\.$/m);
    expect(stdout).toContain('Please type a number from 1 to 6, not “7”.');
    expect(stdout).toContain('Ember’s turn');
    expect(ledgerLine(stdout, 'Total')).toHaveLength(3);
  });
});

describe('at the table', () => {
  /** Plays the opening of the game with seed `table`, with one person and one or two bots. */
  function talk(lines: readonly string[], args: readonly string[] = ['--players', '3']): ReturnType<typeof nunatak> {
    return nunatak(['play', ...args, '--seed', 'table'], lines.join('\n'));
  }

  /** Returns the cards in the display of that deal. */
  async function displayed(): Promise<string[]> {
    const { stdout } = await talk(['list']);
    return [...stdout.matchAll(/^ +\d {2}take (\S+)/gm)].map(([, card]) => card).slice(0, 4);
  }

  test('shows the temple, the display, the decks and everyone’s cards', async () => {
    const { code, stdout } = await talk([]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/ {2}Level 1 +Level 2 +Level 3 +Level 4\n/);
    expect(stdout).toMatch(/^1 │ \S{3} │ .*│ {2}1 │ {2}· {2}│/m);
    expect(stdout).toContain(
      '  Draw pile 50 (pile 1: 21, pile 2: 16, pile 3: 9, pile 4: 4)\n  Tiles left 29 (pile 2: 16, pile 3: 9, pile 4: 4)',
    );
    expect(stdout).toContain('▶ ▐A▌ Aurora (you)       0  0 (0/15)      18');
    expect(stdout).toContain('Blessings face up (18 more in the pile)');
    expect(stdout).not.toContain('\u001b');
  });

  test('shows the standings when the input ends or at quit', async () => {
    expect((await talk([])).stdout).toContain('You left in turn 1. If the game had ended here:');
    const { code, stdout } = await talk(['quit', '1', '1']);
    expect(code).toBe(0);
    expect(stdout.match(/^> /gm)).toHaveLength(1);
  });

  test('accepts a number, the notation, or a beginning that fits only one choice', async () => {
    const [card] = await displayed();
    for (const typed of ['1', `take ${card}`, `TAKE ${card.toUpperCase()}`, `  t   ${card}  `, card]) {
      expect((await talk([typed])).stdout).toContain('Place the block');
    }
    const { stdout } = await talk(['take']);
    expect(stdout).toMatch(/“take” could be take \S+, take \S+, take \S+, take \S+\. Type a bit more\./);
  });

  test('says why something is refused, with the rule’s id', async () => {
    const { stdout } = await talk(['place 1A1', 'take beast-elder-2', '99', 'dance', 'place 9Z9']);
    expect(stdout).toContain('First, take a card.');
    expect(stdout).toMatch(/isn’t in the display\. \(rules T\d\)/);
    expect(stdout).toContain('There’s no choice 99. Type a number from 1 to 4.');
    expect(stdout).toContain('I don’t understand “dance”.');
    expect(stdout.match(/^Take a card$/gm)).toHaveLength(1);
  });

  test('shows what each placement yields on the temple and in the list', async () => {
    const { stdout } = await talk(['1']);
    const [, placing] = stdout.split('Place the block');
    const cells = [...placing.matchAll(/place (\d[A-E]\d) +\+0/g)];
    expect(cells.length).toBeGreaterThan(2);
    const temple = stdout.slice(stdout.lastIndexOf('Level 1'), stdout.indexOf('Place the block'));
    expect(temple.match(/\+0/g)).toHaveLength(cells.length);
  });

  test('summarises the many swaps of a builder in one line, and list shows them', async () => {
    const seed = seedWith('builder-');
    const { stdout } = await nunatak(['play', '--players', '3', '--seed', seed], 'take builder-\nlist');
    const [, from = '', to = ''] =
      /^ +(\d+)–(\d+) {2}swap TILE TILE +\d+ ways, .*type list to see them all$/m.exec(stdout) ?? [];
    expect(Number(to)).toBeGreaterThan(Number(from) + 50);
    expect(stdout).toMatch(new RegExp(`^ +${to}  swap \\d[A-E]\\d \\d[A-E]\\d$`, 'm'));
  });

  test('undoes steps until one revealed something', async () => {
    const { stdout } = await talk(['undo', '1', 'undo', '2', '1', 'undo']);
    expect(stdout.match(/You can’t undo that/g)).toHaveLength(2);
    const cards = await displayed();
    expect(stdout).toContain('You take ');
    expect(stdout).toContain(cards[1]);
    expect(stdout.match(/^Take a card$/gm)?.length).toBeGreaterThanOrEqual(3);
  });

  test('an undone step is not in the saved game', async () => {
    const file = path.join(folder, 'undone.json');
    const [first, second] = await displayed();
    await talk([`take ${first}`, 'undo', `take ${second}`, `save ${file}`]);
    expect(readRecord(file).steps.map(({ notation }) => notation)).toEqual([`take ${second}`]);
    expect((await nunatak(['verify', file])).stdout).toContain('unfinished game');
  });

  test('a saved game continues where it was, and its record verifies', async () => {
    const half = path.join(folder, 'half.json');
    const whole = path.join(folder, 'whole.json');
    const ones = Array.from({ length: 20 }, () => '1');
    const saved = await talk([...ones, `save ${half}`]);
    expect(saved.stdout).toContain(`Saved to ${half}.`);
    const { steps } = readRecord(half);
    const resumed = await nunatak(['play', '--resume', half], [`save ${whole}`, ...ones, 'quit'].join('\n'));
    expect(resumed.code).toBe(0);
    expect(readRecord(whole).steps).toEqual(steps);
    const onwards = await nunatak(['play', '--resume', half], [...ones, `save ${whole}`].join('\n'));
    expect(onwards.code).toBe(0);
    expect(readRecord(whole).steps.length).toBeGreaterThan(steps.length + 20);
    expect((await nunatak(['verify', half, whole])).code).toBe(0);
  });

  test('a finished game shows how it ended', async () => {
    const records = path.join(folder, 'finished');
    await nunatak(['simulate', '--players', '2', '--seed', 'end', '--records', records]);
    const file = path.join(records, 'game-0.json');
    const { code, stdout } = await nunatak(['play', '--resume', file]);
    expect(code).toBe(0);
    expect(ledgerLine(stdout, 'Total')).toEqual(Object.values(readRecord(file).sheets).map(({ total }) => total));
    expect(stdout.trimEnd()).toMatch(/(win|wins|share the victory.*)$/);
  });

  test('a failed save does not end the game', async () => {
    const { code, stdout } = await talk(['save', `save ${path.join(folder, 'no', 'where.json')}`, '1']);
    expect(code).toBe(0);
    expect(stdout).toContain('Save it where? Type save FILE.');
    expect(stdout).toMatch(/^Can’t save to .*where\.json: no such file or folder\.$/m);
    expect(stdout).toContain('Place the block');
    expect(existsSync(path.join(folder, 'no'))).toBe(false);
  });

  test('help, hint, rules and board', async () => {
    const { stdout } = await talk(['help', 'hint', 'rules T2', 'rules nothing', 'board']);
    expect(stdout).toContain('save FILE    save the game; continue it with nunatak play --resume FILE');
    expect(stdout).toMatch(/^> hint\nTry take \S+, .+: win chance \d+%, about \d+ points by the end$/m);
    expect(stdout).toContain('T2');
    expect(stdout).toContain('There’s no rule “nothing”');
    expect(stdout.match(/Level 1/g)).toHaveLength(2);
  });

  test('solo: the diamond and the markers; two players: Siku and the sets; four: the completion card', async () => {
    const solo = (await talk([], ['--players', '1'])).stdout;
    expect(solo).toMatch(/╭ top ─+╮ ╭ right ◆2 ─+╮ ╭ bottom ─+╮ ╭ left ◆1 ─+╮/);
    expect(solo).toContain('▐2▌ Dummy 2');
    const two = (await talk(['1'], ['--players', '2'])).stdout;
    expect(two).toContain('▐S▌ Siku');
    expect(two).toContain('active set: 2 own, 1 Siku');
    expect(two).toContain('Use the card for yourself or for Siku?');
    const four = (await talk([], ['--players', '4'])).stdout;
    expect(four).toMatch(/Completion card \w+.*: .+; if tied, .+/);
  });

  test.each([
    [['--seats', 'person,robot'], '--seats: found "robot", expected person or one of random'],
    [['--seats', 'person,random', '--players', '3'], '--seats: found 2 names, expected 3 as --players says'],
    [['--seats', 'random,random,random,random,person'], '--seats: found 5 names, expected 1 to 4'],
    [['--players', '2', '--resume', 'x.json'], '--players cannot be used with --resume'],
    [['--players', '2', '--options', 'blessings=moon+abundance'], 'expected a blessing for 2 players'],
  ])('wrong usage: %j', async (args, message) => {
    const { code, stderr } = await nunatak(['play', ...args]);
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain(message);
  });

  test('an input that ends before a game is chosen', async () => {
    const { code, stderr } = await nunatak(['play']);
    expect(code).toBe(2);
    expect(onlyLine(stderr)).toContain('the input ended before you chose a game; try --players N');
  });
});

describe('in German and Dutch', () => {
  /** English words that neither other language has. Commands stay English in every language. */
  const ENGLISH =
    /\b(?:the|your|you|and|with|from|choose|turn|points|tiles|cards|builds|takes|fits|level|back|none|left)\b/i;
  const TYPED = /\b(?:take|place|swap|use|pass|help|list|board|undo|hint|rules|save|quit|play|resume)\b/;

  test.each([
    ['de', 'Nimm eine Karte', 'Setz den Block'],
    ['nl', 'Neem een kaart', 'Zet het blok'],
  ] as const)('%s: everything but what is typed', async (language, take, place) => {
    const lines = [
      '3',
      '1',
      '',
      'help',
      'board',
      'undo',
      'dance',
      '99',
      'take',
      'save',
      'save /no/such/folder/game.json',
      'rules nothing',
      'rules B',
      '1',
      '1',
    ];
    const { code, stdout, stderr } = await nunatak(
      ['play', '--seed', 'table', '--language', language],
      lines.join('\n'),
    );
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(take);
    expect(stdout).toContain(place);
    expect(stdout).toContain(words(language).terminal.answers.leaving(4));
    const english = stdout.split('\n').filter((line) => ENGLISH.test(line.replace(TYPED, '')));
    expect(english).toEqual([]);
  });

  test.each(['1', '2', '4'])('a whole game for %s in Dutch', async (players) => {
    const seats = ['person', 'serac', 'serac', 'serac'].slice(0, Number(players)).join(',');
    const answers = Array.from({ length: 150 }, () => '1');
    const { code, stdout } = await nunatak(
      ['play', '--seats', seats, '--seed', 'nl', '--language', 'nl'],
      answers.join('\n'),
    );
    expect(code).toBe(0);
    expect(ledgerLine(stdout, 'Totaal')).toHaveLength(Number(players));
    expect(stdout.split('\n').filter((line) => ENGLISH.test(line.replace(TYPED, '')))).toEqual([]);
  });
});
