import type { Snapshot } from '../line/game.ts';
import { CardFace } from '../parts/CardFace.tsx';
import { cardLook, cardName } from '../parts/look.ts';
import { displayOf } from '../position/model.ts';
import { useWords } from '../words/useWords.ts';

/** The display as it lay at the step shown, with the card that was taken in this turn lifted. */
export function ReplayCards({ snapshot }: { snapshot: Snapshot }) {
  const words = useWords();
  const { facts } = snapshot.state.view;
  const shown = displayOf(snapshot).filter((card) => card !== undefined);
  return (
    <ul className="nk-replay-cards" aria-label={words.table.display}>
      {shown.map(({ id, card, taken }) => {
        const look = cardLook(facts, card);
        return (
          <li key={id} data-card={id} data-taken={taken}>
            <span className="nk-hidden">
              {[cardName(look.types, words), ...(taken ? [words.table.say.cardTaken] : [])].join(', ')}
            </span>
            <span aria-hidden="true">
              <CardFace look={look} small />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
