import './hatching.css';

/** The pattern of bars that stand for a loss: `url(#nk-hatch)` in the same drawing. */
export function Hatching() {
  return (
    <defs>
      <pattern id="nk-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="nk-hatch-back" width="7" height="7" />
        <path className="nk-hatch-line" d="M0 0V7" />
      </pattern>
    </defs>
  );
}
