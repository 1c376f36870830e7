import type { Seat } from '../ledger/seat.ts';
import { coloursOf, readLocalConfig } from '../session/config.ts';
import type { Texts } from '../words/index.ts';
import type { Replay } from './replay.ts';

/** Names and colours: those written into the record by this page, else numbers. */
export function seatsOf(replay: Replay, words: Texts): readonly Seat[] {
  const { facts } = replay.stateAt(0).view;
  const { players, rules, options, edition } = facts.config;
  const said = readLocalConfig({ players, rules, options, edition, seed: 'replay', seats: replay.document.seats });
  const seats = said.ok ? said.value.seats : undefined;
  const colours = coloursOf({ players, seats: seats ?? [] });
  const people = seats?.filter(({ kind }) => kind === 'person') ?? [];
  return Array.from({ length: facts.seats }, (_, seat) => ({
    name: seats?.[seat]?.name ?? otherName(seat, players, words),
    colour: colours[seat] ?? 'aurora',
    // As at the table: the only person of a game is the reader.
    you: people.length === 1 && seats?.[seat] === people[0],
  }));
}

function otherName(seat: number, players: number, words: Texts): string {
  if (seat < players) return words.screens.importing.seat(seat + 1);
  return players === 2 ? words.seats.siku : words.seats.dummy(seat);
}
