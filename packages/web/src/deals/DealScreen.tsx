import { DEFAULT_OPTIONS, editionOf, problemText } from '@nunatak/engine';
import { useMemo } from 'react';
import { hrefOf } from '../app/route.ts';
import type { LocalConfig } from '../session/config.ts';
import { BrokenLink } from '../share/BrokenLink.tsx';
import { type CodedGame, readCode } from '../share/gameCode.ts';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { useWayOut } from '../ui/useWayOut.ts';
import { localeOf } from '../words/locale.ts';
import { useDealTexts } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import { dealId } from './daily.ts';
import { beginDeal } from './played.ts';
import { usePlayedDeals } from './useDeals.ts';
import './deals.css';

/** A deal that somebody has sent: to be played, and then to be seen beside their line. */
export function DealScreen({ code }: { code: string | undefined }) {
  const given = code ?? '';
  const read = useMemo(() => readCode(given), [given]);
  return read.ok ? <Dealt game={read.value} code={given} /> : <BrokenLink reason={problemText(read.reason)} />;
}

function Dealt({ game, code }: { game: CodedGame; code: string }) {
  const { screens, language } = useWords();
  const { deal } = useDealTexts();
  const played = usePlayedDeals();
  const config = configOf(game, screens.newGame.names);
  const takeWay = useWayOut();
  const own = played?.get(dealId(config));
  const sender = game.seats.find(({ kind }) => kind === 'person')?.name ?? '';
  const name = screens.newGame.names[0] === sender ? '' : sender;
  const bots = game.seats.filter(({ kind }) => kind === 'bot').map((seat) => seat.name);
  const hasLine = game.record !== undefined;
  return (
    <>
      <Landscape quiet />
      <main className="nk-screen" aria-busy={played === undefined}>
        <div className="nk-screen-inner">
          <PageHead title={deal.title(name)} line={deal.line} backLabel={deal.back} />
          <section className="nk-panel nk-card-panel nk-daily">
            <p>{deal.players(game.players, new Intl.ListFormat(localeOf(language)).format(bots))}</p>
            <p className="nk-muted">{hasLine ? deal.hidden(name) : deal.dealOnly}</p>
            <div className="nk-row">
              {own?.over === true && hasLine && (
                <a className="nk-button nk-button-primary" href={hrefOf('compare', own.id, code)}>
                  {deal.compare}
                </a>
              )}
              {own?.over !== true && played !== undefined && (
                <button
                  type="button"
                  className="nk-button nk-button-primary"
                  onClick={() => takeWay(async () => hrefOf('table', await beginDeal(config)))}
                >
                  {own === undefined ? deal.play : deal.resume}
                </button>
              )}
            </div>
          </section>
        </div>
      </main>
    </>
  );
}

/** The same deal with oneself in the place of whoever sent it. */
function configOf({ players, rules, seed, seats }: CodedGame, names: readonly string[]): LocalConfig {
  return {
    players,
    rules,
    seed,
    seats: seats.map((seat, i) => (seat.kind === 'person' ? { ...seat, name: names[i] ?? seat.name } : seat)),
    options: DEFAULT_OPTIONS,
    edition: editionOf(rules),
  };
}
