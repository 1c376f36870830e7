import type { Outcome, Source, View } from '@nunatak/engine';
import { Icon } from '../art/Icon.tsx';
import type { IconName } from '../art/icons.ts';
import { LINE_ICON } from '../ledger/icons.ts';
import { type Seat, seatAt } from '../people/seat.ts';
import type { CardWorth } from '../position/cardWorth.ts';
import { sourceIcon } from '../position/log.ts';
import { stepsFor } from '../position/outcomes.ts';
import type { Texts } from '../words/index.ts';
import { useWords } from '../words/useWords.ts';
import { Figured } from './Figured.tsx';
import { SeatBadge } from './SeatBadge.tsx';

interface SplitRow {
  readonly key: string;
  readonly icon: IconName;
  readonly seat: number | undefined;
  readonly name: string;
  readonly gain: string;
}

/** The split of an outcome by source and seat, the deciding seat first. */
export function splitRows(seats: readonly Seat[], view: View, outcome: Outcome, words: Texts): readonly SplitRow[] {
  const { table, sources } = words;
  const me = view.decider;
  const sums = new Map<string, { seat: number; source: Source; points: number }>();
  for (const { seat, source, points } of outcome.points) {
    const key = `${seat}${source}`;
    sums.set(key, { seat, source, points: (sums.get(key)?.points ?? 0) + points });
  }
  const rows = [...sums.entries()]
    .sort(([, a], [, b]) => Number(b.seat === me) - Number(a.seat === me) || a.seat - b.seat)
    .map(([key, { seat, source, points }]) => ({
      key,
      icon: sourceIcon(source),
      seat: seat === me ? undefined : seat,
      name: seat === me ? sources[source].name : table.split.forName(sources[source].name, seatAt(seats, seat).name),
      gain: table.points(points),
    }));
  const steps = stepsFor(outcome, me);
  const own = rows.filter(({ seat }) => seat === undefined);
  const others = rows.filter(({ seat }) => seat !== undefined);
  const more: SplitRow[] = [];
  const add = (icon: IconName, name: string, gain: string) =>
    more.push({ key: icon, icon, seat: undefined, name, gain });
  if (steps > 0) add('step', table.split.steps, table.split.stepCount(steps));
  if (outcome.takesBlessing) add('elder', table.split.blessing, table.split.blessingGain);
  if (outcome.reveals.tiles > 0) add('unknown', table.split.opens, table.split.tiles(outcome.reveals.tiles));
  return [...own, ...more, ...others];
}

/** Who may answer with what; two squares at once may call for the same blessing twice. */
export function answersOf({ answers }: Outcome): Outcome['answers'] {
  return answers.filter(({ blessing }, i) => answers.findIndex((one) => one.blessing === blessing) === i);
}

interface SplitNoteProps {
  seats: readonly Seat[];
  view: View;
  title: string;
  /** What is seen of the title where there is little room. */
  short?: string | undefined;
  outcome: Outcome;
  /** What changes in the end scoring. */
  end?: CardWorth['lines'];
  compact?: boolean;
}

/** What a tile would bring, by source and seat. */
export function SplitNote({ seats, view, title, short, outcome, end = [], compact = false }: SplitNoteProps) {
  const words = useWords();
  const { table } = words;
  const later = end.map(({ line, points }): SplitRow => {
    const name = table.worth.later(words.sources[line].name);
    return { key: `end ${line}`, icon: LINE_ICON[line], seat: undefined, name, gain: table.points(points) };
  });
  // In one short row there is room for what all of the end comes to.
  const atEnd: SplitRow = {
    key: 'end',
    icon: 'crew',
    seat: undefined,
    name: table.worth.atEnd,
    gain: table.points(end.reduce((sum, { points }) => sum + points, 0)),
  };
  const rows = [...splitRows(seats, view, outcome, words), ...(compact && later.length > 1 ? [atEnd] : later)];
  return (
    <div className="nk-split" data-compact={compact}>
      <h3 className="nk-title">
        {short !== undefined && <span aria-hidden="true">{short}</span>}
        <span className={short === undefined ? undefined : 'nk-hidden'}>
          <Figured text={title} />
        </span>
      </h3>
      {rows.length === 0 && <p className="nk-split-none">{table.split.nothing}</p>}
      <dl>
        {rows.map(({ key, icon, seat, name, gain }) => (
          <div key={key} data-other={seat !== undefined} title={name}>
            <dt>
              {seat === undefined ? (
                <Icon name={icon} size={compact ? 16 : 18} />
              ) : (
                <SeatBadge colour={seatAt(seats, seat).colour} size={18} />
              )}
              <span className={compact ? 'nk-hidden' : undefined}>{name}</span>
            </dt>
            <dd>{gain}</dd>
          </div>
        ))}
      </dl>
      {!compact &&
        answersOf(outcome).map(({ seat, blessing }) => (
          <p key={blessing} className="nk-split-answer">
            {table.split.mayAnswer(seatAt(seats, seat).name, words.blessings[blessing].name, seatAt(seats, seat).you)}
          </p>
        ))}
    </div>
  );
}
