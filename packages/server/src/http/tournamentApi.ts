import { CreateTournament, EnterTournament, readDocument, TournamentId } from '@nunatak/protocol';
import type { Hono } from 'hono';
import type { Price } from '../access/budget.ts';
import { Refused } from '../refused.ts';
import type { Tournaments } from '../tournament/tournaments.ts';
import { browserOf, type Call, type Callers, type Env, mustHaveBrowser, readBody } from './calls.ts';

/** What tournaments cost, by `npm run bench:server -- --prices`; a round opens a table for every few people. */
export const TOURNAMENT_PRICES = {
  createTournament: { milliseconds: 3, rows: 1 },
  tournament: { milliseconds: 10, bytes: 20_000 },
  enterTournament: { milliseconds: 5, bytes: 20_000, rows: 2 },
  beginRound: { milliseconds: 300, bytes: 20_000, rows: 200 },
  tournamentSeat: { milliseconds: 5, rows: 5 },
} as const satisfies Record<string, Price>;

/** Tournaments: opened by a host, entered by link, played at tables that are matches as any other. */
export function addTournamentRoutes(app: Hono<Env>, tournaments: Tournaments, callers: Callers): void {
  app.post('/tournaments', async (call) => {
    const browser = mustHaveBrowser(call);
    callers.mustBeSlow(call, 'creates');
    callers.pay(call, TOURNAMENT_PRICES.createTournament);
    return call.json(await tournaments.create(await readBody(CreateTournament, call), browser), 201);
  });

  app.get('/tournaments/:id', async (call) => {
    callers.pay(call, TOURNAMENT_PRICES.tournament);
    return call.json(await tournaments.view(tournamentIdOf(call), browserOf(call)));
  });

  app.post('/tournaments/:id/people', async (call) => {
    const browser = mustHaveBrowser(call);
    callers.mustBeSlow(call, 'sits');
    callers.pay(call, TOURNAMENT_PRICES.enterTournament);
    const { name } = await readBody(EnterTournament, call);
    return call.json(await tournaments.enter(tournamentIdOf(call), name, browser), 201);
  });

  app.post('/tournaments/:id/leave', async (call) => {
    callers.pay(call, TOURNAMENT_PRICES.enterTournament);
    return call.json(await tournaments.leave(tournamentIdOf(call), mustHaveBrowser(call)));
  });

  app.post('/tournaments/:id/rounds', async (call) => {
    const browser = mustHaveBrowser(call);
    callers.mustBeSlow(call, 'creates');
    callers.pay(call, TOURNAMENT_PRICES.beginRound);
    return call.json(await tournaments.beginRound(tournamentIdOf(call), browser), 201);
  });

  app.post('/tournaments/:id/seat', async (call) => {
    const browser = mustHaveBrowser(call);
    callers.mustBeSlow(call, 'attempts');
    callers.pay(call, TOURNAMENT_PRICES.tournamentSeat);
    return call.json(await tournaments.seat(tournamentIdOf(call), browser), 201);
  });
}

/** The tournament that a path names. What cannot be the id of one is nobody's. */
function tournamentIdOf(call: Call): string {
  const id = readDocument(TournamentId, call.req.param('id'));
  if (!id.ok) throw new Refused('unknownTournament', 'There is no such tournament');
  return id.value;
}
