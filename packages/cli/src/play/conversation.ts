import {
  type Action,
  type Decision,
  decision,
  type GameEvent,
  isWindow,
  parseAction,
  ratingOf,
  submit,
  winners,
} from '@nunatak/engine';
import { toAction } from '@nunatak/engine/fast';
import { sayEvent, type TerminalTexts } from '@nunatak/words';
import type { Chooser } from '../bots.ts';
import { CliError } from '../errors.ts';
import { FileError, writeText } from '../files.ts';
import type { Io } from '../io.ts';
import { ledgerLines } from '../show/ledger.ts';
import { eventLines } from '../show/log.ts';
import { rulesText } from '../show/rules.ts';
import type { Seats } from '../show/seats.ts';
import { tableLines } from '../show/table.ts';
import { NO_MARKS, templeLines } from '../show/temple.ts';
import { capital } from '../show/text.ts';
import { type Choice, choicesOf, gainsOf, match } from './choices.ts';
import { hintLines } from './hint.ts';
import { fullListing, listingLines } from './listing.ts';
import type { LineReader } from './reader.ts';
import { refusalLine } from './refusals.ts';
import type { Session } from './session.ts';

/** Runs a table with people and bots until the game ends or the people leave. */
export class Conversation {
  readonly #session: Session;
  readonly #seats: Seats;
  readonly #texts: TerminalTexts;
  /** By seat: the bot, or undefined for a person. */
  readonly #bots: readonly (Chooser | undefined)[];
  readonly #reader: LineReader;
  readonly #io: Io;
  /** Events since a person last decided. */
  #news: GameEvent[] = [];

  constructor(session: Session, seats: Seats, bots: readonly (Chooser | undefined)[], reader: LineReader, io: Io) {
    this.#session = session;
    this.#seats = seats;
    this.#texts = seats.words.terminal;
    this.#bots = bots;
    this.#reader = reader;
    this.#io = io;
  }

  async run(): Promise<void> {
    for (;;) {
      const due = decision(this.#session.view);
      if (due === undefined) break;
      const bot = this.#bots[due.seat];
      if (bot !== undefined) this.#letBotDecide(bot, due.seat);
      else if (!(await this.#decide(due))) {
        this.#leave();
        return;
      }
    }
    this.#news = this.#news.filter(({ type }) => type !== 'gameOver');
    this.#tellNews();
    this.#showEnd();
  }

  #letBotDecide(bot: Chooser, seat: number): void {
    const { view } = this.#session;
    const moves = this.#io.wait(this.#texts.thinking(this.#seats.name(seat)), () => bot(view));
    for (const move of moves) this.#make(toAction(view.facts, move));
  }

  #make(action: Action): void {
    this.#news.push(...this.#session.make(action));
  }

  /** Lets a person decide; returns false if they leave. */
  async #decide(due: Decision): Promise<boolean> {
    this.#tellNews();
    const choices = choicesOf(this.#session.view);
    this.#show(due, choices);
    this.#reader.completions = choices.map(({ notation }) => notation);
    for (;;) {
      const line = await this.#reader.ask('> ');
      if (line === undefined) return false;
      const outcome = this.#obey(line, due, choices);
      if (outcome !== 'again') return outcome === 'go on';
    }
  }

