import { SoundGraph } from '../src/sound/graph.ts';
import { SoundPlayer } from '../src/sound/player.ts';

declare global {
  interface Window {
    sounds?: { SoundGraph: typeof SoundGraph; SoundPlayer: typeof SoundPlayer };
  }
}

window.sounds = { SoundGraph, SoundPlayer };
