import { type CreateTournament, Seated, Tournament } from '@nunatak/protocol';
import { type Answer, asBrowser, askFor } from './api.ts';
import { browserToken, keepName, keepSeat } from './keys.ts';

/** A tournament as this browser sees it. */
export function tournamentOf(id: string): Answer<Tournament> {
  return askFor<Tournament>(Tournament, `/tournaments/${id}`, { browser: browserToken() });
}

export function createTournament(body: CreateTournament): Answer<Tournament> {
  return change('', body);
}

export function enterTournament(id: string, name: string): Answer<Tournament> {
  keepName(name);
  return change(`/${id}/people`, { name });
}

export function leaveTournament(id: string): Answer<Tournament> {
  return change(`/${id}/leave`, {});
}

export function beginRound(id: string): Answer<Tournament> {
  return change(`/${id}/rounds`, {});
}

/** Takes one's seat at the table of the round, and keeps what proves it. */
export async function takeTable(id: string): Answer<Seated> {
  const path = `/tournaments/${id}/seat`;
  const seated = await askFor<Seated>(Seated, path, { method: 'POST', browser: browserToken() });
  if (seated.ok) keepSeat(seated.value.matchId, seated.value.token);
  return seated;
}

function change(path: string, body: unknown): Answer<Tournament> {
  return asBrowser((browser) =>
    askFor<Tournament>(Tournament, `/tournaments${path}`, { method: 'POST', body, browser }),
  );
}
