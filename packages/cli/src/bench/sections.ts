import type { Section } from './figures.ts';
import { search } from './search.ts';
import { sizes } from './size.ts';
import { calibration, calls, games } from './speed.ts';

/** All sections of the benchmark, in the order of the table. */
export const SECTIONS: readonly Section[] = [calibration, games, calls, search, sizes];
