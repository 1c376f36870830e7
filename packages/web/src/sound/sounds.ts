/** What can be heard, by group; each group has a volume of its own. */
export const SOUND_GROUPS = {
  play: ['block', 'tile', 'card', 'row', 'square', 'blessing', 'refused', 'cap'],
  notice: ['turn', 'reaction'],
  wind: ['wind'],
  music: ['music'],
} as const;

export type SoundGroup = keyof typeof SOUND_GROUPS;
export const SOUND_GROUP_IDS = Object.keys(SOUND_GROUPS) as readonly SoundGroup[];

/** Sounds that end by themselves. */
export const STRUCK = [...SOUND_GROUPS.play, ...SOUND_GROUPS.notice] as const;
export type Struck = (typeof STRUCK)[number];

/** Sounds that go on: the bed under everything. */
export const BEDS = ['wind', 'music'] as const;
export type Bed = (typeof BEDS)[number];

export function groupOf(sound: Struck): SoundGroup {
  return SOUND_GROUPS.notice.some((one) => one === sound) ? 'notice' : 'play';
}

/** A volume for each group, 0 to 1, and whether anything is heard at all. */
export interface SoundLevels extends Readonly<Record<SoundGroup, number>> {
  readonly on: boolean;
}

export interface SoundSettings extends SoundLevels {
  /** Says in writing what is otherwise only heard. */
  readonly captions: boolean;
  /** A short touch when a block is built, where the machine can. */
  readonly vibration: boolean;
}

export const DEFAULT_SOUND: SoundSettings = {
  on: true,
  play: 0.7,
  notice: 0.8,
  wind: 0.35,
  music: 0.35,
  captions: false,
  vibration: true,
};
