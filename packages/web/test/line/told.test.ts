import { legalActions } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { lastState } from '../../src/line/line.ts';
import type { Showing } from '../../src/line/playhead.ts';
import { usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame } from '../../src/session/games.ts';
import { everyonePerson } from '../session/playOut.ts';

function watched(seed: string): LocalGame {
  const game = newGame(everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed }));
  game.open();
  return game;
}

/** Makes the first legal action. One's own step that can be undone is there at once; any other is being shown then. */
function act(game: LocalGame): Showing | undefined {
  const [action] = legalActions(game.get().state.view);
  if (action === undefined || !game.act(action)) throw new Error('nothing was done');
  const { showing } = game.get();
  return showing?.waits === true ? showing : undefined;
}

/** Plays on until a step is being shown. */
function actShown(game: LocalGame): Showing {
  let showing = act(game);
  while (showing === undefined) showing = act(game);
  return showing;
}

/** What a panel reads. */
function panels(game: LocalGame) {
  const { state, entries } = game.get();
  const { points, track, display, phase, turn, decider } = state.view;
  return { points: [...points], track: [...track], display: [...display], phase, turn, decider, told: entries.length };
}

describe('nothing is told before it is seen', () => {
  it('B2: in a whole game: panels stand still while a step is shown, the picture is ahead', () => {
    const game = watched('told');
    while (lastState(game.referee.line).view.phase !== 'over') {
      const before = panels(game);
      const showing = act(game);
      if (showing === undefined) continue;
      expect(panels(game)).toEqual(before);
      expect(game.get().picture).toBe(showing.entry.after);
      expect(game.get().busy).toBe(true);
      game.onSeen(showing);
      expect(game.get().state).toBe(showing.entry.after);
      expect(game.get().busy).toBe(false);
    }
    expect(game.get().state.view.phase).toBe('over');
  });

  it('points and steps are told one after another, as their motes land', () => {
    const game = watched('motes');
    for (;;) {
      const before = panels(game);
      const showing = act(game);
      if (showing === undefined) continue;
      const { events, after } = showing.entry;
      const scored = events.findIndex(({ type }) => type === 'points');
      if (scored === -1) {
        game.onSeen(showing);
        continue;
      }
      const event = events[scored];
      if (event?.type !== 'points') throw new Error('no points');
      game.onTold(showing, scored);
      expect(panels(game).points).toEqual(before.points);
      game.onTold(showing, scored + 1);
      expect(panels(game).points[event.seat]).toBe((before.points[event.seat] ?? 0) + event.points);
      game.onTold(showing, scored);
      expect(panels(game).points[event.seat]).toBe((before.points[event.seat] ?? 0) + event.points);
      game.onTold(showing, events.length);
      expect(panels(game).points).toEqual(after.view.points);
      expect(panels(game).turn).toBe(before.turn);
      return;
    }
  });
});

describe('the playhead', () => {
  it('stops where it is paused, goes on by one step, and catches up', () => {
    const game = watched('pause');
    game.onSeen(actShown(game));
    const { length } = game.get();
    game.move((head) => head.goTo(length - 1));
    expect(game.get()).toMatchObject({ isLookingBack: true, busy: true, length });
    expect(game.get().entries).toHaveLength(length - 1);
    game.move((head) => head.step());
    const { showing } = game.get();
    if (showing === undefined) throw new Error('the step should be shown');
    game.onSeen(showing);
    expect(game.get()).toMatchObject({ isLookingBack: false, busy: false });
  });

  it('shows again what was shown, from a step on', () => {
    const game = watched('again');
    const first = actShown(game);
    game.onSeen(first);
    game.move((head) => head.watchFrom(game.get().length - 1));
    const again = game.get().showing;
    expect(again?.entry).toBe(first.entry);
    expect(again).not.toBe(first);
    game.onSeen(first);
    expect(game.get().showing).toBe(again);
  });

  it('decides nothing while one looks back, and jumps to the end when nobody looks', () => {
    const game = watched('back');
    game.onSeen(actShown(game));
    const { length } = game.get();
    game.move((head) => head.goTo(0));
    const [action] = legalActions(game.get().state.view);
    expect(action !== undefined && game.act(action)).toBe(false);
    game.move((head) => head.play());
    game.close();
    expect(game.get().busy).toBe(false);
    expect(game.get().entries).toHaveLength(length);
  });
});
