import { count } from '@nunatak/words';
import type { LearnTexts } from '../en/learn.ts';

export const statistics: LearnTexts['statistics'] = {
  title: 'Statistieken',
  back: 'Terug',
  filter: 'Welke spellen',
  filters: { all: 'Alle', solo: 'Alleen', two: '2 spelers', three: '3 spelers', four: '4 spelers' },
  asTables: 'Als tabellen',
  asCharts: 'Als grafieken',
  json: 'Opslaan als JSON',
  csv: 'Opslaan als CSV',
  games: 'Spellen',
  gamesLine: (others, solo) => `${others} tegen anderen, ${solo} alleen`,
  won: 'Gewonnen',
  wonLine: (of, fair) => `van ${of}; bij toeval ongeveer ${fair}`,
  points: 'Punten per spel',
  pointsLine: (best) => `het beste ${best}`,
  sources: 'Punten per bron',
  you: 'Jij',
  strongest: 'Sterkste bot',
  difference: 'Verschil',
  strongestLine: (games, playouts) =>
    `Nunatak tegen zichzelf, gemiddeld over ${count(games, 'spel', 'spellen')} met ${playouts} proefspellen per beslissing.`,
  mixed: 'Het aantal spelers maakt veel uit voor de punten: kies er een om met de sterkste bot te vergelijken.',
  few: (more) => `Vergelijking na nog ${count(more, 'spel', 'spellen')}.`,
  tables: 'Per tafel en bot',
  table: 'Tafel',
  against: 'Tegen',
  share: (won, of) => `${won} van ${of}`,
  solo: 'Alleen',
  dummies: 'Twee dummy’s',
  people: 'Mensen',
  players: (number) => count(number, 'speler', 'spelers'),
  best: (name) => `beste: ${name}`,
  none: 'Er is nog geen spel uitgespeeld. Met het eerste beginnen de statistieken.',
  play: 'Spelen',
  unread: (games) =>
    games === 1
      ? '1 spel kon niet worden gelezen en telt hier niet mee.'
      : `${games} spellen konden niet worden gelezen en tellen hier niet mee.`,
};
