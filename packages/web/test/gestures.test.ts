import { describe, expect, it } from 'vitest';
import { listenForGestures } from '../src/board/gestures.ts';
import type { BoardStage } from '../src/board/stage.ts';

interface Press {
  readonly x: number;
  readonly buttons: number;
  readonly button?: number;
}

/** A temple that counts how often it turns, is left to rest and is picked on. */
function temple() {
  const counted = { orbits: 0, settles: 0, picks: 0 };
  const captured: number[] = [];
  const element = Object.assign(new EventTarget(), {
    dataset: {},
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: (id: number) => captured.push(id),
  });
  const stage = {
    view: 'table',
    props: { targets: [], onHover: () => undefined, onPick: () => counted.picks++ },
    pick: () => 7,
    orbit: () => counted.orbits++,
    settle: () => counted.settles++,
    zoom: () => undefined,
  };
  listenForGestures(element as unknown as HTMLElement, stage as unknown as BoardStage);
  const mouse = (type: string, { x, buttons, button = 0 }: Press) =>
    element.dispatchEvent(
      Object.assign(new Event(type), { pointerId: 1, pointerType: 'mouse', clientX: x, clientY: 0, buttons, button }),
    );
  return { counted, captured, mouse };
}

describe('a mouse on the temple', () => {
  it('holds on to it from the press on, so that a release outside is heard', () => {
    const { captured, mouse } = temple();
    mouse('pointerdown', { x: 100, buttons: 1 });
    expect(captured).toEqual([1]);
  });

  it('turns it no more once no button is pressed, even if the release was lost', () => {
    const { counted, mouse } = temple();
    mouse('pointerdown', { x: 100, buttons: 1 });
    mouse('pointermove', { x: 104, buttons: 1 });
    for (const x of [150, 200, 250]) mouse('pointermove', { x, buttons: 0 });
    expect(counted).toEqual({ orbits: 0, settles: 0, picks: 0 });
    mouse('pointerdown', { x: 100, buttons: 1 });
    mouse('pointermove', { x: 200, buttons: 1 });
    mouse('pointermove', { x: 300, buttons: 0 });
    mouse('pointermove', { x: 400, buttons: 0 });
    expect(counted).toEqual({ orbits: 1, settles: 1, picks: 0 });
  });

  it('picks with a press and a release in the same place', () => {
    const { counted, mouse } = temple();
    mouse('pointerdown', { x: 100, buttons: 1 });
    mouse('pointerup', { x: 102, buttons: 0 });
    expect(counted).toEqual({ orbits: 0, settles: 0, picks: 1 });
  });
});
