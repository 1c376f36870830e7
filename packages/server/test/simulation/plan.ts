import { Fate } from './fate.ts';
import { drawTable, type TablePlan } from './table.ts';
import { drawFaults, type Faults } from './weather.ts';

/** All that is decided about a simulated world before it begins; the same plan always goes the same way. */
export interface Plan {
  readonly seed: string;
  /** One process on SQLite, or some on PostgreSQL. */
  readonly store: 'sqlite' | 'postgres';
  readonly processes: number;
  readonly tables: readonly TablePlan[];
  /** Milliseconds between two ideas that somebody has, at most. */
  readonly pace: number;
  readonly faults: Faults;
  /** Whether it is fine until everyone sits at the table. */
  readonly beginsFine: boolean;
  readonly stormSteps: number;
  /** Whether its games are played to their end. */
  readonly isFinished: boolean;
}

const MOST_CLIENTS = 6;

/** What a world shall be like; the rest is drawn. */
export interface Climate
  extends Partial<Pick<Plan, 'store' | 'processes' | 'pace' | 'stormSteps' | 'isFinished' | 'beginsFine'>> {
  readonly faults?: Partial<Faults>;
  /** There is one table, and it is like this. */
  readonly table?: Partial<TablePlan>;
}

export function drawPlan(seed: string, { faults = {}, table, ...climate }: Climate = {}): Plan {
  const plan = draw(seed);
  const tables = table === undefined ? plan.tables : plan.tables.slice(0, 1).map((drawn) => ({ ...drawn, ...table }));
  return { ...plan, tables, faults: { ...plan.faults, ...faults }, ...climate };
}

function draw(seed: string): Plan {
  const fate = new Fate(`plan ${seed}`);
  const isAlone = fate.chance(0.3);
  const first = drawTable(fate, MOST_CLIENTS);
  const left = MOST_CLIENTS - first.people - first.spectators;
  return {
    seed,
    store: isAlone ? 'sqlite' : 'postgres',
    processes: isAlone ? 1 : fate.between(2, 3),
    tables: left > 0 && fate.chance(0.3) ? [first, drawTable(fate, left)] : [first],
    pace: fate.pick([50, 150, 500]),
    faults: drawFaults(fate),
    beginsFine: fate.chance(0.7),
    stormSteps: fate.between(150, 400),
    isFinished: fate.chance(0.3),
  };
}
