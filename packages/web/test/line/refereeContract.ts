import { type CardId, legalActions } from '@nunatak/engine';
import { describe, expect, it } from 'vitest';
import { Game } from '../../src/line/game.ts';
import { layOut } from '../../src/line/staging.ts';

/** A game at a screen, whoever decides it. */
export interface Opened {
  readonly game: Game;
  /** Makes the next decision that the person here may make, if there is one. */
  decide(table: Opened): boolean;
  close(): void;
}

/** Shared machines stall: an answer comes, or never does. */
const PATIENCE_MS = 120_000;

/** Until nothing is on its way and nothing is left to be shown. */
export async function rest({ game }: Opened): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (game.get().busy) {
    if (Date.now() > until) throw new Error('the referee does not answer');
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

function cardsOf({ game }: Opened): readonly CardId[] {
  return legalActions(game.get().state.view).flatMap((action) => (action.type === 'takeCard' ? [action.card] : []));
}

function cellsOf({ game }: Opened): readonly number[] {
  return legalActions(game.get().state.view).flatMap((action) => (action.type === 'placeBlock' ? [action.cell] : []));
}

function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}

/** Takes the first card and builds on the first tile for it. */
export function buildFirst(table: Opened): boolean {
  const { game } = table;
  const { view } = game.get().state;
  if (!game.isPersonAt(view.decider)) return false;
  const [action] = legalActions(view);
  if (view.phase !== 'takeCard') return action !== undefined && game.act(action);
  return game.take(first(cardsOf(table))) && game.pick(first(cellsOf(table))) && game.build();
}

function testing(open: () => Promise<Opened>) {
  return async (test: (table: Opened) => void | Promise<void>): Promise<void> => {
    const table = await open();
    try {
      await test(table);
    } finally {
      table.close();
    }
  };
}

/** What every referee must hold to: the engine here, a server, a lesson's script, a recorded line. */
export function describeReferee(name: string, open: () => Promise<Opened>): void {
  const opened = testing(open);

  /** Decides a few times, and says after each how the line is. */
  async function playOn(table: Opened, check: () => void): Promise<void> {
    for (let turn = 0; turn < 3; turn++) {
      check();
      if (!table.decide(table)) return;
      await rest(table);
    }
    check();
  }

  describe(`a referee: ${name}`, () => {
    it('has a line without a gap: every entry begins where the one before it ends', () =>
      opened((table) =>
        playOn(table, () => {
          const { line, floor } = table.game.referee;
          line.entries.forEach((entry, i) => {
            const before = i === 0 ? line.first : line.entries[i - 1]?.after;
            expect(entry.before.view).toEqual(before?.view);
            expect(entry.seat).toBe(entry.before.view.decider);
          });
          expect(floor).toBeGreaterThanOrEqual(0);
          expect(floor).toBeLessThanOrEqual(line.entries.length);
        }),
      ));

    it('says every step by its own events: points come from nowhere else', () =>
      opened((table) =>
        playOn(table, () => {
          for (const { before, after, events } of table.game.referee.line.entries) {
            const points = [...before.view.points];
            for (const event of events) if (event.type === 'points') points[event.seat] += event.points;
            if (after.view.phase !== 'over') expect([...after.view.points]).toEqual(points);
          }
        }),
      ));

    it('shows nothing before it was decided, and every decision of the line in its order', () =>
      opened(async (table) => {
        const { game } = table;
        game.subscribe(() => {
          const { entries, staged } = game.get();
          const shown = entries.slice(0, entries.length - staged.length).map(({ action }) => action);
          expect(game.referee.line.entries.slice(0, shown.length).map(({ action }) => action)).toEqual(shown);
        });
        await playOn(table, () => undefined);
      }));

    it('keeps its line while one looks back, and nobody decides meanwhile', () =>
      opened(async (table) => {
        const { game } = table;
        while (game.referee.line.entries.length === 0 && table.decide(table)) await rest(table);
        const { line } = game.referee;
        game.move((head) => head.goTo(0));
        expect(game.get().state).toBe(line.first);
        for (const action of legalActions(game.get().state.view)) expect(game.act(action)).toBe(false);
        game.move((head) => head.goTo(line.entries.length));
        expect(game.get().entries).toHaveLength(line.entries.length);
        expect(game.referee.line).toBe(line);
      }));

    it('asks nobody but the people at this screen', () =>
      opened((table) =>
        playOn(table, () => {
          const { state, isAsked } = table.game.get();
          expect(isAsked).toBe(table.game.referee.isHere(state.view.decider));
          if (isAsked) expect(table.game.sitters[state.view.decider]?.kind).toBe('here');
        }),
      ));
  });
}

