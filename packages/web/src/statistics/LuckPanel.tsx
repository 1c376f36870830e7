import type { Language } from '@nunatak/words';
import { signedText } from '../words/figureText.ts';
import { localeOf } from '../words/locale.ts';
import { usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import { SHOWN_LUCK } from './figures.ts';

interface Props {
  luck: readonly { readonly when: number; readonly luck: number }[];
  asTable: boolean;
}

const WIDTH = 560;
const HEIGHT = 180;
const EDGE = 34;
const BAR = (WIDTH - EDGE) / SHOWN_LUCK;

/** The luck of the last reviewed games: filled for the person, hollow against them. */
export function LuckPanel({ luck, asTable }: Props) {
  const { statistics } = usePractice();
  const { language } = useWords();
  const sum = luck.reduce((total, game) => total + game.luck, 0);
  const day = (when: number) =>
    new Date(when).toLocaleDateString(localeOf(language), { day: 'numeric', month: 'short' });
  return (
    <section className="nk-panel nk-statistics-panel">
      <h2 className="nk-title">{statistics.luck}</h2>
      <p className="nk-muted">
        {luck.length === 0 ? statistics.luckNone : statistics.luckLine(luck.length, signedText(sum, language, 0))}
      </p>
      {luck.length > 0 && !asTable && (
        <>
          <LuckChart luck={luck} language={language} />
          <p className="nk-muted nk-statistics-key">{statistics.luckKey}</p>
        </>
      )}
      {luck.length > 0 && (
        <table className={asTable ? 'nk-statistics-table' : 'nk-hidden'}>
          <thead>
            <tr>
              <th scope="col">{statistics.game}</th>
              <th scope="col">{statistics.luck}</th>
            </tr>
          </thead>
          <tbody>
            {luck.map(({ when, luck: of }) => (
              <tr key={when}>
                <th scope="row">{day(when)}</th>
                <td>{signedText(of, language, 1)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function LuckChart({ luck, language }: Omit<Props, 'asTable'> & { language: Language }) {
  const most = Math.max(4, ...luck.map((game) => Math.ceil(Math.abs(game.luck))));
  const middle = HEIGHT / 2;
  const y = (value: number) => middle - (value / most) * (middle - 12);
  return (
    <svg className="nk-luck" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {[most, most / 2, 0, -most / 2, -most].map((line) => (
        <g key={line}>
          <path className="nk-luck-line" d={`M${EDGE} ${y(line)}H${WIDTH}`} />
          <text x={EDGE - 6} y={y(line) + 4} textAnchor="end">
            {signedText(line, language, 0)}
          </text>
        </g>
      ))}
      {luck.map(({ when, luck: of }, i) => (
        <rect
          key={when}
          className="nk-luck-bar"
          data-for={of >= 0}
          x={EDGE + i * BAR + BAR * 0.16}
          y={Math.min(middle, y(of))}
          width={BAR * 0.68}
          height={Math.max(1, Math.abs(y(of) - middle))}
          rx="2"
        />
      ))}
    </svg>
  );
}
