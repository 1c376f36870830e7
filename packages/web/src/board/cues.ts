import { TOKENS } from '../art/tokens.ts';
import type { Cue, Motion } from './board.ts';
import { bump, easeInOut, easeOut, fall, flare } from './easing.ts';

const { duration } = TOKENS;
const PULSE = 900;
const ROW = 1000;
const SQUARE_HOLD = 900;
const DROP_HEIGHT = 2.6;
/** How many blocks behind its head the light on a row still shines. */
const SWEEP_TAIL = 2.5;

/** A cue with its time on the clock, in milliseconds from the start. */
export interface TimedCue {
  cue: Cue;
  start: number;
  end: number;
  /** Called when it has ended, unless it was cut. */
  onEnd?: (() => void) | undefined;
}

function lengthOf(cue: Cue): number {
  switch (cue.kind) {
    case 'drop':
      return duration.drop;
    case 'swapTiles':
      return duration.swap;
    case 'flip':
      return duration.flip;
    case 'pulse':
      return PULSE;
    case 'row':
      return ROW;
    case 'square':
      return duration.square + SQUARE_HOLD;
    case 'mote':
      return duration.mote;
    case 'cap':
      return duration.cap;
  }
}

/** How long the next cue waits for this one: light goes on beneath what follows, motes follow closely. */
function leadOf(cue: Cue, next: Cue | undefined): number {
  if (cue.kind === 'pulse' || cue.kind === 'row') return duration.moteGap;
  if (cue.kind === 'square') return duration.square;
  if (cue.kind === 'mote' && (next?.kind === 'mote' || next?.kind === 'pulse' || next?.kind === 'row'))
    return duration.moteGap;
  if (cue.kind === 'mote') return duration.mote * 0.5;
  return lengthOf(cue);
}

/** Puts cues on the clock; a turn never takes longer than the art direction allows, the cap apart. */
export function timeCues(cues: readonly Cue[], motion: Motion): readonly TimedCue[] {
  if (motion === 'off') return cues.map((cue) => ({ cue, start: 0, end: 0 }));
  let clock = 0;
  const timed = cues.map((cue, i) => {
    const start = clock;
    clock += leadOf(cue, cues[i + 1]);
    return { cue, start, end: start + lengthOf(cue) };
  });
  const total = endOf(timed);
  const limit = cues.some(({ kind }) => kind === 'cap') ? total : duration.turnMax;
  const factor = Math.min(1, limit / Math.max(1, total)) * (motion === 'fast' ? 0.5 : 1);
  return timed.map(({ cue, start, end }) => ({ cue, start: start * factor, end: end * factor }));
}

export function endOf(timed: readonly TimedCue[]): number {
  return timed.reduce((end, cue) => Math.max(end, cue.end), 0);
}

export interface TileMotion {
  /** Share of the way still to go from the other cell, with an arc. */
  from: number | undefined;
  share: number;
  arc: number;
  /** Radians about the tile's own axis; π is face down. */
  turn: number;
  hidden: boolean;
}

export interface BlockMotion {
  height: number;
  squash: number;
  hidden: boolean;
}

/** What the queue changes in the picture at one moment. */
export interface Effects {
  blocks: ReadonlyMap<number, BlockMotion>;
  tiles: ReadonlyMap<number, TileMotion>;
  /** 0 to 1 per cell. */
  glow: ReadonlyMap<number, number>;
  /** Light on the outline of blocks, 0 to 1 per cell. */
  sweeps: ReadonlyMap<number, number>;
  outlines: readonly { cells: readonly number[]; share: number; fade: number }[];
  motes: readonly { index: number; cue: Extract<Cue, { kind: 'mote' }>; share: number }[];
  puffs: readonly { cell: number; share: number }[];
  /** 0 hidden, 1 in place; undefined leaves it to the props. */
  cap: number | undefined;
}

export const NO_EFFECTS: Effects = noEffects();

function noEffects(): Draft {
  return {
    blocks: new Map(),
    tiles: new Map(),
    glow: new Map(),
    sweeps: new Map(),
    outlines: [],
    motes: [],
    puffs: [],
    cap: undefined,
  };
}

function shareOf({ start, end }: TimedCue, now: number): number {
  if (end <= start) return 1;
  return Math.min(1, Math.max(0, (now - start) / (end - start)));
}

function swapMotion(from: number, share: number, side: number): TileMotion {
  const done = easeInOut(share);
  return { from, share: done, arc: bump(done) * side, turn: 0, hidden: false };
}

