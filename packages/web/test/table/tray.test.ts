import { legalActions, preview } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { ASK_ALWAYS } from '../../src/line/orders.ts';
import { standingAnswer } from '../../src/line/standingAnswer.ts';
import { seatsOf } from '../../src/people/seat.ts';
import { usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame } from '../../src/session/games.ts';
import { questionOf } from '../../src/table/trayOptions.ts';
import { texts as en } from '../../src/words/en/index.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';

type Wanted = (game: LocalGame) => boolean;

/** The first of some games by chance that comes to a position as wanted. */
function gameIn(wanted: Wanted): LocalGame {
  for (let deal = 0; deal < 200; deal++) {
    const game = newGame(everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: `tray ${deal}` }));
    for (let i = 0; game.get().state.view.phase !== 'over'; i++) {
      if (wanted(game)) return game;
      playOut(game, `${deal} ${i}`, 1);
    }
  }
  throw new Error('no such position in 200 games');
}

const inPhase =
  (phase: string): Wanted =>
  (game) =>
    game.get().state.view.phase === phase;

const mayUse =
  (blessing: string): Wanted =>
  (game) =>
    inPhase('endOfTurn')(game) &&
    legalActions(game.get().state.view).some((action) => action.type === 'useBlessing' && action.blessing === blessing);

function question(game: LocalGame) {
  const asked = questionOf(seatsOf(game.sitters, en), game.get(), en);
  if (asked === undefined) throw new Error('nobody is asked');
  return asked;
}

describe('the tray', () => {
  it.each(['expansion', 'providence', 'structure'])('has for %s every answer with what each seat gets', (phase) => {
    const game = gameIn(inPhase(phase));
    const { view } = game.get().state;
    const { options } = question(game);
    expect(options.map(({ action }) => action)).toEqual(expect.arrayContaining([...legalActions(view)]));
    for (const { action, gains } of options) {
      const sums = [0, 1, 2].map((seat) =>
        preview(view, action).points.reduce((sum, gain) => (gain.seat === seat ? sum + gain.points : sum), 0),
      );
      expect([0, 1, 2].map((seat) => gains.find((gain) => gain.seat === seat)?.points ?? 0)).toEqual(sums);
    }
  });

  it('shows for each square that could be scored next what it alone brings every seat', () => {
    const game = gameIn(inPhase('orderSquare'));
    const { view } = game.get().state;
    for (const { action, gains } of question(game).options) {
      if (action.type !== 'orderSquare') throw new Error('no square');
      const own = preview(view, action).points.filter(({ square }) => square === action.square);
      expect(gains.reduce((sum, { points }) => sum + points, 0)).toBe(own.reduce((sum, { points }) => sum + points, 0));
    }
  });

  it('B3: offers Abundance itself beside the end of the turn, and does not ask where that was ordered', () => {
    const game = gameIn(mayUse('abundance'));
    const { options } = question(game);
    expect(options.map(({ uses }) => uses)).toContain('abundance');
    expect(options.at(-1)?.label).toBe(en.table.endTurn);
    const { view } = game.get().state;
    expect(standingAnswer(view, ASK_ALWAYS)).toBeUndefined();
    expect(standingAnswer(view, { ...ASK_ALWAYS, isTurnEndSilent: true })).toEqual({ type: 'pass' });
  });

  it('asks for a reaction only from so many points on, where that was ordered', () => {
    const game = gameIn(inPhase('expansion'));
    const { view } = game.get().state;
    const [use, pass] = question(game).options.map(({ gains }) => gains.find(({ seat }) => seat === view.decider));
    const gain = (use?.points ?? 0) - (pass?.points ?? 0);
    expect(standingAnswer(view, { ...ASK_ALWAYS, least: { expansion: gain } })).toBeUndefined();
    expect(standingAnswer(view, { ...ASK_ALWAYS, least: { expansion: gain + 1 } })).toEqual({ type: 'pass' });
  });
});
