import { actionsOf, botNamed } from '@nunatak/bots';
import {
  type Action,
  CURRENT_RULES,
  cloneState,
  fail,
  formatAction,
  hashState,
  ok,
  type Problem,
  type Result,
  type State,
  submit,
} from '@nunatak/engine';
import { followPath } from '@nunatak/engine/wire';
import { DAILY, dailyBotSeed, dailySeed, type HandIn } from '@nunatak/protocol';
import { initialState } from '../match/match.ts';

/** What a game of the deal of a day came to. */
export interface Outcome {
  readonly points: number;
  /** The hash of the last position. */
  readonly hash: string;
}

/** A line by the signs that were handed in, played from the deal of its day, with every bot deciding as it does. */
export function replay({ day, kind, rules, path }: Omit<HandIn, 'name'>): Result<Outcome, Problem> {
  if (rules !== CURRENT_RULES) return fail({ field: 'rules', found: `${rules}`, expected: `${CURRENT_RULES}` });
  const { players, bots } = DAILY[kind];
  const start = initialState({ game: { players, rules, options: {} }, seed: dailySeed(day) });
  const end = cloneState(start);
  const followed = followPath(end, path);
  if (!followed.ok) return followed;
  if (end.view.phase !== 'over') return fail({ field: 'path', found: end.view.phase, expected: 'a game that is over' });
  const wrong = bots.length === 0 ? undefined : foreignDecision(start, followed.value, day, bots);
  return wrong === undefined ? ok({ points: end.view.points[0], hash: hashState(end) }) : fail(wrong);
}

/** The first decision of a bot that it would not have made. */
function foreignDecision(
  start: State,
  actions: readonly Action[],
  day: string,
  bots: readonly string[],
): Problem | undefined {
  let state = start;
  for (let at = 0; at < actions.length; ) {
    const { view } = state;
    const seat = view.decider;
    const bot = bots[seat - 1];
    const plan =
      bot === undefined
        ? actions.slice(at, at + 1)
        : actionsOf(view, botNamed(bot).decide(view, dailyBotSeed(day, seat)));
    for (const action of plan) {
      const [found, expected] = [actions[at], action].map((one) => (one === undefined ? 'nothing' : formatAction(one)));
      if (found !== expected)
        return { field: `path, decision ${at + 1}`, found, expected: `${expected}, as ${bot} decides` };
      const played = submit(state, seat, action);
      if (!played.ok) return { field: `path, decision ${at + 1}`, found, expected: 'a legal decision' };
      state = played.value.state;
      at++;
    }
  }
  return undefined;
}
