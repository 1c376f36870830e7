import { score, type View } from '@nunatak/engine';
import { Icon } from '../art/Icon.tsx';
import { LINE_ICON } from '../ledger/icons.ts';
import { LEDGER_LINES } from '../ledger/ledger.ts';
import { signed } from '../review/signed.ts';
import { useDealTexts } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';

interface SourceTableProps {
  own: View;
  other: View;
  seat: number;
  /** Whoever played the other line. */
  name: string;
}

/** The points of both lines by source; sources that brought neither anything are left out. */
export function SourceTable({ own, other, seat, name }: SourceTableProps) {
  const { sources } = useWords();
  const { compare } = useDealTexts();
  const [mine, theirs] = [score(own, seat), score(other, seat)];
  const rows = LEDGER_LINES.filter((line) => mine[line] !== 0 || theirs[line] !== 0);
  return (
    <section className="nk-panel nk-compare-sources" aria-label={compare.sources}>
      <h2 className="nk-title">{compare.sources}</h2>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{compare.you}</th>
            <th scope="col">{name}</th>
            <th scope="col">{compare.gap}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <tr key={line}>
              <th scope="row">
                <Icon name={LINE_ICON[line]} size={18} /> {sources[line].name}
              </th>
              <td>{mine[line]}</td>
              <td>{theirs[line]}</td>
              <td data-lost={mine[line] < theirs[line]}>{signed(mine[line] - theirs[line])}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{compare.totalPoints}</th>
            <td>{mine.total}</td>
            <td>{theirs.total}</td>
            <td data-lost={mine.total < theirs.total}>{signed(mine.total - theirs.total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
