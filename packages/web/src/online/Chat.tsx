import { type ErrorCode, LIMITS } from '@nunatak/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { COLOURS } from '../art/tokens.ts';
import { SeatBadge } from '../parts/SeatBadge.tsx';
import { useStore } from '../session/store.ts';
import type { OnlineMatch } from './onlineMatch.ts';
import { sayError } from './sayError.ts';
import { useOnlineWords } from './useOnlineWords.ts';

/** What is said at the table. Whom one does not want to hear can be muted. */
export function Chat({ match }: { match: OnlineMatch }) {
  const { chat: words, errors } = useOnlineWords();
  const { chat, room, seat, muted } = useStore(match);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<ErrorCode>();
  const [reported, setReported] = useState<readonly number[]>([]);
  const list = useRef<HTMLOListElement>(null);
  const heard = chat.filter((line) => line.seat === undefined || !muted.includes(line.seat));
  const mayWrite = seat !== undefined || room?.settings.spectatorChat === true;
  const last = heard.at(-1)?.n;

  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);

  async function send(): Promise<void> {
    const isSent = await match.chat(text.trim());
    // Said right here, where the text still stands.
    setRefused(match.get().problem?.code);
    match.forgetProblem();
    if (isSent) setText('');
  }

  async function report(other: number): Promise<void> {
    const isKept = await match.ask({ type: 'report', seat: other });
    setRefused(match.get().problem?.code);
    match.forgetProblem();
    if (isKept) setReported((known) => [...known, other]);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.trim() !== '') send().catch(() => undefined);
  }

  const others = room?.seats.filter((one) => one.kind === 'person' && one.seat !== seat) ?? [];
  return (
    <div className="nk-chat">
      {heard.length === 0 ? (
        <p className="nk-log-empty">{words.empty}</p>
      ) : (
        <ol className="nk-chat-lines" ref={list} aria-live="polite" aria-label={words.label}>
          {heard.map((line) => (
            <li key={line.n}>
              {line.seat !== undefined && <SeatBadge colour={COLOURS[line.seat] ?? 'aurora'} size={18} />}
              <p>
                <b>{line.seat === undefined ? spectator(line.name, words.spectator) : line.name}</b> {line.text}
              </p>
            </li>
          ))}
        </ol>
      )}
      {seat !== undefined && others.length > 0 && (
        <fieldset className="nk-chat-mutes">
          <legend className="nk-hidden">{words.people}</legend>
          {others.map((other) => {
            const isMuted = muted.includes(other.seat);
            const name = other.name ?? '';
            return (
              <span key={other.seat} className="nk-chat-person">
                <button
                  type="button"
                  className="nk-chat-mute"
                  aria-pressed={isMuted}
                  onClick={() => void match.ask({ type: 'mute', seat: other.seat, muted: !isMuted })}
                >
                  {isMuted ? words.unmute(name) : words.mute(name)}
                </button>
                {reported.includes(other.seat) ? (
                  <span role="status">{words.reported(name)}</span>
                ) : (
                  <button
                    type="button"
                    className="nk-chat-mute"
                    title={words.reportHint}
                    onClick={() => report(other.seat).catch(() => undefined)}
                  >
                    {words.report(name)}
                  </button>
                )}
              </span>
            );
          })}
        </fieldset>
      )}
      {refused !== undefined && (
        <p className="nk-note nk-chat-note" role="alert">
          {refused === 'malformed' ? words.malformed : sayError(errors, { code: refused })}
        </p>
      )}
      {mayWrite ? (
        <form className="nk-chat-form" onSubmit={submit}>
          <input
            className="nk-input"
            aria-label={words.placeholder}
            placeholder={words.placeholder}
            maxLength={LIMITS.chatLength}
            value={text}
            onKeyDown={(event) => event.stopPropagation()}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="nk-button" aria-label={words.send}>
            <svg viewBox="0 0 24 24" width="1.125rem" height="1.125rem" aria-hidden="true">
              <path
                d="M4 12h15M13 6l6 6-6 6"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.4"
                strokeLinecap="round"
              />
            </svg>
          </button>
        </form>
      ) : (
        <p className="nk-log-empty">{words.notAllowed}</p>
      )}
    </div>
  );
}

/** What the server calls a spectator who gave no name. */
const NAMELESS = 'spectator';

function spectator(name: string, kind: string): string {
  return name === NAMELESS ? kind : `${name} (${kind})`;
}
