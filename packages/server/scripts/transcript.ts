import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { NamedView, Seated } from '@nunatak/protocol';
import { spawnServer } from '../test/support/process.ts';

/** Plays a game over HTTP against a real server and writes docs/transcript.md: `node scripts/transcript.ts`. */
const BOT = 'pebble';
const PAGE = fileURLToPath(new URL('../../../docs/transcript.md', import.meta.url));
const INTRODUCTION = `# A whole game over HTTP

Written by \`node packages/server/scripts/transcript.ts\`, which played this game against a real server. [bots.md](bots.md) explains the messages.
\`>\` is what the program sent, \`<\` what it received. Left out are: parts of a position that have not changed (so \`temple\` has the changed cells by number), all but
the first action of \`legal\` (with the number of the others), everything of a room but its status, and empty lines.

`;

const folder = mkdtempSync(path.join(tmpdir(), 'nunatak-transcript-'));
const server = await spawnServer({ NUNATAK_DATA: folder, NUNATAK_RATE_FACTOR: '100' });
const lines: string[] = [];
try {
  const seated = (await send('POST', `/api/sandbox/${BOT}`, { name: 'Robo' })) as Seated;
  await play(seated);
  writeFileSync(PAGE, `${INTRODUCTION}\`\`\`\n${lines.join('\n')}\n\`\`\`\n`);
} finally {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
}

async function play({ matchId, token }: Seated): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const address = `/api/matches/${matchId}/stream?legal=true`;
  lines.push(`> GET ${address}`, `>     Authorization: Bearer ${token}`);
  const { body } = await fetch(`${server.url}${address}`, { headers });
  if (body === null) throw new Error('The stream is empty');
  let known: NamedView['position'] | undefined;
  let isOver = false;
  for await (const line of linesOf(body)) {
    const message = JSON.parse(line);
    if (message.type === 'named') {
      const { position, legal } = message as NamedView;
      lines.push(`< ${JSON.stringify({ ...message, position: changed(known, position), ...shortened(legal) })}`);
      known = position;
      isOver = position.phase === 'over';
      if (legal !== undefined) await decide(matchId, headers, message);
    } else {
      lines.push(`< ${JSON.stringify('room' in message ? { ...message, room: roomOf(message.room) } : message)}`);
      // The room after the last step has what the fair deal is checked by.
      if (isOver && message.type === 'room') break;
    }
  }
}

/** The lines of a stream that are not empty. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  let rest = '';
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line !== '');
  }
}

async function decide(matchId: string, headers: Record<string, string>, { seq, legal, position }: NamedView) {
  const blocks = (legal ?? []).filter((action) => action.type === 'placeBlock');
  const [first] = position.phase === 'placeBlock' && blocks.length > 0 ? blocks.toReversed() : (legal ?? []);
  const decision = { seq, actionId: `decision-${String(seq).padStart(3, '0')}`, action: first };
  await send('POST', `/api/matches/${matchId}/actions`, decision, headers);
}

async function send(method: string, address: string, document: object, headers = {}): Promise<unknown> {
  const body = JSON.stringify(document);
  lines.push(`> ${method} ${address} ${body}`);
  const response = await fetch(`${server.url}${address}`, { method, body, headers });
  const text = await response.text();
  lines.push(`< ${response.status} ${text}`);
  return JSON.parse(text);
}

function changed(before: NamedView['position'] | undefined, after: NamedView['position']): object {
  const entries = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(before?.[name as keyof typeof after]) !== JSON.stringify(value),
  );
  const { temple, ...others } = Object.fromEntries(entries);
  if (before === undefined || temple === undefined) return { ...others, ...(temple === undefined ? {} : { temple }) };
  const cells = after.temple.flatMap((tile, cell) => (tile === before.temple[cell] ? [] : [[cell, tile]]));
  return { ...others, temple: Object.fromEntries(cells) };
}

function shortened(legal: NamedView['legal']): object {
  if (legal === undefined) return {};
  const [first, ...more] = legal;
  return { legal: more.length === 0 ? [first] : [first, `${more.length} more`] };
}

function roomOf({ status, commitment, fair }: { status: string; commitment: string; fair?: object }): object {
  return { status, commitment, ...(fair === undefined ? {} : { fair }) };
}
