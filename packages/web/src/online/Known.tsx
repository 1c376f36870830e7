import type { ErrorBody } from '@nunatak/protocol';
import { useState } from 'react';
import { useSettings } from '../session/settings.ts';
import { download } from '../ui/download.ts';
import { localeOf } from '../words/locale.ts';
import { BrowserPart } from './BrowserPart.tsx';
import { type Known as KnownOfSelf, knownOfSelf } from './browserApi.ts';
import { useOnlineWords } from './useOnlineWords.ts';

/** What the server knows of whoever plays here: in short on the page, all of it as a file. */
export function Known() {
  const { browser: texts } = useOnlineWords();
  const [known, setKnown] = useState<KnownOfSelf>();
  const [error, setError] = useState<ErrorBody>();

  async function ask(then: (known: KnownOfSelf) => void): Promise<void> {
    const answer = await knownOfSelf();
    setError(answer.ok ? undefined : answer.reason);
    if (answer.ok) then(answer.value);
  }

  const save = (all: KnownOfSelf) => download('nunatak-server.json', JSON.stringify(all, undefined, 1));
  return (
    <BrowserPart title={texts.known} line={texts.knownLine} error={error}>
      <div role="status">{known !== undefined && <Told known={known} />}</div>
      <div className="nk-row">
        <button type="button" className="nk-button" onClick={() => void ask(setKnown)}>
          {texts.knownShow}
        </button>
        <button type="button" className="nk-button" onClick={() => void ask(save)}>
          {texts.knownSave}
        </button>
      </div>
    </BrowserPart>
  );
}

function Told({ known: { matches, daily, rated, tournaments } }: { known: KnownOfSelf }) {
  const { browser: texts } = useOnlineWords();
  const { language } = useSettings();
  const names = [...new Set([...matches.map(({ name }) => name), rated?.name])].filter((name) => name !== undefined);
  const rows = [
    [texts.names, names.length === 0 ? texts.none : new Intl.ListFormat(localeOf(language)).format(names)],
    [texts.matches, String(matches.length)],
    [texts.lines, String(matches.reduce((sum, { chat }) => sum + chat.length, 0))],
    [texts.rated, rated?.name ?? texts.none],
    [texts.daily, String(daily.length)],
    [texts.tournaments, String(tournaments.length)],
  ] as const;
  return (
    <dl className="nk-on-known">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
