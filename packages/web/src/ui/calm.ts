/** So long nobody has touched the page: what takes a while may begin without keeping anybody waiting. */
const CALM_MS = 400;

const ACTS = ['pointerdown', 'pointerup', 'wheel', 'keydown'] as const;

let lastAct: number | undefined;

function noteActs(): void {
  const note = () => {
    lastAct = performance.now();
  };
  note();
  for (const act of ACTS) addEventListener(act, note, { capture: true, passive: true });
}

/** How many milliseconds are left until nobody has touched the page for a moment. */
function untilCalm(): number {
  if (lastAct === undefined) noteActs();
  return Math.max(0, (lastAct ?? 0) + CALM_MS - performance.now());
}

export function isCalm(): boolean {
  return untilCalm() === 0;
}

/** Does work as soon as nobody has touched the page for a moment; call what is returned if it is no longer wanted. */
export function whenCalm(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const left = untilCalm();
    if (left > 0) timer = setTimeout(look, left);
    else work();
  };
  timer = setTimeout(look);
  return () => clearTimeout(timer);
}

/** So long the page may be busy before somebody who acts is to be heard. */
const PIECE_MS = 8;

/** Does work on each of many things, a few at a time: whoever acts meanwhile comes first. */
export async function inPieces<T>(things: readonly T[], work: (thing: T) => void): Promise<void> {
  let begun = performance.now();
  for (const thing of things) {
    if (performance.now() - begun > PIECE_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      begun = performance.now();
    }
    work(thing);
  }
}
