import { useLayoutEffect, useRef, useState } from 'react';
import type { Game } from '../line/game.ts';
import { useStore } from '../session/store.ts';
import { type Box, beside } from '../ui/beside.ts';
import { usePage } from '../ui/scale.ts';
import { useLearn } from '../words/learn.ts';

import { rememberSeen, seenNotes } from './kept.ts';
import { NOTE_IDS, NOTES, type NoteId, noteFor } from './notes.ts';
import './coach.css';

interface CoachProps {
  game: Game;
  /** All notes were read, or nobody wants more of them. */
  onDone(): void;
}

/** The notes of the first game: one at a time, beside what it speaks of, gone with a click. */
export function Coach({ game, onDone }: CoachProps) {
  const snapshot = useStore(game);
  const [seen, setSeen] = useState(() => seenNotes());
  const note = noteFor(snapshot, seen, (seat) => game.isPersonAt(seat));
  function read(id: NoteId): void {
    const next = [...seen, id];
    rememberSeen(next);
    setSeen(next);
    if (next.length === NOTE_IDS.length) onDone();
  }
  if (note === undefined) return undefined;
  return <CoachNote key={note} id={note} number={seen.length + 1} onRead={() => read(note)} onDone={onDone} />;
}

interface CoachNoteProps {
  id: NoteId;
  number: number;
  onRead(): void;
  onDone(): void;
}

function CoachNote({ id, number, onRead, onDone }: CoachNoteProps) {
  const { coach } = useLearn();
  const page = usePage();
  const root = useRef<HTMLElement>(null);
  const [part, setPart] = useState<Box>();
  const [at, setAt] = useState<{ left: number; top: number }>();
  useLayoutEffect(() => {
    const place = () => {
      const found = NOTES[id].anchors.map((anchor) => document.querySelector(anchor)?.getBoundingClientRect());
      const box = found.find((one) => one !== undefined && one.width > 0);
      const own = root.current?.getBoundingClientRect();
      setPart(box);
      if (box === undefined || own === undefined) return;
      setAt(beside(box, own, { width: page.width * page.scale, height: page.height * page.scale }));
    };
    place();
    // The table settles for a moment: fonts come, panels grow.
    const watcher = new ResizeObserver(place);
    watcher.observe(document.body);
    for (const anchor of NOTES[id].anchors) {
      const element = document.querySelector(anchor);
      if (element !== null) watcher.observe(element);
    }
    return () => watcher.disconnect();
  }, [id, page]);
  return (
    <>
      {part !== undefined && (
        <div
          className="nk-coach-ring"
          style={{ left: part.left, top: part.top, inlineSize: part.width, blockSize: part.height }}
        />
      )}
      <aside
        ref={root}
        className="nk-coach nk-panel"
        data-note={id}
        aria-label={coach.title}
        style={at ?? { visibility: 'hidden' }}
      >
        <p role="status">{coach.notes[id]}</p>
        <div className="nk-row">
          <button type="button" className="nk-button" onClick={onRead}>
            {coach.read}
          </button>
          <button type="button" className="nk-text-button" onClick={onDone}>
            {coach.noMore}
          </button>
          <small>{coach.of(number, NOTE_IDS.length)}</small>
        </div>
      </aside>
    </>
  );
}
