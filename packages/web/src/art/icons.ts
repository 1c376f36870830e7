/** The drawings in `icons/`, by file name. */
export const ICON_NAMES = [
  'abundance',
  'architect',
  'artisan',
  'artisans',
  'beast',
  'beasts',
  'builder',
  'cap',
  'change',
  'construction',
  'corners',
  'crew',
  'deck',
  'decoration',
  'discovery',
  'diversity',
  'edge',
  'elder',
  'expansion',
  'foresight',
  'humble',
  'insight',
  'inspiration',
  'legend',
  'luck',
  'moon',
  'movement',
  'pickaxe',
  'player-aurora',
  'player-ember',
  'player-fjord',
  'player-garnet',
  'progress',
  'providence',
  'rope',
  'row',
  'saw',
  'sculptor',
  'square',
  'stability',
  'step',
  'structure',
  'support',
  'track',
  'transference',
  'unknown',
] as const;
export type IconName = (typeof ICON_NAMES)[number];

/** One stroke or mass of an icon, on the 64 grid. */
export interface IconPath {
  d: string;
  /** Stroke width; undefined means a filled mass. */
  stroke: number | undefined;
  opacity: number;
}

const SOURCES = import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true });

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

function parse(name: IconName): readonly IconPath[] {
  const source = SOURCES[`./icons/${name}.svg`];
  if (source === undefined) throw new Error(`icon "${name}" is listed in ICON_NAMES but icons/${name}.svg is missing`);
  return [...source.matchAll(/<path\s[^>]*>/g)].map(([tag]) => {
    const stroke = attribute(tag, 'stroke-width');
    return {
      d: attribute(tag, 'd') ?? '',
      stroke: stroke === undefined ? undefined : Number(stroke),
      opacity: Number(attribute(tag, 'opacity') ?? 1),
    };
  });
}

const parsed = new Map<IconName, readonly IconPath[]>();

/** The paths of an icon, for SVG and for canvas alike. */
export function iconPaths(name: IconName): readonly IconPath[] {
  const known = parsed.get(name);
  if (known !== undefined) return known;
  const paths = parse(name);
  parsed.set(name, paths);
  return paths;
}
