import type { Fate } from './fate.ts';
import type { Judge } from './judge.ts';
import type { Timeline } from './timeline.ts';
import type { Weather } from './weather.ts';

/** What everything in a simulated world shares. */
export interface Nature {
  readonly timeline: Timeline;
  readonly fate: Fate;
  readonly weather: Weather;
  readonly judge: Judge;
  /** Milliseconds between two ideas that somebody has, at most. */
  readonly pace: number;
}
