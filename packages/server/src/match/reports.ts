import { Refused } from '../refused.ts';
import type { Matches } from './matches.ts';

/** Lines of the chat that are kept with a report. */
const LINES_KEPT = 30;

/** Keeps what a seat says about another for the operator, with what was last written at the table. */
export async function reportSeat(matches: Matches, id: string, by: number, about: number): Promise<void> {
  const { store, now } = matches;
  const { room } = await matches.look(id);
  if (about === by || room.seats[about]?.kind !== 'person') {
    throw new Refused('malformed', `Nobody else sits on seat ${about}`, {
      field: 'seat',
      found: String(about),
      expected: 'the seat of another person',
    });
  }
  const lines = await store.chat(id, 0, LINES_KEPT);
  const chat = lines.map(({ seat, name, text, at }) => ({ seat, name, text, at }));
  const names = room.seats.map(({ name, bot }) => name ?? bot ?? '');
  const browser = (await store.browsers(id)).find(({ seat }) => seat === about)?.browser;
  matches.metrics.reports.add(1);
  await store.report({ matchId: id, by, about, browser, at: now(), document: JSON.stringify({ names, chat }) });
}
