import type { Point } from './board.ts';
import type { BoardStage } from './stage.ts';

const SLOP = 10;

interface Touch {
  at: Point;
  start: Point;
}

function pointIn(element: HTMLElement, event: MouseEvent): Point {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}

function spread(touches: readonly Touch[]): number {
  const [a, b] = touches;
  return a === undefined || b === undefined ? 0 : Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y);
}

/** Taps pick, one finger orbits, two zoom; a tap that moved or shared the glass with a second finger picks nothing. */
export function listenForGestures(element: HTMLElement, stage: BoardStage): () => void {
  const touches = new Map<number, Touch>();
  let tap = true;
  let dragged = false;
  let hovered: number | undefined;

  function hover(cell: number | undefined): void {
    if (cell === hovered) return;
    hovered = cell;
    element.dataset.aiming = String(cell !== undefined && stage.props.targets.some((target) => target.cell === cell));
    stage.props.onHover(cell);
  }

  function down(event: PointerEvent): void {
    if (event.button !== 0) return;
    const at = pointIn(element, event);
    touches.set(event.pointerId, { at, start: at });
    // A release outside the temple must be heard, or the next move would turn it with no button pressed.
    element.setPointerCapture(event.pointerId);
    tap = touches.size === 1;
    dragged = false;
  }

  function move(event: PointerEvent): void {
    const at = pointIn(element, event);
    const touch = touches.get(event.pointerId);
    if (touch !== undefined && event.pointerType === 'mouse' && event.buttons === 0) {
      cancel(event);
      return;
    }
    if (touch === undefined) {
      if (event.pointerType === 'mouse') hover(stage.pick(at));
      return;
    }
    const before = touch.at;
    if (touches.size > 1) {
      const wide = spread([...touches.values()]);
      touch.at = at;
      if (wide > 0) stage.zoom(spread([...touches.values()]) / wide);
      dragged = true;
      return;
    }
    touch.at = at;
    if (tap && Math.hypot(at.x - touch.start.x, at.y - touch.start.y) <= SLOP) return;
    tap = false;
    dragged = true;
    hover(undefined);
    stage.orbit(at.x - before.x, at.y - before.y);
  }

  /** Ends a touch that picks nothing. Returns true if it was the last one. */
  function cancel({ pointerId }: PointerEvent): boolean {
    if (!touches.delete(pointerId) || touches.size > 0) return false;
    if (dragged) stage.settle();
    return true;
  }

  function up(event: PointerEvent): void {
    const touch = touches.get(event.pointerId);
    if (!cancel(event) || !tap || touch === undefined) return;
    const cell = stage.pick(touch.start);
    if (cell !== undefined) stage.props.onPick(cell);
  }

  function leave(): void {
    hover(undefined);
  }

  let settling: ReturnType<typeof setTimeout> | undefined;
  function wheel(event: WheelEvent): void {
    if (stage.view !== 'table') return;
    event.preventDefault();
    stage.zoom(Math.exp(-event.deltaY * 0.001));
    clearTimeout(settling);
    settling = setTimeout(() => stage.settle(), 250);
  }

  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  element.addEventListener('pointerup', up);
  element.addEventListener('pointercancel', cancel);
  element.addEventListener('pointerleave', leave);
  element.addEventListener('wheel', wheel, { passive: false });
  return () => {
    clearTimeout(settling);
    element.removeEventListener('pointerdown', down);
    element.removeEventListener('pointermove', move);
    element.removeEventListener('pointerup', up);
    element.removeEventListener('pointercancel', cancel);
    element.removeEventListener('pointerleave', leave);
    element.removeEventListener('wheel', wheel);
  };
}
