import { count } from '@nunatak/words';
import type { RatingTexts } from '../en/ratings.ts';

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1).replace('.', ',')}`;

export const ratings: RatingTexts = {
  title: 'Wertungen',
  line: 'Nur für alle, die es möchten. Es zählt jede beendete Partie, in der nur solche Leute am Tisch sitzen und nichts zurückgenommen wurde.',
  back: 'Zusammen spielen',
  players: 'Spieler am Tisch',
  rank: 'Platz',
  player: 'Name',
  rating: 'Wertung',
  games: 'Partien',
  you: 'du',
  figure: (rating, deviation) => `${rating} ±\u00a0${deviation}`,
  order:
    'Geordnet nach der Wertung abzüglich ihrer dreifachen Unsicherheit: Ein paar glückliche Partien führen die Liste nicht an.',
  people: (people) => count(people, 'Person', 'Personen'),
  none: 'An so einem Tisch gibt es noch keine gewertete Partie.',
  ask: 'Meine Partien werten',
  askLine:
    'Dein Name und deine Wertung sind dann für alle zu sehen, die diesen Server besuchen. Sie gehören zu diesem Browser.',
  name: 'Name in den Wertungen',
  asked: (name) => `Deine Partien werden gewertet, als ${name}.`,
  leave: 'Wertungen verlassen',
  leaveLine: 'Dein Name und deine Wertung werden gelöscht. Die Wertungen der anderen bleiben, wie sie sind.',
  leaveSure: 'Ja, löschen',
  keep: 'Behalten',
  own: 'Deine letzten Partien',
  place: (place, players) => `Platz ${place} von ${players}`,
  change: (before, after) => `${before} → ${after}`,
  margin: 'Vorsprung ohne Glück',
  marginLine:
    'Vorsprung ohne Glück: um wie viele Punkte jemand am Ende im Schnitt vor den anderen am Tisch liegt, ohne das, was die Karten gebracht haben. Nach jedem Aufdecken schätzt ein Bot, wie viel besser oder schlechter es war als zu erwarten. Die Wertung hängt nicht davon ab.',
  signed,
  marginOf: (points, luck) => `${signed(points)} Punkte, Glück ${signed(luck)}`,
  unmeasured: '–',
  again: 'Noch einmal versuchen',
};
