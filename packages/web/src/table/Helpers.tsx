import { activeSet, type BlessingId, type CardType } from '@nunatak/engine';
import type { ReactNode } from 'react';
import { Icon } from '../art/Icon.tsx';
import type { Snapshot } from '../line/game.ts';
import { actionsOf } from '../position/outcomes.ts';
import { useWords } from '../words/useWords.ts';
import type { Hands } from './hands.ts';

interface HelpersProps extends Pick<Hands, 'onBegin' | 'onDraft' | 'onGiveTo'> {
  snapshot: Snapshot;
  onUse(blessing: BlessingId): void;
}

/** What may be done besides the next click: swap, blessings, whom the card is for, the side of a split card. */
export function Helpers({ snapshot, onUse, onBegin, onDraft, onGiveTo }: HelpersProps) {
  const words = useWords();
  const { table } = words;
  const { state, gesture, draft } = snapshot;
  const { view } = state;
  if (!snapshot.isAsked) return undefined;
  const actions = actionsOf(view);
  const canSwap = actions.some(({ type }) => type === 'swapTiles');
  const usable = [
    ...new Set(
      actions.flatMap((action) => (action.type === 'useBlessing' && isOffered(view.phase) ? [action.blessing] : [])),
    ),
  ];
  const sides = sidesOf(snapshot);
  const chips: ReactNode[] = [];
  if ((view.phase === 'placeBlock' || view.phase === 'useFor') && view.facts.players === 2) {
    chips.push(<UserToggle key="user" snapshot={snapshot} onGiveTo={onGiveTo} />);
  }
  if (canSwap) {
    const on = gesture?.kind === 'swap';
    chips.push(
      <button
        key="swap"
        type="button"
        className="nk-helper"
        aria-pressed={on}
        aria-keyshortcuts="s"
        onClick={() => onBegin('swap')}
      >
        <Icon name="movement" size={18} />
        {on ? table.swapCancel : table.swapTiles}
      </button>,
    );
  }
  for (const id of usable) {
    chips.push(
      <button
        key={id}
        type="button"
        className="nk-helper"
        aria-pressed={gesture?.kind === id}
        title={words.blessings[id].line}
        onClick={() => onUse(id)}
      >
        <Icon name={id} size={18} />
        {table.use(words.blessings[id].name)}
      </button>,
    );
  }
  if (sides.length > 1 && (draft?.type === 'placeBlock' || draft?.type === 'dummyTie')) {
    chips.push(
      <fieldset key="side" className="nk-toggle">
        <legend className="nk-hidden">{table.sideLabel}</legend>
        {sides.map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={draft.side === side}
            onClick={() => onDraft({ type: draft.type, cell: draft.cell, side })}
          >
            <Icon name={side} size={18} />
            {words.cardTypes[side].one}
          </button>
        ))}
      </fieldset>,
    );
  }
  return chips.length === 0 ? undefined : <div className="nk-helpers">{chips}</div>;
}

/** Reactions and the end of the turn are asked by the tray. */
function isOffered(phase: string): boolean {
  return phase === 'takeCard' || phase === 'placeBlock';
}

/** T3, T5: the sides that may be chosen at the cell of the draft. */
function sidesOf({ draft, state }: Snapshot): readonly CardType[] {
  if (draft?.type !== 'placeBlock' && draft?.type !== 'dummyTie') return [];
  return actionsOf(state.view).flatMap((action) => {
    if (action.type !== draft.type || action.cell !== draft.cell || action.side === undefined) return [];
    return [action.side];
  });
}

function UserToggle({ snapshot, onGiveTo }: Pick<HelpersProps, 'snapshot' | 'onGiveTo'>) {
  const { table } = useWords();
  const { view } = snapshot.state;
  const set = activeSet(view, view.active);
  const isSaid = view.phase !== 'useFor';
  const users = [
    { user: 'self', left: set.own, text: table.forSelf(set.own), on: isSaid && !view.forSiku },
    { user: 'siku', left: set.siku, text: table.forSiku(set.siku), on: isSaid && view.forSiku },
  ] as const;
  return (
    <fieldset className="nk-toggle">
      <legend className="nk-hidden">{table.useForLabel}</legend>
      {users.map(({ user, left, text, on }) => (
        <button key={user} type="button" aria-pressed={on} data-refused={left === 0} onClick={() => onGiveTo(user)}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}
