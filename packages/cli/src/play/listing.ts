import { type Action, cellName, type View } from '@nunatak/engine';
import type { TerminalTexts } from '@nunatak/words';
import type { Seats } from '../show/seats.ts';
import type { Style } from '../show/style.ts';
import { padEnd, padStart } from '../show/text.ts';
import { type Best, bestOf, type Choice, yieldText } from './choices.ts';

/** If there are more choices of one kind, they are summarised in one line. */
const MOST_LISTED = 30;

interface Entry {
  readonly label: string;
  readonly notation: string;
  readonly text: string;
}

/**
 * Lists the choices by number, each with what it yields. Many choices of one kind, such as a builder's swaps, share a
 * line.
 */
export function listingLines(view: View, choices: readonly Choice[], seats: Seats, style: Style): string[] {
  const groups = Map.groupBy(
    choices.map((choice, i) => ({ choice, number: i + 1 })),
    ({ choice }) => groupOf(choice.action),
  );
  return linesOf(
    [...groups].flatMap(([group, members]): Entry[] => {
      if (members.length > MOST_LISTED) return [groupEntry(view, group, members, seats)];
      return members.map(({ choice, number }) => ({
        label: String(number),
        notation: choice.notation,
        text: yieldText(view, choice.action, seats),
      }));
    }),
    style,
  );
}

/** Lists every choice by number, without yields. */
export function fullListing(choices: readonly Choice[], style: Style): string[] {
  return linesOf(
    choices.map(({ notation }, i) => ({ label: String(i + 1), notation, text: '' })),
    style,
  );
}

function linesOf(entries: readonly Entry[], style: Style): string[] {
  const labelWidth = Math.max(...entries.map(({ label }) => label.length));
  const notationWidth = Math.max(...entries.map(({ notation }) => notation.length));
  return entries.map(({ label, notation, text }) =>
    `  ${padStart(label, labelWidth)}  ${padEnd(style.accent(notation), notationWidth)}  ${text}`.trimEnd(),
  );
}

/** Returns the kind under which many choices are summarised. */
function groupOf(action: Action): string {
  switch (action.type) {
    case 'swapTiles':
      return 'swap TILE TILE';
    case 'useBlessing':
      return action.blessing === 'moon' || action.blessing === 'movement' ? `use ${action.blessing} TILE TILE` : 'use';
    case 'endBlessing':
      return `end ${action.blessing} …`;
    default:
      return action.type;
  }
}

function groupEntry(
  view: View,
  group: string,
  members: readonly { readonly choice: Choice; readonly number: number }[],
  { words }: Seats,
): Entry {
  const { yields } = words.terminal;
  const label = `${members[0].number}–${members[members.length - 1].number}`;
  const choices = members.map(({ choice }) => choice);
  const [{ action }] = choices;
  const prepares = action.type === 'swapTiles' || (action.type === 'useBlessing' && action.blessing === 'movement');
  const best = prepares || action.type === 'endBlessing' ? bestOf(view, choices) : undefined;
  return { label, notation: group, text: yields.ways(members.length, adviceOf(choices[0], best, yields)) };
}

function adviceOf(first: Choice, best: Best | undefined, yields: TerminalTexts['yields']): string {
  if (best === undefined || best.gain <= 0) return yields.example(first.notation);
  const { choice, gain, cell } = best;
  if (cell === undefined) return yields.best(choice.notation, `+${gain}`);
  return yields.bestOn(choice.notation, `+${gain}`, cellName(cell));
}
