import { count } from '@nunatak/words';
import type { PracticeTexts } from '../en/practice.ts';

export const guess: PracticeTexts['guess'] = {
  title: 'Rate den Zug',
  line: 'Sieh dir das Spiel an, wie es kam, und finde die Züge eines Platzes selbst. Was noch kommt, bleibt verborgen.',
  seat: 'Wessen Züge?',
  begin: 'Beginnen',
  yourTask: 'Du bist am Zug. Was hast du gespielt?',
  task: (name) => `${name} ist am Zug. Was wurde gespielt?`,
  same: 'Genau das wurde gespielt.',
  card: (move) => `Die richtige Karte. Gespielt wurde: ${move}.`,
  other: (move) => `Gespielt wurde: ${move}.`,
  tally: (same, card, all) => `${count(all, 'Versuch', 'Versuche')}: ${same} genau, ${card} mit der richtigen Karte`,
  over: 'Das war das Spiel.',
  reveal: 'Zeig es mir',
  replay: 'Wiedergabe',
  noMoves: 'In diesem Spiel gibt es keinen Zug, den man raten könnte.',
};