  /** Executes an input line; returns 'go on' if the table has changed. */
  #obey(line: string, due: Decision, choices: readonly Choice[]): 'again' | 'go on' | 'leave' {
    const { print } = this.#io;
    const [word = '', ...rest] = line.split(/\s+/);
    const argument = rest.join(' ');
    switch (word.toLowerCase()) {
      case '':
        return 'again';
      case 'quit':
        return 'leave';
      case 'help':
      case '?':
        for (const text of this.#texts.help) print(text);
        return 'again';
      case 'list':
        for (const text of fullListing(choices, this.#io.style)) print(text);
        return 'again';
      case 'board':
        this.#showTable(choices);
        return 'again';
      case 'hint':
        for (const text of this.#io.wait(this.#texts.hint.thinking, () => hintLines(this.#session.view, this.#texts)))
          print(text);
        return 'again';
      case 'rules':
        this.#attempt(() => print(rulesText(argument === '' ? undefined : argument, this.#seats.words, this.#io)));
        return 'again';
      case 'save':
        this.#save(argument);
        return 'again';
      case 'undo':
        if (this.#session.maybeUndo()) return 'go on';
        print(this.#texts.answers.nothingToUndo);
        return 'again';
      default:
        return this.#maybePlay(line, due, choices) ? 'go on' : 'again';
    }
  }

  #maybePlay(line: string, due: Decision, choices: readonly Choice[]): boolean {
    const found = match(line, choices);
    if (found.kind === 'one') {
      this.#make(found.choice.action);
      return true;
    }
    if (found.kind === 'several') {
      const some = found.choices.slice(0, 6).map(({ notation }) => notation);
      this.#io.print(this.#texts.answers.several(line, some, found.choices.length - some.length));
    } else this.#io.print(this.#io.style.bad(this.#whyNot(line, due, choices)));
    return false;
  }

  #whyNot(line: string, due: Decision, choices: readonly Choice[]): string {
    if (/^\d+$/.test(line)) return this.#texts.answers.noChoice(line, choices.length);
    const action = parseAction(this.#session.view.facts, line);
    if (!action.ok) return this.#texts.answers.notUnderstood(line);
    const answer = submit(this.#session.state, due.seat, action.value);
    return answer.ok
      ? this.#texts.answers.asListed(line)
      : refusalLine(answer.reason, this.#session.view.facts, this.#seats);
  }

  #save(file: string): void {
    const { print } = this.#io;
    if (file === '') print(this.#texts.answers.saveWhere);
    else {
      this.#attempt(() => {
        writeText(file, `${JSON.stringify(this.#session.record())}\n`);
        print(this.#texts.answers.saved(file));
      });
    }
  }

  /** Runs work that may fail; prints the error and lets the game continue. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      const isFile = error instanceof FileError;
      const text = isFile ? this.#texts.answers.notSaved(error.file, error.reason(this.#texts)) : error.message;
      this.#io.print(this.#io.style.bad(text));
    }
  }

  #tellNews(): void {
    for (const event of this.#news) {
      const [line] = eventLines([event], this.#session.view, this.#seats);
      this.#io.print(event.type === 'turnStarted' ? this.#io.style.bold(line) : line);
    }
    this.#news = [];
  }

  #show(due: Decision, choices: readonly Choice[]): void {
    const { print, style } = this.#io;
    if (due.kind === 'takeCard') this.#showTable(choices);
    else if (due.kind === 'placeBlock' || due.kind === 'dummyTie') this.#showTemple(choices);
    print();
    const { seat: name, you } = this.#seats.actor(due.seat);
    const { kind } = due;
    const what = isWindow(kind)
      ? this.#texts.answer(this.#seats.words.blessings[kind].name)
      : this.#texts.prompts[kind];
    print(style.bold(you ? capital(what) : this.#texts.named(name, what)));
    for (const line of listingLines(this.#session.view, choices, this.#seats, style)) print(line);
  }

  #showTable(choices: readonly Choice[]): void {
    const { view } = this.#session;
    const marks = { gains: gainsOf(view, choices), last: this.#session.lastCell };
    this.#io.print();
    for (const line of tableLines(view, this.#seats, this.#io.style, this.#io.columns, marks)) this.#io.print(line);
  }

  #showTemple(choices: readonly Choice[]): void {
    const { view } = this.#session;
    const marks = { gains: gainsOf(view, choices), last: this.#session.lastCell };
    this.#io.print();
    for (const line of templeLines(view, this.#seats, this.#io.style, this.#io.columns, marks)) this.#io.print(line);
  }

  #leave(): void {
    const { print } = this.#io;
    print(this.#texts.answers.leaving(this.#session.view.turn));
    print();
    for (const line of ledgerLines(this.#session.view, this.#seats, this.#io.style)) print(line);
  }

  /** Shows the finished temple and the score sheets, and last the winner. */
  #showEnd(): void {
    const { print, style, columns } = this.#io;
    const { view } = this.#session;
    print();
    for (const line of templeLines(view, this.#seats, style, columns, NO_MARKS)) print(line);
    print();
    for (const line of ledgerLines(view, this.#seats, style)) print(line);
    print();
    print(
      style.bold(sayEvent({ type: 'gameOver', winners: winners(view) }, view, this.#seats.actor, this.#seats.words)),
    );
    if (view.facts.players === 1) print(this.#seats.words.ratings[ratingOf(view.points[0])].line);
  }
}
