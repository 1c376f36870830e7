import { Recorder } from './figures.ts';
import { SUBJECTS, type Table } from './subjects.ts';

const OPENED_AT_ONCE = 50;
const SETTLING_MS = 3000;

export interface IdleFigures {
  readonly matches: number;
  /** Bytes of resident memory a match, its three sockets included. */
  readonly memoryPerMatch: number;
  /** Processor time of a second in which nobody does anything, in seconds. */
  readonly cpuPerSecond: number;
}

/** What a process on PostgreSQL takes for matches that are under way, with everybody connected, while nobody moves. */
export async function benchIdle(matches: number, seconds: number): Promise<IdleFigures> {
  const subject = await SUBJECTS.PostgreSQL();
  const recorder = new Recorder();
  const before = subject.memory();
  const tables: Table[] = [];
  try {
    while (tables.length < matches) {
      const fresh = Array.from({ length: Math.min(OPENED_AT_ONCE, matches - tables.length) }, (_, i) =>
        subject.newTable(recorder, `idle ${tables.length + i}`),
      );
      tables.push(...fresh);
      await Promise.all(
        fresh.map(async (table) => {
          await table.connect();
          await table.open();
        }),
      );
    }
    await sleep(SETTLING_MS);
    const cpuBefore = subject.cpu();
    await sleep(seconds * 1000);
    const cpuPerSecond = (subject.cpu() - cpuBefore) / seconds;
    return { matches, memoryPerMatch: (subject.memory() - before) / matches, cpuPerSecond };
  } finally {
    for (const table of tables) table.close();
    await subject.stop();
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
