import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { actionsOf, botNamed } from '@nunatak/bots';
import { loadNet } from '@nunatak/bots/node';
import { type GameEvent, type PlayerCount, play, score, setup } from '@nunatak/engine';
import { type PointsBySource, pointsBySource, SOURCE_ROWS } from '../src/statistics/sources.ts';

/**
 * How the strongest bot scores by source, at tables of its own kind: what the statistics of the page compare with. It goes on
 * where it stopped, game after game, until the time is over.
 *
 *     node packages/web/scripts/strongest.ts [--games 60] [--seconds 200]
 */
const { values } = parseArgs({
  options: { games: { type: 'string', default: '60' }, seconds: { type: 'string', default: '200' } },
});
const FILE = new URL('../src/statistics/strongest.json', import.meta.url);
const PLAYERS: readonly PlayerCount[] = [1, 2, 3, 4];
const PLAYOUTS = 400;

interface Table {
  readonly games: number;
  readonly sources: PointsBySource;
}
type Tables = Record<PlayerCount, Table>;

const NOTHING: Table = {
  games: 0,
  sources: Object.fromEntries(SOURCE_ROWS.map((row) => [row, 0])) as unknown as PointsBySource,
};

/** The points of every seat by source, in one game. */
function playGame(players: PlayerCount, deal: string): readonly PointsBySource[] {
  const bot = botNamed('nunatak');
  let state = setup({ players }, deal);
  const events: GameEvent[] = [];
  while (state.view.phase !== 'over') {
    const plan = bot.decide(state.view, `${deal}/${state.view.decider}`, { playouts: PLAYOUTS });
    for (const action of actionsOf(state.view, plan)) {
      const made = play(state, action);
      events.push(...made.events);
      state = made.state;
    }
  }
  const { view } = state;
  return Array.from({ length: players }, (_, seat) => pointsBySource(events, score(view, seat), seat));
}

/** The average with one game more; to a hundredth of a point. */
function withGame({ games, sources }: Table, seats: readonly PointsBySource[]): Table {
  const rows = SOURCE_ROWS.map((row) => {
    const mean = seats.reduce((sum, seat) => sum + seat[row], 0) / seats.length;
    return [row, Math.round(((sources[row] * games + mean) / (games + 1)) * 1e4) / 1e4];
  });
  return { games: games + 1, sources: Object.fromEntries(rows) as PointsBySource };
}

function earlier(): Tables {
  try {
    const { tables, playouts } = JSON.parse(readFileSync(FILE, 'utf8')) as { tables: Tables; playouts: number };
    if (playouts === PLAYOUTS) return tables;
  } catch {
    // Nothing was measured yet.
  }
  return { 1: NOTHING, 2: NOTHING, 3: NOTHING, 4: NOTHING };
}

const until = performance.now() + Number(values.seconds) * 1000;
const wanted = Number(values.games);
let tables = earlier();
while (performance.now() < until) {
  const players = PLAYERS.toSorted((a, b) => tables[a].games - tables[b].games)[0] ?? 3;
  const { games } = tables[players];
  if (games >= wanted) break;
  loadNet(players);
  tables = { ...tables, [players]: withGame(tables[players], playGame(players, `strongest/${players}/${games}`)) };
  writeFileSync(FILE, `${JSON.stringify({ bot: 'nunatak', playouts: PLAYOUTS, tables }, undefined, 2)}\n`);
}
for (const players of PLAYERS) {
  const { games, sources } = tables[players];
  const total = SOURCE_ROWS.reduce((sum, row) => sum + sources[row], 0);
  process.stdout.write(`${players} players: ${games} games, ${total.toFixed(1)} points a seat\n`);
}
