import { count } from '@nunatak/words';
import type { PracticeTexts } from '../en/practice.ts';

export const statistics: PracticeTexts['statistics'] = {
  title: 'Statistik',
  back: 'Zurück',
  filter: 'Welche Spiele',
  filters: { all: 'Alle', solo: 'Solo', two: 'Zu zweit', three: 'Zu dritt', four: 'Zu viert' },
  span: 'Aus welcher Zeit',
  spans: { ever: 'Immer', year: '12 Monate', month: '30 Tage' },
  asTables: 'Als Tabellen',
  asCharts: 'Als Diagramme',
  json: 'Als JSON sichern',
  csv: 'Als CSV sichern',
  games: 'Spiele',
  gamesLine: (others, solo) => `${others} gegen andere, ${solo} solo`,
  won: 'Gewonnen',
  wonLine: (of, fair) => `von ${of}; rein zufällig wären es etwa ${fair}`,
  points: 'Punkte pro Spiel',
  pointsLine: (best) => `bestes Spiel: ${best}`,
  lost: 'Durch Fehler verloren, pro Spiel',
  lostLine: (games) => `Punkte, in ${count(games, 'ausgewerteten Spiel', 'ausgewerteten Spielen')}`,
  lostNone: 'bekannt, sobald ein Spiel ausgewertet ist',
  sources: 'Punkte nach Quelle',
  reactions: 'Reaktionen',
  you: 'Du',
  strongest: 'Stärkster Bot',
  difference: 'Unterschied',
  strongestLine: (games, playouts) =>
    `Nunatak gegen sich selbst, im Mittel von ${count(games, 'Spiel', 'Spielen')} mit ${playouts} Probespielen pro Entscheidung.`,
  mixed:
    'Wie viele Punkte es gibt, hängt von der Zahl der Personen ab: Wähle eine, um dich mit dem stärksten Bot zu vergleichen.',
  few: (more) => `Verglichen wird nach ${count(more, 'weiteren Spiel', 'weiteren Spielen')}.`,
  lostBy: 'Wo Punkte verloren gehen',
  lostByLine: 'Pro Spiel, nach Art der Entscheidung: der Abstand zum besten Plan.',
  lostByNone: 'Auswertungen zeigen, wo Punkte verloren gehen. Öffne eine vom Ergebnis eines Spiels aus.',
  kinds: {
    card: 'Welche Karte',
    tile: 'Wo bauen',
    swap: 'Tausch des Arbeiters',
    siku: 'Für sich oder für Siku',
    square: 'Welches Quadrat zuerst',
    blessing: 'Welcher Segen und wann',
    reaction: 'Reaktionen: einsetzen oder behalten',
  },
  mostToGain: 'Am meisten zu gewinnen',
  practise: (number) => (number === 1 ? 'Diese eine üben' : `Diese ${number} üben`),
  noneDue: 'Davon ist nichts fällig.',
  tables: 'Nach Tisch und Bot',
  table: 'Tisch',
  against: 'Gegen',
  share: (won, of) => `${won} von ${of}`,
  solo: 'Solo',
  dummies: 'Zwei Dummys',
  people: 'Menschen',
  players: (number) => count(number, 'Person', 'Personen'),
  best: (name) => `am besten: ${name}`,
  luck: 'Glück im Lauf der Zeit',
  luckLine: (games, sum) =>
    games === 1
      ? `Das letzte ausgewertete Spiel: ${sum}`
      : `Die letzten ${games} ausgewerteten Spiele, zusammen ${sum}`,
  luckKey: 'gefüllt: Glück für dich, hohl: gegen dich',
  luckNone: 'Auswertungen trennen Glück von Können. Öffne eine vom Ergebnis eines Spiels aus.',
  game: 'Spiel',
  none: 'Noch ist kein Spiel beendet. Mit dem ersten beginnt die Statistik.',
  play: 'Spielen',
  unread: (games) =>
    games === 1
      ? '1 Spiel ließ sich nicht lesen und fehlt hier.'
      : `${games} Spiele ließen sich nicht lesen und fehlen hier.`,
};
