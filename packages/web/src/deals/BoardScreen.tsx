import { DAILY_KINDS, type DailyKind, type LeaderboardEntry } from '@nunatak/protocol';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import type { Summary } from '../library/kept.ts';
import { useAnswer } from '../online/useAnswer.ts';
import type { LocalConfig } from '../session/config.ts';
import { codeOfLine } from '../share/gameCode.ts';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Ranking } from '../ui/Ranking.tsx';
import { localeOf } from '../words/locale.ts';
import { usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import { boardOf } from './boardApi.ts';
import { dailyConfig, dayBeside, dayOf, dealId, noonOf } from './daily.ts';
import { HandInPart, Refusal } from './HandInPart.tsx';
import { begunDeals } from './played.ts';
import { usePlayedDeals } from './useDeals.ts';
import './deals.css';

/** The leaderboards of a day. */
export function BoardScreen({ day }: { day: string }) {
  const { language } = useWords();
  const { leaderboard } = usePractice();
  const played = usePlayedDeals();
  const [today] = useState(() => dayOf(new Date()));
  const date = noonOf(day).toLocaleDateString(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return (
    <>
      <Landscape quiet />
      <main className="nk-screen" aria-busy={played === undefined}>
        <div className="nk-screen-inner">
          <PageHead title={leaderboard.title} line={leaderboard.line} backLabel={leaderboard.back} back="daily" />
          <nav className="nk-row nk-board-days">
            <a className="nk-button" href={hrefOf('daily', dayBeside(day, -1))}>
              {leaderboard.earlier}
            </a>
            <b>{date}</b>
            {day < today && (
              <a className="nk-button" href={hrefOf('daily', dayBeside(day, 1))}>
                {leaderboard.later}
              </a>
            )}
          </nav>
          <div className="nk-daily-kinds">
            {played !== undefined &&
              DAILY_KINDS.map((kind) => <BoardPart key={kind} day={day} kind={kind} played={played} />)}
          </div>
        </div>
      </main>
    </>
  );
}

interface BoardPartProps {
  day: string;
  kind: DailyKind;
  played: ReadonlyMap<string, Summary>;
}

function BoardPart({ day, kind, played }: BoardPartProps) {
  const { screens } = useWords();
  const { deals, leaderboard } = usePractice();
  const { value: board, error, again } = useAnswer(useCallback(() => boardOf({ day, kind }), [day, kind]));
  useEffect(() => begunDeals.changes.subscribe(again), [again]);
  const config = dailyConfig(day, kind, screens.newGame.names);
  const own = played.get(dealId(config));
  const id = `nk-board-${kind}`;
  return (
    <section
      className="nk-panel nk-card-panel nk-daily"
      aria-labelledby={id}
      aria-busy={board === undefined && error === undefined}
    >
      <h2 className="nk-title" id={id}>
        {deals.daily.kinds[kind]}
      </h2>
      {error !== undefined && (
        <>
          <p role="alert">
            <Suspense fallback={undefined}>
              <Refusal code={error.code} />
            </Suspense>
          </p>
          <button type="button" className="nk-button" onClick={again}>
            {leaderboard.again}
          </button>
        </>
      )}
      {board?.count === 0 && <p className="nk-muted">{leaderboard.none}</p>}
      {board !== undefined && board.count > 0 && (
        <>
          <BoardTable entries={board.entries} config={config} own={own?.over === true ? own.id : undefined} />
          <p className="nk-muted">
            {leaderboard.games(board.count)}
            {own?.over !== true && `. ${leaderboard.hidden}`}
          </p>
        </>
      )}
      {own?.over === true && <HandInPart dealId={dealId(config)} deal={{ day, kind }} />}
    </section>
  );
}

interface BoardTableProps {
  entries: readonly LeaderboardEntry[];
  config: LocalConfig;
  /** One's own game of the deal once it is over: nobody sees a line before they have played. */
  own: string | undefined;
}

function BoardTable({ entries, config, own }: BoardTableProps) {
  const { leaderboard } = usePractice();
  return (
    <Ranking
      heads={{
        place: leaderboard.rank,
        name: leaderboard.player,
        figures: [leaderboard.points],
        ways: own === undefined ? undefined : leaderboard.game,
      }}
      people={entries.map((entry) => ({
        key: `${entry.at} ${entry.name} ${entry.path}`,
        place: entry.rank,
        name: entry.name,
        remarks: entry.own ? [leaderboard.you] : [],
        own: entry.own,
        figures: [entry.points],
        ways: own === undefined ? undefined : <Ways entry={entry} config={config} own={own} />,
      }))}
    />
  );
}

/** The ways to a game on the board: looking at it, and seeing it beside one's own. */
function Ways({ entry, config, own }: { entry: LeaderboardEntry; config: LocalConfig; own: string }) {
  const { leaderboard } = usePractice();
  const { name } = entry;
  const seats = config.seats.map((seat, i) => (i === 0 ? { ...seat, name } : seat));
  const code = codeOfLine({ ...config, rules: entry.rules, seats }, entry);
  return (
    <span className="nk-board-ways">
      <a href={hrefOf('replay', code)} aria-label={leaderboard.lookAt(name)}>
        {leaderboard.look}
      </a>
      {!entry.own && (
        <a href={hrefOf('compare', own, code)} aria-label={leaderboard.compareWith(name)}>
          {leaderboard.compare}
        </a>
      )}
    </span>
  );
}
