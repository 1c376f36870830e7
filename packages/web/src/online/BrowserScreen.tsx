import type { ErrorBody } from '@nunatak/protocol';
import { useState } from 'react';
import { goTo } from '../app/route.ts';
import { Landscape } from '../ui/Landscape.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { BrowserPart } from './BrowserPart.tsx';
import { claimBrowser, eraseSelf, linkBrowser, linkOfBrowser } from './browserApi.ts';
import { Known } from './Known.tsx';
import { browserToken, lastName } from './keys.ts';
import { ShareLink } from './ShareLink.tsx';
import { useOnlineWords } from './useOnlineWords.ts';
import './online.css';

/** Where a button goes away once it is pressed, the focus is on what has come. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** Whom the server takes one for: the same person on another device, what it knows of them, and how it forgets them. */
export function BrowserScreen({ code }: { code: string | undefined }) {
  const { browser: texts } = useOnlineWords();
  const [isErased, setErased] = useState(false);
  const name = browserToken() === undefined ? '' : lastName();
  const line = name === '' ? texts.line : `${texts.playsAs(name)} ${texts.line}`;

  return (
    <>
      <Landscape quiet />
      <main className="nk-screen">
        <div className="nk-screen-inner nk-on-narrow">
          <PageHead title={texts.title} line={line} backLabel={texts.back} back="online" />
          {code !== undefined && (
            <div className="nk-panel nk-card-panel">
              <Claim code={code} />
            </div>
          )}
          {isErased && (
            <p ref={focusOn} tabIndex={-1} className="nk-panel nk-card-panel" role="status">
              {texts.erased}
            </p>
          )}
          {browserToken() === undefined ? (
            code === undefined && !isErased && <p className="nk-panel nk-card-panel nk-muted">{texts.nobody}</p>
          ) : (
            <div className="nk-panel nk-card-panel nk-on-stack">
              <Device />
              <Known />
              <Erase onErased={() => setErased(true)} />
            </div>
          )}
        </div>
      </main>
    </>
  );
}

function Claim({ code }: { code: string }) {
  const { browser: texts } = useOnlineWords();
  const [error, setError] = useState<ErrorBody>();

  async function claim(): Promise<void> {
    const answer = await claimBrowser(code);
    if (answer.ok) goTo('online');
    else setError(answer.reason);
  }

  return (
    <BrowserPart title={texts.claim} line={texts.claimLine} error={error}>
      {browserToken() !== undefined && <p>{texts.claimOwn}</p>}
      <div className="nk-row">
        <button type="button" className="nk-button nk-button-primary" onClick={() => void claim()}>
          {texts.claimYes}
        </button>
        <button type="button" className="nk-button" onClick={() => goTo('online')}>
          {texts.claimNo}
        </button>
      </div>
    </BrowserPart>
  );
}

function Device() {
  const { browser: texts } = useOnlineWords();
  const [link, setLink] = useState<string>();
  const [error, setError] = useState<ErrorBody>();

  async function make(): Promise<void> {
    const made = await linkBrowser();
    setLink(made.ok ? linkOfBrowser(made.value.code) : undefined);
    setError(made.ok ? undefined : made.reason);
  }

  return (
    <BrowserPart title={texts.device} line={texts.deviceLine} error={error}>
      {link === undefined ? (
        <div className="nk-row">
          <button type="button" className="nk-button" onClick={() => void make()}>
            {texts.deviceMake}
          </button>
        </div>
      ) : (
        <ShareLink link={link} label={texts.deviceLink} copyLabel={texts.deviceCopy} />
      )}
    </BrowserPart>
  );
}

function Erase({ onErased }: { onErased(): void }) {
  const { browser: texts } = useOnlineWords();
  const [isSure, setSure] = useState(false);
  const [error, setError] = useState<ErrorBody>();

  async function erase(): Promise<void> {
    const erased = await eraseSelf();
    if (erased.ok) onErased();
    else setError(erased.reason);
  }

  return (
    <BrowserPart title={texts.erase} line={texts.eraseLine} error={error}>
      {isSure && <p>{texts.eraseSure}</p>}
      <div className="nk-row">
        {isSure ? (
          <>
            <button type="button" className="nk-button" onClick={() => void erase()}>
              {texts.eraseYes}
            </button>
            <button ref={focusOn} type="button" className="nk-button" onClick={() => setSure(false)}>
              {texts.eraseNo}
            </button>
          </>
        ) : (
          <button type="button" className="nk-button" onClick={() => setSure(true)}>
            {texts.eraseAsk}
          </button>
        )}
      </div>
    </BrowserPart>
  );
}
