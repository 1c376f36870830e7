import { type Playing, startMusic, startWind } from './beds.ts';
import { BEDS, type Bed, groupOf, SOUND_GROUP_IDS, type SoundGroup, type SoundLevels, type Struck } from './sounds.ts';
import { type Detail, STRIKE } from './struck.ts';

const START: Readonly<Record<Bed, (context: BaseAudioContext, out: AudioNode) => Playing>> = {
  wind: startWind,
  music: startMusic,
};

/** Everything that sounds, on the way to the ear: a level for each group, and a limit so that nothing is cut off. */
export class SoundGraph {
  readonly #context: BaseAudioContext;
  readonly #groups: Readonly<Record<SoundGroup, GainNode>>;
  readonly #limit: DynamicsCompressorNode;
  readonly #beds = new Map<Bed, Playing>();
  #height = 0;

  constructor(context: BaseAudioContext) {
    this.#context = context;
    this.#limit = context.createDynamicsCompressor();
    this.#limit.threshold.value = -14;
    this.#limit.ratio.value = 8;
    this.#limit.attack.value = 0.003;
    const room = context.createGain();
    room.gain.value = 0.8;
    this.#limit.connect(room).connect(context.destination);
    this.#groups = Object.fromEntries(
      SOUND_GROUP_IDS.map((group) => {
        const gain = context.createGain();
        gain.gain.value = 0;
        gain.connect(this.#limit);
        return [group, gain];
      }),
    ) as Record<SoundGroup, GainNode>;
  }

  /** How many beds are playing. */
  get beds(): number {
    return this.#beds.size;
  }

  setLevels(levels: SoundLevels): void {
    for (const group of SOUND_GROUP_IDS) this.#groups[group].gain.value = levels.on ? levels[group] : 0;
    for (const bed of BEDS) if (!levels.on || levels[bed] === 0) this.endBed(bed);
  }

  /** Plays a sound, some seconds from now. */
  strike(sound: Struck, detail: Detail = {}, after = 0): void {
    const out = this.#groups[groupOf(sound)];
    if (out.gain.value === 0) return;
    STRIKE[sound]({ context: this.#context, out, at: this.#context.currentTime + after }, detail);
  }

  startBed(bed: Bed): void {
    if (this.#beds.has(bed) || this.#groups[bed].gain.value === 0) return;
    const playing = START[bed](this.#context, this.#groups[bed]);
    playing.setHeight(this.#height);
    this.#beds.set(bed, playing);
  }

  endBed(bed: Bed): void {
    this.#beds.get(bed)?.end();
    this.#beds.delete(bed);
  }

  setHeight(storeys: number): void {
    this.#height = storeys;
    for (const playing of this.#beds.values()) playing.setHeight(storeys);
  }
}
