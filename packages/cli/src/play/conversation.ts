import {
  type Action,
  type Decision,
  decision,
  type GameEvent,
  parseAction,
  problemText,
  ratingOf,
  submit,
  winners,
} from '@nunatak/engine';
import { toAction } from '@nunatak/engine/fast';
import { sayEvent } from '@nunatak/words';
import type { Chooser } from '../bots.ts';
import { CliError } from '../errors.ts';
import { writeText } from '../files.ts';
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

const PROMPTS: Readonly<Record<Decision['kind'], string>> = {
  takeCard: 'take a card',
  useFor: 'is the card for you or for Siku?',
  placeBlock: 'place the block',
  structure: 'use Structure for this support?',
  providence: 'use Providence for a line?',
  orderSquare: 'which square is scored next?',
  expansion: 'use Expansion for this square?',
  takeBlessing: 'the elder gives you a blessing: which one?',
  useOrKeep: 'use the blessing now or keep it?',
  endOfTurn: 'use a blessing at the end of the turn, or pass?',
  dummyTie: 'the dummy’s rules leave a choice to you: where does its block go?',
  endBlessing: 'end of the game: what about your end blessings?',
};

const HELP = [
  'Answer with a number of the list, with the words beside it, or with any beginning of them that fits only one:',
  '  2B3 is level 2, column B, row 3. Letters may be small.',
  'list         all choices one by one        board        the whole table again',
  'undo         take the last step back, until something was revealed or somebody else is to move',
  'hint         what a bot would do           rules [ID]   a rule, as rules T4, rules moon; rules alone lists them',
  'save FILE    write the game to a file; nunatak play --resume FILE goes on with it',
  'help         this                          quit         leave the game',
  'Track 3 (5/15) means number 3, on space 5 of 15. Artisans show pickaxes·ropes·saws, beasts cards×animals.',
];

/** A table with people and bots, played to its end or until the people leave. */
export class Conversation {
  readonly #session: Session;
  readonly #seats: Seats;
  /** The bot of each seat; undefined where a person sits. */
  readonly #bots: readonly (Chooser | undefined)[];
  readonly #reader: LineReader;
  readonly #io: Io;
  /** What happened since a person last decided. */
  #news: GameEvent[] = [];

  constructor(session: Session, seats: Seats, bots: readonly (Chooser | undefined)[], reader: LineReader, io: Io) {
    this.#session = session;
    this.#seats = seats;
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
    const moves = this.#io.wait(`${this.#seats.name(seat)} is thinking …`, () => bot(view));
    for (const move of moves) this.#make(toAction(view.facts, move));
  }

  #make(action: Action): void {
    this.#news.push(...this.#session.make(action));
  }

  /** Lets a person decide; false when they leave. */
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

  /** Does what a line says: `go on` when the table has changed. */
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
        for (const text of HELP) print(text);
        return 'again';
      case 'list':
        for (const text of fullListing(choices, this.#io.style)) print(text);
        return 'again';
      case 'board':
        this.#showTable(choices);
        return 'again';
      case 'hint':
        for (const text of this.#io.wait('Thinking …', () => hintLines(this.#session.view))) print(text);
        return 'again';
      case 'rules':
        this.#attempt(() => print(rulesText(argument === '' ? undefined : argument, this.#seats.words, this.#io)));
        return 'again';
      case 'save':
        this.#save(argument);
        return 'again';
      case 'undo':
        if (this.#session.maybeUndo()) return 'go on';
        print('There is nothing to undo: something was revealed since, or it was somebody else’s step.');
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
      const more = found.choices.length > some.length ? `, and ${found.choices.length - some.length} more` : '';
      this.#io.print(`"${line}" could be ${some.join(', ')}${more}. Type a little more of it.`);
    } else this.#io.print(this.#io.style.bad(this.#whyNot(line, due, choices)));
    return false;
  }

  #whyNot(line: string, due: Decision, choices: readonly Choice[]): string {
    if (/^\d+$/.test(line)) return `There is no choice ${line}: the numbers go from 1 to ${choices.length}.`;
    const action = parseAction(this.#session.view.facts, line);
    if (!action.ok) return `Not understood (${problemText(action.reason)}). Type help for help.`;
    const answer = submit(this.#session.state, due.seat, action.value);
    return answer.ok ? `Type ${line} as it stands in the list.` : refusalLine(answer.reason, this.#seats);
  }

  #save(file: string): void {
    const { print } = this.#io;
    if (file === '') print('Where to? Type save FILE.');
    else {
      this.#attempt(() => {
        writeText(file, `${JSON.stringify(this.#session.record())}\n`);
        print(`Saved to ${file}. nunatak play --resume ${file} goes on with it.`);
      });
    }
  }

  /** Runs what may fail for a reason that is told, and does not end the game. */
  #attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      this.#io.print(this.#io.style.bad(error.message));
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
    const what = PROMPTS[due.kind];
    print(style.bold(you ? capital(what) : `${name}: ${what}`));
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
    print(`You leave in turn ${this.#session.view.turn}. If the game ended now:`);
    print();
    for (const line of ledgerLines(this.#session.view, this.#seats, this.#io.style)) print(line);
  }

  /** The finished temple, the ledger, and last of all who has won. */
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
