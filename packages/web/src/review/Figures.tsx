import type { PlayerCount } from '@nunatak/engine';
import { type KeyboardEvent, useState } from 'react';
import type { Seat } from '../people/seat.ts';
import { useReviewTexts } from '../words/useWords.ts';
import { FIGURES, type Figure, Graph } from './Graph.tsx';
import { ProspectTable } from './ProspectTable.tsx';
import type { Moment, Prospect, ReviewedTurn } from './turns.ts';

interface FiguresProps {
  prospects: readonly (readonly Prospect[])[];
  turns: readonly ReviewedTurn[];
  length: number;
  players: PlayerCount;
  seats: readonly Seat[];
  chosen: number;
  moments: readonly Moment[];
  at: number;
  onChoose(seat: number): void;
  onGo(to: number): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** What everyone could expect over the game: as a graph with a slider, or as a table; points, or the chance to win. */
export function Figures(props: FiguresProps) {
  const { prospects, turns, length, players, seats, chosen, moments, at, onChoose, onGo, onKeyDown } = props;
  const texts = useReviewTexts();
  const { screen } = texts;
  const [figure, setFigure] = useState<Figure>('points');
  const [isTable, setTable] = useState(false);
  const isSolo = seats.length === 1;
  const said = seats.map(({ name }, seat) => `${name} ${figureText(prospects[at]?.[seat], figure, screen)}`).join(', ');
  const names = { points: screen.pointsSwitch, chance: screen.chanceSwitch };
  return (
    <section
      className="nk-panel nk-review-figures"
      aria-label={figure === 'points' ? screen.graph : texts.table.chance}
    >
      <div className="nk-review-figures-head">
        <h2 className="nk-title">{figure === 'points' ? screen.graph : texts.table.chance}</h2>
        <fieldset className="nk-review-switch">
          <legend className="nk-hidden">{texts.table.seat}</legend>
          {seats.map(({ name, colour }, seat) => (
            <button key={colour} type="button" aria-pressed={seat === chosen} onClick={() => onChoose(seat)}>
              {name}
            </button>
          ))}
        </fieldset>
        <button type="button" className="nk-button" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? screen.asGraph : screen.asTable}
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
          <Graph {...{ prospects, players, seats, figure, chosen, moments, at, onGo }} turns={length} />
          <input
            className="nk-review-slider"
            type="range"
            min={0}
            max={length}
            value={at}
            aria-label={at === 0 ? screen.start : screen.turnOf(at, length)}
            aria-valuetext={`${at === 0 ? screen.start : screen.turnOf(at, length)}: ${said}`}
            onChange={(event) => onGo(Number(event.target.value))}
            onKeyDown={onKeyDown}
          />
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
