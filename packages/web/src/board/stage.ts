import { TOKENS } from '../art/tokens.ts';
import { Aiming } from './aim.ts';
import type { BoardProps, Camera, Cue, Point, Size } from './board.ts';
import { DEFAULT_CAMERA, isStill } from './board.ts';
import { bestArrangement, clampCamera, mixPose, type Pose, poseOf } from './camera.ts';
import { CELLS, placeOf } from './cells.ts';
import {
  type Effects,
  endOf,
  NO_EFFECTS,
  RISE_END_MS,
  risingLight,
  sampleCues,
  type TimedCue,
  timeCues,
} from './cues.ts';
import { easeInOut } from './easing.ts';
import { type Growth, growthOf } from './framing.ts';
import { cellOrigins } from './layout.ts';
import { type Aim, pickCell, type Sight } from './targets.ts';
import { clamp, mix, mixVec, type Vec3 } from './vector.ts';

/** The moment to draw. */
export interface Frame {
  pose: Pose;
  floors: readonly Vec3[];
  /** 0 seen from the side, 1 seen from above. */
  flat: number;
  /** On the way from one view to another: marks are hidden. */
  moving: boolean;
  effects: Effects;
}

interface Rest {
  pose: Pose;
  floors: readonly Vec3[];
  flat: number;
}

const HANDLED_MS = 300;
const FINALE_TURN_MS = 48_000;

/** The clock and camera of one board: props and gestures in, frames out. It draws nothing itself. */
export class BoardStage {
  props: BoardProps;
  size: Size = { width: 0, height: 0 };
  frame: Frame;
  readonly #listeners = new Set<() => void>();
  #camera: Camera;
  #flatOnly = true;
  #blind = false;
  #from: Rest | undefined;
  #moveStart = 0;
  #queue: readonly TimedCue[] = [];
  #queueStart = 0;
  #finaleStart: number | undefined;
  /** When the light began to go up the finished temple: once the cap is in place. */
  #riseStart = 0;
  #waiting: (() => void)[] = [];
  #request: number | undefined;
  readonly #aiming = new Aiming();
  #aim: Aim | undefined;
  #handled = 0;
  /** The camera is in somebody's hand: what can be hit is worked out again when it comes to rest. */
  #isTurning = false;
  #deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(props: BoardProps) {
    this.props = props;
    this.#camera = clampCamera(props.camera ?? DEFAULT_CAMERA);
    this.frame = { ...this.#rest(), moving: false, effects: NO_EFFECTS };
  }

  /** The view really shown: without 3D there is no Table. */
  get view(): BoardProps['view'] {
    return this.#flatOnly && this.props.view === 'table' ? 'plan' : this.props.view;
  }

  get camera(): Camera {
    return this.#camera;
  }

  get playing(): boolean {
    return this.#queue.length > 0;
  }

