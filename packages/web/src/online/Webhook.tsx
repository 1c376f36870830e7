import { type FormEvent, useState } from 'react';
import { useStore } from '../session/store.ts';
import type { OnlineMatch } from './onlineMatch.ts';
import { useOnlineWords } from './useOnlineWords.ts';

/** For the host, where the server allows it: an address to call when a turn comes. Nobody is shown it again, so it is set anew or taken away. */
export function Webhook({ match }: { match: OnlineMatch }) {
  const { sheet } = useOnlineWords();
  const { seat, room, hasWebhooks } = useStore(match);
  const [url, setUrl] = useState('');
  const [outcome, setOutcome] = useState<'saved' | 'removed'>();

  async function save(address: string | undefined): Promise<void> {
    if (!(await match.ask({ type: 'webhook', ...(address === undefined ? {} : { url: address }) }))) return;
    setUrl('');
    setOutcome(address === undefined ? 'removed' : 'saved');
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save(url);
  }

  if (!hasWebhooks || seat === undefined || seat !== room?.host) return undefined;
  return (
    <section className="nk-on-part">
      <h3 className="nk-title">{sheet.webhook}</h3>
      <p className="nk-muted">{sheet.webhookLine}</p>
      <form className="nk-on-line" onSubmit={submit}>
        <label className="nk-field nk-on-grow">
          <span className="nk-hidden">{sheet.webhookLabel}</span>
          <input
            className="nk-input"
            type="url"
            name="webhook"
            required
            pattern="https://.+"
            title={sheet.webhookExpected}
            value={url}
            onChange={(event) => {
              setUrl(event.target.value);
              setOutcome(undefined);
            }}
          />
        </label>
        <button type="submit" className="nk-button">
          {sheet.webhookSave}
        </button>
        <button type="button" className="nk-button" onClick={() => void save(undefined)}>
          {sheet.webhookRemove}
        </button>
      </form>
      {outcome !== undefined && <p role="status">{outcome === 'saved' ? sheet.webhookSaved : sheet.webhookRemoved}</p>}
    </section>
  );
}