interface Draft {
  blocks: Map<number, BlockMotion>;
  tiles: Map<number, TileMotion>;
  glow: Map<number, number>;
  sweeps: Map<number, number>;
  outlines: { cells: readonly number[]; share: number; fade: number }[];
  motes: { index: number; cue: Extract<Cue, { kind: 'mote' }>; share: number }[];
  puffs: { cell: number; share: number }[];
  cap: number | undefined;
}

function applyCue(draft: Draft, timed: TimedCue, index: number, now: number): void {
  const { cue } = timed;
  const share = shareOf(timed, now);
  const begun = now >= timed.start;
  const running = begun && now < timed.end;
  switch (cue.kind) {
    case 'drop': {
      if (now >= timed.end) return;
      const { height, squash } = fall(share);
      draft.blocks.set(cue.cell, { height: height * DROP_HEIGHT, squash, hidden: !begun });
      if (share > 0.6) draft.puffs.push({ cell: cue.cell, share: (share - 0.6) / 0.4 });
      return;
    }
    case 'swapTiles':
      if (now >= timed.end) return;
      draft.tiles.set(cue.a, swapMotion(cue.b, share, 1));
      draft.tiles.set(cue.b, swapMotion(cue.a, share, 0.55));
      return;
    case 'flip':
      if (now >= timed.end) return;
      draft.tiles.set(cue.cell, {
        from: undefined,
        share: 1,
        arc: bump(share) * 0.7,
        turn: (1 - easeOut(share)) * Math.PI,
        hidden: !begun,
      });
      return;
    case 'pulse':
      if (!running) return;
      for (const cell of cue.cells) draft.glow.set(cell, flare(share));
      return;
    case 'row':
      if (!running) return;
      sweepAlong(draft, cue.cells, share);
      return;
    case 'square':
      if (!running) return;
      draft.outlines.push({ cells: cue.cells, share: easeOut(share * 4), fade: Math.min(1, (1 - share) * 3) });
      return;
    case 'mote':
      if (running) draft.motes.push({ index, cue, share });
      return;
    case 'cap':
      if (now < timed.end) draft.cap = begun ? easeOut(share) : 0;
      return;
  }
}

/** The light that runs along a row from block to block: each is lit while it passes, then fades. */
function sweepAlong(draft: Draft, cells: readonly number[], share: number): void {
  const head = share * (cells.length + SWEEP_TAIL);
  cells.forEach((cell, i) => {
    const past = head - i;
    if (past > 0) draft.sweeps.set(cell, Math.min(1, past * 2) * Math.max(0, 1 - past / SWEEP_TAIL));
  });
}

/** The calm version of a cue: what is new appears and shines a while; nothing travels. */
function applyCalmly(draft: Draft, timed: TimedCue, now: number): void {
  const { cue } = timed;
  const share = shareOf(timed, now);
  const hidden = now < timed.start;
  if (now >= timed.end) return;
  switch (cue.kind) {
    case 'drop':
      draft.blocks.set(cue.cell, { height: 0, squash: 0, hidden });
      draft.glow.set(cue.cell, 1 - share);
      return;
    case 'flip':
      draft.tiles.set(cue.cell, { from: undefined, share: 1, arc: 0, turn: 0, hidden });
      draft.glow.set(cue.cell, 1 - share);
      return;
    case 'swapTiles':
      for (const cell of [cue.a, cue.b]) draft.glow.set(cell, 1 - share);
      return;
    case 'pulse':
      if (!hidden) for (const cell of cue.cells) draft.glow.set(cell, bump(share));
      return;
    case 'row':
      if (!hidden) for (const cell of cue.cells) draft.sweeps.set(cell, bump(share));
      return;
    case 'square':
      if (!hidden) draft.outlines.push({ cells: cue.cells, share: 1, fade: bump(share) });
      return;
    case 'cap':
      draft.cap = hidden ? 0 : 1;
      return;
    case 'mote':
  }
}

/** The picture's changes at a time on the clock. */
export function sampleCues(timed: readonly TimedCue[], now: number, calm = false): Effects {
  if (timed.length === 0) return NO_EFFECTS;
  const draft = noEffects();
  timed.forEach((cue, index) => {
    if (calm) applyCalmly(draft, cue, now);
    else applyCue(draft, cue, index, now);
  });
  return draft;
}

const RISE_STEP_MS = 420;
const RISE_MS = 1500;
/** When the light has gone through all levels. */
export const RISE_END_MS = RISE_STEP_MS * 3 + RISE_MS;

/** The light that goes up the finished temple, so many milliseconds after the finale began: 0 to 1 for each level. */
export function risingLight(level: number, now: number): number {
  return bump((now - level * RISE_STEP_MS) / RISE_MS);
}
