import type { GameEvent } from '@nunatak/engine';
import { Icon } from '../art/Icon.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { Seat } from '../people/seat.ts';
import type { Texts } from '../words/index.ts';
import { useWords } from '../words/useWords.ts';
import { explainFigure } from './explain.ts';
import { cardsIn, LINE_CREW } from './icons.ts';
import type { Figure } from './ledger.ts';

const EARNED = ['support', 'square', 'expansion', 'providence'] as const;
/** More cards than these lie over each other. */
const SIDE_BY_SIDE = 7;

/** What a seat scored during play, source by source, as `support 23 + square 31`. */
function earnedText(events: readonly GameEvent[], seat: number, words: Texts): string {
  return EARNED.flatMap((source) => {
    const points = events.reduce(
      (sum, event) =>
        event.type === 'points' && event.seat === seat && event.source === source ? sum + event.points : sum,
      0,
    );
    return points === 0 ? [] : [`${words.sources[source].name} ${points}`];
  }).join(' + ');
}

interface Props {
  figure: Figure | undefined;
  seats: readonly Seat[];
  events: readonly GameEvent[] | undefined;
}

/** How a figure comes about: the cards that count, and the sum. */
export function Explanation({ figure, seats, events }: Props) {
  const words = useWords();
  const { ledger } = words.screens;
  if (figure === undefined) return <p className="nk-end-why nk-muted">{ledger.pick}</p>;
  const seat = seats[figure.seat];
  const crew = LINE_CREW[figure.line];
  const cards = cardsIn(figure);
  const earned = figure.line === 'temple' && events !== undefined ? earnedText(events, figure.seat, words) : '';
  const sum = earned === '' ? explainFigure(words, figure) : earned;
  const [left, right] = ledger.equals(sum, figure.points).split(/ = (?=[^=]*$)/);
  return (
    <p className="nk-end-why" aria-live="polite">
      <SeatBadge colour={seat?.colour ?? 'aurora'} size={30} />
      <span className="nk-hidden">{`${seat?.name}, ${words.sources[figure.line].name}:`}</span>
      {crew !== undefined && cards > 0 && (
        <span className="nk-end-cards" data-crew={crew} data-many={cards > SIDE_BY_SIDE} aria-hidden="true">
          {Array.from({ length: cards }, (_, i) => `${crew} ${i}`).map((key) => (
            <i key={key}>
              <Icon name={crew} size={20} />
            </i>
          ))}
        </span>
      )}
      <span className="nk-end-sum">
        {left} = <b>{right}</b>
      </span>
    </p>
  );
}
