import { cellByName, cellName, NONE, ownerAt, preview, type View } from '@nunatak/engine';
import { useCallback, useMemo, useState } from 'react';
import { Board } from '../board/Board.tsx';
import { BoardGrid } from '../board/BoardGrid.tsx';
import type { Size, Target } from '../board/board.ts';
import type { Seat } from '../ledger/seat.ts';
import { changeSettings, useMotion, useSettings, useTheme } from '../session/settings.ts';
import { useSoundLevels } from '../sound/useSoundLevels.ts';
import { blocksOf, facesOf, tileName } from '../table/model.ts';
import { usePage } from '../ui/scale.ts';
import type { Texts, TutorialTexts } from '../words/index.ts';
import { useTutorial, useWords } from '../words/useWords.ts';
import { stepText } from './LessonGuide.tsx';
import { goalCells, openCells, type Progress, pickCell, stepOf } from './lessonGame.ts';
import { LEARNER, type Lesson } from './lessons.ts';

const WIDE = { top: 30, right: 24, bottom: 206, left: 372 };
const NARROW = { top: 4, right: 4, bottom: 4, left: 4 };
/** Phones and upright tablets, where the guide stands above the temple: the same as in lesson.css. */
function isStacked({ width, height }: Size): boolean {
  return width < 760 || (width < 1100 && height >= width);
}

interface Props {
  lesson: Lesson;
  progress: Progress;
  seats: readonly Seat[];
  onChange(change: (progress: Progress) => Progress): void;
}

/** What a placement gains the learner, points and steps. */
export function gainAt(view: View, cell: number): { points: number; steps: number } {
  const outcome = preview(view, { type: 'placeBlock', cell });
  return {
    points: outcome.points.reduce((sum, { seat, points }) => (seat === LEARNER ? sum + points : sum), 0),
    steps: outcome.track.reduce((sum, { seat, steps }) => (seat === LEARNER ? sum + steps : sum), 0),
  };
}

function targetsOf(progress: Progress, words: Texts, tutorial: TutorialTexts): readonly Target[] {
  const { view } = progress.state;
  return openCells(progress).map((cell) => {
    const name = tileName(view, cell, words);
    if (progress.swapping) {
      return { cell, label: '⇄', zero: false, step: false, sayAs: tutorial.sayTile(cellName(cell), name) };
    }
    const { points, steps } = gainAt(view, cell);
    return {
      cell,
      label: words.table.points(points),
      zero: points === 0 && steps === 0,
      step: steps > 0,
      sayAs: tutorial.sayTarget(cellName(cell), name, points),
    };
  });
}

function sayCell(view: View, cell: number, seats: readonly Seat[], words: Texts, tutorial: TutorialTexts): string {
  const owner = ownerAt(view, cell);
  if (owner !== NONE) return tutorial.sayBlock(cellName(cell), seats[owner]?.name ?? '', seats[owner]?.you === true);
  if (view.tileAt[cell] === NONE) return tutorial.sayEmpty(cellName(cell));
  return tutorial.sayTile(cellName(cell), tileName(view, cell, words));
}

/** The cells that a text names, such as `1D2`. */
export function cellsNamed(text: string): readonly number[] {
  const cells = [...text.matchAll(/\b[1-4][A-E][1-5]\b/g)].map(([name]) => cellByName(name));
  return cells.filter((cell) => cell !== undefined);
}

/** The temple of a lesson: the real board with the real preview. */
export function LessonTemple({ lesson, progress, seats, onChange }: Props) {
  const words = useWords();
  const tutorial = useTutorial();
  const settings = useSettings();
  useSoundLevels();
  const theme = useTheme();
  const motion = useMotion();
  const stacked = isStacked(usePage());
  const [focus, setFocus] = useState<number>();
  const { view } = progress.state;
  const tiles = useMemo(() => facesOf(view), [view]);
  const blocks = useMemo(
    () =>
      blocksOf(
        view,
        seats.map(({ colour }) => colour),
      ),
    [view, seats],
  );
  const targets = useMemo(() => targetsOf(progress, words, tutorial), [progress, words, tutorial]);
  const step = stepOf(lesson, progress);
  const named = step === undefined ? [] : cellsNamed(stepText(tutorial, lesson.id, step.id)?.text ?? '');
  const hint = progress.note?.kind === 'other' && step !== undefined ? goalCells(step) : named;
  const pick = useCallback((cell: number) => onChange((now) => pickCell(lesson, now, cell)), [lesson, onChange]);
  const { draft } = progress;
  const staged = useMemo(() => (draft === undefined ? undefined : gainAt(view, draft.cell)), [view, draft]);
  const over = view.phase === 'over';
  return (
    <div className="nk-lesson-temple">
      <Board
        tiles={tiles}
        blocks={blocks}
        view={settings.view}
        theme={theme}
        motion={motion}
        xray={false}
        targets={targets}
        ghost={
          draft === undefined || staged === undefined
            ? undefined
            : { cell: draft.cell, colour: 'aurora', label: words.table.points(staged.points), step: staged.steps > 0 }
        }
        focus={focus}
        lit={progress.first === undefined ? hint : [progress.first]}
        cap={over}
        finale={over}
        insets={stacked ? NARROW : WIDE}
        camera={settings.camera}
        graphics={settings.graphics}
        onPick={pick}
        onHover={() => undefined}
        onCamera={(camera) => changeSettings({ camera })}
      >
        <BoardGrid
          targets={targets}
          focus={focus}
          onPick={pick}
          levelName={tutorial.level}
          say={(cell) => sayCell(view, cell, seats, words, tutorial)}
          onFocus={setFocus}
        />
      </Board>
    </div>
  );
}
