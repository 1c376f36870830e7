import { useReviewTexts } from '../words/useWords.ts';
import { Hatching } from './Hatching.tsx';

const LEFT = 130;
const WIDTH = 380;
const ROW = 21;

function signed(number: number): string {
  return `${number < 0 ? '−' : '+'}${Math.abs(number)}`;
}

/** From even at the start to the lead at the end: first luck, then play. */
export function Waterfall({ luck, play }: { luck: number; play: number }) {
  const texts = useReviewTexts();
  const result = luck + play;
  const low = Math.min(0, luck, result);
  const high = Math.max(0, luck, result);
  const x = (value: number) => LEFT + ((WIDTH - LEFT) * (value - low)) / Math.max(1, high - low);
  const rows = [
    { kind: 'luck', name: texts.luck, value: luck, from: 0 },
    { kind: 'play', name: texts.screen.play, value: play, from: luck },
    { kind: 'result', name: texts.screen.result, value: result, from: 0 },
  ];
  return (
    <svg
      className="nk-waterfall"
      viewBox={`0 0 ${WIDTH} ${3 * ROW}`}
      role="img"
      aria-label={rows.map(({ name, value }) => `${name} ${signed(value)}`).join(', ')}
    >
      <Hatching />
      <path className="nk-graph-grid" d={`M${x(0)} 0V${3 * ROW}`} />
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
