import type { Snapshot } from '../line/game.ts';

/** The notes of the first game, in the order in which they come up. */
export const NOTE_IDS = ['display', 'tiles', 'build', 'crew', 'players', 'hint'] as const;
export type NoteId = (typeof NOTE_IDS)[number];

interface Note {
  /** The parts of the table it speaks of: the first that is on screen. */
  readonly anchors: readonly string[];
  /** Whether this is its moment; `built` is how many blocks the person has placed. */
  isDue(snapshot: Snapshot, built: number): boolean;
}

const isTaking = ({ state }: Snapshot) => state.view.phase === 'takeCard';

export const NOTES: Readonly<Record<NoteId, Note>> = {
  display: { anchors: ['.nk-display'], isDue: isTaking },
  tiles: {
    anchors: ['.nk-asked'],
    isDue: ({ state, draft }) => state.view.phase === 'placeBlock' && draft === undefined,
  },
  build: { anchors: ['.nk-build-button'], isDue: ({ draft }) => draft?.type === 'placeBlock' },
  crew: {
    anchors: ['.nk-dock .nk-crew', '.nk-phone-own .nk-crew', '.nk-phone-tab:nth-child(1)'],
    isDue: (snapshot, built) => isTaking(snapshot) && built >= 1,
  },
  players: {
    anchors: ['.nk-players', '.nk-topbar-seat'],
    isDue: (snapshot, built) => isTaking(snapshot) && built >= 2,
  },
  hint: {
    anchors: ['.nk-side [role="tablist"]', '.nk-phone-tab:nth-last-child(2)'],
    isDue: (snapshot, built) => isTaking(snapshot) && built >= 3,
  },
};

/** The next note that was not read and whose moment this is. */
export function noteFor(snapshot: Snapshot, seen: readonly NoteId[], isHere: (seat: number) => boolean) {
  if (!snapshot.isAsked || snapshot.busy) return undefined;
  const built = snapshot.entries.filter(({ seat, action }) => isHere(seat) && action.type === 'placeBlock').length;
  return NOTE_IDS.find((id) => !seen.includes(id) && NOTES[id].isDue(snapshot, built));
}
