import { ours, summary } from '../clauses.ts';
import { capital, list } from '../compose.ts';
import { temple } from '../ruleFigures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

const [base, ...above] = temple.sizes;

export const templeRules: SectionRules<'G'> = {
  G1: {
    title: `${capital(spelled(temple.levels))} Ebenen`,
    text: `Der Tempel hat ${spelled(temple.levels)} Ebenen: unten ${base} Felder, darüber ${list(above, 'und')}. Das sind ${temple.spaces} Felder, und ebenso viele Bodenplatten, gesetzte Eisblöcke und Baukarten gibt es. Ein Feld heißt nach Ebene, Spalte und Reihe: 2B3 liegt auf Ebene 2, Spalte B, Reihe 3.`,
  },
  G2: {
    title: 'Quadrate',
    text: `Vier benachbarte Felder einer Ebene, 2×2, bilden ein Quadrat. Unterhalb der obersten Ebene trägt jedes Quadrat ein Feld der Ebene darüber: ${list(temple.squares, 'und')} Quadrate. Die ganze oberste Ebene ist ein weiteres. Quadrate überschneiden sich, ein Feld kann also zu bis zu vieren gehören.`,
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
      `Außenplatten liegen am Rand der Ebenen unterhalb der obersten: ${list(temple.outer, 'und')}, also ${temple.allOuter}. Eckplatten sind die vier Ecken jeder dieser Ebenen: ${temple.corners}.`,
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
