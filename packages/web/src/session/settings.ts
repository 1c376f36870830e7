import { LANGUAGES, type Language } from '@nunatak/words';
import { THEMES, type Theme } from '../art/tokens.ts';
import { type Camera, DEFAULT_CAMERA, MOTIONS, type Motion, VIEWS, type View } from '../board/board.ts';
import { DEFAULT_SOUND, type SoundSettings } from '../sound/sounds.ts';
import { QUALITIES } from '../temple/ability.ts';
import { isObject, readJson, type Shelf, shelf } from './storage.ts';
import { Store, useStore } from './store.ts';

export const THEME_CHOICES = ['system', ...THEMES] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** How a block is built: by the Build button, or also by a second tap on the same tile. */
export const CONFIRMS = ['build', 'secondTap'] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** How the temple is drawn: in 3D with so much effort where the machine can, or as a drawing. */
export const GRAPHICS = [...QUALITIES, 'plain'] as const;
export type Graphics = (typeof GRAPHICS)[number];

/** How fast the moves of bots follow each other. */
export const PACES = ['slow', 'normal', 'fast', 'atOnce'] as const;
export type Pace = (typeof PACES)[number];

/** How large text and interface are, in per cent of the usual. */
export const TEXT_SIZES = [90, 100, 115, 130, 150] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export interface Settings {
  readonly language: Language;
  readonly theme: ThemeChoice;
  readonly motion: Motion;
  readonly view: View;
  readonly camera: Camera;
  readonly confirm: Confirm;
  readonly graphics: Graphics;
  readonly sound: SoundSettings;
  /** Unlimited take-back, also of what was revealed, in games with one person. */
  readonly takeBack: boolean;
  readonly hints: boolean;
  readonly textSize: TextSize;
  readonly pace: Pace;
  /** Single letters, digits and signs do something at the table. */
  readonly shortcuts: boolean;
  /** Bots have a word now and then. */
  readonly remarks: boolean;
}

const KEY = 'nunatak/settings';
/** A screen with a shorter side is a phone's. */
const SMALL = 600;

function browserLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? 'en' : navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}

export function defaultSettings(): Settings {
  const small = typeof window !== 'undefined' && Math.min(window.innerWidth, window.innerHeight) < SMALL;
  return {
    language: browserLanguage(),
    theme: 'system',
    motion: 'normal',
    view: small ? 'plan' : 'table',
    camera: DEFAULT_CAMERA,
    confirm: 'build',
    graphics: 'auto',
    sound: DEFAULT_SOUND,
    takeBack: false,
    hints: true,
    textSize: 100,
    pace: 'normal',
    shortcuts: true,
    remarks: true,
  };
}

function oneOf<T extends string>(value: unknown, options: readonly T[], otherwise: T): T {
  return options.find((option) => option === value) ?? otherwise;
}

function flag(value: unknown, otherwise: boolean): boolean {
  return typeof value === 'boolean' ? value : otherwise;
}

function number(value: unknown, otherwise: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
}

/** What settings hold whose owner never turned the temple while it was seen from higher up. */
const UNTURNED: Camera = { azimuth: 28, elevation: 29, zoom: 1 };

function cameraOf(value: unknown): Camera {
  if (!isObject(value)) return DEFAULT_CAMERA;
  if (value.azimuth === UNTURNED.azimuth && value.elevation === UNTURNED.elevation && value.zoom === UNTURNED.zoom)
    return DEFAULT_CAMERA;
  return {
    azimuth: number(value.azimuth, DEFAULT_CAMERA.azimuth),
    elevation: number(value.elevation, DEFAULT_CAMERA.elevation),
    zoom: number(value.zoom, DEFAULT_CAMERA.zoom),
  };
}

function volume(value: unknown, otherwise: number): number {
  return Math.min(1, Math.max(0, number(value, otherwise)));
}

function soundOf(value: unknown): SoundSettings {
  if (!isObject(value)) return DEFAULT_SOUND;
  return {
    on: flag(value.on, DEFAULT_SOUND.on),
    play: volume(value.play, DEFAULT_SOUND.play),
    notice: volume(value.notice, DEFAULT_SOUND.notice),
    wind: volume(value.wind, DEFAULT_SOUND.wind),
    music: volume(value.music, DEFAULT_SOUND.music),
    captions: flag(value.captions, DEFAULT_SOUND.captions),
    vibration: flag(value.vibration, DEFAULT_SOUND.vibration),
  };
}

