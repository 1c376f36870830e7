import { parseArgs } from 'node:util';
import {
  ALONE,
  goalLines,
  lineOf,
  MOST_KIB,
  medianRun,
  PACES,
  type Pace,
  Recorder,
  type Run,
  ratioLines,
  runOf,
  spreadLines,
} from './bench/figures.ts';
import { benchIdle } from './bench/idle.ts';
import { behindNginx, SUBJECTS, type Subject, type Table } from './bench/subjects.ts';

/**
 * How much one server process carries: three-player matches over loopback, every move committed to the disk before
 * anyone hears of it, beside boardgame.io's own server under the same load. The servers take turns in rounds of a few
 * seconds, and each figure is the median of its rounds.
 */
const USAGE =
  'npm run bench:server -- [--seconds 9] [--matches 100,1000] [--only SQLite|PostgreSQL|boardgame.io] [--processes 1,2,4] [--idle 10000] [--json]';
const YARDSTICK = 'boardgame.io';
const ROUNDS = 3;
/** At leisure a table thinks one to three seconds before its first move. */
const WARM_UP_MS: Readonly<Record<Pace, number>> = { saturated: 1000, 'at leisure': 2000 };
/** For what is under way to arrive. */
const SETTLING_MS = 1000;
/** A table thinks about so long between moves at leisure: 1,000 of them make 500 moves a second. */
const THINKING_MS = 2000;
const OPENED_AT_ONCE = 50;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '9' },
    matches: { type: 'string', default: '100,1000' },
    only: { type: 'string' },
    processes: { type: 'string' },
    idle: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const sizes = values.matches.split(',').map(Number);
const processes = values.processes?.split(',').map(Number) ?? [];
const subjects = values.processes === undefined ? SUBJECTS : clustersOf(processes);
const names = Object.keys(subjects).filter((name) => values.only === undefined || name === values.only);
const idle = values.idle === undefined ? undefined : Number(values.idle);
if (!(seconds > 0) || ![...sizes, ...processes, idle ?? 1].every(isCount) || names.length === 0) {
  process.stderr.write(`Expected: ${USAGE}\n`);
  process.exit(2);
}

const began = performance.now();
if (idle !== undefined) {
  const { processes: count, memoryPerMatch, cpuPerSecond } = await benchIdle(idle, seconds);
  const what = `PostgreSQL, ${count} process${count === 1 ? '' : 'es'}, ${idle} matches with ${3 * idle} sockets, idle`;
  const memory = `${(memoryPerMatch / 1024).toFixed(0)} of ${MOST_KIB} KiB a match`;
  say(`${what}: ${memory}, ${(cpuPerSecond * 1000).toFixed(0)} ms CPU a second`);
  process.exit(0);
}
const runs: Run[] = [];
for (const size of sizes) runs.push(...(await benchAll(size)));
if (values.json) say(JSON.stringify({ runs }, undefined, 2));
else {
  const ratios = ratioLines(runs, YARDSTICK);
  if (ratios.length > 0) {
    say(`\nDivided by ${YARDSTICK}'s in the same run; but for moves/s, below 1 is better than it:`);
    for (const line of ratios) say(line);
  }
  say('\nGoals:');
  for (const line of [...goalLines(runs), ...spreadLines(runs)]) say(line);
  say(`\nTook ${Math.round((performance.now() - began) / 1000)} s.`);
}
process.exit(0);

function isCount(size: number): boolean {
  return Number.isInteger(size) && size > 0;
}

/** So many processes behind nginx, with the people of each table at one of them, and wherever they come to. */
function clustersOf(counts: readonly number[]): typeof SUBJECTS {
  const all = counts.flatMap((count) =>
    (count === 1 ? [true] : [true, false]).map((isHashed) => {
      const how = count === 1 ? ALONE : `${count} processes, ${isHashed ? 'hashed' : 'spread'}`;
      return [how, () => behindNginx(count, isHashed)] as const;
    }),
  );
  return Object.fromEntries(all);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** A server with all its tables connected and dealt. */
interface Bench {
  readonly name: string;
  readonly subject: Subject;
  readonly recorder: Recorder;
  readonly tables: readonly Table[];
  readonly memoryPerMatch: number;
}

/** Every server under the same load, in turns, so that other work of the machine hits all of them alike. */
async function benchAll(matches: number): Promise<Run[]> {
  const benches: Bench[] = [];
  const found: Run[] = [];
  try {
    for (const name of names) benches.push(await prepare(name, await subjects[name](), matches));
    for (const pace of PACES) {
      const rounds: Run[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        for (const bench of benches) rounds.push(await benchRound(bench, pace));
      }
      for (const { name } of benches) found.push(medianRun(rounds.filter(({ server }) => server === name)));
    }
  } finally {
    for (const { subject, tables } of benches) {
      for (const table of tables) table.close();
      await subject.stop();
    }
  }
  if (!values.json) for (const run of found) say(lineOf(run));
  return found;
}

async function prepare(name: string, subject: Subject, matches: number): Promise<Bench> {
  const recorder = new Recorder();
  let [before, counted] = [subject.memory(), matches];
  const tables = Array.from({ length: matches }, (_, i) => subject.newTable(recorder, `bench ${i}`));
  for (let start = 0; start < tables.length; start += OPENED_AT_ONCE) {
    await Promise.all(
      tables.slice(start, start + OPENED_AT_ONCE).map(async (table) => {
        await table.connect();
        await table.open();
      }),
    );
    // The first ones make a process that has served nobody grow to its working size.
    if (start === 0 && matches > OPENED_AT_ONCE) [before, counted] = [subject.memory(), matches - OPENED_AT_ONCE];
  }
  return { name, subject, recorder, tables, memoryPerMatch: (subject.memory() - before) / counted };
}

async function benchRound({ name, subject, recorder, tables, memoryPerMatch }: Bench, pace: Pace): Promise<Run> {
  const pause = pace === 'saturated' ? () => 0 : () => THINKING_MS * (0.5 + Math.random());
  for (const table of tables) table.start(pause);
  await sleep(WARM_UP_MS[pace]);
  const cpuBefore = subject.cpu();
  recorder.start();
  await sleep((seconds * 1000) / ROUNDS);
  const figures = recorder.stop(subject.cpu() - cpuBefore);
  for (const table of tables) table.halt();
  await sleep(SETTLING_MS);
  const isFirst = pace === 'saturated';
  return runOf(figures, {
    server: name,
    matches: tables.length,
    pace,
    memoryPerMatch: isFirst ? memoryPerMatch : undefined,
  });
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
