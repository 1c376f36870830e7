import { useState } from 'react';
import { keptGame } from '../session/current.ts';
import { useWords } from '../words/useWords.ts';
import './ui.css';

/** Says that a new game takes the place of the one under way, where there is one. */
export function Replaces() {
  const { newGame } = useWords().screens;
  const [kept] = useState(keptGame);
  if (kept === undefined || kept.over) return undefined;
  return <p className="nk-replaces">{newGame.replaces(kept.turn)}</p>;
}
