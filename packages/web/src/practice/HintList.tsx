import { cardNumber, cellName, type Facts, typesOfCard } from '@nunatak/engine';
import { faceOf } from '@nunatak/words';
import { type PracticeTexts, usePractice } from '../words/practice.ts';
import { HINTS, type Hint, type Hinted } from './exercise.ts';

interface HintListProps {
  facts: Facts;
  hinted: Hinted | undefined;
  shown: number;
  onShow(): void;
}

/** The hints, of which one after the other can be asked for; none opens by itself. */
export function HintList({ facts, hinted, shown, onShow }: HintListProps) {
  const { exercise } = usePractice();
  if (hinted === undefined) return undefined;
  return (
    <section>
      <h2 className="nk-title nk-exercise-sub">{exercise.hints}</h2>
      <ol className="nk-exercise-hints">
        {HINTS.map((hint, i) => (
          <li key={hint} data-shown={i < shown}>
            <div>
              <b>{exercise.hint[hint]}</b>
              <p aria-live="polite" className={i < shown ? undefined : 'nk-muted'}>
                {i < shown ? hintText(hint, hinted, facts, exercise) : exercise.hintWaits[hint]}
              </p>
            </div>
            {i === shown && (
              <button
                type="button"
                className="nk-button"
                aria-label={exercise.showHint(exercise.hint[hint])}
                onClick={onShow}
              >
                {exercise.show}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function hintText(
  hint: Hint,
  { level, card, cell }: Hinted,
  facts: Facts,
  exercise: PracticeTexts['exercise'],
): string {
  switch (hint) {
    case 'level':
      return exercise.lookAtLevel(level);
    case 'card': {
      const number = cardNumber(facts, card);
      return exercise.takeCard(number === undefined ? card : faceOf(typesOfCard(facts, number)));
    }
    case 'tile':
      return exercise.buildOn(cellName(cell));
  }
}
