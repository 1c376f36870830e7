import { connect, type Socket } from 'node:net';
import { legalActions, nextInt, seedRng } from '@nunatak/engine';
import { MatchSync, PROTOCOL_VERSION, readServerMessage, type Seated } from '@nunatak/protocol';
import { WebSocket } from 'ws';

/** Where an attacker finds the server, and how to be somebody else: each address has limits of its own. */
export interface Field {
  readonly url: string;
  /** Calls the API from an address. */
  readonly post: (path: string, body: object, address: string) => Promise<unknown>;
  readonly isOn: () => boolean;
}

export function fieldAt(url: string, isOn: () => boolean): Field {
  const post: Field['post'] = async (path, body, address) => {
    const headers = { 'X-Forwarded-For': address };
    const response = await fetch(`${url}${path}`, { method: 'POST', body: JSON.stringify(body), headers });
    return await response.json();
  };
  return { url, post, isOn };
}

/** Goes on for as long as the field is on; resolves to how often it struck. */
export type Attack = (field: Field) => Promise<number>;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** An attacker goes on elsewhere when so many bytes wait for a server that does not read them. */
const MOST_WAITING = 100_000;
const addressOf = (n: number) => `10.9.${Math.floor(n / 250) % 250}.${(n % 250) + 1}`;

function rawConnection({ url }: Field): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => resolve(socket));
    socket.on('error', reject);
    socket.on('error', () => undefined);
  });
}

/** Opens a socket from an address and says hello; undefined where the server does not take it. */
function openSocket({ url }: Field, address: string): Promise<WebSocket | undefined> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, {
    headers: { 'X-Forwarded-For': address },
  });
  return new Promise((resolve) => {
    socket.on('error', () => resolve(undefined));
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION }));
      resolve(socket);
    });
  });
}

/** Sends a message and waits for what answers it. */
function answered(
  socket: WebSocket,
  message: { readonly id: string; readonly [field: string]: unknown },
): Promise<void> {
  return new Promise((resolve) => {
    socket.on('message', (data) => {
      if (JSON.parse(String(data)).id === message.id) resolve();
    });
    socket.on('close', () => resolve());
    socket.send(JSON.stringify(message));
  });
}

/** Has a socket from an address for as long as the field is on: a new one when the server hangs up. */
async function keepComing(field: Field, address: string, use: (socket: WebSocket) => Promise<void>): Promise<void> {
  while (field.isOn()) {
    const socket = await openSocket(field, address);
    if (socket === undefined) await pause(100);
    else await use(socket);
    socket?.terminate();
  }
}

/** A match of somebody against a bot, dealt. */
async function newMatch(field: Field, address: string): Promise<Seated> {
  const settings = { game: { players: 2 } };
  const host = (await field.post('/api/matches', { name: 'Eve', settings, bots: ['random'] }, address)) as Seated;
  const socket = await openSocket(field, address);
  if (socket === undefined) return host;
  await answered(socket, { type: 'join', id: 'join', matchId: host.matchId, token: host.token });
  await answered(socket, { type: 'start', id: 'start', matchId: host.matchId });
  socket.terminate();
  return host;
}

/** Breaks connections off while the server answers them. */
const resets: Attack = async (field) => {
  let count = 0;
  while (field.isOn()) {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => rawConnection(field).catch(() => undefined)));
    for (const socket of sockets) {
      socket?.write('GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n', () =>
        socket.resetAndDestroy(),
      );
    }
    count += sockets.length;
    await pause(5);
  }
  return count;
};

/** Begins requests letter by letter, and never ends them. */
const halfRequests: Attack = async (field) => {
  const open: Socket[] = [];
  while (field.isOn()) {
    const socket = await rawConnection(field).catch(() => undefined);
    if (socket !== undefined && open.push(socket) > 500) open.shift()?.destroy();
    for (const one of open) if (!one.destroyed) one.write('X');
    await pause(10);
  }
  for (const socket of open) socket.destroy();
  return open.length;
};

