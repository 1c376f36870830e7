import type { PlayerCount } from '@nunatak/engine';
import { type KeyboardEvent, useState } from 'react';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { Seat } from '../people/seat.ts';
import { useReviewTexts } from '../words/useWords.ts';
import { Arrow } from './Arrow.tsx';
import { FIGURES, type Figure, Graph } from './Graph.tsx';
import { ProspectTable } from './ProspectTable.tsx';
import { numberAt, type PlayedTurn } from './played.ts';
import type { Moment, Prospect, ReviewedTurn } from './turns.ts';

interface FiguresProps {
  prospects: readonly (readonly Prospect[])[];
  turns: readonly ReviewedTurn[];
  /** All turns of the game, reviewed or not, and the number of the last one. */
  played: readonly PlayedTurn[];
  last: number;
  players: PlayerCount;
  seats: readonly Seat[];
  chosen: number;
  moments: readonly Moment[];
  at: number;
  /** What each figure is called, where that is more than its usual name. */
  titles?: Readonly<Record<Figure, string>>;
  /** Where there is not much room, however wide the page. */
  isSmall?: boolean;
  /** Whether the way from turn to turn is here: where there is no bar for it. */
  hasArrows: boolean;
  /** Chooses whose line has a band; without it the choice is made. */
  onChoose?(seat: number): void;
  onGo(to: number): void;
  onKeyDown?(event: KeyboardEvent): void;
}

const TABLE = 'M4 5h16v14H4zM4 10h16M10 5v14';
const GRAPH = 'M4 4v16h16M7 15l4-5 4 3 5-7';

/** What everyone could expect over the game: as a graph with a slider, or as a table; points, or the chance to win. */
export function Figures(props: FiguresProps) {
  const { prospects, turns, played, last, players, seats, chosen, moments, at, hasArrows, onChoose, onGo, onKeyDown } =
    props;
  const texts = useReviewTexts();
  const { screen } = texts;
  const { isSmall = false, titles = { points: screen.graph, chance: texts.table.chance } } = props;
  const [figure, setFigure] = useState<Figure>('points');
  const [isTable, setTable] = useState(false);
  const isSolo = players === 1;
  const said = seats.map(({ name }, seat) => `${name} ${figureText(prospects[at]?.[seat], figure, screen)}`).join(', ');
  const turnText = at === 0 ? screen.start : screen.turnOf(numberAt(played, at), last);
  const names = { points: screen.pointsSwitch, chance: screen.chanceSwitch };
  return (
    <section className="nk-panel nk-review-figures" aria-label={titles[figure]}>
      <div className="nk-review-figures-head">
        <h2 className="nk-title nk-review-heard">{titles[figure]}</h2>
        {onChoose && (
          <fieldset className="nk-review-switch nk-review-whose">
            <legend className="nk-hidden">{texts.table.seat}</legend>
            {seats.map(({ name, colour }, seat) => (
              <button key={colour} type="button" aria-pressed={seat === chosen} onClick={() => onChoose(seat)}>
                <SeatBadge colour={colour} size={20} /> <span className="nk-review-word">{name}</span>
              </button>
            ))}
          </fieldset>
        )}
        <button type="button" className="nk-button" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d={isTable ? GRAPH : TABLE} fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
          <span className="nk-review-word">{isTable ? screen.asGraph : screen.asTable}</span>
        </button>
        {!isSolo && (
          <fieldset className="nk-review-switch">
            <legend className="nk-hidden">{screen.figures}</legend>
            {FIGURES.map((one) => (
              <button key={one} type="button" aria-pressed={one === figure} onClick={() => setFigure(one)}>
                {names[one]}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      {isTable ? (
        <ProspectTable
          prospects={prospects}
          turns={turns}
          seats={seats}
          say={(one) => figureText(one, figure, screen)}
          onGo={onGo}
        />
      ) : (
        <>
          <Graph {...{ prospects, players, seats, figure, chosen, moments, at, isSmall, played, onGo }} />
          <div className="nk-review-slide">
            {hasArrows && <Arrow way="previous" label={screen.previous} isQuiet onClick={() => onGo(at - 1)} />}
            <input
              className="nk-review-slider"
              type="range"
              min={0}
              max={played.length}
              value={at}
              aria-label={turnText}
              aria-valuetext={`${turnText}: ${said}`}
              onChange={(event) => onGo(Number(event.target.value))}
              onKeyDown={onKeyDown}
            />
            {hasArrows && <Arrow way="next" label={screen.next} isQuiet onClick={() => onGo(at + 1)} />}
          </div>
          <p className="nk-muted nk-review-shade">
            <span>{said}</span> <span>{figure === 'points' ? screen.likelyRange : screen.shade}</span>
          </p>
        </>
      )}
    </section>
  );
}

function figureText(
  prospect: Prospect | undefined,
  figure: Figure,
  { inHundred }: { inHundred: (chance: number) => string },
): string {
  if (prospect === undefined) return '';
  return figure === 'points' ? String(Math.round(prospect.points)) : inHundred(Math.round(100 * prospect.chance));
}
