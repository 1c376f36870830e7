import type { MatchSummary } from '@nunatak/protocol';
import type { Language } from '@nunatak/words';
import { hrefOf } from '../app/route.ts';
import { COLOURS } from '../art/tokens.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { useSettings } from '../session/settings.ts';
import { localeOf } from '../words/locale.ts';
import { useWords } from '../words/useWords.ts';
import { levelOf } from './seats.ts';
import { spell, useNow } from './time.ts';
import { useOnlineWords } from './useOnlineWords.ts';

const CLOCKS = ['none', 'live', 'perTurn'] as const;

function dayOf(moment: number, language: Language, today: string): string {
  const day = new Date(moment);
  if (day.toDateString() === new Date().toDateString()) {
    return `${today} ${day.toLocaleTimeString(localeOf(language), { hour: '2-digit', minute: '2-digit' })}`;
  }
  return day.toLocaleDateString(localeOf(language), { day: 'numeric', month: 'short', year: 'numeric' });
}

/** One match in a list: who plays, how it stands, and the way there. */
export function MatchRow({ match }: { match: MatchSummary }) {
  const { home, room, table: online } = useOnlineWords();
  const { botLevels } = useWords();
  const { language } = useSettings();
  const clock = CLOCKS.find((kind) => kind === match.clock) ?? 'none';
  const names = match.names.map((name) => {
    const level = levelOf(name);
    return level === undefined ? name : botLevels[level].name;
  });
  const { yourTurn, deadline } = match;
  const now = useNow(deadline !== undefined);
  const state = match.status === 'open' ? home.seats(match.openSeats) : home.status[match.status];
  const left = deadline === undefined ? [] : [online.clockOf(spell(deadline - now, online.days))];
  const asked = yourTurn === true ? [home.yourTurn, ...left] : [state];
  return (
    <li>
      <a className="nk-on-match" href={hrefOf('m', match.matchId)} data-status={match.status} data-turn={yourTurn}>
        <span className="nk-on-badges">
          {names.map((name, seat) => (
            <SeatBadge key={COLOURS[seat]} colour={COLOURS[seat] ?? 'aurora'} size={24} dashed={name === ''} />
          ))}
        </span>
        <span className="nk-on-match-text">
          <b>
            {names
              .map((name, seat) => (match.points === undefined ? name : `${name} ${match.points[seat] ?? 0}`))
              .filter((name) => name !== '')
              .join(' · ')}
          </b>
          <small>
            {[...asked, room.clock(clock), dayOf(match.updatedAt, language, home.today)].join(' · ')}
            {match.seat !== undefined && match.winners?.includes(match.seat) === true && ` · ${home.won}`}
          </small>
        </span>
      </a>
    </li>
  );
}
