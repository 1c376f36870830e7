import { hrefOf } from '../app/route.ts';
import { GameNote } from '../library/NoGame.tsx';
import { Details } from '../ui/Details.tsx';
import { useDealTexts } from '../words/practice.ts';
import { useProblemWords } from '../words/problems.ts';
import { useWords } from '../words/useWords.ts';

/** A link to a game that cannot be read, and what is wrong with it. */
export function BrokenLink({ reason }: { reason: string }) {
  const { deal } = useDealTexts();
  const { menu } = useWords().table;
  const say = useProblemWords();
  return (
    <GameNote {...deal.broken}>
      <Details>{say(reason)}</Details>
      <a className="nk-button nk-button-primary" href={hrefOf('start')}>
        {menu.start}
      </a>
    </GameNote>
  );
}
