import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type {} from '../../dev/sound.ts';
import type { SoundPlayer } from '../../src/sound/player.ts';
import { BEDS, DEFAULT_SOUND, SOUND_GROUP_IDS, type SoundLevels, STRUCK } from '../../src/sound/sounds.ts';
import { newPage } from './keptPage.ts';
import { launch } from './page.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launch();
  page = await newPage(browser, {});
  await page.goto(`${inject('workshop')}dev/sound.html`);
  await page.waitForFunction(() => window.sounds !== undefined);
});

afterAll(() => browser.close());

interface Heard {
  readonly peak: number;
  /** The root of the mean square, over the loudest tenth of a second. */
  readonly loudness: number;
}

/** Records the sound graph without a loudspeaker. */
function record(sound: string, levels: SoundLevels, seconds: number): Promise<Heard> {
  return page.evaluate(
    async ({ name, set, length }) => {
      const { sounds } = window;
      if (sounds === undefined) throw new Error('the page of the sounds is not open');
      const rate = 44_100;
      const context = new OfflineAudioContext(1, rate * length, rate);
      const graph = new sounds.SoundGraph(context);
      graph.setLevels(set);
      if (name === 'wind' || name === 'music') {
        graph.startBed(name);
        graph.setHeight(4);
      } else graph.strike(name as Parameters<typeof graph.strike>[0], { level: 3, count: 5 });
      const samples = (await context.startRendering()).getChannelData(0);
      let [peak, loudness] = [0, 0];
      for (let from = 0; from < samples.length; from += rate / 10) {
        const part = samples.subarray(from, from + rate / 10);
        let sum = 0;
        for (const sample of part) {
          peak = Math.max(peak, Math.abs(sample));
          sum += sample * sample;
        }
        loudness = Math.max(loudness, Math.sqrt(sum / part.length));
      }
      return { peak, loudness };
    },
    { name: sound, set: levels, length: seconds },
  );
}

const LOUDEST: SoundLevels = { on: true, play: 1, notice: 1, wind: 1, music: 1 };

describe('sounds', () => {
  it.each([...STRUCK, ...BEDS])('%s is heard, and never cut off at full volume', async (sound) => {
    const { peak, loudness } = await record(sound, LOUDEST, 5);
    expect(loudness).toBeGreaterThan(0.01);
    expect(peak).toBeLessThan(1);
  });

  it('stay below the limit when many come at once', async () => {
    const peak = await page.evaluate(
      async ({ names, set }) => {
        const { sounds } = window;
        if (sounds === undefined) throw new Error('the page of the sounds is not open');
        const context = new OfflineAudioContext(1, 44_100 * 4, 44_100);
        const graph = new sounds.SoundGraph(context);
        graph.setLevels(set);
        for (const name of names) graph.strike(name);
        const samples = (await context.startRendering()).getChannelData(0);
        return samples.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0);
      },
      { names: [...STRUCK], set: LOUDEST },
    );
    expect(peak).toBeLessThan(1);
  });

  it.each(SOUND_GROUP_IDS)('of the group %s are silent at volume 0', async (group) => {
    const levels = { ...LOUDEST, [group]: 0 };
    const sound = { play: 'block', notice: 'turn', wind: 'wind', music: 'music' }[group];
    expect((await record(sound, levels, 1)).peak).toBe(0);
  });

  it('are all silent when sound is off', async () => {
    for (const sound of [...STRUCK, ...BEDS])
      expect((await record(sound, { ...DEFAULT_SOUND, on: false }, 1)).peak).toBe(0);
  });
});

/** Notes every node that is part of a sound graph of the page, from now on. */
async function watchNodes(): Promise<void> {
  await page.evaluate(() => {
    const nodes = new Set<AudioNode>();
    Object.assign(window, { nodes });
    const { prototype } = AudioNode;
    const { connect, disconnect } = prototype as unknown as Record<string, (...rest: unknown[]) => unknown>;
    Object.assign(prototype, {
      connect(this: AudioNode, ...rest: unknown[]) {
        nodes.add(this);
        return connect.apply(this, rest);
      },
      disconnect(this: AudioNode, ...rest: unknown[]) {
        nodes.delete(this);
        return disconnect.apply(this, rest);
      },
    });
  });
}

function nodesLeft(): Promise<number> {
  return page.evaluate(() => (window as unknown as { nodes: Set<AudioNode> }).nodes.size);
}

describe('the player', () => {
  it('sounds only after a gesture, and twenty tables leave no node of sound behind', async () => {
    await watchNodes();
    await page.evaluate(() => {
      const { sounds } = window;
      if (sounds === undefined) throw new Error('the page of the sounds is not open');
      const player = new sounds.SoundPlayer();
      Object.assign(window, { player, close: player.openTable() });
    });
    expect(await nodesLeft()).toBe(0);
    await page.mouse.click(10, 10);
    await expect.poll(nodesLeft).toBeGreaterThan(0);
    const atTable = await nodesLeft();
    await page.evaluate(() => (window as unknown as { close(): void }).close());
    const without = await nodesLeft();
    expect(without).toBeLessThan(atTable);
    const struck = await page.evaluate((names) => {
      const { player, nodes } = window as unknown as { player: SoundPlayer; nodes: ReadonlySet<AudioNode> };
      for (let i = 0; i < 20; i++) {
        const close = player.openTable();
        for (const name of names) player.strike(name);
        close();
      }
      return nodes.size;
    }, STRUCK);
    expect(struck).toBeGreaterThan(without);
    await expect.poll(nodesLeft).toBe(without);
  });
});
