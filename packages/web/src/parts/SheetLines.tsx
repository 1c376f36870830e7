import type { EndLine, View } from '@nunatak/engine';
import { Icon } from '../art/Icon.tsx';
import { explainFigure } from '../ledger/explain.ts';
import { LINE_ICON } from '../ledger/icons.ts';
import { ledgerOf } from '../ledger/ledger.ts';
import { useWords } from '../words/useWords.ts';

interface SheetProps {
  view: View;
  seat: number;
}

/** A seat's sheet as if the game ended now, line by line. */
export function SheetLines({ view, seat }: SheetProps) {
  const words = useWords();
  const figures = ledgerOf(view).flatMap((row) => row.figures.filter((figure) => figure.seat === seat));
  return (
    <table className="nk-sheet-lines">
      <tbody>
        {figures.map((figure) => (
          <tr key={figure.line} data-none={figure.points === 0}>
            <th scope="row">
              <Icon name={LINE_ICON[figure.line]} size={16} />
              {words.sources[figure.line].name}
            </th>
            <td>{figure.points}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.table.sheet.sum}</th>
          <td>{figures.reduce((sum, { points }) => sum + points, 0)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** How one type of card scores, with a seat's own figures. */
export function TypeNote({ view, seat, line }: SheetProps & { line: EndLine }) {
  const words = useWords();
  const { ledger } = words.screens;
  const row = ledgerOf(view).find((one) => one.line === line);
  const figure = row?.figures.find((one) => one.seat === seat);
  if (figure === undefined) return undefined;
  return (
    <p className="nk-crew-more nk-type-note" role="status">
      <b>{words.sources[line].name}</b>: {ledger.lineRules[line]}.{' '}
      {ledger.equals(explainFigure(words, figure), figure.points)}
    </p>
  );
}
