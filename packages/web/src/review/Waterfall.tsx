import type { Lead } from '@nunatak/words/review';
import { useReviewTexts } from '../words/useWords.ts';
import { Hatching } from './Hatching.tsx';

const LEFT = 130;
const WIDTH = 380;
const ROW = 21;

function signed(number: number): string {
  return `${number < 0 ? '−' : '+'}${Math.abs(number)}`;
}

/** From even at the start to the lead at the end: first luck, then play, then what the rest of the table did. */
export function Waterfall({ lead: { luck, play, others } }: { lead: Lead }) {
  const texts = useReviewTexts();
  const played = luck + play;
  const result = played + (others ?? 0);
  const low = Math.min(0, luck, played, result);
  const high = Math.max(0, luck, played, result);
  const x = (value: number) => LEFT + ((WIDTH - LEFT) * (value - low)) / Math.max(1, high - low);
  const rows = [
    { kind: 'luck', name: texts.luck, value: luck, from: 0 },
    { kind: 'play', name: texts.screen.play, value: play, from: luck },
    ...(others === undefined ? [] : [{ kind: 'others', name: texts.screen.others, value: others, from: played }]),
    { kind: 'result', name: texts.screen.result, value: result, from: 0 },
  ];
  const height = rows.length * ROW;
  return (
    <svg
      className="nk-waterfall"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={rows.map(({ name, value }) => `${name} ${signed(value)}`).join(', ')}
    >
      <Hatching />
      <path className="nk-graph-grid" d={`M${x(0)} 0V${height}`} />
      {rows.map(({ kind, name, value, from }, i) => (
        <g key={kind} data-kind={kind} data-lost={value < 0}>
          <text x="0" y={i * ROW + 15}>
            {name}
          </text>
          <text className="nk-waterfall-value" x={LEFT - 12} y={i * ROW + 15} textAnchor="end">
            {signed(value)}
          </text>
          <rect
            className="nk-waterfall-bar"
            x={Math.min(x(from), x(from + value))}
            y={i * ROW + 3}
            width={Math.max(2, Math.abs(x(from + value) - x(from)))}
            height={ROW - 6}
            rx="3"
          />
        </g>
      ))}
    </svg>
  );
}
