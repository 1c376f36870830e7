import { count } from '@nunatak/words';
import type { ScreenTexts } from '../en/screens.ts';
import { endBlessings, ledger } from './end.ts';
import { newGame, start } from './start.ts';

const importing: ScreenTexts['importing'] = {
  title: 'Verslag openen',
  back: 'Terug',
  line: 'In een verslag staat een hele partij, zet voor zet. Het wordt volledig nagerekend voordat het opengaat.',
  file: 'Bestand kiezen',
  drop: 'of hierheen slepen',
  paste: 'Of als tekst plakken',
  open: 'Openen',
  noJson: 'Dit is geen JSON.',
  noJsonExpected: 'een tekst die met { begint en met } eindigt',
  broken: 'Dit verslag klopt niet.',
  field: 'Waar',
  found: 'Gevonden',
  expected: 'Verwacht',
  kept: 'Het is ongewijzigd apart gelegd.',
  notKept: 'Er is hier geen ruimte om het apart te leggen. Bewaar het zelf.',
  aside: 'Apart gelegd',
  asideLine: 'Partijen en verslagen die niet te lezen waren. Er wordt niets weggegooid zolang jij dat niet wilt.',
  save: 'Downloaden',
  size: (kilobytes) => `${kilobytes} kB`,
  remove: 'Verwijderen',
  removeSure: 'Voorgoed verwijderen?',
  taken: (number) => `${count(number, 'partij', 'partijen')} overgenomen`,
  known: (number) => `${count(number, 'partij was', 'partijen waren')} er al.`,
  left: (number) => `Voor ${count(number, 'partij', 'partijen')} is geen plaats. In het bestand zijn ze er nog.`,
  unreadable: (number) =>
    `${count(number, 'partij', 'partijen')} uit het bestand niet te lezen; het bestand blijft zoals het is:`,
  notListed: 'Er is hier geen plaats om dit verslag te bewaren. Houd zelf een kopie.',
  replay: 'Terugkijken',
  step: (number, all) => `Zet ${number} van ${all}`,
  play: 'Afspelen',
  pause: 'Pauzeren',
  first: 'Naar het begin',
  previous: 'Eén zet terug',
  next: 'Eén zet verder',
  last: 'Naar het eind',
  log: 'Verloop',
  goOn: 'Vanaf hier verderspelen',
  goOnLine: 'Verderspelen aan tafel, vanaf de getoonde zet.',
  ledger: 'Eindtelling',
  other: 'Ander verslag',
  turn: (turn) => `Beurt ${turn}`,
  seat: (number) => `Speler ${number}`,
};

export const screens: ScreenTexts = {
  start,
  newGame,
  importing,
  endBlessings,
  ledger,
};
