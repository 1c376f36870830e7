/** One measured value. */
export interface Figure {
  /** Name in JSON, e.g. `gamesPerSecond`. */
  readonly id: string;
  /** Name for readers. */
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** Maximum allowed value; undefined for no limit. */
  readonly atMost?: number;
}

/** A part of the benchmark. To add one, add it to sections.ts. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** Share of the total time, relative to the other sections. */
  readonly weight: number;
  /** Measures for about this many seconds. */
  readonly measure: (seconds: number) => readonly Figure[];
}

export function isWithinLimit({ value, atMost }: Figure): boolean {
  return atMost === undefined || value <= atMost;
}
