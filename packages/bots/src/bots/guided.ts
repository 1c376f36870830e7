import type { PlayerCount, View } from '@nunatak/engine';
import { type Bot, checkOngoing } from '../bot.ts';
import type { Guide } from '../guide/guide.ts';
import { BestPlan, NoisyPlans, type Plan } from '../guide/plans.ts';
import { rngFor } from '../search/searcher.ts';

export interface GuidedSettings {
  readonly name: string;
  /** Points by which every plan's worth is shaken: how careless the bot is. */
  readonly noise: number;
  readonly guideFor: (players: PlayerCount) => Guide;
}

/** Looks one turn ahead: does what its guide thinks best at first sight, more or less carefully. */
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
