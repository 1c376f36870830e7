import { describe, expect, it } from 'vitest';
import { unnamedSeats, whatIfSeats } from '../src/review/whatIfSeats.ts';
import { type SeatConfig, usualConfig } from '../src/session/config.ts';
import { everyonePerson } from './session/playOut.ts';

const said = (seats: readonly SeatConfig[]) => seats.map(({ kind, name }) => `${kind} ${name}`);

describe('who plays a what-if', () => {
  const alone = usualConfig(3, ['Noor', 'Ana', 'Bo']).seats;

  it('is the reader at the own seat, among the same bots', () => {
    expect(whatIfSeats(alone, 0, 'You')).toEqual(alone);
  });

  it('is the reader at a bot’s seat; a bot takes the seat that is left', () => {
    expect(said(whatIfSeats(alone, 1, 'You'))).toEqual(['bot You', 'person You', 'bot Bo']);
    expect(whatIfSeats(alone, 1, 'You').map(({ colour }) => colour)).toEqual(alone.map(({ colour }) => colour));
  });

  it('is one of several people by that name, with bots for the others', () => {
    const { seats } = everyonePerson(usualConfig(3, ['Noor', 'Ana', 'Bo']));
    expect(said(whatIfSeats(seats, 2, 'You'))).toEqual(['bot Noor', 'bot Ana', 'person Bo']);
  });

  it('is the reader also in a record that names nobody', () => {
    const seats = whatIfSeats(unnamedSeats(['Player 1', 'Player 2']), 1, 'You');
    expect(said(seats)).toEqual(['bot Player 1', 'person You']);
    expect(new Set(seats.map(({ colour }) => colour)).size).toBe(2);
  });
});
