import { loadNet } from '@nunatak/bots/node';
import { type Review, reviewedGame, reviewGame } from '@nunatak/bots/review';
import { dailySeed } from '@nunatak/protocol';
import { describe, expect, it } from 'vitest';
import { gapOf, partingOf } from '../src/deals/compare.ts';
import { dailyConfig, dayOf, daysUpTo, dealId } from '../src/deals/daily.ts';
import { type Drill, Drills, drillId, drillsOf, dueOf } from '../src/drills/drills.ts';
import { afterEnding, newSchedule } from '../src/drills/schedule.ts';
import { sayDue } from '../src/drills/when.ts';
import type { Summary } from '../src/library/kept.ts';
import { memoryNotes } from '../src/notes/noteStore.ts';
import { usualConfig } from '../src/session/config.ts';
import { newGame } from '../src/session/games.ts';
import { everyonePerson, playOut } from './session/playOut.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 16, 12);

loadNet(2);

/** A game by chance, reviewed in a hurry. */
function reviewed(chance: string): Review {
  const game = newGame(everyonePerson({ ...usualConfig(2, ['Ana', 'Bo']), seed: 'drills' }));
  playOut(game, chance);
  const { first, entries } = game.referee.line;
  const read = reviewedGame(
    first,
    entries.map(({ action }) => action),
  );
  if (!read.ok) throw new Error(read.reason.kind);
  return reviewGame(read.value, { seed: 'drills', effort: 0.05 });
}

const review = reviewed('one');

function summary(...kinds: Summary['seats'][number]['kind'][]): Summary {
  const seats = kinds.map((kind, i) => ({ kind, name: '', colour: (['aurora', 'ember'] as const)[i % 2] ?? 'aurora' }));
  return {
    ...{ id: 'game00000001', kind: 'local', revision: 1, created: NOW, changed: NOW, players: 2, turn: 54 },
    ...{ over: true, yourTurn: false, points: [0, 0], winners: [], blocks: '.'.repeat(54), seats },
  };
}

describe('drills', () => {
  it('are made of the mistakes of the one person here, each with a reason and a point at least', () => {
    const made = drillsOf(review, { summary: summary('bot', 'person'), record: 'r' }, NOW);
    expect(made.length).toBeGreaterThan(0);
    for (const { id, decision, turn, lost } of made) {
      const found = review.decisions[decision];
      expect(found).toMatchObject({ seat: 1, turn });
      expect(found?.judged.why).toBeDefined();
      expect(lost).toBeGreaterThanOrEqual(1);
      expect(id).toBe(drillId('game00000001', decision));
    }
  });

  it('are not made where several people share the screen, nor of a what-if', () => {
    expect(drillsOf(review, { summary: summary('person', 'person'), record: 'r' }, NOW)).toEqual([]);
    const whatIf = { ...summary('bot', 'person'), isWhatIf: true };
    expect(drillsOf(review, { summary: whatIf, record: 'r' }, NOW)).toEqual([]);
  });

  it('keep their schedule when the same game is reviewed again, and begin anew with another', async () => {
    const drills = new Drills(Promise.resolve(memoryNotes()));
    const [made] = drillsOf(review, { summary: summary('person', 'bot'), record: 'r' }, NOW);
    if (made === undefined) throw new Error('a game by chance has mistakes');
    await drills.add([made]);
    const tried = await drills.end(made, 'alone', NOW);
    await drills.add([made]);
    expect(await drills.read(made.id)).toEqual(tried);
    await drills.add([{ ...made, record: 'other' }]);
    expect((await drills.read(made.id))?.schedule.tries).toBe(0);
  });

  it('are due at once, later the better they went, and only while their game is there', () => {
    const schedule = newSchedule(NOW);
    const days = (['shown', 'helped', 'alone'] as const).map((how) =>
      Math.round((afterEnding(schedule, how, NOW).due - NOW) / DAY),
    );
    expect(days[0]).toBe(1);
    expect(days[1]).toBeGreaterThanOrEqual(1);
    expect(days[2]).toBeGreaterThan(days[1] ?? 0);
    const drill = { id: 'a-1', game: 'a', schedule } as Drill;
    expect(dueOf([drill], new Set(['a']), NOW)).toEqual([drill]);
    expect(dueOf([drill], new Set(['b']), NOW)).toEqual([]);
    expect(dueOf([{ ...drill, kind: 'card' }, drill], new Set(['a']), NOW, 'card')).toMatchObject([{ kind: 'card' }]);
    expect(dueOf([{ ...drill, schedule: afterEnding(schedule, 'alone', NOW) }], new Set(['a']), NOW)).toEqual([]);
  });

  it('come back on a day that one can say', () => {
    expect(sayDue(NOW + DAY, NOW, 'en')).toBe('tomorrow');
    expect(sayDue(NOW + 9 * DAY, NOW, 'de')).toBe('in 9 Tagen');
    expect(sayDue(NOW, NOW, 'nl')).toBe('morgen');
  });
});

describe('the deal of the day', () => {
  const date = new Date(2026, 2, 1, 9);

  it('has the date as its seed, also over the end of a month', () => {
    expect(dayOf(date)).toBe('2026-03-01');
    expect(daysUpTo(date, 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(dailySeed('2026-03-01')).toBe('nunatak-2026-03-01');
  });

  it('is the same for everyone, whatever their names, and another each day', () => {
    const of = (day: string, names: readonly string[]) => dealId(dailyConfig(day, 'bots', names));
    expect(of('2026-03-01', ['Ana'])).toBe(of('2026-03-01', ['Bo', 'Mira']));
    expect(of('2026-03-01', [])).not.toBe(of('2026-03-02', []));
    expect(dailyConfig('2026-03-01', 'bots', []).seats.map(({ level }) => level)).toEqual(['ridge', 'ridge', 'serac']);
  });
});

describe('two lines of one deal', () => {
  const other = reviewed('two');

  it('part at the first choice of one’s own that differs', () => {
    expect(partingOf(review, review, 0)).toBeUndefined();
    const parting = partingOf(review, other, 0);
    const [mine, theirs] = [review, other].map(({ decisions }) => decisions[parting?.decision ?? -1]);
    expect(mine?.seat).toBe(0);
    expect(mine?.played).not.toEqual(theirs?.played);
  });

  it('differ by a sum that is the gap between their results', () => {
    for (const seat of [0, 1]) {
      const { gap, parting, otherTurns, others, luck } = gapOf(review, other, seat, partingOf(review, other, seat));
      const points = ({ seats }: Review) => seats[seat]?.account.result.points ?? 0;
      expect(gap).toBe(points(review) - points(other));
      expect(parting + otherTurns + others + luck).toBe(gap);
    }
  });
});
