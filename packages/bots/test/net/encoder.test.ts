import { DEFAULT_EDITION, deal, determinize, seedRng } from '@nunatak/engine';
import { legalMoves, MoveList, makeLegalMove } from '@nunatak/engine/fast';
import { describe, expect, test } from 'vitest';
import { RootInfo } from '../../src/judge/rootInfo.ts';
import { Encoder } from '../../src/net/encoder.ts';
import { layoutFor } from '../../src/net/layout.ts';
import { isInTrainingRange } from '../../src/net/trainingRange.ts';
import { allConfigs, PLAYER_COUNTS } from '../games.ts';
import { factsFor, turnsOf } from './positions.ts';

const moves = new MoveList();

function sorted(encoder: Encoder): number[] {
  return [...encoder.inputs.features.subarray(0, encoder.inputs.count)].sort((a, b) => a - b);
}

describe('the encoder', () => {
  test.each(allConfigs())('gives every position features within the layout: %j', (config) => {
    const facts = factsFor(config);
    const encoder = new Encoder(facts);
    for (const { view } of turnsOf(facts, 'within')) {
      const { count, features, figures } = encoder.encode(view);
      expect(count).toBeGreaterThan(10);
      expect(Math.max(...features.subarray(0, count))).toBeLessThan(encoder.layout.features);
      expect(Math.min(...figures)).toBeGreaterThan(-100);
      expect(Math.max(...figures)).toBeLessThan(400);
    }
  });

  test.each(PLAYER_COUNTS)('gives different inputs for different positions of %i players', (players) => {
    const facts = factsFor({ players });
    const encoder = new Encoder(facts);
    const seen = new Set<string>();
    let positions = 0;
    for (const { view } of turnsOf(facts, 'apart')) {
      encoder.encode(view);
      seen.add(`${sorted(encoder)} ${encoder.inputs.figures}`);
      positions++;
    }
    expect(seen.size).toBe(positions);
  });

  test.each([2, 3, 4] as const)(
    'gives the same masked inputs for %i players, whatever the turn revealed',
    (players) => {
      const facts = factsFor({ players });
      const encoder = new Encoder(facts);
      const root = new RootInfo();
      let compared = 0;
      let differed = 0;
      for (const { view } of turnsOf(facts, 'masked')) {
        root.read(view);
        const readings = ['one secret', 'another'].map((secret) => {
          const state = determinize(view, seedRng(secret));
          const { turn } = view;
          const counts: number[] = [];
          while (state.view.phase !== 'over' && !(state.view.phase === 'takeCard' && state.view.turn > turn)) {
            legalMoves(state.view, moves);
            counts.push(moves.count);
            makeLegalMove(state, moves.moves[0]);
          }
          encoder.encode(state.view, root);
          const masked = `${sorted(encoder)} ${encoder.inputs.figures}`;
          encoder.encode(state.view);
          return { counts: String(counts), masked, open: String(sorted(encoder)), mixed: state.view.deckMixed };
        });
        const [a, b] = readings;
        // Skip reshuffles (T4): they change the inputs, although the turn revealed nothing.
        if (a.counts !== b.counts || a.mixed || b.mixed) continue;
        expect(a.masked).toBe(b.masked);
        compared++;
        if (a.open !== b.open) differed++;
      }
      expect(compared).toBeGreaterThan(20);
      expect(differed).toBeGreaterThan(10);
    },
  );

  test('encodes from the seat to move: the same game shifted by one seat gives the same inputs', () => {
    const facts = factsFor({ players: 3, options: { firstPlayer: 'random' } });
    const encoder = new Encoder(facts);
    const readings = new Map<number, string>();
    for (let i = 0; readings.size < 3; i++) {
      const { view } = deal(facts, `seats/${i}`);
      const turned = { ...deal(facts, 'seats').view, active: view.active, firstPlayer: view.firstPlayer };
      encoder.encode(turned);
      readings.set(view.active, `${sorted(encoder)} ${encoder.inputs.figures}`);
    }
    expect(new Set(readings.values()).size).toBe(1);
  });

  test('numbers features within 16 bits', () => {
    for (const players of PLAYER_COUNTS) expect(layoutFor(players).features).toBeLessThan(2 ** 16);
  });
});

describe('the training range of the net', () => {
  test.each(allConfigs())('includes all options of the built-in edition: %j', (config) => {
    expect(isInTrainingRange(factsFor(config))).toBe(true);
  });

  test('includes an edition with a few points more', () => {
    const { tables } = DEFAULT_EDITION;
    const points = tables.sculptors.points.map((entry) => Math.round(entry * 1.2));
    const edition = { ...DEFAULT_EDITION, tables: { ...tables, sculptors: { ...tables.sculptors, points } } };
    expect(isInTrainingRange(factsFor({ players: 3, edition }))).toBe(true);
  });

  test('excludes an edition with very different tables', () => {
    const { tables } = DEFAULT_EDITION;
    const points = tables.sculptors.points.map((entry) => entry * 3);
    const edition = { ...DEFAULT_EDITION, tables: { ...tables, sculptors: { ...tables.sculptors, points } } };
    expect(isInTrainingRange(factsFor({ players: 3, edition }))).toBe(false);
  });

  test('excludes an edition with a much longer track', () => {
    const numbers = Array.from({ length: 30 }, (_, i) => i + 1);
    const edition = { ...DEFAULT_EDITION, track: { ...DEFAULT_EDITION.track, numbers } };
    expect(isInTrainingRange(factsFor({ players: 2, edition }))).toBe(false);
  });
});
