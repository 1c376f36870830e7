import { Store } from './store.ts';

/** What a person asked for and the page could not do; undefined once the person has read it or the next attempt works. */
export const failedAttempt = new Store<unknown>(undefined);

/** Does what a person asked for. If it fails, the page says so, and false is returned. */
export async function attempt(act: () => unknown): Promise<boolean> {
  try {
    await act();
    failedAttempt.set(undefined);
    return true;
  } catch (error) {
    failedAttempt.set(error ?? new Error('failed'));
    return false;
  }
}

/**
 * The way out of one screen, shared by its buttons that open a game or a page. The first press opens it; further presses do
 * nothing until that press has failed or has opened nothing.
 */
export class WayOut {
  readonly #open: (href: string) => void;
  #isTaken = false;

  constructor(open: (href: string) => void) {
    this.#open = open;
  }

  /** `find` gives the address to open, or undefined if the screen stays. */
  async take(find: () => string | undefined | Promise<string | undefined>): Promise<void> {
    if (this.#isTaken) return;
    this.#isTaken = true;
    let href: string | undefined;
    await attempt(async () => {
      href = await find();
      if (href !== undefined) this.#open(href);
    });
    if (href === undefined) this.#isTaken = false;
  }
}
