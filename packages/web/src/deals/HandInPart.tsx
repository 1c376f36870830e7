import type { DailyDeal, ErrorCode } from '@nunatak/protocol';
import { Suspense, useEffect, useState } from 'react';
import { NameForm } from '../online/NameForm.tsx';
import { sayError } from '../online/sayError.ts';
import { useOnlineWords } from '../online/useOnlineWords.ts';
import { attempt } from '../session/attempt.ts';
import { useStore } from '../session/store.ts';
import { usePractice } from '../words/practice.ts';
import { handIn, sendWaiting, withdraw } from './handIn.ts';
import { begunDeals, type KeptHandIn } from './played.ts';

/** What became of the game of a deal that was to be handed in; 'unread' until it is known. */
function useHandIn(dealId: string): KeptHandIn | 'unread' | undefined {
  const changes = useStore(begunDeals.changes);
  const [kept, setKept] = useState<KeptHandIn | 'unread' | undefined>('unread');
  useEffect(() => {
    let isLate = changes < 0;
    const found = (next: KeptHandIn | undefined) => {
      if (!isLate) setKept(next);
    };
    begunDeals.read(dealId).then(
      (begun) => found(begun?.handIn),
      () => found(undefined),
    );
    return () => {
      isLate = true;
    };
  }, [dealId, changes]);
  return kept;
}

/** The way of a finished game onto the leaderboard of its day: for those who ask for it. */
export function HandInPart({ dealId, deal }: { dealId: string; deal: DailyDeal }) {
  const { leaderboard } = usePractice();
  const kept = useHandIn(dealId);
  if (kept === 'unread') return undefined;
  return (
    <div className="nk-hand-in">
      {kept === undefined ? (
        <NameForm
          label={leaderboard.name}
          action={leaderboard.handIn}
          line={leaderboard.handInLine}
          onName={(name) => attempt(() => handIn(dealId, deal, name))}
        />
      ) : (
        <Outcome kept={kept} onWithdraw={() => attempt(() => withdraw(dealId))} />
      )}
    </div>
  );
}

function Outcome({ kept, onWithdraw }: { kept: KeptHandIn; onWithdraw(): void }) {
  const { leaderboard } = usePractice();
  return (
    <>
      <p role="status">
        {kept.state !== 'refused' && leaderboard[kept.state](kept.name)}
        {kept.state === 'refused' && kept.code === 'malformed' && leaderboard.unfit}
        {kept.state === 'refused' && kept.code !== 'malformed' && (
          <Suspense fallback={undefined}>
            <Refusal code={kept.code ?? 'internal'} />
          </Suspense>
        )}
      </p>
      <div className="nk-row">
        {kept.state === 'waiting' && (
          <button type="button" className="nk-button" onClick={() => attempt(sendWaiting)}>
            {leaderboard.tryNow}
          </button>
        )}
        <button type="button" className="nk-button" onClick={onWithdraw}>
          {kept.state === 'refused' ? leaderboard.again : leaderboard.withdraw}
        </button>
      </div>
    </>
  );
}

/** Why the server said no, in its words. */
export function Refusal({ code }: { code: ErrorCode }) {
  return sayError(useOnlineWords().errors, { code });
}
