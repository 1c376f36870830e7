import type { Summary } from '../library/kept.ts';
import { history } from './api.ts';
import { browserToken } from './keys.ts';

/** The matches under way of this browser that wait for a decision of the person here, as the server says. */
export interface Turns {
  readonly waiting: ReadonlySet<string>;
  /** Every match that the server told of; `isAll`: there are no others. */
  readonly told: ReadonlySet<string>;
  readonly isAll: boolean;
}

/** Asks the server once for all matches under way; undefined where it does not answer, or cannot know this browser. */
export async function askTurns(): Promise<Turns | undefined> {
  if (browserToken() === undefined) return undefined;
  const answer = await history({ status: 'playing' });
  if (!answer.ok) return undefined;
  const { matches, more } = answer.value;
  const waiting = matches.filter(({ yourTurn }) => yourTurn === true);
  return {
    waiting: new Set(waiting.map(({ matchId }) => matchId)),
    told: new Set(matches.map(({ matchId }) => matchId)),
    isAll: more !== true,
  };
}

/** Games with the turns that the server told of: what this browser saw last of a match may be days old. */
export function withTurns(games: readonly Summary[], { waiting, told, isAll }: Turns): readonly Summary[] {
  return games.map((game) => {
    const isKnown = game.kind === 'online' && (isAll || told.has(game.id));
    return isKnown ? { ...game, yourTurn: waiting.has(game.id) } : game;
  });
}