/** Settings from storage: whatever is missing or wrong falls back to its default, the rest is kept. */
export function readSettings(document: unknown): Settings {
  const standard = defaultSettings();
  if (!isObject(document)) return standard;
  return {
    language: oneOf(document.language, LANGUAGES, standard.language),
    theme: oneOf(document.theme, THEME_CHOICES, standard.theme),
    motion: oneOf(document.motion, MOTIONS, standard.motion),
    view: oneOf(document.view, VIEWS, standard.view),
    camera: cameraOf(document.camera),
    confirm: oneOf(document.confirm, CONFIRMS, standard.confirm),
    graphics: oneOf(document.graphics, GRAPHICS, standard.graphics),
    sound: soundOf(document.sound),
    takeBack: flag(document.takeBack, standard.takeBack),
    hints: flag(document.hints, standard.hints),
    shortcuts: flag(document.shortcuts, standard.shortcuts),
    remarks: flag(document.remarks, standard.remarks),
    pace: oneOf(document.pace, PACES, standard.pace),
    textSize: TEXT_SIZES.find((size) => size === document.textSize) ?? standard.textSize,
  };
}

/** The settings of one window. They follow what other windows choose. */
export class SettingsKeeper {
  readonly store: Store<Settings>;
  readonly #shelf: Shelf;
  /** True if the last change came from another window. */
  #isFollowing = false;

  constructor(from: Shelf) {
    this.#shelf = from;
    this.store = new Store(this.#read());
    from.listen((key) => {
      if (key !== KEY && key !== undefined) return;
      this.#isFollowing = true;
      this.store.set(this.#read());
    });
  }

  /** Changes some settings and stores those alone: what another window chose in the meantime stays. */
  change(change: Partial<Settings>): void {
    this.#isFollowing = false;
    const stored = readJson(this.#shelf, KEY);
    const known = isObject(stored) ? stored : {};
    const { sound } = change;
    const next = {
      ...known,
      ...change,
      ...(sound && { sound: { ...soundOf(known.sound), ...changed(sound, this.store.get().sound) } }),
    };
    this.#shelf.setItem(KEY, JSON.stringify(next));
    this.store.set(readSettings(next));
  }

  /**
   * Takes back a choice that this window cannot show, such as a language whose texts it cannot fetch. The choice of another
   * window stays stored.
   */
  takeBack(change: Partial<Settings>): void {
    if (this.#isFollowing) this.store.set({ ...this.store.get(), ...change });
    else this.change(change);
  }

  #read(): Settings {
    return readSettings(readJson(this.#shelf, KEY));
  }
}

/** The fields of an object that differ from those before. */
function changed(next: object, before: object): object {
  const known = new Map(Object.entries(before));
  return Object.fromEntries(Object.entries(next).filter(([field, value]) => known.get(field) !== value));
}

const keeper = new SettingsKeeper(shelf);

export function currentSettings(): Settings {
  return keeper.store.get();
}

/** Changes some settings and keeps them. */
export function changeSettings(change: Partial<Settings>): void {
  keeper.change(change);
}

/** Takes back a choice that this window cannot show; that of another window stays stored. */
export function takeBackSettings(change: Partial<Settings>): void {
  keeper.takeBack(change);
}

export function subscribeSettings(listener: () => void): () => void {
  return keeper.store.subscribe(listener);
}

export function useSettings(): Settings {
  return useStore(keeper.store);
}

const medias = new Map<string, Store<boolean>>();

/**
 * One watch for each query, the same for every render: a new one would be subscribed to again each time. Whether it matches
 * is read when the browser tells of a change and at no other time: a browser does not tell of what was read before.
 */
export function mediaOf(query: string): Store<boolean> {
  const known = medias.get(query);
  if (known !== undefined) return known;
  const list = window.matchMedia(query);
  const media = new Store(list.matches);
  list.addEventListener('change', ({ matches }) => media.set(matches));
  medias.set(query, media);
  return media;
}

export function useMedia(query: string): boolean {
  return useStore(mediaOf(query));
}

/** The theme to show: the one chosen, or what the system prefers. */
export function useTheme(): Theme {
  const { theme } = useSettings();
  const light = useMedia('(prefers-color-scheme: light)');
  if (theme !== 'system') return theme;
  return light ? 'light' : 'dark';
}

/** The motion to show: a calm one at most where the system asks for reduced motion. */
export function useMotion(): Motion {
  const { motion } = useSettings();
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  return reduced && motion !== 'off' ? 'calm' : motion;
}
