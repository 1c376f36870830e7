import { noiseOf } from './tones.ts';

/** A sound that goes on until it is ended. */
export interface Playing {
  /** Follows the temple: how many of its levels are begun, 0 to 4. */
  setHeight(storeys: number): void;
  end(): void;
}

const FADE = 2.5;

/** Quiet wind over the snow: noise through a slowly wandering filter. */
export function startWind(context: BaseAudioContext, out: AudioNode): Playing {
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const shape = context.createBiquadFilter();
  shape.type = 'bandpass';
  shape.frequency.value = 420;
  shape.Q.value = 0.7;
  const level = context.createGain();
  level.gain.setValueAtTime(0, context.currentTime);
  level.gain.linearRampToValueAtTime(0.3, context.currentTime + FADE);
  const gusts = [0.07, 0.043].map((pace, i) => {
    const gust = context.createOscillator();
    gust.frequency.value = pace;
    const depth = context.createGain();
    depth.gain.value = i === 0 ? 190 : 0.11;
    gust.connect(depth).connect(i === 0 ? shape.frequency : level.gain);
    gust.start();
    return { gust, depth };
  });
  source.connect(shape).connect(level).connect(out);
  source.start();
  return {
    setHeight(storeys) {
      shape.Q.setTargetAtTime(0.7 + storeys * 0.12, context.currentTime, FADE);
    },
    end() {
      for (const { gust, depth } of gusts) {
        gust.stop();
        gust.disconnect();
        depth.disconnect();
      }
      source.stop();
      for (const node of [source, shape, level]) node.disconnect();
    },
  };
}

/** One voice for each height of the temple: the chord opens as it grows. */
const VOICES = [
  { pitch: 98, gain: 0.16 },
  { pitch: 146.8, gain: 0.1 },
  { pitch: 196, gain: 0.085 },
  { pitch: 246.9, gain: 0.07 },
  { pitch: 293.7, gain: 0.06 },
] as const;

/** A slow bed of tones that follows the temple's height. */
export function startMusic(context: BaseAudioContext, out: AudioNode): Playing {
  const soft = context.createBiquadFilter();
  soft.type = 'lowpass';
  soft.frequency.value = 620;
  soft.connect(out);
  const voices = VOICES.map(({ pitch, gain }, i) => {
    const level = context.createGain();
    level.gain.value = 0;
    level.connect(soft);
    const swell = context.createOscillator();
    swell.frequency.value = 0.05 + i * 0.013;
    const depth = context.createGain();
    depth.gain.value = 0;
    swell.connect(depth).connect(level.gain);
    swell.start();
    const sources = [-4, 3].map((cents) => {
      const source = context.createOscillator();
      source.type = i === 0 ? 'sine' : 'triangle';
      source.frequency.value = pitch;
      source.detune.value = cents;
      source.connect(level);
      source.start();
      return source;
    });
    return { level, depth, swell, sources, gain };
  });
  return {
    setHeight(storeys) {
      voices.forEach(({ level, depth, gain }, i) => {
        const share = i <= storeys ? gain : 0;
        level.gain.setTargetAtTime(share, context.currentTime, FADE);
        depth.gain.setTargetAtTime(share * 0.45, context.currentTime, FADE);
      });
    },
    end() {
      for (const { level, depth, swell, sources } of voices) {
        for (const source of [swell, ...sources]) source.stop();
        for (const node of [level, depth, swell, ...sources]) node.disconnect();
      }
      soft.disconnect();
    },
  };
}
