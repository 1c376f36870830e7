import { count } from '@nunatak/words';
import type { Widen } from '../widen.ts';

/** Texts of the deal of the day, of deals that friends send, and of two lines side by side. */
export const deals = {
  today: 'Today',
  daily: {
    title: 'Deal of the day',
    line: 'The same deal for everyone, every day. Play it when you like; a day left out is just a day left out.',
    back: 'Back',
    kinds: { solo: 'Solo, two dummies', bots: 'Against two bots' },
    bots: (names: string) => `Always the same two: ${names}.`,
    solo: 'Two dummies that play by fixed rules.',
    play: 'Play today’s deal',
    resume: 'Continue',
    look: 'Look',
    review: 'Review',
    share: 'Send it to a friend',
    shareTitle: 'Nunatak, deal of the day',
    copied: 'The link is copied.',
    week: 'The last seven days',
    notPlayed: 'not played',
    underWay: 'under way',
    points: (points: number) => count(points, 'point', 'points'),
    seed: (seed: string) => `Seed: ${seed}`,
    verify: 'The seed is the date. Under New game it deals the same game to anyone, so you can check it.',
    days: (days: number) => `Played on ${count(days, 'day', 'days')} so far.`,
  },
  deal: {
    title: (name: string) => (name === '' ? 'A deal for you' : `A deal from ${name}`),
    line: 'The same piles and the same bots as in their game.',
    players: (players: number, bots: string) =>
      players === 1 ? 'Solo, two dummies' : `${players} players, with ${bots}`,
    hidden: (name: string) =>
      name === ''
        ? 'The other line and its points are shown after yours.'
        : `${name}’s line and points are shown after yours.`,
    dealOnly: 'Nobody’s line comes with this link, only the deal.',
    play: 'Play this deal',
    resume: 'Continue',
    compare: 'Both lines side by side',
    back: 'Back',
    broken: {
      title: 'This link cannot be opened',
      text: 'It may have been cut off, or come from another version of the game.',
    },
  },
  compare: {
    title: 'Side by side',
    close: 'Close',
    you: 'You',
    other: 'The other',
    notYet: { title: 'Not yet', text: 'Both lines are shown once your game of this deal is over.' },
    otherDeal: {
      title: 'Two different deals',
      text: 'These two games were not dealt from the same seed, so there is nothing to compare.',
    },
    under: (done: string) => `Both lines are being reviewed: ${done}`,
    failed: 'The lines could not be reviewed.',
    again: 'Try again',
    parted: (turn: number) => `You parted at turn ${turn}`,
    same: 'You played the same line',
    sameLine: 'Every choice of yours was the same, and so was everything that turned up.',
    before: (choices: number) =>
      choices === 0
        ? 'Your very first choice was another.'
        : `${count(choices, 'choice', 'choices')} of yours ${choices === 1 ? 'was' : 'were'} the same.`,
    choice: (you: string, other: string, name: string) => `You: ${you}. ${name}: ${other}.`,
    worth: (points: number) =>
      points === 0
        ? 'At that moment both were worth the same.'
        : `At that moment it was worth ${points > 0 ? '+' : '−'}${count(Math.abs(points), 'point', 'points')} to you.`,
    sum: (points: number) => `Where the ${count(points, 'point', 'points')} between you come from`,
    sumEven: 'Where you differ, although the points are the same',
    turn: (turn: number) => `Turn ${turn}`,
    otherTurns: 'Your other turns',
    others: 'What the others did',
    luck: 'Luck: what turned up',
    total: (name: string) => `You against ${name}`,
    graph: 'Expected points, own seat',
    chance: 'Chance to win, own seat',
    sources: 'Points by source',
    gap: 'Gap',
    totalPoints: 'Total',
    which: 'Whose temple',
    share: 'Share',
  },
  picture: {
    share: 'Picture of the temple',
    made: 'The picture is saved.',
    failed: 'This browser cannot make the picture.',
    title: 'Nunatak: Temple of Ice',
  },
};

export type DealTexts = Widen<typeof deals>;
