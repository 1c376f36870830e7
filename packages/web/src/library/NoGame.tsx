import type { ReactNode } from 'react';
import { hrefOf } from '../app/route.ts';
import { BrokenNote } from '../ui/BrokenNote.tsx';
import { Details } from '../ui/Details.tsx';
import { download } from '../ui/download.ts';
import { useProblemWords } from '../words/problems.ts';
import { useWords } from '../words/useWords.ts';

/** A game that cannot be shown: it is not here, or it lies there in a way that cannot be read. */
export type Unopened = { readonly kind: 'missing' } | Broken;

interface Broken {
  readonly kind: 'broken';
  readonly reason: string;
  readonly document: unknown;
}

/** Says why there is no game, and hands out what lies there; nothing is thrown away. */
export function NoGame({ opening }: { opening: Unopened }) {
  const { none, menu } = useWords().table;
  const home = (
    <a className="nk-button nk-button-primary" href={hrefOf('start')}>
      {menu.start}
    </a>
  );
  if (opening.kind === 'missing') {
    return (
      <GameNote {...none}>
        <BrokenNote />
        {home}
      </GameNote>
    );
  }
  return <Unreadable {...opening}>{home}</Unreadable>;
}

function Unreadable({ reason, document, children }: Omit<Broken, 'kind'> & { children: ReactNode }) {
  const { unreadable } = useWords().table;
  const say = useProblemWords();
  return (
    <GameNote title={unreadable.title} text={unreadable.text}>
      <Details>{say(reason)}</Details>
      <button
        type="button"
        className="nk-button"
        onClick={() => download('nunatak-broken-game.json', JSON.stringify(document))}
      >
        {unreadable.save}
      </button>
      {children}
    </GameNote>
  );
}

/** A page in place of a game. */
export function GameNote({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main className="nk-page nk-broken">
      <h1 className="nk-title">{title}</h1>
      <p>{text}</p>
      {children}
    </main>
  );
}
