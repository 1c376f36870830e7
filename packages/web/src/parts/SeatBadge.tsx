import { Icon } from '../art/Icon.tsx';
import type { ColourId } from '../art/tokens.ts';
import { iceStyle } from './ice.ts';
import './cards.css';

interface SeatBadgeProps {
  colour: ColourId;
  size?: number;
  /** Siku and the dummies have a dashed outline. */
  dashed?: boolean;
  label?: string;
}

/** A seat's colour and glyph as a small block of ice. */
export function SeatBadge({ colour, size = 32, dashed = false, label }: SeatBadgeProps) {
  const edge = `${size / 16}rem`;
  const glyph = { name: `player-${colour}`, size: Math.round(size * 0.66) } as const;
  return (
    <span className="nk-badge" data-dashed={dashed} style={{ ...iceStyle(colour), inlineSize: edge, blockSize: edge }}>
      {label === undefined ? <Icon {...glyph} /> : <Icon {...glyph} label={label} />}
    </span>
  );
}
