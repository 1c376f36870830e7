import { createReviewPool } from '@nunatak/bots/browser/review';
import { BrokenPuzzle, type Puzzle, type PuzzlePack } from '@nunatak/bots/puzzles';
import { use, useEffect, useState } from 'react';
import { goTo, hrefOf } from '../app/route.ts';
import { GameNote } from '../library/NoGame.tsx';
import { ExerciseTable } from '../practice/ExerciseTable.tsx';
import type { Exercise } from '../practice/exercise.ts';
import { type Ending, Solver } from '../practice/solver.ts';
import { attempt } from '../session/attempt.ts';
import { useStore } from '../session/store.ts';
import { Details } from '../ui/Details.tsx';
import { usePractice } from '../words/practice.ts';
import { exerciseOf, loadPack, nextPuzzle } from './pack.ts';
import { playerOf, type TriedPuzzle, triedPuzzles } from './tried.ts';

/** One puzzle of the pack. */
export function PuzzleScreen({ id }: { id: string }) {
  const { puzzles } = usePractice();
  const pack = use(loadPack());
  const puzzle = pack.puzzles.find((one) => one.id === id);
  const opened = puzzle === undefined ? undefined : open(puzzle, pack);
  const back = (
    <a className="nk-button nk-button-primary" href={hrefOf('puzzles')}>
      {puzzles.all}
    </a>
  );
  if (puzzle === undefined || opened === undefined) return <GameNote {...puzzles.missing}>{back}</GameNote>;
  if (opened instanceof BrokenPuzzle) {
    return (
      <GameNote {...puzzles.broken}>
        <Details>{opened.message}</Details>
        {back}
      </GameNote>
    );
  }
  return <Opened key={id} puzzle={puzzle} pack={pack} exercise={opened} />;
}

function open(puzzle: Puzzle, pack: PuzzlePack): Exercise | BrokenPuzzle {
  try {
    return exerciseOf(puzzle, pack);
  } catch (error) {
    if (error instanceof BrokenPuzzle) return error;
    throw error;
  }
}

interface OpenedProps {
  puzzle: Puzzle;
  pack: PuzzlePack;
  exercise: Exercise;
}

function Opened({ puzzle, pack, exercise }: OpenedProps) {
  const { puzzles, themes } = usePractice();
  const [tried, setTried] = useState<readonly TriedPuzzle[]>();
  const [pool] = useState(() => createReviewPool());
  const [solver] = useState(() => new Solver(exercise, pool, onEnd));
  const { ending } = useStore(solver);
  useEffect(() => {
    triedPuzzles.list().then(setTried, () => setTried([]));
    return () => pool.close();
  }, [pool]);

  function onEnd(how: Ending): void {
    void attempt(async () => {
      await triedPuzzles.note(puzzle, how === 'alone', Date.now());
      setTried(await triedPuzzles.list());
    });
  }

  function next(): void {
    const known = new Set(tried?.map(({ id }) => id)).add(puzzle.id);
    const following = nextPuzzle(pack, known, undefined, playerOf(tried ?? []).rating);
    goTo('puzzles', following?.id);
  }

  return (
    <ExerciseTable
      solver={solver}
      title={puzzles.title}
      back="puzzles"
      head={<span className="nk-muted">{puzzles.number(pack.puzzles.indexOf(puzzle) + 1)}</span>}
      about={puzzle.themes.map((theme) => themes[theme]).join(', ')}
      line=""
    >
      <p>{ending === undefined ? puzzles.counts : <Became tried={tried ?? []} id={puzzle.id} texts={puzzles} />}</p>
      {ending !== undefined && (
        <button type="button" className="nk-button nk-button-primary" onClick={next}>
          {puzzles.next}
        </button>
      )}
    </ExerciseTable>
  );
}

interface BecameProps {
  tried: readonly TriedPuzzle[];
  id: string;
  texts: ReturnType<typeof usePractice>['puzzles'];
}

/** What the try did to the rating; one that was tried before leaves it as it is. */
function Became({ tried, id, texts }: BecameProps) {
  const at = tried.findIndex((one) => one.id === id);
  const note = tried[at];
  if (note === undefined) return undefined;
  if (at < tried.length - 1) return texts.again;
  const before = playerOf(tried.slice(0, at)).rating;
  const change = Math.round(note.player.rating) - Math.round(before);
  return texts.became(Math.round(note.player.rating), `${change < 0 ? '−' : '+'}${Math.abs(change)}`);
}
