import { count } from '@nunatak/words';
import type { LeaderboardTexts } from '../en/leaderboard.ts';

export const leaderboard: LeaderboardTexts = {
  title: 'Ranglijst',
  line: 'Elke partij op deze lijst heeft de server zet voor zet nagespeeld.',
  back: 'Partij van de dag',
  open: 'Ranglijst',
  earlier: 'De dag ervoor',
  later: 'De dag erna',
  handIn: 'Insturen',
  handInLine: 'Je naam, je punten en al je zetten zijn dan te zien voor iedereen die op deze server komt.',
  name: 'Naam op de ranglijst',
  waiting: (name) => `Zodra de server antwoordt, wordt de partij ingestuurd als ${name}.`,
  tryNow: 'Nu proberen',
  listed: (name) => `Op de ranglijst als ${name}.`,
  unfit:
    'De server kan de partij niet aannemen. Een naam heeft hooguit 24 gewone tekens, en insturen kan een week lang.',
  withdraw: 'Intrekken',
  rank: 'Plaats',
  player: 'Naam',
  points: 'Punten',
  game: 'Partij',
  you: 'jij',
  games: (games) => count(games, 'partij', 'partijen'),
  none: 'Deze partij heeft nog niemand ingestuurd.',
  hidden: 'Je kunt de partijen bekijken zodra die van jou is afgelopen.',
  look: 'Bekijken',
  lookAt: (name) => `De partij van ${name} bekijken`,
  compare: 'Vergelijken',
  compareWith: (name) => `Jouw partij vergelijken met die van ${name}`,
  again: 'Opnieuw proberen',
};
