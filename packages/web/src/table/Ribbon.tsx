import { CELLS } from '@nunatak/engine';
import { hrefOf } from '../app/route.ts';
import { Icon } from '../art/Icon.tsx';
import type { Snapshot } from '../line/game.ts';
import { Cog } from '../parts/Cog.tsx';
import { Figured } from '../parts/Figured.tsx';
import type { Seat } from '../people/seat.ts';
import { askedOf, STEPS, stepOf, typesOfTaken } from '../position/asked.ts';
import { useWords } from '../words/useWords.ts';
import { TurnPill } from './TurnPill.tsx';

/** Z8: the person and two dummies build in every round of the solo game. */
const ROUNDS = CELLS / 3;

interface RibbonProps {
  seats: readonly Seat[];
  snapshot: Snapshot;
  onAid(): void;
}

/** The top of the table: the steps of the turn, what is asked, how far the game is. */
export function Ribbon({ seats, snapshot, onAid }: RibbonProps) {
  const words = useWords();
  const { table } = words;
  const { view } = snapshot.state;
  return (
    <header className="nk-ribbon nk-panel">
      <a className="nk-brand" href={hrefOf('start')}>
        <Icon name="cap" size={22} />
        <span>{table.brand}</span>
      </a>
      <TurnPill seats={seats} snapshot={snapshot} />
      <Steps snapshot={snapshot} />
      <p className="nk-asked" data-thinking={!snapshot.isAsked && view.phase !== 'over'}>
        <Figured text={askedOf(seats, snapshot, words)} />
      </p>
      <span className="nk-progress">
        {view.facts.players === 1
          ? table.roundOf(Math.min(view.round + 1, ROUNDS), ROUNDS)
          : table.turnOf(view.turn, CELLS)}
      </span>
      <nav className="nk-ribbon-links">
        <button type="button" className="nk-icon-button" onClick={onAid} aria-label={table.aidKey} title={table.aidKey}>
          <Icon name="unknown" size={18} />
        </button>
        <a className="nk-icon-button" href={hrefOf('rules')} aria-label={table.menu.rules} title={table.menu.rules}>
          <Icon name="legend" size={18} />
        </a>
        <a
          className="nk-icon-button"
          href={hrefOf('settings')}
          aria-label={table.menu.settings}
          title={table.menu.settings}
        >
          <Cog />
        </a>
      </nav>
    </header>
  );
}

/** The steps of the turn, and which of them it is at. */
export function Steps({ snapshot }: { snapshot: Snapshot }) {
  const { table } = useWords();
  const { view } = snapshot.state;
  const now = stepOf(snapshot);
  const at = now === undefined ? -1 : STEPS.indexOf(now);
  const [first] = typesOfTaken(view);
  const swaps = typesOfTaken(view).includes('builder');
  return (
    <ol className="nk-steps" aria-label={table.stepsLabel}>
      {STEPS.map((step, i) => (
        <li
          key={step}
          data-step={step}
          data-state={stateOf(i, at)}
          data-off={(step === 'swap' && !swaps) || (step === 'blessing' && first !== 'elder' && now !== 'blessing')}
          aria-current={i === at ? 'step' : undefined}
        >
          {step === 'card' && first !== undefined && <Icon name={first} size={16} />}
          {table.steps[step]}
        </li>
      ))}
    </ol>
  );
}

function stateOf(step: number, now: number): 'done' | 'now' | 'next' {
  if (step === now) return 'now';
  return step < now ? 'done' : 'next';
}
