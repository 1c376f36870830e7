import { Color } from 'three';
import { type Theme, TOKENS } from '../../art/tokens.ts';

/** Rock and the snow that lies on it. */
export function rockColours(theme: Theme): { rock: Color; snow: Color } {
  const night = theme === 'dark';
  return { rock: new Color(night ? '#33505d' : '#5d6e80'), snow: new Color(night ? '#7099b3' : '#f6f9fb') };
}

export function stoneColour(theme: Theme): string {
  return theme === 'dark' ? '#6a7885' : TOKENS.color.scene.light.stone;
}
