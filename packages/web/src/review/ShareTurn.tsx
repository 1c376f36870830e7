import { useMemo } from 'react';
import type { RecordedGame } from '../replay/recording.ts';
import { codeOf } from '../share/gameCode.ts';
import { linkTo } from '../share/link.ts';
import { ShareButton } from '../share/ShareButton.tsx';
import { downloadRecord } from '../ui/download.ts';
import { useReviewTexts } from '../words/useWords.ts';

/** Shows a turn to somebody: as a link that holds the whole game, else as its record. */
export function ShareTurn({ game, turn }: { game: RecordedGame; turn: number }) {
  const { screen } = useReviewTexts();
  const code = useMemo(() => codeOf(game.referee.record()), [game]);
  if (code === undefined) {
    return (
      <button
        type="button"
        className="nk-button"
        title={screen.shareAsFileLine}
        onClick={() => downloadRecord(game.referee)}
      >
        {screen.shareAsFile}
      </button>
    );
  }
  return (
    <ShareButton
      title={screen.title}
      label={screen.share}
      copied={screen.shared}
      link={linkTo('review', code, String(turn))}
    />
  );
}
