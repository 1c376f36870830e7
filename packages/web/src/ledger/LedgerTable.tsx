import { Icon } from '../art/Icon.tsx';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import type { Seat } from '../people/seat.ts';
import { useWords } from '../words/useWords.ts';
import { LINE_CREW, LINE_ICON } from './icons.ts';
import type { Figure, LedgerRow } from './ledger.ts';
import './ledgerTable.css';

interface Props {
  rows: readonly LedgerRow[];
  /** How many rows are counted; the last of them is the current one. */
  counted: number;
  seats: readonly Seat[];
  picked: Figure | undefined;
  onPick(figure: Figure): void;
}

function Rivals({ row, seats }: { row: LedgerRow; seats: readonly Seat[] }) {
  const { ledger } = useWords().screens;
  if (row.rivals.length === 0) return undefined;
  return (
    <span className="nk-end-rivals">
      {row.rivals.map(({ seat, count }) => {
        const { name, colour } = seats[seat] ?? { name: '', colour: 'garnet' };
        return (
          <span key={seat} title={ledger.rivalSay(name, count)}>
            <SeatBadge colour={colour} size={16} dashed />
            <span>{ledger.rival(name, count)}</span>
          </span>
        );
      })}
    </span>
  );
}

function Cell({
  figure,
  best,
  seats,
  picked,
  onPick,
}: { figure: Figure; best: boolean } & Pick<Props, 'seats' | 'picked' | 'onPick'>) {
  const words = useWords();
  const name = seats[figure.seat]?.name ?? '';
  const isPicked = picked?.seat === figure.seat && picked.line === figure.line;
  return (
    <td>
      <button
        type="button"
        className="nk-end-figure"
        data-best={best}
        aria-pressed={isPicked}
        aria-label={words.screens.ledger.say(name, words.sources[figure.line].name, figure.points)}
        onClick={() => onPick(figure)}
        onFocus={() => onPick(figure)}
      >
        {figure.points}
        {figure.line === 'cap' && (
          <span className="nk-end-count">{words.screens.ledger.outer(figure.parameters.blocks)}</span>
        )}
      </button>
    </td>
  );
}

/** One row a line, one column a person; what is not counted yet waits as a dot. */
export function LedgerTable({ rows, counted, seats, picked, onPick }: Props) {
  const words = useWords();
  const { ledger } = words.screens;
  const people = rows[0]?.figures.map(({ seat }) => seat) ?? [];
  const done = counted >= rows.length;
  const totals = rows[counted - 1]?.totals ?? [];
  const most = Math.max(...totals);
  return (
    <table className="nk-end-table" data-people={people.length} data-done={done}>
      <thead>
        <tr>
          <th scope="col" className="nk-title">
            {ledger.title}
          </th>
          {people.map((seat) => (
            <th key={seat} scope="col">
              <SeatBadge colour={seats[seat]?.colour ?? 'aurora'} size={30} />
              <span>{seats[seat]?.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => {
          const isCounted = i < counted;
          const best = Math.max(...row.figures.map(({ points }) => points));
          return (
            <tr key={row.line} data-state={rowState(i, counted, done)}>
              <th scope="row">
                <span className="nk-end-line">
                  <span className="nk-crewmark" data-crew={LINE_CREW[row.line]}>
                    <Icon name={LINE_ICON[row.line]} size={24} />
                  </span>
                  <span>
                    <b>{words.sources[row.line].name}</b>
                    <small>{ledger.lineRules[row.line]}</small>
                  </span>
                  {isCounted && <Rivals row={row} seats={seats} />}
                </span>
              </th>
              {row.figures.map((figure) =>
                isCounted ? (
                  <Cell
                    key={figure.seat}
                    figure={figure}
                    best={best > 0 && figure.points === best}
                    seats={seats}
                    picked={picked}
                    onPick={onPick}
                  />
                ) : (
                  <td key={figure.seat} className="nk-end-open">
                    <span aria-hidden="true">·</span>
                    <span className="nk-hidden">{ledger.notYet}</span>
                  </td>
                ),
              )}
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="nk-title">
            {done ? ledger.finalTotal : ledger.total}
          </th>
          {people.map((seat, i) => (
            <td key={seat} data-best={done && totals[i] === most}>
              {totals[i]}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function rowState(row: number, counted: number, done: boolean): 'counted' | 'current' | 'open' {
  if (row >= counted) return 'open';
  return row === counted - 1 && !done ? 'current' : 'counted';
}
