import { LEVEL_SIZE } from '@nunatak/engine';
import { count } from '@nunatak/words';
import type { EditionTexts } from '../en/edition.ts';

export const edition: EditionTexts = {
  title: 'Jouw editie',
  back: 'Terug',
  line: 'Vul in wat er echt op de kaarten en bodemtegels van je doos staat. Het begint met onze reconstructie.',
  name: 'Naam',
  nameUsual: 'Mijn doos',
  play: 'Ermee spelen',
  save: 'Bestand downloaden',
  load: 'Bestand laden',
  reset: 'Opnieuw beginnen met die van ons',
  changed: (number) =>
    number === 0
      ? 'Niets wijkt af van onze editie.'
      : `${count(number, 'gegeven wijkt', 'gegevens wijken')} af van onze editie.`,
  notYet: 'Hier kun je nog niet mee spelen.',
  notTaken: 'Dit is nog niet overgenomen.',
  parts: 'Delen van de editie',
  part: {
    tiles: 'Tegels',
    cards: 'Kaarten',
    figures: 'Spoor en punten',
    blessings: 'Zegenkaarten',
    changes: 'Wijzigingen',
  },
  tilesLine: `Wat de tegels laten zien, komt helemaal van ons. Een tegel toont één symbool of twee willekeurige; ${LEVEL_SIZE[0] ** 2} tegels hebben het nummer 1.`,
  tilesOf: (pile, tiles) => `Nummer ${pile}: ${tiles}`,
  cardsLine:
    'Hoeveel kaarten wat tonen, is gedrukt. De nummers op de achterkant, de dieren en de meeste nestoren komen van ons.',
  trackLine: 'De getallen na de start op volgorde, met – voor een veld zonder getal.',
  tableLine: (number) => `Punten voor 1, 2, 3… kaarten: ${count(number, 'getal', 'getallen')} op volgorde.`,
  blessingsLine: 'Vanaf hoeveel spelers een zegenkaart meedoet: met minder blijven die met 2+ of 3+ in de doos.',
  tableOf: {
    sculptors: 'Punten voor ijssnijders',
    decoration: 'Punten voor ijssnijders met Versiering',
    artisans: 'Punten voor één gereedschap',
    progress: 'Punten voor één gereedschap met Vooruitgang',
  },
  tile: (number) => `Tegel ${number}`,
  card: (name, number) => `${name}, kaart ${number}`,
  pile: (number) => `Nummer ${number}`,
  pileOf: (name) => `${name}: nummer op de achterkant`,
  firstOf: (name) => `${name}: symbool`,
  secondOf: (name) => `${name}: tweede symbool`,
  symbolsOf: (name) => `${name}: symbolen`,
  none: 'geen tweede symbool',
  toolOf: (name) => `${name}: gereedschap`,
  animalsOf: (name) => `${name}: dieren`,
  typesOf: (name) => `${name}: soorten die hij telt`,
  countsFirst: (name) => `${name}: eerste soort die hij telt`,
  countsSecond: (name) => `${name}: tweede soort die hij telt`,
  fewestOf: (name) => `${name}: aantal spelers`,
  seen: 'Zo gezien op de doos',
  where: 'Waar',
  ours: 'Van ons',
  yours: 'Van jou',
};
