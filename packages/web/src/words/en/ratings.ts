import { count } from '@nunatak/words';
import type { Widen } from '../widen.ts';

/** Texts of the ratings of those who ask for them. */
export const ratings = {
  title: 'Ratings',
  line: 'Optional. A game counts if everyone at the table is rated and no move was taken back.',
  back: 'Play together',
  players: 'Players at the table',
  rank: 'Rank',
  player: 'Name',
  rating: 'Rating',
  games: 'Games',
  you: 'you',
  figure: (rating: number, deviation: number) => `${rating} ±\u00a0${deviation}`,
  order: 'Ranked cautiously: a few lucky games won’t put you on top.',
  people: (people: number) => count(people, 'player', 'players'),
  none: 'No rated games with this many players yet.',
  ask: 'Rate my games',
  askLine: 'Your name and rating will be public on this server.',
  name: 'Name in the ratings',
  asked: (name: string) => `You’re rated as ${name}.`,
  leave: 'Leave ratings',
  leaveLine: 'This deletes your name and rating. Other ratings stay as they are.',
  leaveSure: 'Yes, delete',
  keep: 'Keep them',
  own: 'Your recent games',
  place: (place: number, players: number) => `Place ${place} of ${players}`,
  change: (before: number, after: number) => `${before} → ${after}`,
  margin: 'Lead without luck',
  marginLine: 'Lead without luck: your average lead with card luck removed. It doesn’t affect ratings.',
  marginOf: (points: string, luck: string) => `Lead ${points}, luck ${luck}`,
  unmeasured: '–',
  again: 'Try again',
};

export type RatingTexts = Widen<typeof ratings>;
