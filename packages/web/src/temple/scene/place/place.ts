import { type Baked, bake } from './bake.ts';
import { frostTexels } from './frost.ts';
import { groundSurface, rangeSurface, type Surface } from './ground.ts';
import { flameOf, LAMPS } from './lamps.ts';
import { heightAt } from './land.ts';
import { makeSolids, type Solids } from './solids.ts';

/** How fine the place is made: for machines with a graphics processor, or without. */
export const FINENESSES = ['fine', 'coarse'] as const;
export type Fineness = (typeof FINENESSES)[number];

interface Measures {
  readonly rings: number;
  readonly around: number;
  readonly range: readonly [number, number];
  readonly site: number;
  readonly relief: number;
  readonly rock: number;
}

const MEASURES: Readonly<Record<Fineness, Measures>> = {
  fine: { rings: 150, around: 256, range: [330, 18], site: 512, relief: 1024, rock: 5 },
  coarse: { rings: 72, around: 132, range: [200, 12], site: 320, relief: 512, rock: 4 },
};

/** The place where the temple stands: shapes, and light baked into maps. Made of arrays alone, so that it comes out of a worker. */
export interface Place extends Baked {
  readonly ground: Surface;
  readonly range: Surface;
  readonly solids: Solids;
  readonly frost: Uint8Array<ArrayBuffer>;
  readonly siteSize: number;
  readonly reliefSize: number;
  /** Where the flames of the lamps are, and how strong each is. */
  readonly flames: readonly (readonly [number, number, number, number])[];
}

export function makePlace(fineness: Fineness): Place {
  const { rings, around, range, site, relief, rock } = MEASURES[fineness];
  const solids = makeSolids(rock);
  return {
    ground: groundSurface(rings, around),
    range: rangeSurface(...range),
    solids,
    ...bake(solids, site, relief),
    frost: frostTexels(),
    siteSize: site,
    reliefSize: relief,
    flames: LAMPS.map((lamp) => {
      const { height, power } = flameOf(lamp);
      return [lamp.x, heightAt(lamp.x, lamp.z) + height, lamp.z, power] as const;
    }),
  };
}
