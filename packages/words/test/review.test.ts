import { type Action, setup, type Verdict } from '@nunatak/engine';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type PlanSentence, type ReviewSentence, type ReviewTexts, words } from '../src/index.ts';
import {
  type NoReview,
  type ReviewedMoment,
  type ReviewedSeat,
  type ReviewReason,
  sayBeyondNextBest,
  sayLuck,
  sayMoment,
  sayNoReview,
  sayPlay,
  sayResult,
} from '../src/review.ts';
import { oneInPlural } from './plurals.ts';

const { facts } = setup({ players: 3 }, 'review').view;
const NAMES = ['Quinn', 'Ana', 'Bo'];
const actor = (seat: number) => ({ seat: NAMES[seat] ?? '', you: seat === 0 });

const take = (card: string): Action => ({ type: 'takeCard', card });
const place = (cell: number): Action => ({ type: 'placeBlock', cell });
const joins = (as: 'sculptor' | 'artisan' | 'builder' | 'elder'): ReviewReason => ({
  kind: 'card',
  card: `${as}-1`,
  as,
});

interface Example {
  readonly of: string;
  readonly moment: ReviewedMoment;
}

function example(
  of: string,
  best: Partial<Pick<ReviewedMoment, 'best' | 'played' | 'seat' | 'lost'>>,
  why: Partial<ReviewedMoment['why']>,
): Example {
  const usual = { seat: 0, lost: 6.2, played: [take('artisan-1'), place(45)], best: [take('sculptor-1'), place(34)] };
  return {
    of,
    moment: { ...usual, ...best, why: { gains: [], best: [joins('sculptor')], played: [joins('artisan')], ...why } },
  };
}

/** Example reasons from the engine and the judge, with all sentences that follow from them. */
const EXAMPLES: readonly Example[] = [
  example(
    'points at once and at the end, a square denied',
    {},
    {
      best: [
        joins('sculptor'),
        { kind: 'points', seat: 0, points: 2, source: 'support' },
        { kind: 'points', seat: 0, points: 5, source: 'square' },
        { kind: 'line', line: 'sculptors', points: 6 },
      ],
      played: [
        joins('artisan'),
        { kind: 'points', seat: 0, points: 2, source: 'support' },
        { kind: 'leaves', cell: 34, seat: 1, points: 5 },
      ],
    },
  ),
  example(
    'a step, a row denied',
    { lost: 1.2 },
    {
      best: [joins('sculptor'), { kind: 'track', seat: 0, steps: 1 }, { kind: 'line', line: 'architects', points: 2 }],
      played: [joins('artisan'), { kind: 'leavesRow', cell: 7, seat: 2, steps: 2 }],
    },
  ),
  example(
    'a set of tools',
    { best: [take('artisan-1'), place(12)] },
    { best: [joins('artisan'), { kind: 'line', line: 'artisans', points: 10 }] },
  ),
  example(
    'a set of six and a blessing',
    { best: [take('elder-1'), place(3)] },
    {
      best: [joins('elder'), { kind: 'blessing', seat: 0 }, { kind: 'line', line: 'sets', points: 10 }],
    },
  ),
  example(
    'points given away',
    { seat: 1 },
    {
      played: [
        joins('artisan'),
        { kind: 'points', seat: 0, points: 5, source: 'square' },
        { kind: 'points', seat: 2, points: 2, source: 'square' },
      ],
      best: [joins('sculptor'), { kind: 'points', seat: 2, points: 2, source: 'square' }],
    },
  ),
  example(
    'what pays in the long run',
    {},
    {
      played: [joins('artisan'), { kind: 'line', line: 'artisans', points: 3 }],
      gains: [
        { seat: 0, source: 'sculptors', mean: 8.6 },
        { seat: 1, source: 'elders', mean: -4 },
        { seat: 0, source: 'artisans', mean: -2.7 },
      ],
    },
  ),
  example('nothing in particular', {}, {}),
  example(
    'a swap',
    {
      best: [take('builder-1'), { type: 'swapTiles', a: 0, b: 33 }, place(33)],
      played: [take('builder-1'), { type: 'useFor', for: 'siku' }, place(9)],
    },
    { best: [joins('builder')], played: [] },
  ),
  example(
    'a blessing to take',
    { played: [{ type: 'takeBlessing', blessing: 'luck' }], best: [{ type: 'takeBlessing', blessing: 'insight' }] },
    { best: [], played: [] },
  ),
  example(
    'a blessing to use or keep',
    {
      played: [{ type: 'endBlessing', blessing: 'luck', use: false }],
      best: [{ type: 'useOrKeep', blessing: 'legend', use: true }],
    },
    { best: [], played: [] },
  ),
  example(
    'a blessing of the turn',
    { played: [{ type: 'pass' }], best: [{ type: 'useBlessing', blessing: 'structure' }] },
    { best: [], played: [] },
  ),
  example(
    'the order of squares',
    { played: [{ type: 'orderSquare', square: 30 }], best: [{ type: 'orderSquare', square: 45 }] },
    { best: [], played: [] },
  ),
  example(
    'a dummy',
    { played: [{ type: 'dummyTie', cell: 4 }], best: [{ type: 'dummyTie', cell: 8 }] },
    { best: [], played: [] },
  ),
];

