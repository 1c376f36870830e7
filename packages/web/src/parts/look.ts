import { CARD_TYPES, type Facts, TOOLS, typesOfCard } from '@nunatak/engine';
import type { CSSProperties } from 'react';
import type { IconName } from '../art/icons.ts';
import type { CardType } from '../art/tokens.ts';
import type { Texts } from '../words/index.ts';

/** What is to be seen on a building card. */
export interface CardLook {
  readonly types: readonly CardType[];
  readonly pile: number;
  /** The detail plate: a tool, one or two beasts, the two types an elder shows. */
  readonly details: readonly IconName[];
}

export function cardLook(facts: Facts, card: number): CardLook {
  const types = typesOfCard(facts, card);
  const tool = TOOLS[facts.cardTool[card]];
  const beasts = facts.cardBeasts[card];
  const shows = CARD_TYPES.filter((_, type) => (facts.cardShows[card] & (1 << type)) !== 0);
  const heads = Array.from({ length: beasts }, (): IconName => 'beast');
  return { types, pile: facts.cardPile[card], details: [...(tool === undefined ? [] : [tool]), ...heads, ...shows] };
}

/** The name on a card, a split one with both its types. */
export function cardName(types: readonly CardType[], { cardTypes }: Pick<Texts, 'cardTypes'>): string {
  return types.map((type) => cardTypes[type].one).join(' / ');
}

/** The colours of a crew as custom properties of an element. */
export function crewStyle(type: CardType, prefix = 'card'): CSSProperties {
  const crew = `--nk-crew-${type}`;
  return {
    [`--${prefix}-top`]: `var(${crew}-card-top)`,
    [`--${prefix}-bottom`]: `var(${crew}-card-bottom)`,
    [`--${prefix}-ink`]: `var(${crew}-ink)`,
  };
}
