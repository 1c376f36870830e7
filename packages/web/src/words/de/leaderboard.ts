import { count } from '@nunatak/words';
import type { LeaderboardTexts } from '../en/leaderboard.ts';

export const leaderboard: LeaderboardTexts = {
  title: 'Bestenliste',
  line: 'Jede Partie hier hat der Server Zug für Zug nachgespielt.',
  back: 'Partie des Tages',
  open: 'Bestenliste',
  earlier: 'Am Tag davor',
  later: 'Am Tag danach',
  handIn: 'Einreichen',
  handInLine: 'Dein Name, deine Punkte und alle deine Züge sind dann für alle zu sehen, die diesen Server besuchen.',
  name: 'Name auf der Bestenliste',
  waiting: (name) => `Sobald der Server antwortet, wird die Partie als ${name} eingereicht.`,
  tryNow: 'Jetzt versuchen',
  listed: (name) => `Auf der Bestenliste als ${name}.`,
  unfit:
    'Der Server kann die Partie nicht annehmen. Ein Name hat höchstens 24 gewöhnliche Zeichen, und eingereicht werden kann eine Woche lang.',
  withdraw: 'Zurückziehen',
  rank: 'Platz',
  player: 'Name',
  points: 'Punkte',
  game: 'Partie',
  you: 'du',
  games: (games) => count(games, 'Partie', 'Partien'),
  none: 'Diese Partie hat noch niemand eingereicht.',
  hidden: 'Ansehen kannst du die Partien, sobald deine zu Ende ist.',
  look: 'Ansehen',
  lookAt: (name) => `Die Partie von ${name} ansehen`,
  compare: 'Vergleichen',
  compareWith: (name) => `Deine Partie mit der von ${name} vergleichen`,
  again: 'Noch einmal versuchen',
};
