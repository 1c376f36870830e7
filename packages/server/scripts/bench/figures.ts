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
  readonly #latencies: number[] = [];
  #bytes = 0;
  #began = 0;
  #isOn = false;

  start(): void {
    this.#began = performance.now();
    this.#isOn = true;
  }

  /** A move has reached everyone. */
  move(sentAt: number): void {
    if (this.#isOn && sentAt >= this.#began) this.#latencies.push(performance.now() - sentAt);
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

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** One line of the report. */
export function line(name: string, figures: Figures, memoryPerMatch: number | undefined): string {
  const { moves, seconds, latencies, bytes, cpu } = figures;
  const cells = [
    name.padEnd(34),
    `${Math.round(moves / seconds)} moves/s`.padStart(13),
    `p50 ${percentile(latencies, 0.5).toFixed(1)} ms`.padStart(14),
    `p99 ${percentile(latencies, 0.99).toFixed(1)} ms`.padStart(14),
    `${Math.round(bytes / Math.max(1, moves) / 3)} B/move/client`.padStart(20),
    `${((cpu / Math.max(1, moves)) * 1e6).toFixed(0)} us CPU/move`.padStart(17),
    memoryPerMatch === undefined ? '' : `${(memoryPerMatch / 1024).toFixed(0)} KiB/match`.padStart(14),
  ];
  return cells.join(' ');
}
