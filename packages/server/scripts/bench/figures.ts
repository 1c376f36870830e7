/** What one run of a load came to. */
export interface Figures {
  readonly moves: number;
  readonly seconds: number;
  /** Milliseconds from sending a move to the last of the three clients having it, sorted. */
  readonly latencies: readonly number[];
  readonly bytes: number;
  /** Processor time that the server used, in seconds. */
  readonly cpu: number;
}

export class Recorder {
  #latencies: number[] = [];
  #bytes = 0;
  #began = 0;
  #isOn = false;

  /** Moves that have arrived since it was started. */
  get moves(): number {
    return this.#latencies.length;
  }

  start(): void {
    this.#latencies = [];
    this.#bytes = 0;
    this.#began = performance.now();
    this.#isOn = true;
  }

  /** A move has reached everyone. Those count that arrive while the recorder is on, whenever they were sent. */
  move(sentAt: number): void {
    if (this.#isOn) this.#latencies.push(performance.now() - sentAt);
  }

  received(bytes: number): void {
    if (this.#isOn) this.#bytes += bytes;
  }

  stop(cpu: number): Figures {
    this.#isOn = false;
    const seconds = (performance.now() - this.#began) / 1000;
    const latencies = this.#latencies.sort((a, b) => a - b);
    return { moves: latencies.length, seconds, latencies, bytes: this.#bytes, cpu };
  }
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** As fast as it goes; with two seconds between the moves of a table; at a rate that is the same for all sizes. */
export const PACES = ['saturated', 'at leisure', 'at 100 moves/s'] as const;
export type Pace = (typeof PACES)[number];

/** One server under one load. */
export interface Run {
  readonly server: string;
  readonly matches: number;
  readonly pace: Pace;
  readonly movesPerSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerMoveAndClient: number;
  readonly cpuPerMove: number;
  /** Bytes of resident memory that one match more takes, its three sockets included; measured before the load. */
  readonly memoryPerMatch: number | undefined;
}

const CLIENTS = 3;

export function runOf(
  { moves, seconds, latencies, bytes, cpu }: Figures,
  about: Pick<Run, 'server' | 'matches' | 'pace' | 'memoryPerMatch'>,
): Run {
  return {
    ...about,
    movesPerSecond: moves / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    bytesPerMoveAndClient: bytes / Math.max(1, moves) / CLIENTS,
    cpuPerMove: cpu / Math.max(1, moves),
  };
}

/** Each figure's median over several rounds of the same load. */
export function medianRun(rounds: readonly Run[]): Run {
  const median = (value: (run: Run) => number): number => {
    const sorted = rounds.map(value).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? 0;
  };
  return {
    ...rounds[0],
    movesPerSecond: median(({ movesPerSecond }) => movesPerSecond),
    p50: median(({ p50 }) => p50),
    p99: median(({ p99 }) => p99),
    bytesPerMoveAndClient: median(({ bytesPerMoveAndClient }) => bytesPerMoveAndClient),
    cpuPerMove: median(({ cpuPerMove }) => cpuPerMove),
  };
}

/** One line of the report. */
export function lineOf(run: Run): string {
  const { memoryPerMatch } = run;
  const cells = [
    loadOf(run).padEnd(46),
    `${Math.round(run.movesPerSecond)} moves/s`.padStart(13),
    `p50 ${run.p50.toFixed(1)} ms`.padStart(14),
    `p99 ${run.p99.toFixed(1)} ms`.padStart(14),
    `${Math.round(run.bytesPerMoveAndClient)} B/move/client`.padStart(20),
    `${(run.cpuPerMove * 1e6).toFixed(0)} us CPU/move`.padStart(17),
    memoryPerMatch === undefined ? '' : `${(memoryPerMatch / 1024).toFixed(0)} KiB/match`.padStart(14),
  ];
  return cells.join(' ').trimEnd();
}

/** What a match with its three sockets is meant to take at most. */
export const MOST_KIB = 100;

/** What a match is meant to cost at most, on PostgreSQL; the processor time is compared with an earlier release. */
const GOALS: readonly {
  readonly what: string;
  readonly most: number;
  readonly of: (run: Run) => number | undefined;
}[] = [
  { what: 'bytes a move and client', most: 200, of: ({ bytesPerMoveAndClient }) => bytesPerMoveAndClient },
  {
    what: 'KiB a match',
    most: MOST_KIB,
    of: ({ memoryPerMatch }) => (memoryPerMatch === undefined ? undefined : memoryPerMatch / 1024),
  },
  { what: 'ms p99', most: 10, of: ({ pace, p99 }) => (pace === 'at 100 moves/s' ? p99 : undefined) },
];

/** How far each goal was reached, by all but the yardstick. */
export function goalLines(runs: readonly Run[], yardstick: string): string[] {
  return runs
    .filter(({ server }) => server !== yardstick && !server.endsWith(besideName('', yardstick)))
    .flatMap((run) =>
      GOALS.flatMap(({ what, most, of }) => {
        const value = of(run);
        if (value === undefined) return [];
        const verdict = value <= most ? 'reached' : 'NOT reached';
        return [`${loadOf(run)}: ${value.toFixed(0)} of ${most} ${what}: ${verdict}`];
      }),
    );
}

/** How a process by itself is called beside several. */
export const ALONE = 'a process';
/** What several processes are meant to take together for a move at most, whoever comes to which, times what one takes. */
const MOST_TIMES = 1.3;

/** What a move takes at several processes together, beside what it takes at one under the same load. */
export function spreadLines(runs: readonly Run[]): string[] {
  return runs.flatMap((run) => {
    const alone = runs.find(
      ({ server, matches, pace }) => server === ALONE && matches === run.matches && pace === run.pace,
    );
    if (alone === undefined || run.server === ALONE || alone.cpuPerMove === 0) return [];
    const times = run.cpuPerMove / alone.cpuPerMove;
    const verdict = times <= MOST_TIMES ? 'reached' : 'NOT reached';
    return [`${loadOf(run)}: ${times.toFixed(2)} of ${MOST_TIMES} times the CPU of ${ALONE}: ${verdict}`];
  });
}

/** What another release's server is called beside ours. */
export function besideName(server: string, release: string): string {
  return `${server} of ${release}`;
}

/** What each server's figures are, divided by those of the yardstick: another server, or another release of the same. */
export function ratioLines(runs: readonly Run[], yardstick: string): string[] {
  return runs.flatMap((run) => {
    const other = yardstickOf(run, runs, yardstick);
    if (other === undefined) return [];
    const ratio = (name: string, value: (run: Run) => number | undefined): string =>
      `${name} ${timesOf(run, other, value)?.toFixed(2) ?? '?'}`.padStart(14);
    return [
      [
        loadOf(run).padEnd(46),
        // Where the tables set the pace, throughput says nothing.
        run.pace === 'saturated' ? ratio('moves/s', ({ movesPerSecond }) => movesPerSecond) : ' '.repeat(14),
        ratio('moves/CPU s', ({ cpuPerMove }) => 1 / cpuPerMove).padStart(18),
        ratio('p50', ({ p50 }) => p50),
        ratio('p99', ({ p99 }) => p99),
        ratio('bytes', ({ bytesPerMoveAndClient }) => bytesPerMoveAndClient),
        ratio('CPU', ({ cpuPerMove }) => cpuPerMove),
        run.memoryPerMatch === undefined ? '' : ratio('memory', ({ memoryPerMatch }) => memoryPerMatch),
      ]
        .join(' ')
        .trimEnd(),
    ];
  });
}

/** What this release is meant to be beside the first one: on PostgreSQL twice the moves a CPU second, nowhere slower. */
const LEAST_TIMES = 2;

/** How far it was reached beside the release whose runs are the yardstick. */
export function besideLines(runs: readonly Run[], yardstick: string): string[] {
  return runs.flatMap((run) => {
    const other = yardstickOf(run, runs, yardstick);
    if (other === undefined) return [];
    const slower = timesOf(run, other, ({ p50 }) => p50);
    const later = timesOf(run, other, ({ p99 }) => p99);
    const dearer = timesOf(run, other, ({ cpuPerMove }) => cpuPerMove);
    if (slower === undefined || later === undefined || dearer === undefined) return [];
    const verdict = (isReached: boolean): string => (isReached ? 'reached' : 'NOT reached');
    const isNoSlower = Math.max(slower, later, dearer) <= 1;
    const lines = [
      `${loadOf(run)}: ${slower.toFixed(2)} times the p50, ${later.toFixed(2)} the p99 and ${dearer.toFixed(2)} the CPU of ${yardstick}, at most 1: ${verdict(isNoSlower)}`,
    ];
    if (run.server === 'PostgreSQL') {
      const more = 1 / dearer;
      lines.push(
        `${loadOf(run)}: ${more.toFixed(2)} of ${LEAST_TIMES} times the moves a CPU second of ${yardstick}: ${verdict(more >= LEAST_TIMES)}`,
      );
    }
    return lines;
  });
}

function loadOf({ server, matches, pace }: Run): string {
  return `${server}, ${matches} matches, ${pace}`;
}

/** The run of the yardstick under the same load. */
function yardstickOf(run: Run, runs: readonly Run[], yardstick: string): Run | undefined {
  const names = [yardstick, besideName(run.server, yardstick)];
  return runs.find(
    (other) =>
      other !== run && names.includes(other.server) && other.matches === run.matches && other.pace === run.pace,
  );
}

/** Undefined where nothing arrived: the machine was too busy to tell. */
function timesOf(run: Run, other: Run, value: (run: Run) => number | undefined): number | undefined {
  const [mine, theirs] = [value(run), value(other)];
  if (run.movesPerSecond === 0 || other.movesPerSecond === 0 || mine === undefined || theirs === undefined) return;
  return mine / theirs;
}
