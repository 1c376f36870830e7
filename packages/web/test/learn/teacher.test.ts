import type { Judged } from '@nunatak/bots/review';
import { legalActions } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { layOut } from '../../src/line/staging.ts';
import { usualConfig } from '../../src/session/config.ts';
import { type LocalGame, newGame } from '../../src/session/games.ts';
import { MOST_QUESTIONS } from '../../src/teacher/most.ts';
import { type AskJudge, Teacher } from '../../src/teacher/teacher.ts';

/** What a judge says of a plan that loses so much of the chance to win, and five points. */
function losing(chance: number): Judged {
  const estimate = (mean: number) => ({ mean, error: 0 });
  const plan = { actions: [], expected: { points: [], chances: [] } };
  const loss = { value: estimate(chance), chance: estimate(chance), points: estimate(chance === 0 ? 0 : 5) };
  return { pass: 'quick', played: plan, plans: [plan], loss, playouts: 1 };
}

const BLUNDER: AskJudge = () => Promise.resolve(losing(0.2));
const BEST: AskJudge = () => Promise.resolve(losing(0));

function table(judge: AskJudge, asked = 0): { game: LocalGame; teacher: Teacher; counts: number[] } {
  const config = { ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'teacher' };
  // The bots never answer: the person decides once.
  const game = newGame(config, { bot: () => new Promise(() => undefined) });
  const counts: number[] = [];
  const teacher = new Teacher(game.referee, judge, asked, (count) => counts.push(count));
  return { game, teacher, counts };
}

/** Takes the first card and drafts the first tile. */
function drafted({ game, teacher }: { game: LocalGame; teacher: Teacher }): Promise<void> {
  const [take] = legalActions(game.get().state.view);
  if (take?.type !== 'takeCard') throw new Error('no card');
  game.take(take.card);
  const place = legalActions(game.get().state.view).find(({ type }) => type === 'placeBlock');
  if (place?.type !== 'placeBlock') throw new Error('no tile');
  game.pick(place.cell);
  return teacher.look(layOut(game.get()));
}

describe('the teacher', () => {
  it('asks once before a grave mistake, with its class and how many questions are left', async () => {
    const at = table(BLUNDER);
    void drafted(at);
    at.game.build();
    await expect.poll(() => at.teacher.question.get()).toEqual({ class: 'blunder', left: MOST_QUESTIONS - 1 });
    expect(at.game.referee.line.entries).toEqual([]);
    expect(at.counts).toEqual([1]);
  });

  it('lays everything out again for whoever thinks again, and then builds without a question', async () => {
    const at = table(BLUNDER);
    void drafted(at);
    at.game.build();
    await expect.poll(() => at.teacher.question.get()).toBeDefined();
    at.teacher.answer(false);
    expect(at.teacher.question.get()).toBeUndefined();
    expect(at.game.get()).toMatchObject({ draft: { type: 'placeBlock' }, busy: false });
    at.game.build();
    expect(at.game.referee.line.entries.map(({ action }) => action.type)).toEqual(['takeCard', 'placeBlock']);
  });

  it('builds for whoever is sure', async () => {
    const at = table(BLUNDER);
    void drafted(at);
    at.game.build();
    await expect.poll(() => at.teacher.question.get()).toBeDefined();
    at.teacher.answer(true);
    expect(at.game.referee.line.entries).toHaveLength(2);
  });

  it('says nothing where nothing is wrong, and does not hold what it has looked at', async () => {
    const at = table(BEST);
    // The look is taken while the block is only drafted.
    await drafted(at);
    at.game.build();
    expect(at.game.referee.line.entries).toHaveLength(2);
    expect(at.teacher.question.get()).toBeUndefined();
  });

  it('lets pass what takes too long to judge, and what cannot be judged', async () => {
    for (const judge of [() => new Promise<Judged>(() => undefined), () => Promise.reject(new Error('no worker'))]) {
      const at = table(judge);
      void drafted(at);
      at.game.build();
      await expect.poll(() => at.game.referee.line.entries).toHaveLength(2);
      expect(at.teacher.question.get()).toBeUndefined();
    }
  });

  it('asks no more once it has asked often enough in a game', () => {
    const at = table(BLUNDER, MOST_QUESTIONS);
    void drafted(at);
    at.game.build();
    expect(at.game.referee.line.entries).toHaveLength(2);
    expect(at.counts).toEqual([]);
  });

  it('asks of a mistake only what a long look calls one too', async () => {
    const at = table(({ pass }) => Promise.resolve(losing(pass === 'quick' ? 0.2 : 0)));
    void drafted(at);
    at.game.build();
    await expect.poll(() => at.game.referee.line.entries).toHaveLength(2);
    expect(at.teacher.question.get()).toBeUndefined();
  });
});