const SEATS: readonly ReviewedSeat[] = [
  { points: 187, luck: 4.6, lost: 13, rank: 'strong' },
  { points: 184, luck: -2.1, lost: 9, rank: 'master' },
  { points: 187, luck: 4.4, lost: 5, rank: 'beginning' },
];
const VERDICTS: readonly Verdict[] = [
  { kind: 'points', winner: 0, ahead: 3 },
  { kind: 'points', winner: 1, ahead: 1 },
  { kind: 'outer', winner: 0, tied: [0, 2], blocks: 9 },
  { kind: 'shared', winners: [0, 2], blocks: 9 },
];
const REFUSALS: readonly NoReview[] = [
  { kind: 'unfinished', turn: 12 },
  { kind: 'foreign' },
  { kind: 'rules', found: '99', known: [1, 2] },
  { kind: 'broken', problem: { field: 'steps[3].hash' } },
];

/** Swaps the played and the better plan, so that each plan appears in both roles. */
function reversed(moment: ReviewedMoment): ReviewedMoment {
  const { played, best, why } = moment;
  return { ...moment, played: best, best: played, why: { gains: [], played: why.best, best: why.played } };
}

/** Lists every sentence of a review with its key. */
function everySentence(texts: ReviewTexts): string[] {
  return [
    ...EXAMPLES.map(({ of, moment }) => `${of}: ${sayMoment(moment, facts, actor, texts).join(' ')}`),
    ...EXAMPLES.map(
      ({ of, moment }) => `${of}, reversed: ${sayMoment(reversed(moment), facts, actor, texts).join(' ')}`,
    ),
    ...EXAMPLES.flatMap(({ of, moment }) =>
      of === 'points given away' ? sayBeyondNextBest(moment.seat, moment.why, actor, texts) : [],
    ),
    sayLuck(0, 4.2, [{ type: 'tileRevealed', tile: facts.tileIds[0], cell: 30 }], facts, actor, texts),
    sayLuck(1, -2.6, [{ type: 'cardRevealed', card: 'beast-1', place: 0 }], facts, actor, texts),
    sayLuck(0, 3, [{ type: 'blessingRevealed', blessing: 'luck' }], facts, actor, texts),
    texts.say.chances({ ...actor(0), before: 46, after: 35 }),
    texts.say.chances({ ...actor(1), before: 35, after: 46 }),
    texts.say.chances({ ...actor(1), before: 46, after: 46 }),
    ...VERDICTS.map((verdict) => sayResult(verdict, SEATS, actor, texts)),
    sayResult({ kind: 'points', winner: 0, ahead: 187 }, SEATS.slice(0, 1), actor, texts),
    ...[0, 1].flatMap((seat) => sayPlay(seat, SEATS, actor, texts)),
    ...REFUSALS.map((refusal) => sayNoReview(refusal, texts)),
    ...Object.values(texts.classes),
    ...Object.values(texts.ranks),
    ...[...Object.values(texts.table), ...Object.values(texts.screen)].map((text) =>
      typeof text === 'function' ? text(3, 54) : text,
    ),
  ];
}

