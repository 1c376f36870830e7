import { LEVEL_SIZE } from '@nunatak/engine';
import { count } from '@nunatak/words';
import type { EditionTexts } from '../en/edition.ts';

export const edition: EditionTexts = {
  title: 'Deine Ausgabe',
  back: 'Zurück',
  line: 'Trage ein, was auf den Karten und Bodenplatten deiner Schachtel wirklich zu sehen ist. Am Anfang steht unsere Rekonstruktion.',
  name: 'Name',
  nameUsual: 'Meine Schachtel',
  play: 'Damit spielen',
  save: 'Datei herunterladen',
  load: 'Datei laden',
  reset: 'Mit unserer neu beginnen',
  changed: (number) =>
    number === 0
      ? 'Nichts weicht von unserer Ausgabe ab.'
      : `${count(number, 'Angabe weicht', 'Angaben weichen')} von unserer Ausgabe ab.`,
  notYet: 'So lässt sich noch nicht spielen.',
  notTaken: 'Das ist noch nicht übernommen.',
  parts: 'Teile der Ausgabe',
  part: {
    tiles: 'Bodenplatten',
    cards: 'Karten',
    figures: 'Leiste und Punkte',
    blessings: 'Segen',
    changes: 'Änderungen',
  },
  tilesLine: `Was die Bodenplatten zeigen, stammt ganz von uns. Eine Platte zeigt ein Symbol oder zwei beliebige; ${LEVEL_SIZE[0] ** 2} Platten tragen die Zahl 1.`,
  tilesOf: (pile, tiles) => `Zahl ${pile}: ${tiles}`,
  cardsLine:
    'Wie viele Karten was zeigen, ist gedruckt. Die Zahlen auf den Rückseiten, die Tiere und die meisten Ältesten stammen von uns.',
  trackLine: 'Die Zahlen nach dem Start der Reihe nach, – für ein Feld ohne Zahl.',
  tableLine: (number) => `Punkte für 1, 2, 3 … Karten: ${count(number, 'Zahl', 'Zahlen')} der Reihe nach.`,
  blessingsLine:
    'Ab wie vielen Personen ein Segen mitspielt: Mit weniger bleiben die mit 2+ oder 3+ bezeichneten in der Schachtel.',
  tableOf: {
    sculptors: 'Punkte für Eisschnitzer',
    decoration: 'Punkte für Eisschnitzer mit Verzierung',
    artisans: 'Punkte für ein Werkzeug',
    progress: 'Punkte für ein Werkzeug mit Fortschritt',
  },
  tile: (number) => `Platte ${number}`,
  card: (name, number) => `${name}, Karte ${number}`,
  pile: (number) => `Zahl ${number}`,
  pileOf: (name) => `${name}: Zahl auf der Rückseite`,
  firstOf: (name) => `${name}: Symbol`,
  secondOf: (name) => `${name}: zweites Symbol`,
  symbolsOf: (name) => `${name}: Symbole`,
  none: 'kein zweites Symbol',
  toolOf: (name) => `${name}: Werkzeug`,
  animalsOf: (name) => `${name}: Tiere`,
  typesOf: (name) => `${name}: Arten, die sie zählt`,
  countsFirst: (name) => `${name}: erste Art, die sie zählt`,
  countsSecond: (name) => `${name}: zweite Art, die sie zählt`,
  fewestOf: (name) => `${name}: Personenzahl`,
  seen: 'So auf der Schachtel gesehen',
  where: 'Wo',
  ours: 'Unsere',
  yours: 'Deine',
};
