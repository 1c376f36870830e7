import type { RoomView } from '@nunatak/protocol';
import { type FormEvent, useState } from 'react';
import { useStore } from '../session/store.ts';
import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/useWords.ts';
import type { OnlineMatch } from './onlineMatch.ts';
import { RoomFields } from './RoomFields.tsx';
import { type RoomSetup, roomSetupOf, settingsOf } from './roomSetup.ts';
import { sayError } from './sayError.ts';
import { useOnlineWords } from './useOnlineWords.ts';

interface ChangeRoomProps {
  match: OnlineMatch;
  room: RoomView;
  onClose(): void;
}

/** The host changes what is played until the game begins; the others see it at once. */
export function ChangeRoom({ match, room, onClose }: ChangeRoomProps) {
  const { room: words, errors, sheet } = useOnlineWords();
  const { names } = useWords().screens.newGame;
  const { problem } = useStore(match);
  const [setup, setSetup] = useState<RoomSetup>(() => roomSetupOf(room.settings, names));

  async function save(): Promise<void> {
    const { substitute } = room.settings;
    if (await match.ask({ type: 'settings', settings: { ...settingsOf(setup), substitute } })) onClose();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save();
  }

  return (
    <Sheet title={words.change} closeLabel={sheet.close} onClose={onClose}>
      <form className="nk-on-sheet" onSubmit={submit}>
        <RoomFields room={setup} onChange={(change) => setSetup({ ...setup, ...change })} />
        {problem !== undefined && (
          <p className="nk-note" role="alert">
            {sayError(errors, problem)}
          </p>
        )}
        <button type="submit" className="nk-button nk-button-primary nk-big">
          {words.changeSave}
        </button>
      </form>
    </Sheet>
  );
}
