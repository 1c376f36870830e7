const SIZE = 96;
const BLUR = 14;
/** The drawn square's share of its picture; the rest is blur. */
const CORE = 0.62;
const made = new Map<string, string>();

/** A soft-edged square as a picture: a blur filter for each would be reckoned again with every change. */
function softSquare(colour: string): string {
  const known = made.get(colour);
  if (known !== undefined) return known;
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (pen === null) return '';
  const edge = SIZE * CORE;
  const from = (SIZE - edge) / 2;
  pen.shadowColor = colour;
  pen.shadowBlur = BLUR;
  pen.shadowOffsetX = 2 * SIZE;
  pen.beginPath();
  pen.roundRect(from - 2 * SIZE, from, edge, edge, edge * 0.09);
  pen.fill();
  const picture = canvas.toDataURL();
  made.set(colour, picture);
  return picture;
}

/** A shadow or a halo round the middle of a cell. */
export function Soft({ colour, y, edge, opacity }: { colour: string; y: number; edge: number; opacity: number }) {
  const size = edge / CORE;
  return (
    <image
      href={softSquare(colour)}
      x={-size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      opacity={opacity}
      preserveAspectRatio="none"
    />
  );
}
