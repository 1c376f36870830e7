import type { Judged, JudgeTask } from '@nunatak/bots/review';
import { type Action, type CardId, legalActions } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/line/staging.ts';
import { type LocalConfig, usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame, type SavedGame, saveOf } from '../../src/session/games.ts';
import { fromSave } from '../../src/session/savedGame.ts';
import { Teacher } from '../../src/teacher/teacher.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';

const NAMES = ['Ana', 'Bo', 'Mira', 'Kim'];

function people(players: 1 | 2 | 3 | 4, seed: string): LocalConfig {
  return everyonePerson({ ...usualConfig(players, NAMES), seed });
}

function legal<T extends Action['type']>(game: LocalGame, type: T): readonly Extract<Action, { type: T }>[] {
  return legalActions(game.get().state.view).filter(
    (action): action is Extract<Action, { type: T }> => action.type === type,
  );
}

function takeFirst(game: LocalGame): CardId {
  const [action] = legal(game, 'takeCard');
  if (action === undefined) throw new Error('no card can be taken');
  game.take(action.card);
  return action.card;
}

function pickFirst(game: LocalGame): void {
  const [action] = legal(game, 'placeBlock');
  if (action === undefined) throw new Error('no cell can be built on');
  game.pick(action.cell);
}

/** A game as it is after a reload. */
function reloaded(game: LocalGame): LocalGame {
  return opened(saveOf(game.referee));
}

