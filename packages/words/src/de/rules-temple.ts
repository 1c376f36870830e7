import { ours, summary } from '../clauses.ts';
import type { SectionRules } from '../shape/texts.ts';

export const templeRules: SectionRules<'G'> = {
  G1: {
    title: 'Vier Ebenen',
    text: 'Der Tempel hat vier Ebenen: unten 5×5 Felder, darüber 4×4, 3×3 und 2×2. Das sind 54 Felder, und ebenso viele Bodenplatten, gesetzte Eisblöcke und Baukarten gibt es. Ein Feld heißt nach Ebene, Spalte und Reihe: 2B3 liegt auf Ebene 2, Spalte B, Reihe 3.',
  },
  G2: {
    title: 'Quadrate',
    text: 'Vier benachbarte Felder einer Ebene, 2×2, bilden ein Quadrat. Auf den Ebenen 1 bis 3 trägt jedes Quadrat ein Feld der Ebene darüber: 16, 9 und 4 Quadrate. Die ganze oberste Ebene ist das dreißigste. Quadrate überschneiden sich, ein Feld kann also zu bis zu vieren gehören.',
  },
  G3: {
    title: 'Freie Felder, freie Blöcke',
    text: [
      'Ein Feld ist frei, wenn seine Bodenplatte daliegt und kein Eisblock darauf steht.',
      ours('Ein Eisblock ist frei, wenn nichts auf ihm liegt.'),
    ],
  },
  G4: {
    title: 'Außenplatten und Eckplatten',
    text: [
      'Außenplatten liegen am Rand der Ebenen 1 bis 3: 16, 12 und 8, also 36. Eckplatten sind die vier Ecken jeder dieser Ebenen: 12.',
      summary('Auf der obersten Ebene gibt es weder das eine noch das andere.'),
      ours('Option O2 kann das ändern.'),
    ],
  },
  G5: {
    title: 'Geschlossene Reihen und Spalten',
    text: [
      'Eine Reihe oder Spalte ist geschlossen, wenn auf jedem ihrer Felder dieser Ebene ein Eisblock steht.',
      ours('Fehlt irgendwo noch die Bodenplatte, fehlt auch der Block, und die Reihe ist nicht geschlossen.'),
    ],
  },
  G6: {
    title: 'Es gibt immer Platz',
    text: 'Solange der Tempel nicht fertig ist, beginnt jeder Zug mit mindestens einem freien Feld: Auf der untersten unfertigen Ebene liegen stets alle Bodenplatten.',
  },
};
