import { count } from '@nunatak/words';
import type { Widen } from '../widen.ts';

/** Texts of the deal of the day, of deals that friends send, and of two lines side by side. */
export const deals = {
  today: 'Today',
  daily: {
    title: 'Daily deal',
    line: 'One deal a day, the same for everyone. Miss a day, no harm done.',
    back: 'Back',
    kinds: { solo: 'Solo', bots: 'Against two bots' },
    bots: (names: string) => `Always the same two: ${names}.`,
    solo: 'Against two dummy players that follow fixed rules.',
    play: 'Play today’s deal',
    resume: 'Continue',
    look: 'View',
    review: 'Review',
    share: 'Challenge a friend',
    shareTitle: 'Nunatak daily deal',
    copied: 'Link copied.',
    week: 'Last seven days',
    notPlayed: 'not played',
    underWay: 'in progress',
    points: (points: number) => count(points, 'point', 'points'),
    seed: (seed: string) => `Seed: ${seed}`,
    verify: 'Enter this seed under New game to get the same deal.',
    days: (days: number) => `Played on ${count(days, 'day', 'days')} so far.`,
  },
  deal: {
    title: (name: string) => (name === '' ? 'A deal for you' : `A deal from ${name}`),
    line: 'The same cards, tiles and bots as in their game.',
    players: (players: number, bots: string) =>
      players === 1 ? 'Solo' : `${count(players, 'player', 'players')}, with ${bots}`,
    hidden: (name: string) => `You’ll see ${name === '' ? 'their' : `${name}’s`} game and score after yours.`,
    dealOnly: 'Just the deal: there’s no game to compare with.',
    play: 'Play this deal',
    resume: 'Continue',
    compare: 'Compare games',
    back: 'Back',
    broken: {
      title: 'We can’t open this link',
      text: 'It may be cut off, or from another version of the game.',
    },
  },
  compare: {
    title: 'Side by side',
    close: 'Close',
    you: 'You',
    /** The other game, where its player has no name: as a label, and as who plays it in a sentence. */
    other: 'Other game',
    otherName: 'Them',
    notYet: { title: 'Not yet', text: 'Finish your game of this deal to compare.' },
    otherDeal: {
      title: 'Different deals',
      text: 'These games started from different deals, so they can’t be compared.',
    },
    under: (done: string) => `Reviewing both games: ${done}`,
    failed: 'We couldn’t review these games.',
    again: 'Try again',
    parted: (turn: number) => `Your games split at turn ${turn}`,
    same: 'You played identical games',
    sameLine: 'Same choices, same luck, start to finish.',
    before: (choices: number) => {
      if (choices === 0) return 'You chose differently right from the start.';
      return choices === 1 ? 'Your first choice was the same.' : `Your first ${choices} choices were the same.`;
    },
    choice: (you: string, other: string, name: string) => `You: ${you}. ${name}: ${other}.`,
    worth: (points: number) =>
      points === 0
        ? 'At that moment, both were worth the same.'
        : `At that moment, yours was worth ${count(Math.abs(points), 'point', 'points')} ${points > 0 ? 'more' : 'less'}.`,
    sum: (points: number) => `Where your gap of ${count(points, 'point', 'points')} comes from`,
    sumEven: 'Same score, but you got there differently',
    turn: (turn: number) => `Turn ${turn}`,
    otherTurns: 'Your other turns',
    others: 'The other players',
    luck: 'Luck of the draw',
    total: (name: string) => `You vs. ${name}`,
    graph: 'Expected final score',
    chance: 'Win chance',
    sources: 'Points by source',
    gap: 'Gap',
    totalPoints: 'Total',
    which: 'Whose temple?',
    share: 'Share',
  },
  picture: {
    share: 'Save picture',
    made: 'Picture saved.',
    failed: 'This browser can’t make the picture.',
    title: 'Nunatak: Temple of Ice',
  },
};

export type DealTexts = Widen<typeof deals>;
