import { legalActions } from '@nunatak/engine';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { lastState } from '../../src/line/line.ts';
import { Playhead, type Showing } from '../../src/line/playhead.ts';
import { usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame } from '../../src/session/games.ts';
import { readingOf } from '../../src/table/reading.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';

const NAMES = ['Ana', 'Bo', 'Mira'];
const { entries } = played();

function played(): { readonly entries: LocalGame['referee']['line']['entries'] } {
  const game = newGame(everyonePerson({ ...usualConfig(3, NAMES), seed: 'playhead' }));
  playOut(game, 'playhead', 8);
  return game.referee.line;
}

/** Shows everything to its end; gives for each step whether it was shown again. */
function seeAll(head: Playhead): readonly boolean[] {
  const shown: Showing[] = [];
  for (let { showing } = head; showing !== undefined; { showing } = head) {
    shown.push(showing);
    head.onSeen(showing);
  }
  return shown.map(({ isAgain }) => isAgain);
}

function watching(known: number): Playhead {
  const head = new Playhead(entries.slice(0, known));
  head.watch(true);
  return head;
}

describe('a step', () => {
  it('that comes after Pause and Go on is shown as a new one: nobody asked to see it again', () => {
    const head = watching(4);
    head.pause();
    head.follow(entries, 4, 0);
    expect(head.showing).toBeUndefined();
    head.play();
    expect(seeAll(head)).toEqual([false, false, false, false]);
  });

  it('that was seen before is shown again, and what follows it for the first time is not', () => {
    const head = watching(4);
    head.watchFrom(2);
    head.follow(entries.slice(0, 6), 4, 0);
    expect(seeAll(head)).toEqual([true, true, false, false]);
    head.goTo(5);
    head.step();
    expect(seeAll(head)).toEqual([true]);
  });

  it('that was decided otherwise after an undo is new', () => {
    const head = watching(6);
    head.follow(entries.slice(0, 3), 3, 0);
    head.follow(entries.slice(0, 5), 3, 0);
    expect(seeAll(head)).toEqual([false, false]);
  });
});

describe('the pace of the bots', () => {
  it('holds after Pause and Go on: slow stays slow, at once stays at once', async () => {
    const bot = (view: (typeof entries)[number]['before']['view']) => Promise.resolve(legalActions(view).slice(0, 1));
    const game = newGame({ ...usualConfig(3, NAMES), seed: 'bots' }, { bot });
    game.open();
    const [take] = legalActions(game.get().state.view);
    if (take?.type === 'takeCard') game.take(take.card);
    const place = legalActions(game.get().state.view).find(({ type }) => type === 'placeBlock');
    if (place?.type === 'placeBlock') game.pick(place.cell);
    expect(game.build()).toBe(true);
    game.move((head) => head.pause());
    await expect.poll(() => lastState(game.referee.line).view.turn).toBe(4);
    game.move((head) => head.play());
    vi.stubGlobal('document', { hidden: false });
    onTestFinished(() => {
      vi.unstubAllGlobals();
    });
    const paces = new Set<string>();
    for (let { showing } = game.get(); showing !== undefined; { showing } = game.get()) {
      if (!game.isPersonAt(showing.entry.seat)) {
        const times = (['atOnce', 'slow'] as const).map((pace) => readingOf(game, showing, 'normal', pace));
        paces.add(times.join());
      }
      game.onSeen(showing);
    }
    expect([...paces]).toEqual(['0,1600']);
  });
});
