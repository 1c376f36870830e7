import { useLearn } from '../words/learn.ts';
import { useWords } from '../words/useWords.ts';
import { averageLosses } from './figures.ts';
import { LOSS_KINDS } from './losses.ts';
import type { PlayedGame } from './played.ts';
import { figureText } from './texts.ts';

const WIDTH = 220;
const HEIGHT = 18;

/** Where points are lost, by what was to be decided; the largest first, and hatched. */
export function LossPanel({ games, asTable }: { games: readonly PlayedGame[]; asTable: boolean }) {
  const { statistics } = useLearn();
  const { language } = useWords();
  const losses = averageLosses(games);
  const rows = LOSS_KINDS.map((kind) => ({ kind, lost: losses?.[kind] ?? 0 }))
    .filter(({ lost }) => lost > 0)
    .toSorted((a, b) => b.lost - a.lost);
  const most = rows[0]?.lost ?? 1;
  return (
    <section className="nk-panel nk-statistics-panel">
      <h2 className="nk-title">{statistics.lostBy}</h2>
      <p className="nk-muted">{losses === undefined ? statistics.lostByNone : statistics.lostByLine}</p>
      {losses !== undefined && (
        <table className="nk-statistics-table" data-bars={!asTable}>
          <thead className="nk-hidden">
            <tr>
              <th scope="col">{statistics.lostBy}</th>
              <th scope="col">{statistics.lost}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ kind, lost }) => (
              <tr key={kind}>
                <th scope="row">{statistics.kinds[kind]}</th>
                <td>
                  {!asTable && (
                    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} aria-hidden="true">
                      <rect
                        className="nk-bar-lost"
                        x="0"
                        y="2"
                        width={(lost / most) * WIDTH}
                        height={HEIGHT - 4}
                        rx="3"
                      />
                    </svg>
                  )}
                  <b>{figureText(lost, language, 1)}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
