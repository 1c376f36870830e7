import { useState } from 'react';
import { shareLink } from './link.ts';

interface ShareButtonProps {
  title: string;
  label: string;
  /** What is said once the link is copied. */
  copied: string;
  link: string;
  className?: string;
}

/** Hands a link on, or copies it and says so; where neither is allowed the link lies there to be copied by hand. */
export function ShareButton({ title, label, copied, link, className = '' }: ShareButtonProps) {
  const [outcome, setOutcome] = useState<'shared' | 'copied' | 'byHand'>();
  return (
    <>
      <button
        type="button"
        className={`nk-button ${className}`}
        onClick={() => {
          shareLink(title, link).then(setOutcome, () => setOutcome('byHand'));
        }}
      >
        {label}
      </button>
      {outcome === 'copied' && <span role="status">{copied}</span>}
      {outcome === 'byHand' && (
        <input
          className="nk-input"
          readOnly
          aria-label={label}
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
