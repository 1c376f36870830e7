import { count } from '@nunatak/words';
import type { Widen } from '../widen.ts';

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;

/** Texts of the ratings of those who ask for them. */
export const ratings = {
  title: 'Ratings',
  line: 'Only for those who ask for it. Every finished match counts in which nobody but such people sit and nothing was taken back.',
  back: 'Play together',
  players: 'Players at the table',
  rank: 'Place',
  player: 'Name',
  rating: 'Rating',
  games: 'Matches',
  you: 'you',
  figure: (rating: number, deviation: number) => `${rating} ±\u00a0${deviation}`,
  order: 'Listed by the rating less three times its uncertainty: a few lucky matches do not lead the list.',
  people: (people: number) => count(people, 'person', 'people'),
  none: 'Nobody has a rated match at such a table yet.',
  ask: 'Rate my matches',
  askLine: 'Your name and rating are then shown to everyone who comes to this server. They belong to this browser.',
  name: 'Name in the ratings',
  asked: (name: string) => `Your matches are rated, as ${name}.`,
  leave: 'Leave the ratings',
  leaveLine: 'Your name and rating are deleted. Ratings of the others stay as they are.',
  leaveSure: 'Yes, delete them',
  keep: 'Keep them',
  own: 'Your last matches',
  place: (place: number, players: number) => `Place ${place} of ${players}`,
  change: (before: number, after: number) => `${before} → ${after}`,
  margin: 'Lead without luck',
  marginLine:
    'Lead without luck: by how many points somebody ends ahead of the others at the table on average, without what the cards brought. After each reveal a bot estimates how much better or worse it was than could be expected. The rating does not depend on it.',
  signed,
  marginOf: (points: number, luck: number) => `${signed(points)} points, luck ${signed(luck)}`,
  unmeasured: '–',
  again: 'Try again',
};

export type RatingTexts = Widen<typeof ratings>;
