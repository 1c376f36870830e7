import { COLOURS } from '../art/tokens.ts';
import type { SeatConfig } from '../session/config.ts';
import { USUAL_LEVEL } from '../session/levels.ts';

/**
 * Who plays a what-if: the reader at one seat, bots at all others. Whoever sat there as a person keeps the name; at a bot's seat
 * the reader is called `self`, and where the reader sat alone among bots, so is the bot that stands in.
 */
export function whatIfSeats(played: readonly SeatConfig[], seat: number, self: string): readonly SeatConfig[] {
  const people = played.filter(({ kind }) => kind === 'person');
  return played.map((one, i) => {
    if (i === seat) return { ...one, kind: 'person', name: one.kind === 'person' ? one.name : self };
    const isLeft = one.kind === 'person' && people.length === 1;
    return { ...one, kind: 'bot', name: isLeft ? self : one.name };
  });
}

/** The seats of a record that does not say who played. */
export function unnamedSeats(names: readonly string[]): readonly SeatConfig[] {
  return COLOURS.slice(0, names.length).map((colour, i) => ({
    kind: 'bot',
    name: names[i] ?? '',
    colour,
    level: USUAL_LEVEL,
  }));
}
