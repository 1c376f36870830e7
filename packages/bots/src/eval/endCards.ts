import { ARCHITECT, BEAST, BLESSING_IDS, BUILDER, LAID, SCULPTOR, USED, type View } from '@nunatak/engine';
import { TYPE_COUNT } from '@nunatak/engine/fast';
import { type Holdings, TOOL_COUNT } from './holdings.ts';

const PROGRESS = BLESSING_IDS.indexOf('progress');
const DECORATION = BLESSING_IDS.indexOf('decoration');
const DIVERSITY = BLESSING_IDS.indexOf('diversity');
const CONSTRUCTION = BLESSING_IDS.indexOf('construction');

/** F3, F10, E15, E18, E27. */
const BUILDERS_MOST = 20;
const BUILDERS_TIED = 12;
const BUILDERS_MOST_CONSTRUCTION = 25;
const BUILDERS_TIED_CONSTRUCTION = 15;
const BUILDER_EACH = 2;
const TOOL_SET = 10;
const TOOL_SET_PROGRESS = 12;
const SET = 10;
const SET_DIVERSITY = 15;

/**
 * F3 to F8 and F10: a seat's end points from its cards, from holdings that a caller may have changed.
 * The engine's own sheet is the authority; this one costs no memory, for thousands of imagined end blessings.
 */
export function endCardPoints(view: View, { types, tools, symbols, shown }: Holdings, seat: number): number {
  const { facts } = view;
  const at = seat * TYPE_COUNT;
  const tool = seat * TOOL_COUNT;
  const progress = used(view, seat, PROGRESS);
  const artisans = progress ? facts.progress : facts.artisans;
  const sculptors = used(view, seat, DECORATION) ? facts.decoration : facts.sculptors;
  let points = builderPoints(view, types, seat) + sculptors[Math.min(types[at + SCULPTOR], sculptors.length - 1)];
  let sets = tools[tool];
  for (let i = tool; i < tool + TOOL_COUNT; i++) {
    points += artisans[Math.min(tools[i], artisans.length - 1)];
    sets = Math.min(sets, tools[i]);
  }
  points += sets * (progress ? TOOL_SET_PROGRESS : TOOL_SET);
  points += types[at + BEAST] * symbols[seat];
  points += types[at + ARCHITECT] * facts.trackNumber[view.track[seat]];
  let fewest = types[at];
  for (let type = 0; type < TYPE_COUNT; type++) {
    points += shown[at + type] * types[at + type];
    fewest = Math.min(fewest, types[at + type]);
  }
  return points + fewest * (used(view, seat, DIVERSITY) ? SET_DIVERSITY : SET);
}

function used(view: View, seat: number, blessing: number): boolean {
  return view.blessingSeat[blessing] === seat && view.blessingState[blessing] === USED;
}

function builderPoints(view: View, types: Int32Array, seat: number): number {
  const own = types[seat * TYPE_COUNT + BUILDER];
  if (own === 0) return 0;
  const construction = view.blessingSeat[CONSTRUCTION] === seat && view.blessingState[CONSTRUCTION] === LAID;
  let tied = false;
  for (let other = 0; other < view.facts.seats; other++) {
    const builders = types[other * TYPE_COUNT + BUILDER];
    if (builders > own) return BUILDER_EACH * own;
    if (other !== seat && builders === own) tied = true;
  }
  if (tied) return construction ? BUILDERS_TIED_CONSTRUCTION : BUILDERS_TIED;
  return construction ? BUILDERS_MOST_CONSTRUCTION : BUILDERS_MOST;
}
