import { type Action, formatAction, legalActions, play, preview } from '@nunatak/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps } from '../src/board/board.ts';
import { CELLS } from '../src/board/cells.ts';
import { collectCaptions } from '../src/board/overlay/marks.ts';
import { BoardStage } from '../src/board/stage.ts';
import { mediaOf } from '../src/session/settings.ts';
import { legalByText } from '../src/tutorial/deal.ts';
import { LEARNER, lessonById } from '../src/tutorial/lessons.ts';
import { download } from '../src/ui/download.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
  vi.stubGlobal('document', { hidden: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const BOARD: BoardProps = {
  tiles: CELLS.map((cell) => (cell < 25 ? ['builder'] : undefined)),
  blocks: CELLS.map((cell) => (cell < 12 ? 'aurora' : undefined)),
  view: 'table',
  theme: 'dark',
  motion: 'off',
  xray: false,
  targets: [12, 14, 18, 24].map((cell) => ({ cell, label: '+1', zero: false, step: false, sayAs: '' })),
  cap: false,
  finale: false,
  onPick: () => undefined,
  onHover: () => undefined,
};

describe('a turning temple', () => {
  it('D12: works out what can be hit when it comes to rest, not at every step of the way', () => {
    const onCamera = vi.fn();
    const stage = new BoardStage({ ...BOARD, onCamera });
    stage.setFlatOnly(false);
    stage.resize({ width: 800, height: 600 });
    const { hits, faded } = stage.aim();
    expect(hits.map(({ cell }) => cell).sort()).toEqual([12, 14, 18, 24]);
    for (let step = 0; step < 5; step++) {
      stage.orbit(20, 0);
      expect(stage.aim().hits).toEqual([]);
      expect(stage.aim().faded).toBe(faded);
    }
    stage.settle();
    expect(onCamera).toHaveBeenCalledOnce();
    expect(stage.aim().hits).toHaveLength(4);
    stage.dispose();
  });
});

describe('a temple at rest', () => {
  it('draws nothing anew when a screen renders the same once more, as with every hover', () => {
    const stage = new BoardStage(BOARD);
    stage.resize({ width: 800, height: 600 });
    const drawn = vi.fn();
    stage.subscribe(drawn);
    const onHover = vi.fn();
    stage.update({ ...BOARD, targets: [...BOARD.targets], onHover });
    expect(drawn).not.toHaveBeenCalled();
    stage.props.onHover(3);
    expect(onHover).toHaveBeenCalledWith(3);
    stage.update({ ...BOARD, lit: [3] });
    expect(drawn).toHaveBeenCalledOnce();
    stage.update({ ...BOARD, lit: [4] });
    expect(drawn).toHaveBeenCalledTimes(2);
    stage.dispose();
  });
});

describe('the frame of the temple', () => {
  it('B9: carries the letters and numbers of the cells in the Table view', () => {
    const stage = new BoardStage(BOARD);
    stage.setFlatOnly(false);
    stage.resize({ width: 800, height: 600 });
    const shown = collectCaptions(stage).map(({ text, look }) => `${look} ${text}`);
    expect(shown.sort()).toEqual([...'12345ABCDE'].map((text) => `frame ${text}`));
    stage.dispose();
  });
});

describe('the lesson on support', () => {
  it('B7: answers "less" to another tile, and every other tile does score less', () => {
    const lesson = lessonById('support');
    const [card, tile] = lesson?.steps ?? [];
    const [take, goal] = [card?.goals?.[0] ?? '', tile?.goals?.[0] ?? ''];
    const start = lesson?.start();
    const taking = start && legalByText(start, take);
    if (start === undefined || taking === undefined) throw new Error('no lesson on support');
    const { state } = play(start, taking);
    const pointsOf = (action: Action) =>
      preview(state.view, action)
        .points.filter(({ seat }) => seat === LEARNER)
        .reduce((sum, { points }) => sum + points, 0);
    const tiles = legalActions(state.view).filter(({ type }) => type === 'placeBlock');
    const best = tiles.filter((action) => formatAction(action) === goal).map(pointsOf);
    const others = tiles.filter((action) => formatAction(action) !== goal).map(pointsOf);
    expect(best).toHaveLength(1);
    expect(Math.max(...others)).toBeLessThan(best[0] ?? 0);
    expect(Math.max(...others)).toBeGreaterThan(0);
  });
});

/** A query as browsers answer it: who reads it before the change is told has had the change, and it is not told again. */
class Query {
  #told: boolean;
  #holds: boolean;
  readonly #listeners: ((event: { matches: boolean }) => void)[] = [];

  constructor(holds: boolean) {
    this.#told = holds;
    this.#holds = holds;
  }

  get matches(): boolean {
    this.#told = this.#holds;
    return this.#holds;
  }

  addEventListener(_type: 'change', listener: (event: { matches: boolean }) => void): void {
    this.#listeners.push(listener);
  }

  become(holds: boolean): void {
    this.#holds = holds;
  }

  nextFrame(): void {
    if (this.#told === this.#holds) return;
    const { matches } = this;
    for (const listener of this.#listeners) listener({ matches });
  }
}

describe('a media query', () => {
  it('D13: is watched once, however often it is asked for', () => {
    const matchMedia = vi.fn(() => new Query(true));
    vi.stubGlobal('window', { matchMedia });
    const first = mediaOf('(min-width: 1px)');
    expect(mediaOf('(min-width: 1px)')).toBe(first);
    expect(first.get()).toBe(true);
    expect(matchMedia).toHaveBeenCalledOnce();
  });

  it('is told to everybody, also where somebody looks between the change and the telling', () => {
    const query = new Query(true);
    vi.stubGlobal('window', { matchMedia: () => query });
    const media = mediaOf('(prefers-color-scheme: light)');
    const told: boolean[] = [];
    media.subscribe(() => told.push(media.get()));
    query.become(false);
    media.get();
    query.nextFrame();
    expect(told).toEqual([false]);
  });
});

describe('a download', () => {
  it('D14: keeps its address until the browser has fetched it', () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const link = { href: '', download: '', click: vi.fn() };
    vi.stubGlobal('document', { createElement: () => link });
    download('game.json', '{}');
    expect(link.click).toHaveBeenCalledOnce();
    expect(link).toMatchObject({ download: 'game.json', href: expect.stringMatching(/^blob:/) });
    expect(revoked).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(revoked).toHaveBeenCalledWith(link.href);
  });
});
