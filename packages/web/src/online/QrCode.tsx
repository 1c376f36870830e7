import { encode } from 'uqr';

/** Light cells around the code, without which no camera finds it. */
const BORDER = 4;

/** A link to be read by the camera of a phone: dark on light in every theme. */
export function QrCode({ link, label }: { link: string; label: string }) {
  const { data, size } = encode(link, { border: BORDER });
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="nk-on-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={cells.join('')} />
    </svg>
  );
}
