import type { DailyKind } from '@nunatak/protocol';
import type { Summary } from '../library/kept.ts';
import { localeOf } from '../words/locale.ts';
import { useDealTexts } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import { dailyConfig, dayOf, daysUpTo, dealId, noonOf } from './daily.ts';

const DAYS = 7;

interface WeekProps {
  kind: DailyKind;
  today: Date;
  played: ReadonlyMap<string, Summary>;
}

/** The points of the last days; a day that was not played is an empty place, and nothing more. */
export function Week({ kind, today, played }: WeekProps) {
  const { language } = useWords();
  const { daily } = useDealTexts();
  return (
    <ol className="nk-week" aria-label={daily.week}>
      {daysUpTo(today, DAYS).map((day) => {
        const game = played.get(dealId(dailyConfig(day, kind, [])));
        const date = noonOf(day);
        return (
          <li key={day} data-played={game?.over === true} data-today={day === dayOf(today)}>
            <b aria-hidden="true">{game?.over === true ? game.points[0] : ''}</b>
            <small aria-hidden="true">{date.toLocaleDateString(localeOf(language), { weekday: 'narrow' })}</small>
            <span className="nk-hidden">
              {`${date.toLocaleDateString(localeOf(language), { weekday: 'long' })}: ${dayText(game, daily)}`}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function dayText(game: Summary | undefined, daily: ReturnType<typeof useDealTexts>['daily']): string {
  if (game === undefined) return daily.notPlayed;
  return game.over ? daily.points(game.points[0] ?? 0) : daily.underWay;
}
