import type { Reason } from '@nunatak/bots';
import { cellByName, legalActions, type Outcome, play } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../../src/parts/SplitNote.tsx';
import { seatsOf } from '../../src/people/seat.ts';
import type { Advice } from '../../src/session/bots.ts';
import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { type Given, isFollowed } from '../../src/table/given.ts';
import { hintCell, hintLines } from '../../src/table/hintText.ts';
import { texts as de } from '../../src/words/de/index.ts';
import { texts as en } from '../../src/words/en/index.ts';
import { texts as nl } from '../../src/words/nl/index.ts';
import { everyonePerson } from '../session/playOut.ts';

const GAME = newGame({ ...usualConfig(3, ['You', 'Ana', 'Bo']), seed: 'hint' });
const { state } = GAME.get();

function cell(name: string): number {
  const found = cellByName(name);
  if (found === undefined) throw new Error(`${name} is no cell`);
  return found;
}

/** Advice to take a card and build, for reasons of the test's own. */
function advice(...reasons: Reason[]): Advice {
  const take = legalActions(state.view).find(({ type }) => type === 'takeCard');
  if (take === undefined) throw new Error('no card can be taken');
  const place = legalActions(play(state, take).state.view).find(({ type }) => type === 'placeBlock');
  if (place === undefined) throw new Error('no tile can be built on');
  return { plan: [take, place], reasons };
}

const RICH: readonly Reason[] = [
  { kind: 'points', seat: 0, points: 2, source: 'support' },
  { kind: 'points', seat: 0, points: 5, source: 'square' },
  { kind: 'points', seat: 2, points: 2, source: 'square' },
  { kind: 'track', seat: 0, steps: 1 },
  { kind: 'card', card: 'sculptor-1', as: 'sculptor' },
  { kind: 'leaves', cell: cell('2B3'), seat: 1, points: 5 },
];

describe('a hint', () => {
  it('gives its reasons in sentences, in every language', () => {
    const why = [en, de, nl].map((words) =>
      hintLines(seatsOf(GAME.sitters, words), state, advice(...RICH), words).at(-1),
    );
    expect(why).toEqual([
      'You’d get 2 points (support), 5 points (square), and 1 space on the architect track. It would be your first sculptor. Bo would get 2 points. Next, Ana could score on 2B3 (5 points).',
      'Das bringt dir 2 Punkte (Unterstützung), 5 Punkte (Quadrat) und 1 Feld auf der Baumeisterleiste. Das wäre dein erster Eisschnitzer. Bo bekäme 2 Punkte. Danach könnte Ana hier punkten: 2B3 (5 Punkte).',
      'Je krijgt dan 2 punten (ondersteuning), 5 punten (vierkant) en 1 veld op het bouwmeesterspoor. Het wordt je eerste ijssnijder. Bo krijgt dan 2 punten. Daarna kan Ana scoren op 2B3 (5 punten).',
    ]);
  });

  it('says so where a move only prepares', () => {
    const lines = hintLines(seatsOf(GAME.sitters, en), state, advice(), en);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toBe(en.table.hints.quiet);
  });

  it('names the cell of the placement, however many steps come before it', () => {
    const given = advice();
    expect(hintCell(given)).toBe(
      given.plan.flatMap((action) => (action.type === 'placeBlock' ? [action.cell] : []))[0],
    );
    expect(hintCell({ plan: [{ type: 'pass' }], reasons: [] })).toBeUndefined();
  });

  it('puts other decisions into words too', () => {
    const use: Advice = { plan: [{ type: 'useBlessing', blessing: 'discovery' }], reasons: [] };
    expect(hintLines(seatsOf(GAME.sitters, en), state, use, en)[0]).toBe('Consider: Use Discovery.');
    expect(hintLines(seatsOf(GAME.sitters, en), state, { plan: [{ type: 'pass' }], reasons: [] }, en)[0]).toBe(
      'Consider: Pass.',
    );
  });
});

describe('a hint that is followed', () => {
  const table = newGame({ ...usualConfig(3, ['You', 'Ana', 'Bo']), seed: 'hint' });
  const start = table.get().state;
  const cards = legalActions(start.view).filter(({ type }) => type === 'takeCard');
  const [take, other] = cards;
  if (take?.type !== 'takeCard' || other?.type !== 'takeCard') throw new Error('two cards should fit');
  const place = legalActions(play(start, take).state.view).find(({ type }) => type === 'placeBlock');
  if (place?.type !== 'placeBlock') throw new Error('no tile can be built on');
  const given: Given = { state: start, after: 0, advice: { plan: [take, place], reasons: [] }, strength: 2 };

  it('stays while its own steps are staged, also back and forth', () => {
    expect(isFollowed(given, table.get())).toBe(true);
    table.take(take.card);
    table.pick(place.cell);
    expect(isFollowed(given, table.get())).toBe(true);
    table.undoAll();
    expect(isFollowed(given, table.get())).toBe(true);
  });

  it('goes with another card, and with the turn', () => {
    table.take(other.card);
    expect(isFollowed(given, table.get())).toBe(false);
    table.take(take.card);
    table.pick(place.cell);
    expect(isFollowed(given, table.get())).toBe(true);
    table.build();
    expect(isFollowed(given, table.get())).toBe(false);
  });

  it('stays in a game with Siku, whoever the card is staged for (Y1)', () => {
    const two = newGame(everyonePerson({ ...usualConfig(2, ['Ana', 'Bo']), seed: 'siku' }));
    const { state: before } = two.get();
    const card = legalActions(before.view).find(({ type }) => type === 'takeCard');
    if (card?.type !== 'takeCard') throw new Error('no card can be taken');
    const plan = [card, { type: 'useFor', for: 'siku' }, { type: 'placeBlock', cell: 0 }] as const;
    two.take(card.card);
    expect(isFollowed({ state: before, after: 0, advice: { plan, reasons: [] }, strength: 1 }, two.get())).toBe(true);
  });
});

describe('the split of a tile', () => {
  it('names an answer once, also where two squares call for it', () => {
    const answers = [
      { seat: 0, blessing: 'expansion' },
      { seat: 0, blessing: 'expansion' },
      { seat: 1, blessing: 'providence' },
    ] as const;
    expect(answersOf({ answers } as unknown as Outcome)).toEqual([answers[0], answers[2]]);
  });
});