  /** The picture is changing from frame to frame: a view change, a cue, an orbit. */
  get stirring(): boolean {
    const now = performance.now();
    return this.#busy(now) || now - this.#handled < HANDLED_MS;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  update(props: BoardProps): void {
    const before = this.props;
    if (looksAlike(props, before)) {
      this.props = props;
      return;
    }
    const shown = isStill(props.motion) ? undefined : this.#rest();
    this.props = props;
    const wished = props.camera;
    const turned =
      wished !== undefined &&
      (before.camera === undefined || !sameCamera(wished, before.camera)) &&
      !sameCamera(clampCamera(wished), this.#camera);
    if (turned) this.#camera = clampCamera(wished);
    if (props.finale && !before.finale) {
      this.#finaleStart = performance.now();
      this.#riseStart = this.#finaleStart;
    }
    if (!props.finale) this.#finaleStart = undefined;
    const grown = !sameGrowth(growthOf(props), growthOf(before)) && this.view === 'table';
    const moved = grown || (turned && this.view === 'table');
    const changed = props.view !== before.view || props.finale !== before.finale || moved;
    if (changed && shown !== undefined) this.#moveFrom(shown);
    if (props.motion === 'off') this.#cut();
    this.#refresh();
  }

  resize(size: Size): void {
    if (size.width === this.size.width && size.height === this.size.height) return;
    this.size = size;
    this.#from = undefined;
    this.#refresh();
  }

  /** Says whether the Table view can be drawn. */
  setFlatOnly(flatOnly: boolean): void {
    if (this.#flatOnly === flatOnly) return;
    this.#flatOnly = flatOnly;
    this.#from = undefined;
    this.#refresh();
  }

  /** While the first picture of a view is being drawn the old one is still on screen: nothing can be meant by a click. */
  setBlind(blind: boolean): void {
    this.#blind = blind;
  }

  play(cues: readonly Cue[], onPassed?: (cues: number) => void): Promise<void> {
    if (this.props.motion === 'off' || document.hidden || cues.length === 0) {
      this.skip();
      return Promise.resolve();
    }
    const now = performance.now();
    const timed = timeCues(cues, this.props.motion);
    const left = this.playing ? this.#queueStart + endOf(this.#queue) - now : 0;
    if (left > 0 && left + endOf(timed) > TOKENS.duration.turnMax) this.skip();
    const offset = this.playing ? endOf(this.#queue) : 0;
    if (!this.playing) this.#queueStart = now;
    this.#queue = [
      ...this.#queue,
      ...timed.map(({ cue, start, end }, i) => ({
        cue,
        start: start + offset,
        end: end + offset,
        onEnd: onPassed === undefined ? undefined : () => onPassed(i + 1),
      })),
    ];
    clearTimeout(this.#deadline);
    this.#deadline = setTimeout(() => this.skip(), this.#queueStart + endOf(this.#queue) - now);
    this.#refresh();
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
    });
  }

  /** Jumps to the end of cues and view changes: the props are the truth. */
  skip(): void {
    const atRest = !this.playing && this.#from === undefined;
    this.#cut();
    if (!atRest) this.#refresh();
  }

  /** Turns the Table view by pixels of drag. */
  orbit(dx: number, dy: number): void {
    if (this.view !== 'table' || this.props.finale) return;
    this.#setCamera({
      ...this.#camera,
      azimuth: this.#camera.azimuth - dx * 0.35,
      elevation: this.#camera.elevation + dy * 0.25,
    });
  }

  zoom(factor: number): void {
    if (this.view !== 'table' || this.props.finale) return;
    this.#setCamera({ ...this.#camera, zoom: this.#camera.zoom * factor });
  }

  /** Tells the owner where the camera came to rest. */
  settle(): void {
    this.#isTurning = false;
    this.#refresh();
    this.props.onCamera?.(this.#camera);
  }

  aim(): Aim {
    this.#aim ??= this.#isTurning ? this.#aiming.turning(this.#sight()) : this.#aiming.at(this.#sight());
    return this.#aim;
  }

  #sight(): Sight {
    const { tiles, blocks, ghost, xray, lit, insets, obstacles, scale, finale } = this.props;
    const { pose, floors, moving } = this.frame;
    const targets = moving || finale ? [] : this.props.targets;
    const { size } = this;
    const staged = moving ? undefined : ghost;
    return { tiles, blocks, targets, ghost: staged, lit, xray, pose, floors, size, insets, obstacles, scale };
  }

  pick(at: Point): number | undefined {
    if (this.#blind) return undefined;
    return pickCell(this.aim(), at);
  }

  dispose(): void {
    if (this.#request !== undefined) cancelAnimationFrame(this.#request);
    clearTimeout(this.#deadline);
    this.#request = undefined;
    this.#listeners.clear();
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  #setCamera(camera: Camera): void {
    this.#handled = performance.now();
    this.#isTurning = true;
    this.#camera = clampCamera(camera);
    this.#from = undefined;
    this.#refresh();
  }

  #cut(): void {
    clearTimeout(this.#deadline);
    if (this.playing) this.#riseStart = performance.now();
    this.#from = undefined;
    this.#queue = [];
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }

  #moveFrom(rest: Rest): void {
    if (this.size.width === 0 || document.hidden) return;
    this.#from = this.frame.moving ? { pose: this.frame.pose, floors: this.frame.floors, flat: this.frame.flat } : rest;
    this.#moveStart = performance.now();
  }

  #rest(now = 0): Rest {
    const { insets, obstacles, finale, framed } = this.props;
    const { view, size } = this;
    const closing = finale && !this.#flatOnly;
    const turned = closing && this.#finaleStart !== undefined && !isStill(this.props.motion);
    const share = turned ? clamp((now - (this.#finaleStart ?? now)) / FINALE_TURN_MS, 0, 1) : 0;
    const camera = { ...this.#camera, azimuth: this.#camera.azimuth + 360 * share };
    return {
      pose: poseOf({ view, size, camera, insets, obstacles, finale: closing, framed, growth: growthOf(this.props) }),
      floors: cellOrigins(closing ? 'temple' : bestArrangement(view, size, insets)),
      flat: view === 'table' || closing ? 0 : 1,
    };
  }

  #refresh(): void {
    const now = performance.now();
    this.#draw(now);
    if (this.#busy(now) && this.#request === undefined) this.#request = requestAnimationFrame(this.#tick);
  }

  #busy(now: number): boolean {
    const { motion } = this.props;
    const since = now - (isStill(motion) ? this.#riseStart : (this.#finaleStart ?? 0));
    const closing = isStill(motion) ? RISE_END_MS : FINALE_TURN_MS;
    const turning = this.#finaleStart !== undefined && motion !== 'off' && since < closing;
    return this.#from !== undefined || this.playing || (turning && !this.#flatOnly);
  }

  readonly #tick = (): void => {
    this.#request = undefined;
    const now = performance.now();
    if (this.playing && now - this.#queueStart >= endOf(this.#queue)) {
      this.skip();
      return;
    }
    this.#tellPassed(now - this.#queueStart);
    this.#draw(now);
    if (this.#busy(now)) this.#request = requestAnimationFrame(this.#tick);
  };

  #tellPassed(elapsed: number): void {
    for (const timed of this.#queue) {
      if (timed.end > elapsed) continue;
      timed.onEnd?.();
      timed.onEnd = undefined;
    }
  }

  #effects(now: number): Effects {
    const { motion, blocks } = this.props;
    if (this.playing) return sampleCues(this.#queue, now - this.#queueStart, motion === 'calm');
    const since = this.#finaleStart === undefined ? RISE_END_MS : now - this.#riseStart;
    if (motion === 'off' || since >= RISE_END_MS) return NO_EFFECTS;
    const standing = CELLS.filter((cell) => blocks[cell] !== undefined);
    return { ...NO_EFFECTS, glow: new Map(standing.map((cell) => [cell, risingLight(placeOf(cell).level, since)])) };
  }

  #draw(now: number): void {
    this.#aim = undefined;
    const to = this.#rest(now);
    const length = TOKENS.duration.view * (this.props.motion === 'fast' ? 0.5 : 1);
    const share = this.#from === undefined ? 1 : clamp((now - this.#moveStart) / length, 0, 1);
    if (share >= 1) this.#from = undefined;
    const effects = this.#effects(now);
    const from = this.#from;
    if (from === undefined) {
      this.frame = { ...to, moving: false, effects };
    } else {
      const eased = easeInOut(share);
      this.frame = {
        pose: mixPose(from.pose, to.pose, eased),
        floors: to.floors.map((floor, cell) => mixVec(from.floors[cell] ?? floor, floor, eased)),
        flat: mix(from.flat, to.flat, eased),
        moving: true,
        effects,
      };
    }
    for (const listener of this.#listeners) listener();
  }
}

/** Whether the same is to be seen: a screen renders anew with every hover, and to draw costs more than to compare. */
function looksAlike(a: BoardProps, b: BoardProps): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)] as (keyof BoardProps)[]);
  return [...names].every((name) => typeof a[name] === 'function' || isSame(a[name], b[name]));
}

function isSame(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return Object.is(a, b);
  return a.length === b.length && a.every((one, i) => Object.is(one, b[i]));
}

function sameGrowth(a: Growth, b: Growth): boolean {
  return a.storeys === b.storeys && a.cap === b.cap;
}

function sameCamera(a: Camera, b: Camera): boolean {
  return a.azimuth === b.azimuth && a.elevation === b.elevation && a.zoom === b.zoom;
}
