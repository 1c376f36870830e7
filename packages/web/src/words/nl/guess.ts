import { count } from '@nunatak/words';
import type { PracticeTexts } from '../en/practice.ts';

export const guess: PracticeTexts['guess'] = {
  title: 'Raad de zet',
  line: 'Bekijk de partij zoals die liep en vind zelf de zetten van één speler. Wat nog komt, blijft verborgen.',
  seat: 'Wiens zetten?',
  begin: 'Beginnen',
  yourTask: 'Jij bent aan de beurt. Wat heb je gespeeld?',
  task: (name) => `${name} is aan de beurt. Wat werd er gespeeld?`,
  same: 'Precies dat werd gespeeld.',
  card: (move) => `De juiste kaart. Gespeeld werd: ${move}.`,
  other: (move) => `Gespeeld werd: ${move}.`,
  tally: (same, card, all) => `${count(all, 'poging', 'pogingen')}: ${same} precies goed, ${card} met de juiste kaart`,
  over: 'Dat was de partij.',
  reveal: 'Laat maar zien',
  replay: 'Terugkijken',
  noMoves: 'In deze partij is er geen zet die je kunt raden.',
};
