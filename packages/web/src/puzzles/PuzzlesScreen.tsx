import { PUZZLE_THEMES, type PuzzleTheme } from '@nunatak/bots/puzzles';
import { use, useEffect, useState } from 'react';
import { goTo, hrefOf } from '../app/route.ts';
import { Choice } from '../ui/Choice.tsx';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { usePractice } from '../words/practice.ts';
import { PuzzleScreen } from './PuzzleScreen.tsx';
import { loadPack, nextPuzzle } from './pack.ts';
import { playerOf, type TriedPuzzle, triedPuzzles } from './tried.ts';
import './puzzles.css';

const ANY = 'any';

/** All puzzles by theme, with one's rating; or the puzzle that the address names. */
export function PuzzlesScreen({ id }: { id: string | undefined }) {
  return id === undefined ? <PuzzleList /> : <PuzzleScreen id={id} />;
}

function PuzzleList() {
  const { puzzles: texts, themes } = usePractice();
  const pack = use(loadPack());
  const [tried, setTried] = useState<readonly TriedPuzzle[]>();
  const [theme, setTheme] = useState<PuzzleTheme | typeof ANY>(ANY);
  useEffect(() => {
    triedPuzzles.list().then(setTried, () => setTried([]));
  }, []);
  // Nothing is called untried before that is known.
  if (tried === undefined) return <Landscape quiet />;
  const { rating, deviation } = playerOf(tried);
  const known = new Map(tried.map((one) => [one.id, one]));
  const chosen = theme === ANY ? undefined : theme;
  const shown = pack.puzzles
    .map((puzzle, i) => ({ puzzle, number: i + 1 }))
    .filter(({ puzzle }) => chosen === undefined || puzzle.themes.includes(chosen));
  const next = nextPuzzle(pack, new Set(known.keys()), chosen, rating);
  return (
    <>
      <Landscape quiet />
      <main className="nk-screen">
        <div className="nk-screen-inner nk-puzzles">
          <PageHead title={texts.title} line={texts.line} backLabel={texts.back} />
          <section className="nk-panel nk-card-panel nk-puzzles-head">
            <p>
              <b>{tried.length === 0 ? texts.unrated : texts.rating(Math.round(rating), Math.round(deviation))}</b>
              <span className="nk-muted">{texts.tried(tried.length, pack.puzzles.length)}</span>
            </p>
            <Choice<PuzzleTheme | typeof ANY>
              legend={texts.theme}
              value={theme}
              onChange={setTheme}
              options={[
                { value: ANY, label: texts.any },
                ...PUZZLE_THEMES.map((one) => ({ value: one, label: themes[one] })),
              ]}
            />
            {next === undefined ? (
              <p className="nk-muted">{texts.none}</p>
            ) : (
              <button type="button" className="nk-button nk-button-primary" onClick={() => goTo('puzzles', next.id)}>
                {texts.solve}
              </button>
            )}
          </section>
          <ul className="nk-puzzles-list">
            {shown.map(({ puzzle, number }) => {
              const note = known.get(puzzle.id);
              return (
                <li key={puzzle.id}>
                  <a className="nk-panel nk-puzzle" href={hrefOf('puzzles', puzzle.id)} data-state={stateOf(note)}>
                    <b>{texts.number(number)}</b>
                    <span>{puzzle.themes.map((one) => themes[one]).join(', ')}</span>
                    <small className="nk-muted">
                      {texts.of(puzzle.players, Math.round(note?.puzzle.rating ?? puzzle.rating))}
                    </small>
                    <small>{texts.state[stateOf(note)]}</small>
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
      </main>
    </>
  );
}

function stateOf(note: TriedPuzzle | undefined): 'solved' | 'missed' | 'open' {
  if (note === undefined) return 'open';
  return note.isSolved ? 'solved' : 'missed';
}
