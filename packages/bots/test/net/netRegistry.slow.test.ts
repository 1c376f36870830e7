import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { DEFAULT_EDITION, type PlayerCount } from '@nunatak/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadNet } from '../../node/loadNet.ts';
import { botNamed } from '../../src/index.ts';
import { emptyVerdict } from '../../src/judge/judge.ts';
import { LinearJudge } from '../../src/linear/linearJudge.ts';
import { installNet } from '../../src/net/installNet.ts';
import { readNet } from '../../src/net/netFile.ts';
import { NetJudge } from '../../src/net/netJudge.ts';
import { netTrouble } from '../../src/net/netRegistry.ts';
import { PlainKernel } from '../../src/net/plainKernel.ts';
import { judgeFor } from '../../src/registry.ts';
import { answer, netWanted } from '../../src/worker/protocol.ts';
import { midGame, PLAYER_COUNTS } from '../games.ts';
import { factsFor } from './positions.ts';

const fileOf = (players: PlayerCount): Uint8Array =>
  readFileSync(new URL(`../../nets/players${players}.net`, import.meta.url));
const facts = factsFor({ players: 3 });

afterEach(() => vi.unstubAllGlobals());

describe('the nets of the game', () => {
  test.each(PLAYER_COUNTS)('for %i players is at most 150 kB after gzip', (players) => {
    expect(gzipSync(fileOf(players), { level: 9 }).length).toBeLessThanOrEqual(150_000);
  });

  test.each(PLAYER_COUNTS)('for %i players gives the same verdicts with both kernels, throughout a game', (players) => {
    const net = readNet(fileOf(players), players);
    const fast = new NetJudge(net);
    const plain = new NetJudge(net, new PlainKernel(net));
    expect([fast.kernel, plain.kernel]).toEqual(['wasm', 'plain']);
    for (let turns = 1; turns < 40; turns += 3) {
      const { view } = midGame({ players }, 'kernels', turns);
      const [one, other] = [emptyVerdict(), emptyVerdict()];
      fast.judge(view, one);
      plain.judge(view, other);
      expect(one).toEqual(other);
    }
  });
});

describe('the judge', () => {
  test.each(PLAYER_COUNTS)('of a game of %i players is the net once it is installed', (players) => {
    expect(judgeFor(factsFor({ players }))).toBeInstanceOf(LinearJudge);
    loadNet(players);
    expect(judgeFor(factsFor({ players }))).toBeInstanceOf(NetJudge);
    expect(netTrouble(players)).toBeUndefined();
  });

  test('of a game outside the training range is the linear model', () => {
    loadNet(3);
    const { tables } = DEFAULT_EDITION;
    const points = tables.sculptors.points.map((entry) => entry * 3);
    const edition = { ...DEFAULT_EDITION, tables: { ...tables, sculptors: { ...tables.sculptors, points } } };
    expect(judgeFor(factsFor({ players: 3, edition }))).toBeInstanceOf(LinearJudge);
  });

  test('is the linear model if the net is damaged, and the reason is reported', () => {
    const damaged = fileOf(3).slice();
    damaged[1000] ^= 1;
    installNet(3, damaged);
    expect(judgeFor(facts)).toBeInstanceOf(LinearJudge);
    expect(netTrouble(3)).toMatch(/no net for 3, another judge answers: net file: checksum/);
  });

  test('is the linear model if the file is for another number of players', () => {
    installNet(3, fileOf(2));
    expect(judgeFor(facts)).toBeInstanceOf(LinearJudge);
    expect(netTrouble(3)).toMatch(/players is 2, expected 3/);
  });

  test('is the linear model without a net, until one is installed', () => {
    installNet(3, new Error('not there'));
    expect(netTrouble(3)).toMatch(/not there/);
    loadNet(3);
    expect([judgeFor(facts) instanceof NetJudge, netTrouble(3)]).toEqual([true, undefined]);
  });

  test('is the linear model without WebAssembly', () => {
    vi.stubGlobal('WebAssembly', undefined);
    installNet(3, fileOf(3));
    expect(judgeFor(facts)).toBeInstanceOf(LinearJudge);
    expect(netTrouble(3)).toMatch(/no net for 3, another judge answers: there is no WebAssembly here/);
  });

  test('is the linear model if WebAssembly has no vectors', () => {
    vi.stubGlobal('WebAssembly', { Module: RefusingModule });
    installNet(3, fileOf(3));
    expect(judgeFor(facts)).toBeInstanceOf(LinearJudge);
    expect(netTrouble(3)).toMatch(/no net for 3, another judge answers: WebAssembly with vectors cannot be used here/);
  });
});

/** A WebAssembly that refuses to compile, as in a browser whose policy forbids it or that has no vectors. */
class RefusingModule {
  constructor() {
    throw new TypeError('not allowed');
  }
}

describe('a worker', () => {
  const { view } = midGame({ players: 3 }, 'shelf', 20);

  test('needs a net for hints and for bots that ask a judge', () => {
    const wanted = ['random', 'serac', 'glacier', 'nunatak'].map((bot) =>
      netWanted({ kind: 'decide', bot, seed: 's', view }),
    );
    expect(wanted).toEqual([undefined, undefined, 3, 3]);
    expect(netWanted({ kind: 'explain', view })).toBe(3);
  });

  test('answers without the net, and reports it', () => {
    installNet(3, new Error('not there'));
    const ask = (bot: string) => answer({ kind: 'decide', bot, seed: 's', view, budget: { playouts: 20 } }, () => 0);
    for (const bot of ['glacier', 'nunatak']) {
      expect(ask(bot)).toMatchObject({ kind: 'decided', netTrouble: expect.stringContaining('not there') });
    }
    expect(ask('serac')).not.toHaveProperty('netTrouble');
    const hint = answer({ kind: 'explain', view, budget: { playouts: 20 }, options: { samples: 1 } }, () => 0);
    expect(hint).toMatchObject({ kind: 'explained', netTrouble: expect.stringContaining('not there') });
  });

  test('decides differently with the net', () => {
    const plans = () =>
      Array.from({ length: 12 }, (_, i) => midGame({ players: 3 }, `with/${i}`, 12 + 2 * i).view).map((position) =>
        botNamed('glacier').decide(position, 's'),
      );
    installNet(3, new Error('not there'));
    const without = plans();
    loadNet(3);
    expect(plans()).not.toEqual(without);
  });
});
