import type { ErrorBody, RoomView } from '@nunatak/protocol';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { roomOf, takeSeat } from './api.ts';
import { tokenElsewhere } from './inherit.ts';
import { hasGivenUp, isLinked, keepSeat, lastName } from './keys.ts';
import { NameField } from './NameField.tsx';
import { NoMatch } from './NoMatch.tsx';
import { RoomFacts } from './RoomFacts.tsx';
import { SeatList } from './SeatList.tsx';
import { sayError } from './sayError.ts';
import { useAnswer } from './useAnswer.ts';
import { useOnlineWords } from './useOnlineWords.ts';
import { Waiting } from './Waiting.tsx';

interface JoinProps {
  matchId: string;
  onSeated(): void;
  onWatch(): void;
}

/** Coming in by a link: a name and a seat, or a look. */
export function JoinRoom(props: JoinProps) {
  const { matchId, onSeated } = props;
  const ask = useCallback(() => roomOf(matchId), [matchId]);
  const { value: room, error, again } = useAnswer(ask);
  const mayBeOurs = (room?.earlier !== undefined || isLinked()) && !hasGivenUp(matchId);
  const [isAsked, setAsked] = useState(false);

  useEffect(() => {
    if (room === undefined || !mayBeOurs) return;
    tokenElsewhere(room)
      .then((token) => {
        if (token === undefined) return;
        keepSeat(matchId, token);
        onSeated();
      })
      .catch(() => undefined)
      .finally(() => setAsked(true));
  }, [room, mayBeOurs, matchId, onSeated]);

  if (error !== undefined) return <NoMatch error={error} onRetry={again} />;
  if (room === undefined || (mayBeOurs && !isAsked)) return <Waiting text="connect" />;
  return <JoinForm {...props} room={room} onChanged={again} />;
}

function JoinForm({ matchId, room, onSeated, onWatch, onChanged }: JoinProps & { room: RoomView; onChanged(): void }) {
  const { join, errors } = useOnlineWords();
  const [name, setName] = useState(lastName);
  const [error, setError] = useState<ErrorBody>();
  const host = room.seats[room.host]?.name ?? '';
  const isOpen = room.status === 'open' && room.seats.some(({ kind }) => kind === 'open');
  const title = isOpen ? 'open' : ({ open: 'full', playing: 'running', finished: 'over' } as const)[room.status];
  const watching = room.settings.spectators ? join.mayWatch : errors.spectatorsNotAllowed;

  async function sit(): Promise<void> {
    const seated = await takeSeat(matchId, { name: name.trim() });
    if (seated.ok) {
      onSeated();
      return;
    }
    setError(seated.reason);
    onChanged();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    sit().catch(() => setError({ code: 'internal', message: 'The seat could not be taken' }));
  }

  return (
    <>
      <Landscape quiet />
      <main className="nk-screen">
        <div className="nk-screen-inner nk-on-narrow">
          <PageHead
            title={join.title[title]}
            {...(title === 'over' ? {} : { line: isOpen ? join.host(host) : watching })}
            backLabel={join.back}
            back="online"
          />
          <section className="nk-panel nk-card-panel nk-on-stack">
            <RoomFacts room={room} />
            <SeatList room={room} own={undefined} />
          </section>
          <form className="nk-panel nk-card-panel nk-on-stack" onSubmit={submit}>
            {isOpen && <NameField name={name} onChange={setName} />}
            {error !== undefined && (
              <p className="nk-note" role="alert">
                {sayError(errors, error, 'seats')}
              </p>
            )}
            <div className="nk-row">
              {isOpen && (
                <button type="submit" className="nk-button nk-button-primary nk-big">
                  {join.button}
                </button>
              )}
              {room.settings.spectators && (
                <button type="button" className="nk-button" onClick={onWatch}>
                  {join.watch}
                </button>
              )}
            </div>
          </form>
        </div>
      </main>
    </>
  );
}
