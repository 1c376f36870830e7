import { useEffect } from 'react';
import { useSettings } from '../session/settings.ts';
import { soundPlayer } from './player.ts';
import type { SoundSettings } from './sounds.ts';

/** Lets the page sound as loud as is set, from the moment it is set. */
export function useSoundLevels(): SoundSettings {
  const { sound } = useSettings();
  useEffect(() => soundPlayer.setLevels(sound), [sound]);
  return sound;
}
