import type { CardType, ColourId, Theme } from '../art/tokens.ts';

/*
 * The door of the temple: props in, intents out. The board knows no rules; it shows what it is given and says which
 * cell a person means. Cells are numbered 0 to 53 as in the game record.
 */

export const VIEWS = ['table', 'plan', 'exploded'] as const;
export type View = (typeof VIEWS)[number];

/** How things move: not at all, calmly (light fades, nothing travels), or at one of two paces. */
export const MOTIONS = ['off', 'calm', 'normal', 'fast'] as const;
export type Motion = (typeof MOTIONS)[number];

/** Whether nothing travels over the screen. */
export function isStill(motion: Motion): boolean {
  return motion === 'off' || motion === 'calm';
}

/** One card type, or the two of a split tile. */
export type TileFace = readonly CardType[];

/** Something a person may choose now, with the chip it carries. */
export interface Target {
  cell: number;
  /** The chip's text, such as `+8`. */
  label: string;
  /** Nothing gained: the chip is pale instead of amber. */
  zero: boolean;
  /** The chip also shows the stair mark of an architect step. */
  step: boolean;
  /** The whole sentence for a screen reader. */
  sayAs: string;
}

/** The remembered orbit of the Table view, in degrees; zoom 1 fits the temple into the free area. */
export interface Camera {
  azimuth: number;
  elevation: number;
  zoom: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** Pixels at each edge of the canvas that panels cover; the temple is centred in what is left. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A rectangle of the screen by its edges. */
export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Ghost {
  cell: number;
  colour: ColourId;
  label: string;
  step?: boolean;
}

export interface BoardProps {
  /** 54 entries; undefined where no tile lies yet. */
  tiles: readonly (TileFace | undefined)[];
  /** 54 entries; undefined where no block stands. */
  blocks: readonly (ColourId | undefined)[];
  view: View;
  theme: Theme;
  motion: Motion;
  /** Blocks become outlines. */
  xray: boolean;
  /** The legal cells; a cell with a block is targeted on the block's top. */
  targets: readonly Target[];
  /** A block staged but not yet built. */
  ghost?: Ghost | undefined;
  /** Two tiles staged to change places, already shown swapped in `tiles`. */
  swapGhost?: { a: number; b: number } | undefined;
  focus?: number | undefined;
  lastMove?: number | undefined;
  /** Cells relit from a receipt. */
  lit?: readonly number[] | undefined;
  refused?: number | undefined;
  /** The temple is finished and capped. */
  cap: boolean;
  /** The closing orbit. */
  finale: boolean;
  insets?: Insets | undefined;
  /** What stands within the free part and must not lie over the temple, in pixels of the board. */
  obstacles?: readonly Rect[] | undefined;
  /** How large the interface is drawn: chips and letters grow with it. */
  scale?: number | undefined;
  /** Plan shows the whole frame of the site, not only the cells. */
  framed?: boolean | undefined;
  camera?: Camera | undefined;
  onPick(cell: number): void;
  onHover(cell: number | undefined): void;
  /** Called when an orbit or zoom ends. */
  onCamera?(camera: Camera): void;
}

/** One step of choreography. Set the new props first, then play: what is still to come is held back until its cue. */
export type Cue =
  | { kind: 'drop'; cell: number; colour: ColourId }
  | { kind: 'swapTiles'; a: number; b: number }
  | { kind: 'flip'; cell: number; face: TileFace }
  | { kind: 'pulse'; cells: readonly number[] }
  | { kind: 'row'; cells: readonly number[] }
  | { kind: 'square'; cells: readonly number[] }
  | { kind: 'mote'; fromCell: number; to: Point; text: string; colour: ColourId }
  | { kind: 'cap' };

export interface BoardHandle {
  /**
   * Queues cues; resolves when the last one has ended or was cut. Cues that would make the wait too long cut the earlier
   * ones. `onPassed` hears how many of them have ended, while they play.
   */
  play(cues: readonly Cue[], onPassed?: (cues: number) => void): Promise<void>;
  /** Jumps to the end of everything queued. */
  skip(): void;
  /** Where each target can be hit now, in pixels of the board. */
  targets(): readonly HitTarget[];
}

/** Where one target can be clicked. */
export interface HitTarget {
  cell: number;
  /** A point that picks this cell. */
  at: Point;
  /** Diameter in pixels of the free disc round that point. */
  size: number;
  by: 'tile' | 'chip' | 'pin';
  /** The largest free disc on the tile itself, undefined when the tile is quite hidden. */
  tile: { at: Point; size: number } | undefined;
  /** The chip or pin head. */
  chip: { at: Point; width: number; height: number };
  /** Where the pin's stem or the chip points to. */
  foot: Point;
}

export const DEFAULT_CAMERA: Camera = { azimuth: 28, elevation: 25, zoom: 1 };
