import { Landscape } from '../ui/Landscape.tsx';
import { useOnlineWords } from './useOnlineWords.ts';

/** Shown until the server has answered. */
export function Waiting({ text }: { text: 'claim' | 'connect' | 'load' }) {
  const { join, room, table } = useOnlineWords();
  return (
    <>
      <Landscape quiet />
      <main className="nk-screen nk-on-wait">
        <p aria-live="polite">{{ claim: join.claim, connect: table.connecting, load: room.loading }[text]}</p>
      </main>
    </>
  );
}
