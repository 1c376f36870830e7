import { Icon } from '../art/Icon.tsx';
import { figureText, signedText } from '../words/figureText.ts';
import { usePractice } from '../words/practice.ts';
import { useWords } from '../words/useWords.ts';
import { averageSources, ENOUGH, type Filter, playersOf } from './figures.ts';
import type { PlayedGame } from './played.ts';
import { SOURCE_ICONS, SOURCE_ROWS } from './sources.ts';
import { type Strongest, strongestAt } from './strongest.ts';
import { rowName } from './texts.ts';

interface Props {
  games: readonly PlayedGame[];
  filter: Filter;
  asTable: boolean;
}

/** The strongest bot's figures at a table, where there are enough games to compare them with. */
function comparedWith(games: readonly PlayedGame[], filter: Filter): Strongest | undefined {
  const players = playersOf(filter);
  return players === undefined || games.length < ENOUGH ? undefined : strongestAt(players);
}

/** Points a game by source, beside the strongest bot's where one number of players is chosen. */
export function SourcePanel({ games, filter, asTable }: Props) {
  const practice = usePractice();
  const { statistics } = practice;
  const words = useWords();
  const { language } = words;
  const own = averageSources(games);
  const bot = comparedWith(games, filter);
  const rows = SOURCE_ROWS.map((row) => ({
    row,
    name: rowName(row, words, practice),
    own: own[row],
    bot: bot?.sources[row],
  }));
  const most = Math.max(1, ...rows.flatMap((row) => [row.own, row.bot ?? 0]));
  const figure = (value: number) => figureText(value, language, 1);
  return (
    <section className="nk-panel nk-statistics-panel">
      <h2 className="nk-title">{statistics.sources}</h2>
      {bot === undefined && <p className="nk-muted">{noteOf()}</p>}
      <table className="nk-statistics-table" data-bars={!asTable}>
        <thead>
          <tr>
            <th scope="col">
              <span className="nk-hidden">{statistics.sources}</span>
            </th>
            <th scope="col">{statistics.you}</th>
            {bot !== undefined && <th scope="col">{statistics.strongest}</th>}
            {bot !== undefined && <th scope="col">{statistics.difference}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, name, own: mine, bot: its }) => (
            <tr key={row}>
              <th scope="row">
                <span className="nk-statistics-row">
                  <Icon name={SOURCE_ICONS[row]} size={18} /> {name}
                </span>
              </th>
              <td>
                {!asTable && <Bars own={mine} bot={its} most={most} />}
                <b>{figure(mine)}</b>
              </td>
              {its !== undefined && <td>{figure(its)}</td>}
              {its !== undefined && <td>{signedText(mine - its, language, 1)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

  function noteOf(): string {
    return filter === 'all' ? statistics.mixed : statistics.few(Math.max(1, ENOUGH - games.length));
  }
}

const WIDTH = 160;
const HEIGHT = 18;

/** One's own bar inside the outline of the strongest bot's. */
function Bars({ own, bot, most }: { own: number; bot: number | undefined; most: number }) {
  const width = (value: number) => (Math.max(0, value) / most) * (WIDTH - 4);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} height={HEIGHT} preserveAspectRatio="none" aria-hidden="true">
      <rect className="nk-bar" x="2" y="4" width={width(own)} height={HEIGHT - 8} rx="3" />
      {bot !== undefined && (
        <rect className="nk-bar-outline" x="2" y="2" width={width(bot)} height={HEIGHT - 4} rx="4" />
      )}
    </svg>
  );
}
