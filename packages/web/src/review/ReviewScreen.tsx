import { sayNoReview } from '@nunatak/words/review';
import { hrefOf } from '../app/route.ts';
import { GameNote } from '../library/NoGame.tsx';
import { NoReplay } from '../replay/NoReplay.tsx';
import { useReplay } from '../replay/useReplay.ts';
import { useReviewTexts, useWords } from '../words/useWords.ts';
import { Review } from './Review.tsx';
import { type NamedGame, useReview } from './useReview.ts';

/** What decided a game of the library. */
export function ReviewScreen({ id, turn }: { id: string | undefined; turn: number | undefined }) {
  const opening = useReplay(id);
  if (opening === undefined) return <div className="nk-loading" aria-busy="true" />;
  if (opening.kind === 'open') return <Opened game={opening} turn={turn} />;
  return <NoReplay opening={opening} />;
}

function Opened({ game, turn }: { game: NamedGame; turn: number | undefined }) {
  const { reviewing, again } = useReview(game);
  const texts = useReviewTexts();
  const { menu } = useWords().table;
  const home = (
    <a className="nk-button" href={hrefOf('start')}>
      {menu.start}
    </a>
  );
  if (reviewing.kind === 'refused') {
    return (
      <GameNote title={texts.screen.title} text={sayNoReview(reviewing.refusal, texts)}>
        {home}
      </GameNote>
    );
  }
  if (reviewing.kind === 'failed') {
    return (
      <GameNote title={texts.screen.title} text={texts.screen.failed}>
        <button type="button" className="nk-button nk-button-primary" onClick={again}>
          {texts.screen.again}
        </button>
        {home}
      </GameNote>
    );
  }
  return <Review game={game.game} id={game.id} turn={turn} reviewing={reviewing} />;
}
