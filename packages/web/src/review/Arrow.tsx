const WAYS = {
  first: 'M18 5l-7 7 7 7M6 5v14',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  last: 'M6 5l7 7-7 7M18 5v14',
} as const;

interface ArrowProps {
  way: keyof typeof WAYS;
  label: string;
  /** Without a frame of its own, inside a bar. */
  isQuiet?: boolean;
  disabled?: boolean;
  onClick: (() => void) | undefined;
}

/** A way to go through a game. */
export function Arrow({ way, label, isQuiet = false, disabled = false, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={`nk-button nk-arrow ${isQuiet ? 'nk-button-quiet' : ''}`}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={WAYS[way]} fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
