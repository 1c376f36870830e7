import { capOf, type EndBlessing, LEVEL_OF, outerBlocks, ownerAt, type View } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { capStages, outerCellsOf } from '../src/ledger/capGlow.ts';
import { bestPlan, choicesOf } from '../src/ledger/endBlessings.ts';
import { choiceText, distinct, isSame } from '../src/ledger/endChoices.ts';
import { texts as de } from '../src/words/de/index.ts';
import { texts as en } from '../src/words/en/index.ts';
import { texts as nl } from '../src/words/nl/index.ts';
import { gameWith, mayUseAtEnd } from './browser/games.ts';

/** Positions in which somebody decides on Transference (E24), from different games. */
function transferences(count: number): readonly View[] {
  const found: View[] = [];
  const seen = new Set<string>();
  while (found.length < count) {
    const game = gameWith((view) => mayUseAtEnd('transference')(view) && !seen.has(keyOf(view)), 4);
    const { view } = game.get().state;
    seen.add(keyOf(view));
    found.push(view);
  }
  return found;
}

function keyOf(view: View): string {
  return JSON.stringify([view.cards, view.points]);
}

function transferenceOf(view: View): EndBlessing {
  const best = bestPlan(view, view.decider).get('transference');
  if (best === undefined) throw new Error('no plan for Transference');
  return best;
}

describe('the ways to use Transference', () => {
  const views = transferences(4);

  it('that read alike score alike, in every language', () => {
    for (const view of views) {
      for (const words of [en, de, nl]) {
        const gains = new Map<string, number>();
        for (const { action, gain } of choicesOf(view, view.decider, 'transference', new Map())) {
          const text = choiceText(view, action, words);
          expect(gains.get(text) ?? gain, text).toBe(gain);
          gains.set(text, gain);
        }
      }
    }
  });

  it('name what tells a card from others of its type', () => {
    const lines = views.flatMap((view) =>
      choicesOf(view, view.decider, 'transference', new Map()).map(({ action }) => choiceText(view, action, en)),
    );
    expect(lines).toContainEqual(expect.stringMatching(/^Elder \(\w.+ \+ .+\) → /));
    expect(lines).toContainEqual(expect.stringMatching(/^Artisan \((?:Pickaxe|Rope|Pole saw)\) → /));
  });

  it('hold the one chosen exactly once, whichever of two equal cards it moves', () => {
    for (const view of views) {
      const plan = bestPlan(view, view.decider);
      const choices = choicesOf(view, view.decider, 'transference', plan);
      for (const { action: chosen } of [{ action: transferenceOf(view) }, ...choices]) {
        const shown = distinct(view, choices, chosen, en);
        expect(shown.filter(({ action }) => isSame(action, chosen))).toHaveLength(1);
        const rows = shown.map(({ action }) => choiceText(view, action, en));
        expect(new Set(rows).size).toBe(rows.length);
      }
    }
  });
});

describe('points in words', () => {
  it('have a minus sign, and one point is one point', () => {
    expect([-1, 1, -3].map(en.screens.endBlessings.worth)).toEqual(['−1 point', '1 point', '−3 points']);
    expect([-1, 1, -3].map(de.screens.endBlessings.worth)).toEqual(['−1 Punkt', '1 Punkt', '−3 Punkte']);
    expect([-1, 1, -3].map(nl.screens.endBlessings.worth)).toEqual(['−1 punt', '1 punt', '−3 punten']);
  });
});

describe('the glow of the cap', () => {
  const { view } = gameWith(({ phase }) => phase === 'over', 4).get().state;

  it('F2: has every outer block of its holder, from the lowest level up', () => {
    const [holder = 0] = capOf(view).holders;
    const levels = outerCellsOf(view, holder);
    expect(levels.flat()).toHaveLength(outerBlocks(view, holder));
    expect(levels.flat().every((cell) => ownerAt(view, cell) === holder)).toBe(true);
    expect(levels.map((cells) => new Set(cells.map((cell) => LEVEL_OF[cell])).size)).toEqual(levels.map(() => 1));
    for (let seat = 0; seat < 4; seat++) {
      expect(outerBlocks(view, seat)).toBeLessThanOrEqual(outerBlocks(view, holder));
    }
  });

  it('grows stage by stage and ends with all of them', () => {
    const stages = capStages(view, capOf(view).holders);
    const sizes = stages.map(({ length }) => length);
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    expect(sizes.at(-1)).toBe(capOf(view).holders.reduce((sum, seat) => sum + outerBlocks(view, seat), 0));
  });
});
