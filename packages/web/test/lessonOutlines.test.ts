import { cellByName, formatAction, legalActions, NONE, ownerAt, type State } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { playScript } from '../src/tutorial/deal.ts';
import { outlinedCells } from '../src/tutorial/lessonSteps.ts';
import { LESSONS, type Lesson } from '../src/tutorial/lessons.ts';
import { tutorial as de } from '../src/words/de/tutorial.ts';
import { tutorial as en } from '../src/words/en/tutorial.ts';
import type { TutorialTexts } from '../src/words/index.ts';
import { tutorial as nl } from '../src/words/nl/tutorial.ts';

/** How each language says that a tile, or a corner, is outlined. */
const OUTLINED = { en: /\boutlined\b/, de: /\bumrandete[nr]?\b/, nl: /\bomlijnde\b/ } as const;
const TUTORIALS: Readonly<Record<keyof typeof OUTLINED, TutorialTexts>> = { en, de, nl };

/** What a learner sees at each step of a lesson before any mistake: its id, the position, and what is outlined. */
function stepsOf(lesson: Lesson) {
  const state = lesson.start();
  return lesson.steps.map(({ id, goals, others = [], ledger }, done) => {
    const before: State = structuredClone(state);
    const [any] = legalActions(state.view);
    if (!ledger && any !== undefined) playScript(state, [goals?.[0] ?? formatAction(any), ...others]);
    return { id, goals: goals ?? [], ledger, state: before, outlined: outlinedCells(lesson, done) };
  });
}

const isPlacement = (goal: string) => goal.startsWith('place ');

describe('the tile that a lesson asks for', () => {
  it('is outlined at each step whose text speaks of an outlined tile, in every language', () => {
    const spokenOf = LESSONS.flatMap((lesson) =>
      lesson.steps.flatMap(({ id }, done) =>
        (['en', 'de', 'nl'] as const).flatMap((language) => {
          const steps: Readonly<Record<string, { text: string; other: string }>> =
            TUTORIALS[language].lessons[lesson.id].steps;
          const said = `${steps[id]?.text} ${steps[id]?.other}`;
          return OUTLINED[language].test(said)
            ? [{ at: `${lesson.id} ${id} (${language})`, outlined: outlinedCells(lesson, done).length }]
            : [];
        }),
      ),
    );
    expect(spokenOf.length).toBeGreaterThan(3 * 25);
    expect(spokenOf.filter(({ outlined }) => outlined !== 1)).toEqual([]);
  });

  it('is outlined at each step that leads to one tile only, from the card on, and can be built on', () => {
    for (const lesson of LESSONS) {
      const steps = stepsOf(lesson);
      for (const [at, { id, goals, state, outlined }] of steps.entries()) {
        const where = `${lesson.id} ${id}`;
        const own = goals.filter(isPlacement).map((goal) => cellByName(goal.split(' ')[1] ?? ''));
        if (own.length > 0) expect(outlined, where).toEqual(own);
        if (goals.some((goal) => /^(take|for|swap) /.test(goal))) {
          const next = steps.slice(at + 1).find((step) => !/^(for|swap) /.test(step.goals[0] ?? ''));
          expect(outlined, where).toEqual(next?.outlined);
        }
        for (const cell of outlined) {
          expect(state.view.tileAt[cell], where).not.toBe(NONE);
          expect(ownerAt(state.view, cell), where).toBe(NONE);
        }
      }
    }
  });

  it('is none where the learner may choose any tile, answers, or counts', () => {
    const dark = LESSONS.flatMap((lesson) =>
      stepsOf(lesson).flatMap(({ id, outlined }) => (outlined.length === 0 ? [`${lesson.id} ${id}`] : [])),
    );
    expect(dark).toEqual([
      'aim ledger',
      'place card',
      'place tile',
      'place cardAgain',
      'place tileAgain',
      'several order',
      'split blessing',
      'collect beast',
      'collect beastTile',
      'depend blessing',
      'elder card',
      'elder tile',
      'elder blessing',
      'elder use',
      'blessings blessing',
      'blessings now',
      'blessings react',
      'scoring card',
      'scoring tile',
      'scoring blessing',
      'scoring ledger',
      'siku cardAgain',
      'siku userAgain',
      'siku tileAgain',
      'solo tie',
    ]);
  });

  it('is also the one that a swap is for: every swap that the lesson accepts brings a builder tile there', () => {
    for (const lesson of LESSONS) {
      for (const [done, { id, goals = [] }] of lesson.steps.entries()) {
        if (!goals.some((goal) => goal.startsWith('swap '))) continue;
        const [cell] = outlinedCells(lesson, done);
        for (const goal of goals)
          expect(goal.split(' ').slice(1).map(cellByName), `${lesson.id} ${id}`).toContain(cell);
      }
    }
  });
});