function opened(save: SavedGame): LocalGame {
  const read = fromSave(JSON.parse(JSON.stringify(save)));
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

describe('what is staged', () => {
  it('survives any number of reloads, the tile that Build would take included', () => {
    const game = newGame(people(2, 'reloads'));
    takeFirst(game);
    pickFirst(game);
    const laid = layOut(game.get());
    expect(laid.map(({ type }) => type)).toEqual(['takeCard', 'useFor', 'placeBlock']);
    expect(layOut(reloaded(game).get())).toEqual(laid);
    const thrice = reloaded(reloaded(reloaded(game)));
    expect(layOut(thrice.get())).toEqual(laid);
    expect(thrice.get().draft).toEqual(game.get().draft);
    expect(thrice.build()).toBe(true);
  });

  it('is read from a save of the first version, whose last step may be the draft', () => {
    const game = newGame(people(2, 'reloads'));
    takeFirst(game);
    pickFirst(game);
    const { draft, staged = [], ...save } = saveOf(game.referee);
    const old = opened({ ...save, staged: [...staged, ...(draft === undefined ? [] : [draft])] });
    expect(layOut(old.get())).toEqual(layOut(game.get()));
    expect(old.get().draft).toEqual(game.get().draft);
  });

  it('keeps a blessing that waits for Build apart from one that is staged', () => {
    const { game, use } = abundanceOffered();
    game.draft(use);
    expect(reloaded(game).get()).toMatchObject({ draft: use, staged: [] });
    game.undo();
    game.stage(use);
    const { staged, draft } = game.get();
    expect(reloaded(game).get().draft).toEqual(draft);
    expect(reloaded(game).get().staged).toHaveLength(staged.length);
  });
});

/** The first of some games by chance in which Abundance can be used at the end of a turn. */
function abundanceOffered(): { game: LocalGame; use: Action } {
  for (let deal = 0; deal < 100; deal++) {
    const game = newGame(people(3, `abundance ${deal}`));
    for (let i = 0; game.get().state.view.phase !== 'over'; i++) {
      const use = legal(game, 'useBlessing').find(({ blessing }) => blessing === 'abundance');
      if (use !== undefined && game.get().state.view.phase === 'endOfTurn') return { game, use };
      playOut(game, `abundance ${deal} ${i}`, 1);
    }
  }
  throw new Error('no such position in 100 games');
}

describe('a choice', () => {
  it('takes back nothing of an earlier turn, where nothing was revealed between two turns of one person', () => {
    // Near its end this game gives a person two turns in a row, and nothing is revealed between them.
    const game = newGame(people(4, 'model 1'));
    const isSecond = () => {
      const { line, floor } = game.referee;
      const isTaken = line.entries.slice(floor).some(({ action }) => action.type === 'takeCard');
      return isTaken && game.get().state.view.phase === 'takeCard';
    };
    while (!isSecond()) {
      const [action] = legalActions(game.get().state.view);
      if (action === undefined) throw new Error('this seed should give somebody two turns in a row');
      game.act(action);
    }
    const { line } = game.referee;
    takeFirst(game);
    expect(game.get().refused).toBeUndefined();
    expect(game.referee.line).toBe(line);
    expect(game.get().staged.map(({ action }) => action.type)).toEqual(['takeCard']);
    game.undo();
    expect(game.canUndo).toBe(true);
  });

  it('of a card takes nothing back while something else is asked', () => {
    const game = newGame(people(3, 'asked'));
    for (let i = 0; legalActions(game.get().state.view)[0]?.type !== 'orderSquare'; i++) {
      if (game.get().state.view.phase === 'over') throw new Error('this seed should ask for an order of squares');
      playOut(game, `asked ${i}`, 1);
    }
    const before = game.get();
    for (const card of ['builder-1', 'elder-1', 'artisan-1'] as const) game.take(card);
    expect(game.get().entries).toEqual(before.entries);
    expect(game.get().draft).toEqual(before.draft);
  });

  it('of two cells begins only where two can be chosen, so that what Build offers stays', () => {
    const game = newGame(people(3, 'asked'));
    for (let i = 0; game.get().state.view.phase !== 'orderSquare'; i++) playOut(game, `asked ${i}`, 1);
    const { draft } = game.get();
    expect(draft?.type).toBe('orderSquare');
    game.begin('swap');
    expect(game.get().gesture).toBeUndefined();
    expect(game.get().draft).toEqual(draft);
  });
});

const GRAVE = { mean: 40, error: 0 };

/** A judge that calls everything a blunder. */
function calledBlunder({ played: actions, pass }: JudgeTask): Promise<Judged> {
  const played = { actions, expected: { points: [], chances: [] } };
  return Promise.resolve({
    pass,
    played,
    plans: [played],
    loss: { value: GRAVE, chance: GRAVE, points: GRAVE },
    playouts: 1,
  });
}

describe('a question of the teacher that is open', () => {
  async function asked(): Promise<{ game: LocalGame; teacher: Teacher }> {
    const bot = (view: LocalGame['referee']['line']['first']['view']) =>
      Promise.resolve(legalActions(view).slice(0, 1));
    const game = newGame({ ...usualConfig(3, NAMES), seed: 'teacher', teacher: true }, { bot });
    const teacher = new Teacher(game.referee, calledBlunder, 0, () => undefined);
    game.open();
    game.subscribe(() => {
      const { showing } = game.get();
      if (showing !== undefined) queueMicrotask(() => game.onSeen(showing));
    });
    takeFirst(game);
    pickFirst(game);
    game.build();
    await expect.poll(() => teacher.question.get()).toBeDefined();
    teacher.answer(true);
    await expect.poll(() => game.get().state.view.turn).toBe(4);
    await expect.poll(() => game.get().busy).toBe(false);
    takeFirst(game);
    pickFirst(game);
    game.build();
    await expect.poll(() => teacher.question.get()).toBeDefined();
    return { game, teacher };
  }

  it('holds the table: nothing is taken back under it, and what is held can still be built', async () => {
    const { game, teacher } = await asked();
    const { line } = game.referee;
    expect(game.canTakeBack).toBe(false);
    game.takeBack();
    game.undoAll();
    expect(game.referee.line).toBe(line);
    teacher.answer(true);
    expect(game.referee.line.entries.length).toBeGreaterThan(line.entries.length);
    expect(game.canTakeBack).toBe(true);
  });

  it('that is answered with no lays everything out as it was', async () => {
    const { game, teacher } = await asked();
    teacher.answer(false);
    expect(game.get().staged.map(({ action }) => action.type)).toEqual(['takeCard']);
    expect(game.get().draft?.type).toBe('placeBlock');
    expect(layOut(reloaded(game).get())).toEqual(layOut(game.get()));
  });
});
