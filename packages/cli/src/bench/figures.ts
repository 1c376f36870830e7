/** One measured figure. */
export interface Figure {
  /** The name in JSON, as `gamesPerSecond`. */
  readonly id: string;
  /** The name for people. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What the figure must not exceed. */
  readonly atMost?: number;
}

/** A part of the benchmark. Other packages' figures join by one more entry in sections.ts. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** How much of the time it gets, against the other sections. */
  readonly weight: number;
  /** Measures for about this many seconds. */
  readonly measure: (seconds: number) => readonly Figure[];
}

export function isWithinLimit({ value, atMost }: Figure): boolean {
  return atMost === undefined || value <= atMost;
}
