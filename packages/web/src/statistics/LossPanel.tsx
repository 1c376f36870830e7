import { hrefOf } from '../app/route.ts';
import { useDue } from '../drills/useDrills.ts';
import { Hatching } from '../review/Hatching.tsx';
import { figureText } from '../words/figureText.ts';
import { usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import { averageLosses } from './figures.ts';
import { LOSS_KINDS, type LossKind } from './losses.ts';
import type { PlayedGame } from './played.ts';

const WIDTH = 220;
const HEIGHT = 18;

interface Props {
  games: readonly PlayedGame[];
  asTable: boolean;
  now: number;
}

/** Where points are lost, by what was to be decided; the largest first, and hatched. */
export function LossPanel({ games, asTable, now }: Props) {
  const { statistics } = usePractice();
  const { language } = useWords();
  const losses = averageLosses(games);
  const rows = LOSS_KINDS.map((kind) => ({ kind, lost: losses?.[kind] ?? 0 }))
    .filter(({ lost }) => lost > 0)
    .toSorted((a, b) => b.lost - a.lost);
  const [largest] = rows;
  const most = largest?.lost ?? 1;
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
                    <svg
                      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                      height={HEIGHT}
                      preserveAspectRatio="none"
                      aria-hidden="true"
                    >
                      {kind === largest?.kind && <Hatching />}
                      <rect
                        className="nk-bar-lost"
                        data-most={kind === largest?.kind}
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
      {largest !== undefined && <MostToGain kind={largest.kind} now={now} />}
    </section>
  );
}

/** What would bring the most, and the drills of it that are due. */
function MostToGain({ kind, now }: { kind: LossKind; now: number }) {
  const { statistics } = usePractice();
  const due = useDue(now, kind) ?? [];
  const [first] = due;
  return (
    <div className="nk-most-to-gain">
      <span>
        <b>{statistics.mostToGain}</b>
        <br />
        {statistics.kinds[kind]}
      </span>
      {first === undefined ? (
        <span className="nk-muted">{statistics.noneDue}</span>
      ) : (
        <a className="nk-button" href={hrefOf('drills', first.id, kind)}>
          {statistics.practise(due.length)}
        </a>
      )}
    </div>
  );
}
