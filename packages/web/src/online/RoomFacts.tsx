import type { RoomView } from '@nunatak/protocol';
import { Fragment } from 'react';
import { useOnlineWords } from './useOnlineWords.ts';

/** What is played here, in one line. */
export function RoomFacts({ room }: { room: RoomView }) {
  const words = useOnlineWords();
  const { settings, spectators } = room;
  const facts = [
    words.room.players(settings.game.players),
    words.room.clock(settings.clock.kind),
    ...(settings.listed ? [words.room.listed] : []),
    ...(spectators > 0 ? [words.room.spectators(spectators)] : []),
  ];
  return (
    <p className="nk-on-facts">
      <span className="nk-hidden">{words.room.settings}</span>
      {facts.map((fact, i) => (
        <Fragment key={fact}>
          {i > 0 && ' · '}
          <span>{fact}</span>
        </Fragment>
      ))}
    </p>
  );
}
