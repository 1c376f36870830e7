import { LANGUAGES } from '@nunatak/words';
import { expect, it } from 'vitest';
import { online as deOnline } from '../src/words/de/online.ts';
import { practice as dePractice } from '../src/words/de/practice.ts';
import { screens as de } from '../src/words/de/screens.ts';
import { online as enOnline } from '../src/words/en/online.ts';
import { practice as enPractice } from '../src/words/en/practice.ts';
import { screens as en } from '../src/words/en/screens.ts';
import { online as nlOnline } from '../src/words/nl/online.ts';
import { practice as nlPractice } from '../src/words/nl/practice.ts';
import { screens as nl } from '../src/words/nl/screens.ts';

const TEXTS = {
  en: { games: en.start.games, tournament: enOnline.tournament, ...enPractice },
  de: { games: de.start.games, tournament: deOnline.tournament, ...dePractice },
  nl: { games: nl.start.games, tournament: nlOnline.tournament, ...nlPractice },
};

it.each(LANGUAGES)(
  'the spoken name of a button holds what is written on it, for people who say it aloud (%s)',
  (language) => {
    const { games, tournament, leaderboard, exercise, drills } = TEXTS[language];
    const named = [
      [games.remove, games.removeNamed('Ana')],
      [tournament.replay, tournament.replayOf(1, 2)],
      [leaderboard.look, leaderboard.lookAt('Ana')],
      [leaderboard.compare, leaderboard.compareWith('Ana')],
      [exercise.show, exercise.showHint(exercise.hint.card)],
      [drills.remove, drills.removeNamed('Ana')],
    ] as const;
    for (const [written, spoken] of named) expect(spoken.toLowerCase()).toContain(written.toLowerCase());
  },
);
