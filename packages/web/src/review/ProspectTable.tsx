import type { Seat } from '../people/seat.ts';
import { useReviewTexts } from '../words/useWords.ts';
import type { Prospect, ReviewedTurn } from './turns.ts';

interface ProspectTableProps {
  prospects: readonly (readonly Prospect[])[];
  turns: readonly ReviewedTurn[];
  seats: readonly Seat[];
  say(prospect: Prospect | undefined): string;
  /** Goes to where so many turns are played. */
  onGo(to: number): void;
}

/** The graph as a table: what everyone could expect before each turn, and the result. */
export function ProspectTable({ prospects, turns, seats, say, onGo }: ProspectTableProps) {
  const { screen } = useReviewTexts();
  return (
    <section className="nk-review-table" aria-label={screen.asTable}>
      <table>
        <thead>
          <tr>
            <th scope="col">{screen.turn}</th>
            {seats.map(({ name, colour }) => (
              <th key={colour} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prospects.map((row, i) => (
            <tr key={turns[i]?.turn ?? 'result'}>
              <th scope="row">
                <button type="button" onClick={() => onGo(i)}>
                  {turns[i]?.turn ?? screen.result}
                </button>
              </th>
              {seats.map(({ colour }, seat) => (
                <td key={colour}>{say(row[seat])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
