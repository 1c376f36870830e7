import { Suspense, useRef, useState } from 'react';
import { Fetched } from '../app/Fetched.tsx';
import { fetchOnce } from '../app/fetchOnce.ts';
import { useOnlineWords } from './useOnlineWords.ts';

const SHOWN_MS = 2000;

const loadQrCode = fetchOnce(async () => (await import('./QrCode.tsx')).QrCode);

interface ShareLinkProps {
  link: string;
  label: string;
  copyLabel: string;
}

/** A link to give away: shown, copied, sent where the machine can, or held before the camera of a phone. */
export function ShareLink({ link, label, copyLabel }: ShareLinkProps) {
  const { room } = useOnlineWords();
  const [isCopied, setCopied] = useState(false);
  const [hasCode, setHasCode] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function copy(): Promise<void> {
    // A page that came by plain http, as in a home network, has no clipboard: then the link lies there, selected.
    if ('clipboard' in navigator) await navigator.clipboard.writeText(link);
    else {
      field.current?.select();
      if (!document.execCommand('copy')) return;
    }
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  }

  return (
    <div className="nk-on-share">
      <label className="nk-field">
        <span>{label}</span>
        <input ref={field} className="nk-input" readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <div className="nk-row">
        <button
          type="button"
          className="nk-button"
          onClick={() => {
            copy().catch(() => setCopied(false));
          }}
        >
          {isCopied ? room.copied : copyLabel}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="nk-button"
            onClick={() => {
              navigator.share({ text: room.shareText, url: link }).catch(() => undefined);
            }}
          >
            {room.share}
          </button>
        )}
        <button type="button" className="nk-button" aria-expanded={hasCode} onClick={() => setHasCode(!hasCode)}>
          {room.code}
        </button>
      </div>
      {hasCode && (
        <Suspense fallback={undefined}>
          <Fetched load={loadQrCode} given={{ link, label: room.codeLabel }} />
        </Suspense>
      )}
      <span className="nk-hidden" aria-live="polite">
        {isCopied ? room.copied : ''}
      </span>
    </div>
  );
}
