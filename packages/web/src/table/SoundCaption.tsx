import { useEffect, useState } from 'react';
import type { Snapshot } from '../line/game.ts';
import { useSettings } from '../session/settings.ts';
import { useWords } from '../words/useWords.ts';
import { callOf } from './useTableSound.ts';

const SHOWN_MS = 3000;

/** Says in writing what a sound calls for, where captions are wanted. */
export function SoundCaption({ snapshot }: { snapshot: Snapshot }) {
  const { sound } = useSettings();
  const { calls } = useWords().table;
  const call = callOf(snapshot);
  const [shown, setShown] = useState<typeof call>();
  useEffect(() => {
    setShown(call);
    if (call === undefined) return undefined;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [call]);
  if (!sound.captions || shown === undefined) return undefined;
  return (
    <p className="nk-sound-caption" aria-hidden="true">
      ♪ {calls[shown]}
    </p>
  );
}
