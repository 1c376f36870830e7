import type { CardWorth } from '../position/cardWorth.ts';
import { useWords } from '../words/useWords.ts';
import './plate.css';

/** What a card brings on its best tile; the place is kept while nobody here is to choose. */
export function Plate({ worth, isAsked }: { worth: CardWorth | undefined; isAsked: boolean }) {
  const { table } = useWords();
  if (worth === undefined) {
    return (
      <span className="nk-plate" data-none={true} aria-hidden="true">
        {isAsked && table.worth.none}
      </span>
    );
  }
  return (
    <span className="nk-plate" aria-hidden="true">
      <span>
        <b>{table.points(worth.now)}</b> <span className="nk-plate-word">{table.worth.now}</span>
      </span>
      <span>
        <b>{table.points(worth.end)}</b> <span className="nk-plate-word">{table.worth.end}</span>
      </span>
    </span>
  );
}
