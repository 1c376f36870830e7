import { describe, expect, it } from 'vitest';
import { isShared, seatAt, seatsOf } from '../src/people/seat.ts';
import { SELF_NAMES } from '../src/people/seatName.ts';
import { localSitters, neutralSitters } from '../src/people/sitters.ts';
import { whatIfSeats } from '../src/review/whatIfSeats.ts';
import { usualConfig } from '../src/session/config.ts';
import { texts as de } from '../src/words/de/index.ts';
import { texts as en } from '../src/words/en/index.ts';
import { texts as nl } from '../src/words/nl/index.ts';
import { everyonePerson } from './session/playOut.ts';

const NAMES = ['Du', 'Ana', 'Bo', 'Mira'];

describe('the seats of a game', () => {
  it('B21: are named in the language of the reader, chosen names as they were chosen', () => {
    const sitters = localSitters(usualConfig(2, NAMES));
    expect([en, de, nl].map((words) => seatsOf(sitters, words).map(({ name }) => name))).toEqual([
      ['You', 'Ana', en.seats.siku],
      ['Du', 'Ana', de.seats.siku],
      ['Jij', 'Ana', nl.seats.siku],
    ]);
    expect(SELF_NAMES).toEqual([en, de, nl].map(({ screens }) => screens.newGame.names[0]));
  });

  it('say of a bot where the reader sat that it stands in', () => {
    const { players, seats } = usualConfig(3, NAMES);
    const named = seatsOf(localSitters({ players, seats: whatIfSeats(seats, 2, 'Du') }), en);
    expect(named.map(({ kind, name, you }) => [kind, name, you])).toEqual([
      ['bot', 'Stand-in', false],
      ['bot', 'Ana', false],
      ['here', 'You', true],
    ]);
  });

  it('are here, bots or neutral; the only person here is you', () => {
    const alone = seatsOf(localSitters(usualConfig(1, NAMES)), en);
    expect(alone.map(({ kind, you }) => [kind, you])).toEqual([
      ['here', true],
      ['neutral', false],
      ['neutral', false],
    ]);
    expect(alone.map(({ name }) => name)).toEqual(['You', en.seats.dummy(1), en.seats.dummy(2)]);
    const shared = seatsOf(localSitters(everyonePerson(usualConfig(3, NAMES))), en);
    expect(isShared(shared)).toBe(true);
    expect(shared.some(({ you }) => you)).toBe(false);
  });

  it('are three, or four where four play, each in a colour of its own', () => {
    for (const players of [1, 2, 3, 4] as const) {
      const seats = seatsOf(localSitters(usualConfig(players, NAMES)), en);
      expect(seats).toHaveLength(players === 4 ? 4 : 3);
      expect(new Set(seats.map(({ colour }) => colour)).size).toBe(seats.length);
    }
    expect(neutralSitters(4, [])).toEqual([]);
  });

  it('refuse a seat that is not there', () => {
    expect(() => seatAt([], 2)).toThrow('seat 2: expected one of 0');
  });
});