/** Watches a match from many addresses without ever reading. */
const deafSpectators: Attack = async (field) => {
  const { matchId } = await newMatch(field, addressOf(0));
  const open: WebSocket[] = [];
  let count = 0;
  for (let n = 0; field.isOn(); n++) {
    const at = n % 200;
    if (open[at]?.readyState === WebSocket.OPEN) open[at].send(JSON.stringify({ type: 'join', matchId }));
    else {
      open[at]?.terminate();
      const socket = await openSocket(field, addressOf(1 + (n % 20)));
      if (socket !== undefined) {
        open[at] = socket;
        socket.pause();
        count++;
      }
    }
    await pause(10);
  }
  for (const socket of open) socket?.terminate();
  return count;
};

/** Comes to a match and leaves it, again and again, from many addresses. */
const comingAndGoing: Attack = async (field) => {
  const { matchId } = await newMatch(field, addressOf(0));
  let count = 0;
  const comeAndGo = async (socket: WebSocket) => {
    while (field.isOn() && socket.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify({ type: 'join', matchId }));
      socket.send(JSON.stringify({ type: 'leave', matchId }));
      count++;
      await pause(60);
    }
  };
  await Promise.all(Array.from({ length: 40 }, (_, n) => keepComing(field, addressOf(n), comeAndGo)));
  return count;
};

/** Changes standing orders over as many connections as a seat gets. */
const orders: Attack = async (field) => {
  const { matchId, token } = await newMatch(field, addressOf(0));
  let count = 0;
  const order = async (socket: WebSocket) => {
    socket.send(JSON.stringify({ type: 'join', matchId, token }));
    while (field.isOn() && socket.readyState === WebSocket.OPEN) {
      for (let i = 0; i < 5; i++)
        socket.send(JSON.stringify({ type: 'orders', matchId, orders: { foresight: 'never' } }));
      count += 5;
      await pause(50);
    }
  };
  await Promise.all(Array.from({ length: 20 }, () => keepComing(field, addressOf(0), order)));
  return count;
};

/** Moves and takes back, on many tables at once. */
const undos: Attack = async (field) => {
  let count = 0;
  const one = async (_: unknown, n: number) => {
    const { matchId, token } = await newMatch(field, addressOf(n));
    const rng = seedRng(`undo ${n}`);
    let ids = 0;
    const newId = () => `undo-${n}-${String(++ids).padStart(6, '0')}`;
    await keepComing(field, addressOf(n), async (socket) => {
      const send = (message: unknown) => {
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
      };
      const sync = new MatchSync({ matchId, token, send, newId });
      socket.on('message', (data) => {
        const message = readServerMessage(String(data));
        if (message.ok) sync.receive(message.value);
      });
      sync.connected();
      while (field.isOn() && socket.readyState === WebSocket.OPEN) {
        const { view, seat, line } = sync;
        if (view !== undefined && view.phase !== 'over' && view.decider === seat) {
          const actions = legalActions(view);
          const asked = line.length > line.floor ? sync.undo() : sync.submit(actions[nextInt(rng, actions.length)]);
          await Promise.race([asked, pause(1000)]);
          count++;
        }
        await pause(20);
        sync.tick();
      }
    });
  };
  await Promise.all(Array.from({ length: 15 }, one));
  return count;
};

/** Pings that want an answer which nobody reads, and pongs that answer nothing, over connection after connection. */
const pings: Attack = async (field) => {
  let count = 0;
  const ping = async (socket: WebSocket) => {
    socket.pause();
    while (field.isOn() && socket.readyState === WebSocket.OPEN && socket.bufferedAmount < MOST_WAITING) {
      for (let i = 0; i < 500; i++) socket.ping();
      for (let i = 0; i < 500; i++) socket.pong();
      count += 1000;
      await pause(5);
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, n) => keepComing(field, addressOf(n), ping)));
  return count;
};

/** Asks for the lobby and for rooms from many addresses. */
const requests: Attack = async (field) => {
  let count = 0;
  const one = async (address: string) => {
    while (field.isOn()) {
      await fetch(`${field.url}/api/matches`, { headers: { 'X-Forwarded-For': address } }).then(
        (response) => response.arrayBuffer(),
        () => undefined,
      );
      count++;
      await pause(5);
    }
  };
  await Promise.all(Array.from({ length: 20 }, (_, n) => one(addressOf(n))));
  return count;
};

export const ATTACKS = {
  resets,
  halfRequests,
  deafSpectators,
  comingAndGoing,
  orders,
  undos,
  pings,
  requests,
} as const satisfies Readonly<Record<string, Attack>>;

export type AttackName = keyof typeof ATTACKS;
