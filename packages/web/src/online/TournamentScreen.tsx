import type { ErrorBody, Tournament } from '@nunatak/protocol';
import { useCallback, useEffect, useState } from 'react';
import { goTo, hrefOf } from '../app/route.ts';
import { linkTo } from '../share/link.ts';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { seatToken } from './keys.ts';
import { NameForm } from './NameForm.tsx';
import { NewTournament } from './NewTournament.tsx';
import { ShareLink } from './ShareLink.tsx';
import { Rounds, Standings } from './Standings.tsx';
import { sayError } from './sayError.ts';
import { beginRound, enterTournament, leaveTournament, takeTable, tournamentOf } from './tournamentApi.ts';
import { useAnswer } from './useAnswer.ts';
import { useOnlineWords } from './useOnlineWords.ts';
import './online.css';
import './ratings.css';

const LOOK_AGAIN_MS = 4000;

/** A tournament by its link, or the form to open one. */
export function TournamentScreen({ id }: { id: string | undefined }) {
  const { tournament: texts } = useOnlineWords();
  return (
    <>
      <Landscape quiet />
      <main className="nk-screen">
        <div className="nk-screen-inner nk-on">
          {id === undefined ? (
            <>
              <PageHead title={texts.title} line={texts.line} backLabel={texts.back} back="online" />
              <NewTournament />
            </>
          ) : (
            <Shown id={id} />
          )}
        </div>
      </main>
    </>
  );
}

function Shown({ id }: { id: string }) {
  const { tournament: texts, errors } = useOnlineWords();
  const { value: tournament, error, again } = useAnswer(useCallback(() => tournamentOf(id), [id]));
  useEffect(() => {
    const timer = setInterval(again, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [again]);
  const title = tournament?.name ?? texts.title;
  return (
    <>
      <PageHead title={title} line={texts.line} backLabel={texts.back} back="online" />
      {error !== undefined && (
        <p className="nk-panel nk-card-panel" role="alert">
          {sayError(errors, error, 'tournament')}
        </p>
      )}
      {tournament !== undefined && (
        <>
          <div className="nk-on-columns">
            <Standings tournament={tournament} />
            <Part tournament={tournament} onChange={again} />
          </div>
          <Rounds tournament={tournament} />
        </>
      )}
    </>
  );
}

/** What one can do: take part, go to one's table, begin a round. */
function Part({ tournament, onChange }: { tournament: Tournament; onChange(): void }) {
  const { tournament: texts, home, errors } = useOnlineWords();
  const [error, setError] = useState<ErrorBody>();
  const { tournamentId: id, status, round, rounds, isHost, own, people } = tournament;
  const me = people.find((person) => person.own);
  const isIn = me !== undefined && !me.left;
  const canBegin = status === 'open' || status === 'between';

  async function settle(asked: ReturnType<typeof enterTournament>): Promise<void> {
    const answer = await asked;
    setError(answer.ok ? undefined : answer.reason);
    onChange();
  }

  async function goToTable(): Promise<void> {
    const matchId = own?.matchId;
    if (matchId === undefined) return;
    const seated = seatToken(matchId) === undefined ? await takeTable(id) : undefined;
    if (seated?.ok === false) setError(seated.reason);
    else goTo('m', matchId);
  }

  return (
    <section className="nk-panel nk-card-panel nk-ratings-own">
      <p role="status">
        <b>{typeof texts.status[status] === 'string' ? texts.status[status] : texts.status[status](round, rounds)}</b>
      </p>
      {own !== undefined && (
        <button type="button" className="nk-button nk-button-primary nk-big" onClick={() => void goToTable()}>
          {texts.toTable}
        </button>
      )}
      {isHost && canBegin && (
        <div>
          <button type="button" className="nk-button nk-button-primary" onClick={() => void settle(beginRound(id))}>
            {texts.begin(round + 1)}
          </button>
          <p className="nk-muted">{texts.beginLine}</p>
        </div>
      )}
      {!isHost && isIn && canBegin && <p className="nk-muted">{texts.waiting}</p>}
      {isIn ? (
        <div>
          <p>{texts.entered(me.name)}</p>
          {status !== 'finished' && (
            <button type="button" className="nk-button" onClick={() => void settle(leaveTournament(id))}>
              {texts.leave}
            </button>
          )}
        </div>
      ) : (
        status !== 'finished' && (
          <NameForm
            label={home.name}
            action={texts.enter}
            line={texts.enterLine}
            primary
            onName={(name) => void settle(enterTournament(id, name))}
          />
        )
      )}
      {error !== undefined && <p role="alert">{sayError(errors, error, 'tournament')}</p>}
      <ShareLink link={linkTo('online', 'tournament', id)} label={texts.link} copyLabel={texts.copy} />
    </section>
  );
}

/** The way back from a table. */
export function BackToTournament({ id }: { id: string }) {
  const { tournament: texts } = useOnlineWords();
  return (
    <a className="nk-button nk-button-primary" href={hrefOf('online', 'tournament', id)}>
      {texts.backToIt}
    </a>
  );
}
