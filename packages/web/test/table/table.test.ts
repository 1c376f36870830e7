import { BLESSING_IDS, cellName, legalActions, preview, score, worthOf } from '@nunatak/engine';
import { sayRefusal } from '@nunatak/words';
import { describe, expect, it } from 'vitest';
import { splitRows } from '../../src/parts/SplitNote.tsx';
import { seatsOf } from '../../src/people/seat.ts';
import { askedOf, stepOf } from '../../src/position/asked.ts';
import { tellingOf } from '../../src/position/cues.ts';
import { fittingCards } from '../../src/position/fitting.ts';
import { logOf, sayEntry } from '../../src/position/log.ts';
import { displayOf, ghostOf, targetsOf } from '../../src/position/model.ts';
import { hasExtraTurnLead, seatFacts } from '../../src/position/seats.ts';
import { usualConfig } from '../../src/session/config.ts';
import type { LocalGame } from '../../src/session/games.ts';
import { newGame } from '../../src/session/games.ts';
import { texts as de } from '../../src/words/de/index.ts';
import { texts as en } from '../../src/words/en/index.ts';
import { texts as nl } from '../../src/words/nl/index.ts';
import { everyonePerson, playOut } from '../session/playOut.ts';

const NAMES = ['Ana', 'Bo', 'Mira', 'Kim'];

function game(players: 1 | 2 | 3 | 4, seed: string): LocalGame {
  return newGame(everyonePerson({ ...usualConfig(players, NAMES), seed }));
}

/** Plays on until a card may be taken, and takes the first. */
function takeFirst(table: LocalGame): void {
  while (table.get().state.view.phase !== 'takeCard') playOut(table, 'on', 1);
  const take = legalActions(table.get().state.view).find(({ type }) => type === 'takeCard');
  if (take?.type === 'takeCard') table.take(take.card);
}

describe('targets', () => {
  it('are exactly the legal cells, each with the exact points of its preview', () => {
    const table = game(3, 'targets');
    playOut(table, 'targets', 60);
    takeFirst(table);
    const { view } = table.get().state;
    const cells = legalActions(view).flatMap((action) => (action.type === 'placeBlock' ? [action.cell] : []));
    const targets = targetsOf(seatsOf(table.sitters, en), table.get(), undefined, en);
    expect(targets.map(({ cell }) => cell).sort()).toEqual([...new Set(cells)].sort());
    for (const { cell, label } of targets) {
      const action = legalActions(view).find((one) => one.type === 'placeBlock' && one.cell === cell);
      if (action === undefined) throw new Error('a target is not legal');
      const points = preview(view, action)
        .points.filter(({ seat }) => seat === view.decider)
        .reduce((sum, gain) => sum + gain.points, 0);
      expect(label).toBe(`+${points}`);
    }
  });

  it('B20: show the staged block as a ghost, and the taken card still in its place', () => {
    const table = game(3, 'ghost');
    takeFirst(table);
    const [target] = targetsOf(seatsOf(table.sitters, en), table.get(), undefined, en);
    if (target === undefined) throw new Error('no target');
    table.pick(target.cell);
    expect(ghostOf(seatsOf(table.sitters, en), table.get(), en)).toMatchObject({
      cell: target.cell,
      colour: 'aurora',
      label: target.label,
    });
    expect(displayOf(table.get()).filter((card) => card?.taken)).toHaveLength(1);
    expect(stepOf(table.get())).toBe('build');
    expect(askedOf(seatsOf(table.sitters, en), table.get(), en)).toContain(cellName(target.cell));
  });

  it('lift the cards that fit a tile chosen first', () => {
    const table = game(3, 'fitting');
    table.pick(7);
    const fitting = fittingCards(table.get());
    for (const card of fitting ?? []) {
      table.take(card);
      expect(table.get().draft).toMatchObject({ type: 'placeBlock', cell: 7 });
      table.undoAll();
      table.pick(7);
    }
  });
});

describe('words', () => {
  it.each([
    ['en', en],
    ['de', de],
    ['nl', nl],
  ] as const)('every entry, question and refusal of whole games can be said (%s)', (_, words) => {
    for (const players of [1, 2, 3, 4] as const) {
      const table = game(players, `words${players}`);
      while (table.get().state.view.phase !== 'over') {
        expect(askedOf(seatsOf(table.sitters, words), table.get(), words)).not.toMatch(/undefined|NaN|^$/);
        playOut(table, `words${table.get().entries.length}`, 1);
      }
      for (const entry of table.get().entries)
        expect(sayEntry(seatsOf(table.sitters, words), entry, words)).not.toMatch(/undefined|NaN/);
      for (const turn of logOf(seatsOf(table.sitters, words), table.get().entries, words)) {
        for (const { text } of turn.lines) expect(text).not.toMatch(/undefined|NaN/);
        for (const { say } of turn.receipts) expect(say).not.toMatch(/undefined|NaN/);
      }
    }
  });

  it('say why a cell is refused', () => {
    const table = game(3, 'refused');
    takeFirst(table);
    table.pick(53);
    const refusal = table.get().refused?.refusal;
    const actor = (seat: number) => ({ seat: String(seat), you: false });
    expect(refusal === undefined ? '' : sayRefusal(refusal, table.get().state.view.facts, actor, en)).toBe(
      'There’s no tile there yet.',
    );
  });
});

