import { isPerson } from '@nunatak/engine';
import { useMemo, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { GameNote } from '../library/NoGame.tsx';
import { Game } from '../line/game.ts';
import type { Sitter } from '../people/seat.ts';
import { useSeats } from '../people/useSeats.ts';
import { NoReplay } from '../replay/NoReplay.tsx';
import type { RecordedGame } from '../replay/recording.ts';
import { useReplay } from '../replay/useReplay.ts';
import { Choice } from '../ui/Choice.tsx';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { usePractice } from '../words/practice.ts';
import { GuessTable } from './GuessTable.tsx';
import { GuessReferee } from './guessReferee.ts';

/** A game of the library whose moves are to be guessed. */
export function GuessScreen({ id }: { id: string | undefined }) {
  const opening = useReplay(id);
  if (opening === undefined) return <div className="nk-loading" aria-busy="true" />;
  return opening.kind === 'open' ? <Opened recorded={opening.game} id={id} /> : <NoReplay opening={opening} />;
}

/** Whose moves can be guessed: people and bots that took a card. */
function guessable({ referee }: RecordedGame): readonly number[] {
  const { first, entries } = referee.line;
  const moved = new Set(entries.filter(({ action }) => action.type === 'takeCard').map(({ seat }) => seat));
  return [...moved].filter((seat) => isPerson(first.view.facts, seat)).toSorted();
}

function Opened({ recorded, id }: { recorded: RecordedGame; id: string | undefined }) {
  const { guess } = usePractice();
  const seats = useSeats(recorded.sitters);
  const choices = useMemo(() => guessable(recorded), [recorded]);
  const [seat, setSeat] = useState(() => choices.find((one) => recorded.sitters[one]?.kind === 'here') ?? choices[0]);
  const [isBegun, setBegun] = useState(false);
  if (seat === undefined) {
    return (
      <GameNote title={guess.title} text={guess.noMoves}>
        <a className="nk-button" href={hrefOf('replay', id)}>
          {guess.replay}
        </a>
      </GameNote>
    );
  }
  if (isBegun) return <Guessing recorded={recorded} seat={seat} id={id} />;
  return (
    <>
      <Landscape quiet />
      <main className="nk-screen">
        <div className="nk-screen-inner">
          <PageHead title={guess.title} line={guess.line} backLabel={guess.replay} href={hrefOf('replay', id)} />
          <section className="nk-panel nk-card-panel">
            <Choice
              shown
              legend={guess.seat}
              value={String(seat)}
              options={choices.map((one) => ({ value: String(one), label: seats[one]?.name ?? '' }))}
              onChange={(value) => setSeat(Number(value))}
            />
            <button type="button" className="nk-button nk-button-primary" onClick={() => setBegun(true)}>
              {guess.begin}
            </button>
          </section>
        </div>
      </main>
    </>
  );
}

function Guessing({ recorded, seat, id }: { recorded: RecordedGame; seat: number; id: string | undefined }) {
  const game = useMemo(() => {
    // Whoever guesses sits at the seat for as long.
    const sitters = recorded.sitters.map((sitter, i): Sitter => {
      if (sitter.kind === 'neutral') return sitter;
      return { ...sitter, kind: i === seat ? 'here' : 'elsewhere' };
    });
    const made = new Game(sitters, new GuessReferee(recorded.referee.line, seat));
    made.move((head) => head.goTo(made.referee.line.entries.length));
    return made;
  }, [recorded, seat]);
  return <GuessTable game={game} id={id} />;
}
