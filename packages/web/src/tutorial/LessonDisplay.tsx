import { BLESSING_IDS, NONE } from '@nunatak/engine';
import { useMemo } from 'react';
import type { Game, Snapshot } from '../line/game.ts';
import { BlessingFace } from '../parts/BlessingFace.tsx';
import { CardPicks } from '../parts/CardPicks.tsx';
import type { Seat } from '../people/seat.ts';
import { displayOf } from '../position/model.ts';
import { useTutorial } from '../words/useWords.ts';
import type { LessonStep } from './lesson.ts';
import type { LessonReferee } from './lessonReferee.ts';
import { cardGain, takesBlessing } from './lessonSteps.ts';

interface DisplayProps {
  game: Game<LessonReferee>;
  seats: readonly Seat[];
  snapshot: Snapshot;
  step: LessonStep | undefined;
}

/** The display of a lesson: the card to take is pointed at, unless the figures on the cards are to be read. */
export function LessonDisplay({ game, seats, snapshot, step }: DisplayProps) {
  const { state, isAsked, busy } = snapshot;
  const { lesson } = game.referee;
  const hasGains = lesson.shows?.includes('gains') === true && isAsked && !busy && state.view.phase === 'takeCard';
  const gains = useMemo(
    () =>
      hasGains
        ? new Map(displayOf(snapshot).flatMap((card) => (card ? [[card.id, cardGain(state, card.id)] as const] : [])))
        : undefined,
    [hasGains, snapshot, state],
  );
  return (
    <CardPicks
      game={game}
      seats={seats}
      snapshot={snapshot}
      gains={gains}
      isPointedAt={(id) => step?.goals?.includes(`take ${id}`) === true && lesson.id !== 'scoring'}
    />
  );
}

/** The blessings that lie face up, where the lesson takes one. */
export function LessonBlessings({ game, snapshot }: Pick<DisplayProps, 'game' | 'snapshot'>) {
  const tutorial = useTutorial();
  const { view } = snapshot.state;
  if (!takesBlessing(game.referee.lesson)) return undefined;
  const isChoosing = view.phase === 'takeBlessing' && snapshot.isAsked && !snapshot.busy;
  return (
    <section className="nk-picks" aria-label={tutorial.blessings}>
      {view.faceUp
        .filter((blessing) => blessing !== NONE)
        .map((blessing) => {
          const id = BLESSING_IDS[blessing];
          return (
            <button
              key={id}
              type="button"
              className="nk-pick"
              data-blessing={id}
              disabled={!isChoosing}
              onClick={() => game.act({ type: 'takeBlessing', blessing: id })}
            >
              <BlessingFace id={id} />
            </button>
          );
        })}
    </section>
  );
}
