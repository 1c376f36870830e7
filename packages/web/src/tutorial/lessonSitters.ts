import type { PlayerCount } from '@nunatak/engine';
import { COLOURS } from '../art/tokens.ts';
import type { Sitter } from '../people/seat.ts';
import { neutralSitters } from '../people/sitters.ts';
import type { TutorialTexts } from '../words/index.ts';
import { LEARNER } from './lesson.ts';

/** Who plays in a lesson: the learner, the others by name, and Siku or the dummies. */
export function lessonSitters(players: PlayerCount, tutorial: TutorialTexts): readonly Sitter[] {
  const names = [tutorial.you, ...tutorial.others];
  const people = COLOURS.slice(0, players).map((colour, seat): Sitter => {
    const name = names[seat] ?? '';
    return { kind: seat === LEARNER ? 'here' : 'bot', colour, name: () => name };
  });
  return [...people, ...neutralSitters(players, COLOURS.slice(players))];
}
