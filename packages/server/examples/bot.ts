import { randomUUID } from 'node:crypto';
import { type Action, legalActions, preview, type View } from '@nunatak/engine';
import { MatchSync, readServerMessage, type Seated, socketPathOf } from '@nunatak/protocol';
import { WebSocket } from 'ws';

/**
 * A program that takes a seat: `node bot.ts https://host/m/<match id> [name]`.
 *
 * It joins the match of a link under a name, waits for the host to start, and plays until the game is over. Replace
 * `choose` to make it yours; docs/protocol.md has everything else.
 */
const [link, name = 'Example bot'] = process.argv.slice(2);
if (link === undefined) throw new Error('Expected the link of a match: node bot.ts https://host/m/<match id> [name]');
const { origin, pathname } = new URL(link);
const matchId = pathname.split('/').at(-1) ?? '';

/** The action that brings the most points now. */
function choose(view: View): Action {
  const worth = (action: Action) =>
    preview(view, action)
      .points.filter(({ seat }) => seat === view.decider)
      .reduce((sum, { points }) => sum + points, 0);
  return legalActions(view).reduce((best, action) => (worth(action) > worth(best) ? action : best));
}

const response = await fetch(`${origin}/api/matches/${matchId}/seats`, {
  method: 'POST',
  body: JSON.stringify({ name }),
});
if (!response.ok) throw new Error(`No seat: ${await response.text()}`);
const { seat, token } = (await response.json()) as Seated;
console.log(`Sitting on seat ${seat}`);

let socket: WebSocket;
let isThinking = false;
const sync = new MatchSync({
  matchId,
  token,
  newId: randomUUID,
  send: (message) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  },
  onChange: () => play(),
});

function play(): void {
  const { view } = sync;
  if (view?.phase === 'over') {
    console.log(`Over: ${view.points.slice(0, view.facts.players).join(' : ')}`);
    process.exit(0);
  }
  if (view === undefined || view.decider !== seat || isThinking) return;
  isThinking = true;
  sync.submit(choose(view)).then(
    () => {
      isThinking = false;
      play();
    },
    (error: unknown) => console.error(error),
  );
}

function connect(): void {
  socket = new WebSocket(`${origin.replace('http', 'ws')}${socketPathOf(matchId)}`);
  socket.on('open', () => sync.connected());
  socket.on('error', () => undefined);
  // Whatever ended the connection, MatchSync takes the match up where it was.
  socket.on('close', () => setTimeout(connect, 1000));
  socket.on('message', (data) => {
    const message = readServerMessage(String(data));
    if (message.ok) sync.receive(message.value);
  });
}

connect();
setInterval(() => sync.tick(), 2000);
