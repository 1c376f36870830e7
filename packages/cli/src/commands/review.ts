import { createReviewPool } from '@nunatak/bots/node';
import { type Review, ReviewFailed, readReviewedGame } from '@nunatak/bots/review';
import { LANGUAGES, words } from '@nunatak/words';
import { sayNoReview } from '@nunatak/words/review';
import type { Command } from '../command.ts';
import { checkFailed, couldNot, EXIT } from '../errors.ts';
import { readJson } from '../files.ts';
import { Progress } from '../progress.ts';
import { reviewLines } from '../show/review.ts';
import { seatsOf } from '../show/seats.ts';

const MOST_JOBS = 256;

export const review: Command = {
  name: 'review',
  summary: 'Says what decided a finished game: mistakes in words, luck apart from play',
  usage: 'review FILE [--seat N] [--jobs J] [--seed S] [--effort X] [--language en|de|nl] [--json]',
  details: [
    'Every decision of the record is compared with the best plans over the same imagined secrets: judged by what could be',
    'known then, never by what lay hidden. The same record and seed give the same figures. --json prints all of them.',
  ],
  options: {
    seat: { value: 'N', help: 'tell the game to this seat, 1 to 4' },
    jobs: { value: 'J', help: 'how many threads (default: one for each core)' },
    seed: { value: 'S', help: 'the imagined secrets (default review)' },
    effort: { value: 'X', help: 'how long to think: 2 is twice as long as usual (default 1)' },
    language: { value: 'LANGUAGE', help: 'language of the words: en (default), de or nl' },
    json: { help: 'print JSON' },
  },
  positionals: { least: 1, most: 1 },
  run: async (args, io) => {
    const [file = ''] = args.positionals;
    const texts = words(args.oneOf('language', LANGUAGES) ?? 'en');
    const game = readReviewedGame(readJson(file));
    if (!game.ok) throw checkFailed(`${file}: ${sayNoReview(game.reason, texts.review)}`);
    const { facts } = game.value.final.view;
    const seat = args.whole('seat', 1, facts.players);
    const pool = createReviewPool({ threads: args.whole('jobs', 1, MOST_JOBS) });
    try {
      const found = await reviewed(
        pool.review(game.value, {
          seed: args.text('seed'),
          effort: args.positive('effort'),
          onProgress: drawProgress(),
          onNetTrouble: (trouble) => process.emitWarning(trouble),
        }),
      );
      if (args.has('json')) io.print(JSON.stringify(found, undefined, 2));
      else {
        const seats = seatsOf(facts, texts, seat === undefined ? undefined : seat - 1);
        for (const line of reviewLines(found, game.value, seats, io.style)) io.print(line);
      }
    } finally {
      pool.close();
    }
    return EXIT.ok;
  },
};

/** A bar for each pass. */
function drawProgress(): (progress: { readonly done: number; readonly all: number }) => void {
  let bar: Progress | undefined;
  return ({ done, all }) => {
    bar ??= new Progress(all);
    bar.at(done);
    if (done < all) return;
    bar.done();
    bar = undefined;
  };
}

async function reviewed(review: Promise<Review>): Promise<Review> {
  try {
    return await review;
  } catch (error) {
    if (error instanceof ReviewFailed) throw couldNot(`the game could not be reviewed: ${error.message}`, error);
    throw error;
  }
}