describe('the log', () => {
  it('says once for each decision that a bot or a standing order made it', () => {
    const table = game(3, 'stand-in');
    playOut(table, 'stand-in', 6);
    const entries = table.get().entries.map((entry) => ({ ...entry, standIn: 'bot' as const }));
    const lines = logOf(seatsOf(table.sitters, en), entries, en).flatMap((turn) => turn.lines);
    expect(lines.find(({ cells }) => cells.length === 1)?.text).toMatch(/^\w+ builds on \w+ \(bot\)$/);
    expect(lines.filter(({ text }) => text.includes('(')).length).toBeLessThanOrEqual(entries.length);
  });

  it('has one group per turn, and its receipts add up to the points', () => {
    const table = game(3, 'log');
    playOut(table, 'log');
    const points = [0, 0, 0];
    for (const turn of logOf(seatsOf(table.sitters, en), table.get().entries, en)) {
      for (const { icon, text, to } of turn.receipts) {
        if (/^\d+$/.test(text) && icon !== 'step') points[to ?? turn.seat] += Number(text);
      }
    }
    expect(points).toEqual(table.get().state.view.points);
  });
});

describe('cues', () => {
  it('drop every block, turn up every tile and fly every point', () => {
    const table = game(3, 'cues');
    playOut(table, 'cues');
    const cues = table.get().entries.flatMap((entry) => tellingOf(entry, table.colours, () => ({ x: 0, y: 0 })).cues);
    expect(cues.filter(({ kind }) => kind === 'drop')).toHaveLength(54);
    expect(cues.filter(({ kind }) => kind === 'flip')).toHaveLength(29);
    expect(cues.filter(({ kind }) => kind === 'cap')).toHaveLength(1);
  });

  it('B2: fly every point from a cell to its seat, also those that an answer brings after its turn', () => {
    // A game in which Structure is answered last in a turn, by use and by passing.
    const table = game(3, 'point7');
    playOut(table, 'point7');
    for (const entry of table.get().entries) {
      const { cues } = tellingOf(entry, table.colours, () => ({ x: 0, y: 0 }));
      const points = entry.events.filter(({ type }) => type === 'points');
      expect(cues.filter((cue) => cue.kind === 'mote' && cue.text.startsWith('+'))).toHaveLength(points.length);
    }
  });
});

describe('panels', () => {
  it('project what the score sheet says and name every held blessing', () => {
    const table = game(4, 'panels');
    playOut(table, 'panels', 150);
    const { view } = table.get().state;
    for (const seat of [0, 1, 2, 3]) {
      const facts = seatFacts(view, seat);
      expect(facts.sheet).toEqual(score(view, seat));
      expect(facts.points).toBe(view.points[seat]);
    }
  });

  it('split a preview so that the own rows add up to the chip', () => {
    const table = game(3, 'split');
    playOut(table, 'split', 70);
    takeFirst(table);
    const { view } = table.get().state;
    for (const action of legalActions(view)) {
      if (action.type !== 'placeBlock') continue;
      const outcome = preview(view, action);
      const own = splitRows(seatsOf(table.sitters, en), view, outcome, en).filter(
        ({ seat, gain }) => seat === undefined && gain.startsWith('+'),
      );
      const sum = own.reduce((total, { gain }) => total + Number(gain), 0);
      const points = outcome.points.reduce(
        (total, gain) => (gain.seat === view.decider ? total + gain.points : total),
        0,
      );
      expect(sum).toBe(points);
    }
  });
});

describe('the extra turns of four', () => {
  it('W1: are nobody’s while turn order alone would decide, and then those of the two that the card ranks first', () => {
    const table = game(4, 'completion');
    const { view } = table.get().state;
    expect(hasExtraTurnLead(view)).toBe(false);
    playOut(table, 'completion', 150);
    expect(hasExtraTurnLead(table.get().state.view)).toBe(true);
  });
});

describe('what a panel says of whose turn it is and of a set', () => {
  it('speaks to the reader, and of the others', () => {
    expect([true, false].map(en.table.yourTurn)).toEqual(['your turn', 'playing now']);
    expect([true, false].map(de.table.yourTurn)).toEqual(['du bist dran', 'am Zug']);
    expect([true, false].map(nl.table.yourTurn)).toEqual(['jij bent aan de beurt', 'aan de beurt']);
    expect(en.table.setLeft(2, 1, true)).toBe('This set: 2 of yours, 1 Siku');
    expect(en.table.setLeft(1, 0, false)).toBe('This set: 1 own block, 0 Siku');
    expect(de.table.setLeft(2, 1, true)).toBe('Dieses Set: 2 von dir, 1 von Siku');
    expect(nl.table.setLeft(2, 1, true)).toBe('Deze set: 2 van jou, 1 van Siku');
  });
});

describe('worth now', () => {
  it('is a number or open for every blessing, and luck is six', () => {
    const table = game(3, 'worth');
    playOut(table, 'worth', 80);
    const { view } = table.get().state;
    for (const id of BLESSING_IDS) {
      const { points } = worthOf(view, 0, id);
      if (points !== undefined) expect(points).toBeGreaterThanOrEqual(0);
    }
    expect(worthOf(view, 0, 'luck').points).toBe(6);
    expect(worthOf(view, 0, 'moon').points).toBeUndefined();
  });
});
