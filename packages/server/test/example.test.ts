import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { Client } from './support/client.ts';
import { newServer } from './support/server.ts';

const EXAMPLE = fileURLToPath(new URL('../examples/bot.ts', import.meta.url));

it('the example client takes a seat by its link and plays to the end, in under a hundred lines', async () => {
  expect(readFileSync(EXAMPLE, 'utf8').split('\n').length).toBeLessThan(100);
  const server = await newServer();
  const { matchId, token } = await server.create({ settings: { game: { players: 2 } } });
  const bot = spawn(process.execPath, [EXAMPLE, `${server.url}/m/${matchId}`, 'Robo'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  bot.stdout.on('data', (chunk) => {
    said += chunk;
  });
  const ended = new Promise((resolve) => bot.once('close', resolve));
  const ada = await Client.join({ url: server.url, matchId, token });
  await ada.until(() => ada.room.seats[1].name === 'Robo');
  await ada.ask({ type: 'start', matchId });
  await ada.until(() => ada.sync.view !== undefined);
  await ada.playToEnd('against the example');
  expect(await ended).toBe(0);
  expect(said).toContain(`Over: ${ada.sync.view?.points.slice(0, 2).join(' : ')}`);
  ada.close();
  await server.stop();
});
