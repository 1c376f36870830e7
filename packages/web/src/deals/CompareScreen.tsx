import { useEffect, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { GameNote } from '../library/NoGame.tsx';
import { lastState } from '../line/line.ts';
import { NoReplay } from '../replay/NoReplay.tsx';
import { openReplay, type ReplayOpening } from '../replay/openReplay.ts';
import { type NamedGame, useReview } from '../review/useReview.ts';
import { useDealTexts } from '../words/practice.ts';
import { useReviewTexts, useWords } from '../words/useWords.ts';
import { Comparison } from './Comparison.tsx';

interface CompareScreenProps {
  id: string | undefined;
  code: string | undefined;
}

/** A game of one's own beside the line that came with a deal. */
export function CompareScreen({ id, code }: CompareScreenProps) {
  const [openings, setOpenings] = useState<readonly [ReplayOpening, ReplayOpening]>();
  useEffect(() => {
    let isWanted = true;
    const found = (both: readonly [ReplayOpening, ReplayOpening]) => {
      if (isWanted) setOpenings(both);
    };
    const missing = { kind: 'missing' } as const;
    Promise.all([openReplay(id), code === undefined ? missing : openReplay(code)]).then(found, () =>
      found([missing, missing]),
    );
    return () => {
      isWanted = false;
    };
  }, [id, code]);
  if (openings === undefined) return <div className="nk-loading" aria-busy="true" />;
  const [own, other] = openings;
  if (own.kind !== 'open') return <NoReplay opening={own} />;
  if (other.kind !== 'open') return <NoReplay opening={other} />;
  return <Both own={own} other={other} />;
}

function isOver({ game }: NamedGame): boolean {
  return lastState(game.referee.line).view.phase === 'over';
}

/** What tells whether two games were dealt alike. */
function dealOf({ game }: NamedGame): string {
  return JSON.stringify(game.referee.recordAt(0).setup);
}

function Both({ own, other }: { own: NamedGame; other: NamedGame }) {
  const { compare } = useDealTexts();
  const { menu } = useWords().table;
  const home = (
    <a className="nk-button nk-button-primary" href={hrefOf('start')}>
      {menu.start}
    </a>
  );
  if (dealOf(own) !== dealOf(other)) return <GameNote {...compare.otherDeal}>{home}</GameNote>;
  if (!isOver(own) || !isOver(other)) return <GameNote {...compare.notYet}>{home}</GameNote>;
  return <Reviewed own={own} other={other} />;
}

function Reviewed({ own, other }: { own: NamedGame; other: NamedGame }) {
  const { compare } = useDealTexts();
  const { table } = useReviewTexts();
  const mine = useReview(own);
  const theirs = useReview(other);
  const both = [mine.reviewing, theirs.reviewing];
  if (both.some(({ kind }) => kind === 'failed' || kind === 'refused')) {
    return (
      <GameNote title={compare.title} text={compare.failed}>
        <button
          type="button"
          className="nk-button nk-button-primary"
          onClick={() => {
            mine.again();
            theirs.again();
          }}
        >
          {compare.again}
        </button>
      </GameNote>
    );
  }
  if (mine.reviewing.kind === 'done' && theirs.reviewing.kind === 'done') {
    return <Comparison own={own} other={other} review={mine.reviewing.review} otherReview={theirs.reviewing.review} />;
  }
  const progress = both.flatMap((one) => (one.kind === 'underWay' && one.progress ? [one.progress] : []));
  const sum = (figure: 'done' | 'all') => progress.reduce((total, one) => total + one[figure], 0);
  return (
    <GameNote title={compare.title} text={compare.under(table.progress(sum('done'), sum('all')))}>
      <span role="status" aria-busy="true" />
    </GameNote>
  );
}
