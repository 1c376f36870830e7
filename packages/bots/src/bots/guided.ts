import type { PlayerCount, View } from '@nunatak/engine';
import { type Bot, checkOngoing } from '../bot.ts';
import type { Guide } from '../guide/guide.ts';
import { BestPlan, NoisyPlans, type Plan } from '../guide/plans.ts';
import { rngFor } from '../search/searcher.ts';

export interface GuidedSettings {
  readonly name: string;
  /** Strength of the noise added to each plan's worth, in points; higher is more careless. */
  readonly noise: number;
  readonly guideFor: (players: PlayerCount) => Guide;
}

/** Plays the guide's best plan for the current turn, with optional noise. Doesn't look further ahead. */
export class GuidedBot implements Bot {
  readonly name: string;
  readonly #settings: GuidedSettings;

  constructor(settings: GuidedSettings) {
    this.name = settings.name;
    this.#settings = settings;
  }

  decide(view: View, seed: string): Plan {
    checkOngoing(view);
    const { noise, guideFor } = this.#settings;
    const best = new BestPlan();
    const isNoisy = noise > 0 && (view.phase === 'takeCard' || view.phase === 'useFor' || view.phase === 'placeBlock');
    guideFor(view.facts.players).plans(view, isNoisy ? new NoisyPlans(best, noise, rngFor(view, seed)) : best);
    return best.plan();
  }
}
