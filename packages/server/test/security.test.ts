import { readFileSync } from 'node:fs';
import { AWAY_MS, LIMITS } from '@nunatak/protocol';
import { expect, it } from 'vitest';
import { DEFAULT_RATES } from '../src/access/limits.ts';
import { COMMANDS } from '../src/admin/commands.ts';
import { readConfig } from '../src/config.ts';
import { SLICE_MS } from '../src/deferred/deferred.ts';
import { LINK_LIFETIME_MS } from '../src/match/devices.ts';
import { SEATS_PER_ADDRESS } from '../src/match/visitors.ts';
import { MOST_AT_ONCE, PORT, TIMEOUT_MS } from '../src/notices/outbound.ts';
import { newDeal, newMatchId, newToken } from '../src/secrets.ts';
import { MOST_BUFFERED } from '../src/sockets/connection.ts';
import { MOST_MEMBERSHIPS } from '../src/sockets/join.ts';
import { CUT_OFF_COSTS } from '../src/sockets/sockets.ts';

const SECURITY = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
const IN_WORDS: Readonly<Record<number, string>> = { 2: 'two', 5: 'five', 10: 'ten', 12: 'a dozen' };
const MINUTE_MS = 60_000;
/** The letters of base64 and of ids have so many bits. */
const [BASE64_BITS, ID_BITS] = [6, 5];

function said(value: number): string {
  return IN_WORDS[value] ?? value.toLocaleString('en');
}

it.each([
  `Ids have ${newMatchId().length * ID_BITS} random bits`,
  `A seat is a token of ${Buffer.from(newToken(), 'base64url').length * 8} random bits`,
  `The seed itself has ${newDeal().seed.length * BASE64_BITS} random bits`,
  `works once and for ${said(LINK_LIFETIME_MS / MINUTE_MS)} minutes`,
  `${LIMITS.messageBytes / 1024} KiB a message, ${LIMITS.bodyBytes / 1024} KiB a body, ${LIMITS.jsonDepth} levels of nesting`,
  `and ${LIMITS.undoneSteps} steps of a match can be taken back`,
  `no hello within ${said(DEFAULT_RATES.helloMilliseconds / 1000)} seconds`,
  `costs its address ${CUT_OFF_COSTS} new connections`,
  `cut off at ${MOST_BUFFERED / 1024 ** 2} MiB`,
  `${DEFAULT_RATES.connections} connections an address, ${said(readConfig({}).mostConnections)} a process`,
  `${LIMITS.spectatorsPerMatch} spectators a match and ${LIMITS.connectionsPerSeat} connections a seat`,
  `${MOST_MEMBERSHIPS} matches a connection, ${LIMITS.devicesPerSeat} devices a seat, ${LIMITS.chatHistory} lines of chat kept`,
  `In a listed room an address gets ${said(SEATS_PER_ADDRESS)} seats`,
  `${said(DEFAULT_RATES.handIns.burst)} an address, then one in ${said(1 / DEFAULT_RATES.handIns.perSecond / 60)} minutes`,
  `https on port ${PORT} only`,
  `${said(TIMEOUT_MS / 1000)} seconds in all, ${MOST_AT_ONCE} calls at once`,
  `has been away for ${said(AWAY_MS / MINUTE_MS)} minutes`,
  `make room for others ${1000 / SLICE_MS === 2 ? 'twice' : said(1000 / SLICE_MS)} a second`,
])('docs/security.md says as the server does: %s', (figure) => {
  expect(SECURITY).toContain(figure);
});

it('docs/security.md names commands of the desk that there are', () => {
  const named = [...SECURITY.matchAll(/npm run admin -- (\w+)|\(`(\w+)`, `(\w+)`\)/g)].flatMap(([, ...names]) =>
    names.filter((name) => name !== undefined),
  );
  expect(named.filter((name) => !Object.hasOwn(COMMANDS, name))).toEqual([]);
  expect(named).not.toEqual([]);
});
