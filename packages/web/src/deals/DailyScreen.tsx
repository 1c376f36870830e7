import { DAILY_KINDS, type DailyKind, dailySeed } from '@nunatak/protocol';
import { useEffect, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import type { Summary } from '../library/kept.ts';
import { linkTo } from '../share/link.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useWayOut } from '../ui/useWayOut.ts';
import { localeOf } from '../words/locale.ts';
import { useDealTexts, usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import { dailyConfig, dayOf, dealId } from './daily.ts';
import { HandInPart } from './HandInPart.tsx';
import { sendWaiting } from './handIn.ts';
import { beginDeal } from './played.ts';
import { useCode, usePlayedDeals } from './useDeals.ts';
import { Week } from './Week.tsx';
import './deals.css';

/** The deals of today, what became of them, and of those of the last days. */
export function DailyScreen() {
  const { language } = useWords();
  const { daily } = useDealTexts();
  const [today] = useState(() => new Date());
  const played = usePlayedDeals();
  useSending();
  const date = today.toLocaleDateString(localeOf(language), {
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
          <PageHead title={daily.title} line={daily.line} backLabel={daily.back} />
          <p className="nk-daily-date">
            <b>{date}</b>
          </p>
          <div className="nk-daily-kinds">
            {played !== undefined &&
              DAILY_KINDS.map((kind) => <DailyPart key={kind} kind={kind} today={today} played={played} />)}
          </div>
          <p className="nk-panel nk-card-panel nk-muted">
            <code>{daily.seed(dailySeed(dayOf(today)))}</code>
            <br />
            {daily.verify}
          </p>
        </div>
      </main>
    </>
  );
}

/** What was to be handed in while there was no network goes out when the page opens, and when the network is back. */
function useSending(): void {
  useEffect(() => {
    // Nobody asked for it: what cannot be sent now waits for the next time.
    const send = () => {
      sendWaiting().catch(() => undefined);
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
}

interface DailyPartProps {
  kind: DailyKind;
  today: Date;
  played: ReadonlyMap<string, Summary>;
}

function DailyPart({ kind, today, played }: DailyPartProps) {
  const { screens, language } = useWords();
  const { deals, leaderboard } = usePractice();
  const { daily } = deals;
  const config = dailyConfig(dayOf(today), kind, screens.newGame.names);
  const takeWay = useWayOut();
  const game = played.get(dealId(config));
  const code = useCode(game?.over === true ? game.id : undefined);
  const bots = config.seats.filter((seat) => seat.kind === 'bot').map(({ name }) => name);
  return (
    <section className="nk-panel nk-card-panel nk-daily" aria-labelledby={`nk-daily-${kind}`}>
      <h2 className="nk-title" id={`nk-daily-${kind}`}>
        {daily.kinds[kind]}
      </h2>
      <p className="nk-muted">
        {kind === 'solo' ? daily.solo : daily.bots(new Intl.ListFormat(localeOf(language)).format(bots))}
      </p>
      <Week kind={kind} today={today} played={played} />
      {game?.over === true ? (
        <>
          <p>
            <b>{daily.points(game.points[0] ?? 0)}</b>
          </p>
          <div className="nk-row">
            <a className="nk-button" href={hrefOf('table', game.id)}>
              {daily.look}
            </a>
            <a className="nk-button" href={hrefOf('review', game.id)}>
              {daily.review}
            </a>
            {code !== undefined && (
              <ShareButton
                title={daily.shareTitle}
                label={daily.share}
                copied={daily.copied}
                link={linkTo('deal', code)}
                className="nk-button-primary"
              />
            )}
          </div>
        </>
      ) : (
        <button
          type="button"
          className={`nk-button ${kind === 'solo' ? 'nk-button-primary' : ''}`}
          onClick={() => takeWay(async () => hrefOf('table', await beginDeal(config)))}
        >
          {game === undefined ? daily.play : daily.resume}
        </button>
      )}
      {game?.over === true && <HandInPart dealId={dealId(config)} deal={{ day: dayOf(today), kind }} />}
      <a className="nk-button" href={hrefOf('daily', dayOf(today))}>
        {leaderboard.open}
      </a>
    </section>
  );
}
