import type { CardType } from '@nunatak/engine';

/** Colours of texts. They are decoration only: every text says the same without them. */
export interface Style {
  readonly bold: (text: string) => string;
  readonly muted: (text: string) => string;
  readonly accent: (text: string) => string;
  readonly bad: (text: string) => string;
  /** Paints a text as a tile of a type. */
  readonly tile: (text: string, type: CardType) => string;
  /** Paints the name of a type. */
  readonly type: (text: string, type: CardType) => string;
  /** Paints a block of ice in a seat's colour number, two columns wider than its text. */
  readonly ice: (text: string, colour: number) => string;
  /** Paints the name of a seat in its colour number. */
  readonly seat: (text: string, colour: number) => string;
}

const asIs = (text: string): string => text;

export const PLAIN: Style = {
  bold: asIs,
  muted: asIs,
  accent: asIs,
  bad: asIs,
  tile: asIs,
  type: asIs,
  ice: (text) => `▐${text}▌`,
  seat: asIs,
};

function sgr(codes: string): (text: string) => string {
  return (text) => `\u001b[${codes}m${text}\u001b[0m`;
}

/**
 * Foreground and background in the 256-colour palette; always both, so that the text is readable in any terminal theme.
 */
const TILE_CODES: Readonly<Record<CardType, string>> = {
  builder: '38;5;231;48;5;98',
  sculptor: '38;5;231;48;5;26',
  artisan: '38;5;231;48;5;30',
  beast: '38;5;231;48;5;94',
  architect: '38;5;234;48;5;178',
  elder: '38;5;231;48;5;166',
};
const TYPE_CODES: Readonly<Record<CardType, string>> = {
  builder: '38;5;141',
  sculptor: '38;5;75',
  artisan: '38;5;43',
  beast: '38;5;180',
  architect: '38;5;178',
  elder: '38;5;208',
};
const ICE_CODES = ['1;38;5;234;48;5;123', '1;38;5;234;48;5;215', '1;38;5;231;48;5;62', '1;38;5;231;48;5;125'] as const;
const SEAT_CODES = ['1;38;5;44', '1;38;5;214', '1;38;5;105', '1;38;5;204'] as const;

export const COLOURED: Style = {
  bold: sgr('1'),
  muted: sgr('2'),
  accent: sgr('1;38;5;214'),
  bad: sgr('38;5;203'),
  tile: (text, type) => sgr(TILE_CODES[type])(text),
  type: (text, type) => sgr(TYPE_CODES[type])(text),
  ice: (text, colour) => sgr(ICE_CODES[colour])(` ${text} `),
  seat: (text, colour) => sgr(SEAT_CODES[colour])(text),
};