/** Wraps the texts and records which ones are used. */
function listening(texts: ReviewTexts): Record<'said' | 'advised', Set<string>> & { readonly texts: ReviewTexts } {
  const said = new Set<string>();
  const advised = new Set<string>();
  const say = new Proxy(texts.say, {
    get: (all, sentence: ReviewSentence) => {
      said.add(sentence);
      return all[sentence];
    },
  });
  const advice = new Proxy(texts.advice, {
    get: (all, sentence: PlanSentence) => {
      advised.add(sentence);
      return all[sentence];
    },
  });
  return { texts: { ...texts, say, advice }, said, advised };
}

describe('the words of a review', () => {
  test.each(LANGUAGES)('all of them in %s, for reading aloud', (language) => {
    expect(everySentence(words(language).review)).toMatchSnapshot();
  });

  test.each(LANGUAGES)('the examples reach every sentence in %s', (language) => {
    const { texts, said, advised } = listening(words(language).review);
    everySentence(texts);
    expect([...said].sort()).toEqual(Object.keys(texts.say).sort());
    expect([...advised].sort()).toEqual(Object.keys(texts.advice).sort());
  });

  test.each(LANGUAGES)('%s uses the singular for one, and names no id', (language) => {
    const lines = everySentence(words(language).review);
    expect(lines.flatMap((line) => oneInPlural(line, language))).toEqual([]);
    expect(lines.filter((line) => /undefined|\[object|NaN|-\d/.test(line))).toEqual([]);
  });

  test('say nothing about a better plan without a reason', () => {
    const { texts, said } = listening(words('en').review);
    const quiet = EXAMPLES.find(({ of }) => of === 'nothing in particular');
    if (quiet === undefined) throw new Error('no such example');
    sayMoment(quiet.moment, facts, actor, texts);
    expect([...said].sort()).toEqual(['better', 'cost', 'noSingleSource', 'place']);
  });

  test('a better plan is in the imperative, with the gain for the deciding seat', () => {
    const { say, advice } = words('en').review;
    expect(say.useBlessing({ blessing: 'structure' })).toBe('Using Structure');
    expect(say.better({ plan: advice.useBlessing({ blessing: 'structure' }) })).toBe('Better: use Structure.');
    expect(say.brings({ ...actor(0), parts: ['a blessing'] })).toBe('You’d get a blessing.');
    expect(say.brings({ ...actor(1), parts: ['a blessing'] })).toBe('Ana would get a blessing.');
  });

  test('win chances name their seat and the direction of change', () => {
    const fall = LANGUAGES.map((language) =>
      words(language).review.say.chances({ ...actor(0), before: 46, after: 35 }),
    );
    expect(fall).toEqual([
      'Your win chance fell from 46% to 35%.',
      'Deine Gewinnchance ist von 46 % auf 35 % gefallen.',
      'Je winstkans daalde van 46% naar 35%.',
    ]);
    const { chances } = words('en').review.say;
    expect(chances({ ...actor(1), before: 35, after: 46 })).toBe('Ana’s win chance rose from 35% to 46%.');
    expect(chances({ ...actor(1), before: 46, after: 46 })).toBe('Ana’s win chance stayed at 46%.');
  });

  test('luck and play are whole points that add up to the lead', () => {
    const line = sayPlay(0, SEATS, actor, words('en').review)[1];
    expect(line).toBe('Compared with Ana, luck helped you by 7 points; your choices cost 4.');
  });
});
