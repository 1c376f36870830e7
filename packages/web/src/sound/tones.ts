import { seeded } from '../board/random.ts';

/** Where and when a sound is put: a context, what it goes into, and the moment in seconds. */
export interface Spot {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly at: number;
}

interface Tone {
  readonly pitch: number;
  /** The pitch at the end, for a fall. */
  readonly to?: number;
  readonly gain: number;
  readonly attack?: number;
  readonly decay: number;
  /** Seconds after the spot. */
  readonly after?: number;
  readonly wave?: OscillatorType;
}

function envelope({ context, out }: Spot, start: number, gain: number, attack: number, decay: number): GainNode {
  const level = context.createGain();
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(gain, start + attack);
  level.gain.exponentialRampToValueAtTime(gain / 1000, start + attack + decay);
  level.connect(out);
  return level;
}

/** Takes a sound out of the graph when it has ended. */
function leaveAtEnd(source: AudioScheduledSourceNode, ...nodes: readonly AudioNode[]): void {
  source.onended = () => {
    for (const node of [source, ...nodes]) node.disconnect();
  };
}

/** A tone that is struck and dies away. */
export function strike(spot: Spot, { pitch, to, gain, attack = 0.003, decay, after = 0, wave = 'sine' }: Tone): void {
  const start = spot.at + after;
  const source = spot.context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to, start + attack + decay);
  const level = envelope(spot, start, gain, attack, decay);
  source.connect(level);
  source.start(start);
  source.stop(start + attack + decay + 0.02);
  leaveAtEnd(source, level);
}

const NOISE_SECONDS = 4;
const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** White noise, the same every time. */
export function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known !== undefined) return known;
  const buffer = context.createBuffer(1, NOISE_SECONDS * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  const random = seeded(11);
  for (let i = 0; i < samples.length; i++) samples[i] = random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

interface Breath {
  readonly filter: BiquadFilterType;
  readonly pitch: number;
  readonly to?: number;
  readonly sharpness?: number;
  readonly gain: number;
  readonly attack?: number;
  readonly decay: number;
  readonly after?: number;
}

/** A breath of noise: snow, cloth, paper, stone. */
export function breathe(
  spot: Spot,
  { filter, pitch, to, sharpness = 0.8, gain, attack = 0.002, decay, after = 0 }: Breath,
): void {
  const start = spot.at + after;
  const source = spot.context.createBufferSource();
  source.buffer = noiseOf(spot.context);
  source.loop = true;
  const shape = spot.context.createBiquadFilter();
  shape.type = filter;
  shape.Q.value = sharpness;
  shape.frequency.setValueAtTime(pitch, start);
  if (to !== undefined) shape.frequency.exponentialRampToValueAtTime(to, start + attack + decay);
  const level = envelope(spot, start, gain, attack, decay);
  source.connect(shape).connect(level);
  source.start(start, (pitch % 100) / 50);
  source.stop(start + attack + decay + 0.02);
  leaveAtEnd(source, shape, level);
}