/** What a referee holds to that has every legal action: the engine here, a server. A card is to be taken first. */
export function describeFreeReferee(name: string, open: () => Promise<Opened>): void {
  describeReferee(name, open);
  const opened = testing(open);
  describe(`a referee of free play: ${name}`, () => {
    it('decides nothing that is only staged', () =>
      opened((table) => {
        const { game } = table;
        const { line } = game.referee;
        game.take(first(cardsOf(table)));
        game.pick(first(cellsOf(table)));
        expect(game.get().draft).toMatchObject({ type: 'placeBlock' });
        expect(game.referee.line).toBe(line);
        expect(game.get().entries.length).toBe(line.entries.length + game.get().staged.length);
      }));

    it('decides what was staged and the draft, in this order, on Build', () =>
      opened(async (table) => {
        const { game } = table;
        const before = game.referee.line.entries.length;
        game.take(first(cardsOf(table)));
        game.pick(first(cellsOf(table)));
        const wanted = layOut(game.get());
        expect(game.build()).toBe(true);
        await rest(table);
        const decided = game.referee.line.entries.slice(before, before + wanted.length);
        expect(decided.map(({ action }) => action)).toEqual(wanted);
        expect(game.get().staged).toEqual([]);
      }));

    it('undoes what is staged step by step, and nothing beyond', () =>
      opened(async (table) => {
        const { game } = table;
        const { state } = game.get();
        game.take(first(cardsOf(table)));
        game.pick(first(cellsOf(table)));
        while (game.undo()) await rest(table);
        expect(game.get().state.view).toEqual(state.view);
        expect(game.get().draft).toBeUndefined();
      }));

    it('changes the card of a staged turn', () =>
      opened(async (table) => {
        const { game } = table;
        for (const card of cardsOf(table)) {
          game.take(card);
          await rest(table);
          expect(game.get().staged[0]?.action).toEqual({ type: 'takeCard', card });
        }
      }));

    it('goes back to a step that was decided and can still be undone, and goes on from there', () =>
      opened(async (table) => {
        const { game } = table;
        const [one, other] = cardsOf(table);
        if (one === undefined || other === undefined) throw new Error('the display should hold two cards');
        game.act({ type: 'takeCard', card: one });
        await rest(table);
        expect(game.referee.line.entries.at(-1)?.action).toEqual({ type: 'takeCard', card: one });
        game.take(other);
        await rest(table);
        expect(game.get().staged[0]?.action).toEqual({ type: 'takeCard', card: other });
        game.undoAll();
        await rest(table);
        expect(game.get().state.view.phase).toBe('takeCard');
      }));

    it('says why a cell is refused, as data with its rule, and forgets it with the next step', () =>
      opened((table) => {
        const { game } = table;
        game.take(first(cardsOf(table)));
        game.pick(53);
        expect(game.get().refused?.refusal).toMatchObject({ code: 'noTileThere', rule: 'G3' });
        game.pick(first(cellsOf(table)));
        expect(game.get().refused).toBeUndefined();
      }));

    it('lays out again what was staged before a reload', () =>
      opened((table) => {
        const { game } = table;
        game.take(first(cardsOf(table)));
        game.pick(first(cellsOf(table)));
        const actions = layOut(game.get());
        const again = new Game(game.sitters, game.referee);
        again.restore(actions);
        expect(layOut(again.get())).toEqual(actions);
      }));

    it('never lays out what was staged elsewhere over what a person here has chosen or put back since', () =>
      opened(async (table) => {
        const { game } = table;
        game.take(first(cardsOf(table)));
        const actions = layOut(game.get());
        game.undoAll();
        await rest(table);
        game.restore(actions);
        expect(layOut(game.get())).toEqual([]);
      }));
  });
}
