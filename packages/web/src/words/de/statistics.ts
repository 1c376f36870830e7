import { count } from '@nunatak/words';
import type { LearnTexts } from '../en/learn.ts';

export const statistics: LearnTexts['statistics'] = {
  title: 'Statistik',
  back: 'Zurück',
  filter: 'Welche Spiele',
  filters: { all: 'Alle', solo: 'Allein', two: 'Zu zweit', three: 'Zu dritt', four: 'Zu viert' },
  asTables: 'Als Tabellen',
  asCharts: 'Als Diagramme',
  json: 'Als JSON sichern',
  csv: 'Als CSV sichern',
  games: 'Spiele',
  gamesLine: (others, solo) => `${others} gegen andere, ${solo} allein`,
  won: 'Gewonnen',
  wonLine: (of, fair) => `von ${of}; durch Zufall etwa ${fair}`,
  points: 'Punkte pro Spiel',
  pointsLine: (best) => `das beste ${best}`,
  sources: 'Punkte nach Quelle',
  you: 'Du',
  strongest: 'Stärkster Bot',
  difference: 'Unterschied',
  strongestLine: (games, playouts) =>
    `Nunatak gegen sich selbst, im Mittel von ${count(games, 'Spiel', 'Spielen')} mit ${playouts} Probespielen pro Entscheidung.`,
  mixed:
    'Je nach Zahl der Personen gibt es verschieden viele Punkte: Wähle eine, um mit dem stärksten Bot zu vergleichen.',
  few: (more) => `Verglichen wird nach ${count(more, 'weiteren Spiel', 'weiteren Spielen')}.`,
  tables: 'Nach Tisch und Bot',
  table: 'Tisch',
  against: 'Gegen',
  share: (won, of) => `${won} von ${of}`,
  solo: 'Allein',
  dummies: 'Zwei Dummys',
  people: 'Menschen',
  players: (number) => count(number, 'Person', 'Personen'),
  best: (name) => `am besten: ${name}`,
  none: 'Noch ist kein Spiel beendet. Mit dem ersten beginnt die Statistik.',
  play: 'Spielen',
  unread: (games) =>
    games === 1
      ? '1 Spiel ließ sich nicht lesen und fehlt hier.'
      : `${games} Spiele ließen sich nicht lesen und fehlen hier.`,
};
