import { type RecordStep, replay as replayOf, toRecord, type View } from '@nunatak/engine';
import { LANGUAGES, words } from '@nunatak/words';
import type { Command } from '../command.ts';
import { EXIT, usageError } from '../errors.ts';
import type { Io } from '../io.ts';
import { loadRecord } from '../recordFile.ts';
import { ledgerLines } from '../show/ledger.ts';
import { eventLines } from '../show/log.ts';
import { type Seats, seatsOf } from '../show/seats.ts';
import { tableLines } from '../show/table.ts';
import { NO_MARKS } from '../show/temple.ts';
import { padStart } from '../show/text.ts';

export const replay: Command = {
  name: 'replay',
  summary: 'Shows a recorded game step by step',
  usage: 'replay FILE [--step N] [--board] [--language en|de|nl]',
  details: [
    'The record is verified first. With --step the game is shown up to that step, then the table as it lies there.',
    'With --board the table is also shown at the end; the score sheet follows a finished game.',
  ],
  options: {
    step: { value: 'N', help: 'stop after step N; 0 is the deal' },
    board: { help: 'show the table at the end' },
    language: { value: 'LANGUAGE', help: 'language of the log: en (default), de or nl' },
  },
  positionals: { least: 1, most: 1 },
  run: (args, io) => {
    const [file = ''] = args.positionals;
    const game = loadRecord(file);
    const { steps } = game;
    const { facts } = game.initial.view;
    const seats = seatsOf(facts, words(args.oneOf('language', LANGUAGES) ?? 'en'));
    const last = args.whole('step', 0, Number.MAX_SAFE_INTEGER) ?? steps.length;
    if (last > steps.length) {
      throw usageError(`--step: found ${last}, expected 0 to ${steps.length}, the steps of this record`);
    }
    const texts = seats.words.terminal.replay;
    const seed = game.seed === undefined ? [] : [texts.seed(game.seed)];
    io.print([texts.record(file, facts.players, steps.length), ...seed].join(', '));
    const shown = toRecord(game.initial, steps.slice(0, last)).steps;
    for (const [i, step] of shown.entries()) showStep(step, i + 1, game.final.view, seats, io);
    const { view } = replayOf(game.initial, steps).stateAt(last);
    if (args.has('board') || args.has('step')) {
      io.print();
      for (const line of tableLines(view, seats, io.style, io.columns, NO_MARKS)) io.print(line);
    }
    if (view.phase === 'over') {
      io.print();
      for (const line of ledgerLines(view, seats, io.style)) io.print(line);
    }
    return EXIT.ok;
  },
};

const NUMBER_WIDTH = 4;

/** Prints what a step was and what came of it. */
function showStep(step: RecordStep, number: number, final: View, seats: Seats, io: Io): void {
  const { action, seat } = step;
  const who = seat === null ? '' : `${seats.name(seat)}: `;
  const what = action.type === 'reshuffle' ? seats.words.terminal.replay.reshuffle(action.order.length) : step.notation;
  io.print(`${padStart(String(number), NUMBER_WIDTH)}  ${who}${io.style.bold(what)}`);
  for (const line of eventLines(step.events, final, seats)) io.print(`${' '.repeat(NUMBER_WIDTH + 2)}${line}`);
}
