import { createContext, type ReactNode, useContext } from 'react';

/** What a game played with people elsewhere adds to the table. A game at one screen adds nothing. */
export interface TableExtras {
  /** Beside the temple, never over it: whatever needs an answer or an eye now. */
  readonly banner: ReactNode;
  /** A tab of the side panel in place of the hint: asking a strong bot is no fair play among people. */
  readonly talk: { readonly label: string; readonly body: ReactNode; readonly unread: number };
  /** Beside a player's name: whether they are there, and their time. */
  seat(seat: number): ReactNode;
}

export const ExtrasContext = createContext<TableExtras | undefined>(undefined);

export function useExtras(): TableExtras | undefined {
  return useContext(ExtrasContext);
}
