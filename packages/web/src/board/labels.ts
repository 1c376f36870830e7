import type { Insets, Point, Rect, Size } from './board.ts';
import { overlaps, rectRound } from './visibility.ts';

/** A chip on a tile of the usual size, and on one so small that it would hide the symbol. */
const CHIPS = {
  usual: { chip: { height: 26, letter: 8.5, pad: 20, mark: 18 }, ghost: { height: 38, letter: 12, pad: 26, mark: 24 } },
  small: { chip: { height: 24, letter: 7, pad: 13, mark: 14 }, ghost: { height: 30, letter: 9, pad: 18, mark: 18 } },
} as const;

/** Tiles of fewer pixels have small chips. */
export const SMALL_TILE = 50;
/** A small chip is drawn this much lower than the place it keeps free, which stays large enough for a finger. */
export const SLIM = 4;

interface ChipLook {
  /** The staged block's. */
  large?: boolean;
  small?: boolean;
  /** How large the interface is drawn. */
  scale?: number;
}

/** The size of a chip in pixels, the same here and on screen. */
export function chipSize(
  label: string,
  step: boolean,
  { large = false, small = false, scale = 1 }: ChipLook = {},
): { width: number; height: number } {
  const { height, letter, pad, mark } = CHIPS[small ? 'small' : 'usual'][large ? 'ghost' : 'chip'];
  const width = Math.max(height, pad + label.length * letter + (step ? mark : 0));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

export interface LabelRequest {
  width: number;
  height: number;
  /** Where it would like its middle. */
  wish: Point;
}

/** Steps away from the wished place: straight up first, then to the sides, then below. */
function* places(wish: Point): Generator<Point> {
  yield wish;
  for (let ring = 1; ring <= 40; ring++) {
    const far = ring * 9;
    for (const [x, y] of [
      [0, -1],
      [-0.8, -0.7],
      [0.8, -0.7],
      [-1.3, 0],
      [1.3, 0],
      [-0.8, 0.7],
      [0.8, 0.7],
      [0, 1],
    ] as const) {
      yield { x: wish.x + x * far, y: wish.y + y * far };
    }
  }
}

/** Gives every label a place of its own: none covers another, all lie within the free area while there is room. */
export function placeLabels(
  requests: readonly LabelRequest[],
  size: Size,
  insets?: Insets,
  obstacles: readonly Rect[] = [],
): readonly Point[] {
  const free: Rect = {
    left: (insets?.left ?? 0) + 4,
    top: (insets?.top ?? 0) + 4,
    right: size.width - (insets?.right ?? 0) - 4,
    bottom: size.height - (insets?.bottom ?? 0) - 4,
  };
  const taken: Rect[] = [...obstacles];
  return requests.map(({ width, height, wish }) => {
    for (const at of places(wish)) {
      const rect = rectRound(at, width + 4, height + 4);
      const fits =
        rect.left >= free.left && rect.right <= free.right && rect.top >= free.top && rect.bottom <= free.bottom;
      if (fits && !taken.some((other) => overlaps(rect, other))) {
        taken.push(rectRound(at, width, height));
        return at;
      }
    }
    taken.push(rectRound(wish, width, height));
    return wish;
  });
}
