import { BLESSING_FIGURES, DEFAULT_EDITION, FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';
import type { TutorialTexts } from '../en/tutorial.ts';

const { square } = FIGURES;
const { structure } = BLESSING_FIGURES;
const artisans = DEFAULT_EDITION.tables.artisans.points;

const lessons: TutorialTexts['lessons'] = {
  place: {
    title: 'Een blok plaatsen',
    line: 'Neem een kaart, bouw op het symbool.',
    steps: {
      card: {
        text: 'Wie de meeste punten heeft, wint, en de meeste punten leveren je kaarten aan het eind op. Elke beurt begint met een kaart uit het aanbod: neem de ijssnijder.',
        other: 'In een echt spel mag elke kaart. Neem hier de ijssnijder.',
        done: 'Je hebt de ijssnijder.',
      },
      tile: {
        text: 'Ook de gemarkeerde tegels tonen een ijssnijder. Kies er een en druk op Bouwen.',
        other: '',
        done: 'Je eerste blok staat, en de ijssnijder hoort bij je ploeg: die telt aan het eind.',
      },
      cardAgain: {
        text: 'Ook Ana en Bo hebben gebouwd. Neem nu een kaart naar keuze.',
        other: '',
        done: 'Goede keus. Je kunt alleen kaarten nemen waarvan het symbool op een lege tegel ligt.',
      },
      tileAgain: {
        text: 'Bouw op een gemarkeerde tegel naar keuze.',
        other: '',
        done: 'Dat is een beurt: een kaart, een blok, en de volgende is aan de beurt.',
      },
    },
  },
  support: {
    title: 'Ondersteuning',
    line: 'Je eigen ijs eronder loont.',
    steps: {
      card: {
        text: 'Op vier blokken ligt al een nieuwe tegel: de omrande, 2C1 (laag 2, kolom C, rij 1). Drie van de vier blokken zijn van jou. De tegel toont een lastdier, dus neem die kaart.',
        other: 'Deze kaart past wel ergens, maar niet op 2C1. Neem het lastdier.',
        done: 'Nu lichten alle lastdiertegels op.',
      },
      tile: {
        text: `De labels tonen wat elke tegel oplevert. Vanaf laag 2 geeft elk blok van jou eronder ${count(FIGURES.support, 'punt', 'punten')}. Bouw op de omrande tegel, 2C1.`,
        other: `Hier krijg je minder. Zoek het label +${3 * FIGURES.support}.`,
        done: `Drie van je blokken dragen het nieuwe: ${count(3 * FIGURES.support, 'punt', 'punten')}.`,
      },
    },
  },
  squares: {
    title: 'Vierkanten en gelijke standen',
    line: `${square.first} voor de meeste, ${square.second} voor de op één na meeste.`,
    steps: {
      card: {
        text: 'Vier blokken in een 2×2 vormen een vierkant. Op de omrande tegel, 1D2, ontbreekt er een: jij, Ana en Bo hebben elk één blok. De tegel toont een ambachtsman: neem hem.',
        other: 'Die kaart past niet op 1D2. Neem de ambachtsman.',
        done: 'Het vierkant mist nog één blok.',
      },
      tile: {
        text: `Voltooi het vierkant op 1D2. De meeste blokken krijgen ${square.first} punten, de op één na meeste ${square.second}.`,
        other: 'Zo is het vierkant niet voltooid. Bouw op 1D2.',
        done: `Twee van de vier zijn van jou: ${square.first} punten. Ana en Bo delen als tweede de ${count(square.second, 'punt', 'punten')}: elk ${Math.floor(square.second / 2)}.`,
      },
      tieCard: {
        text: 'Bij 1B4, nu omrand, heeft Ana twee blokken en jij één. De tegel toont een bouwmeester: neem die.',
        other: 'Die kaart past niet op 1B4. Neem de bouwmeester.',
        done: 'Met jouw blok wordt het twee tegen twee.',
      },
      tieTile: {
        text: 'In je eigen beurt win je elke gelijke stand. Voltooi het vierkant op 1B4.',
        other: 'Het vierkant mist een blok op 1B4.',
        done: `Twee tegen twee, en het is jouw beurt: ${square.first} punten voor jou, ${square.second} voor Ana. Op het vierkant ligt nu een nieuwe tegel.`,
      },
    },
  },
  rows: {
    title: 'Rijen',
    line: 'Afgesloten rijen brengen je verder op het spoor.',
    steps: {
      card: {
        text: 'Rij 4 en kolom D missen nog één blok, allebei hetzelfde: op de omrande 1D4. De tegel toont een lastdier: neem die kaart.',
        other: 'Die kaart past niet op 1D4. Neem het lastdier.',
        done: 'Eén blok kan ze allebei afsluiten.',
      },
      tile: {
        text: 'Wie een rij of kolom afsluit, zet een stap op het bouwmeesterspoor. Bouw op 1D4.',
        other: 'Zo sluit je niets af. Bouw op 1D4.',
        done: `Een rij en een kolom: ${count(2 * FIGURES.lineSteps, 'stap', 'stappen')}. Aan het eind is elke bouwmeester het bereikte getal waard.`,
      },
    },
  },
  swap: {
    title: 'De wissel van de arbeider',
    line: 'Haal de tegel naar waar je wilt bouwen.',
    steps: {
      card: {
        text: `Het vierkant bij 1D2, omrand, is ${square.first} punten waard, maar geen kaart uit het aanbod past daar. Een arbeider helpt: neem hem.`,
        other: 'Die kaart kan geen tegels verplaatsen. Neem de arbeider.',
        done: 'Voor het bouwen mag een arbeider een arbeiderstegel wisselen met elke andere lege tegel.',
      },
      swap: {
        text: 'Druk op Wisselen en kies dan een arbeiderstegel en de tegel op 1D2.',
        other: 'Het mag, maar dan blijft het vierkant onvoltooid. Wissel een arbeiderstegel met die op 1D2.',
        done: 'De arbeiderstegel ligt nu op 1D2.',
      },
      tile: {
        text: 'Je blok moet op de gewisselde tegel. Bouw.',
        other: 'Bouw op 1D2.',
        done: `Het vierkant is van jou: ${square.first} punten, met een kaart die eerst niet paste.`,
      },
    },
  },
  elder: {
    title: 'Nestor en zegenkaarten',
    line: 'Een nestor levert een zegenkaart op voor later.',
    steps: {
      card: {
        text: 'Een nestor levert een zegenkaart op. Neem de nestor.',
        other: 'Die kaart levert geen zegenkaart op. Neem de nestor.',
        done: `Er liggen ${FIGURES.faceUp} zegenkaarten open.`,
      },
      tile: {
        text: 'Bouw op een nestortegel naar keuze.',
        other: '',
        done: 'Het blok staat, nu de zegenkaart.',
      },
      blessing: {
        text: `Structuur verhoogt de ondersteuning van één blok: ${structure.each} in plaats van ${FIGURES.support} voor elk blok eronder. Geluk is ${count(BLESSING_FIGURES.luck.points, 'punt', 'punten')} aan het eind. Neem Structuur.`,
        other: 'Een mooie zegenkaart, maar neem in deze les Structuur.',
        done: `Je kunt hem vanaf je volgende beurt inzetten. Een ongebruikte zegenkaart is aan het eind nog ${count(FIGURES.unusedBlessing, 'punt', 'punten')} waard.`,
      },
      cardAgain: {
        text: 'Ana en Bo hebben gespeeld. Drie van je blokken dragen de omrande 2C1: neem het lastdier.',
        other: 'Die kaart past niet op 2C1. Neem het lastdier.',
        done: 'Het goede moment voor Structuur komt eraan.',
      },
      tileAgain: {
        text: 'Bouw op 2C1.',
        other: 'Daar heb je geen ondersteuning. Bouw op 2C1.',
        done: 'Drie ondersteunende blokken: nu krijg je de vraag.',
      },
      use: {
        text: `Zet Structuur in: ${count(structure.each, 'punt', 'punten')} per ondersteunend blok in plaats van ${FIGURES.support}.`,
        other: `Dan zijn het maar ${count(3 * FIGURES.support, 'punt', 'punten')}. Zet Structuur in.`,
        done: `${count(3 * structure.each, 'punt', 'punten')} in plaats van ${3 * FIGURES.support}. Voor zulke momenten zijn zegenkaarten er.`,
      },
    },
  },
  scoring: {
    title: 'Puntentelling',
    line: 'De laatste beurt, en wat alles waard is.',
    steps: {
      card: {
        text: 'Je laatste beurt in een spannend spel. Elke kaart toont wat hij aan je eindtotaal toevoegt. Neem de beste.',
        other: 'Een andere kaart levert meer op. Vergelijk de getallen op de kaarten.',
        done: `Je had drie ambachtslieden met een paalzaag: de vierde maakt daar ${count(artisans[3], 'punt', 'punten')} van in plaats van ${artisans[2]}.`,
      },
      tile: {
        text: 'Bouw. Daarna zetten Ana en Bo de laatste twee blokken.',
        other: '',
        done: 'De tempel is compleet.',
      },
      blessing: {
        text: `Je hebt Stabiliteit: ${count(BLESSING_FIGURES.stability.each, 'punt', 'punten')} voor elk van je hoekblokken. Is dat meer dan de ${count(FIGURES.unusedBlessing, 'punt', 'punten')} van een ongebruikte zegenkaart?`,
        other: `Bewaren levert ${count(FIGURES.unusedBlessing, 'punt', 'punten')} op, inzetten meer.`,
        done: 'Over zegenkaarten wordt vóór het tellen beslist.',
      },
      ledger: {
        text: 'Nu de telling, regel voor regel. Kies een getal om te zien hoe het tot stand komt.',
        other: '',
        done: 'Je wint met een klein verschil. Nu ken je een beurt, de punten ervan en het einde. Wat elke soort kaart waard is, staat in de spelhulp: druk in het spel op ?.',
      },
    },
  },
};

export const tutorial: TutorialTexts = {
  title: 'Uitleg',
  line: 'Zeven korte lessen op een echt bord. Elke les duurt een paar minuten, en er kan niets misgaan.',
  back: 'Terug',
  start: 'Beginnen',
  again: 'Nog eens',
  done: 'gedaan',
  open: 'nog te doen',
  lessonOf: (number, all) => `Les ${number} van ${all}`,
  stepOf: (number, all) => `Stap ${number} van ${all}`,
  you: 'Jij',
  others: ['Ana', 'Bo'],
  display: 'Aanbod',
  blessings: 'Zegenkaarten',
  build: 'Bouwen',
  buildGain: (points) => `Bouwen +${points}`,
  swap: 'Wisselen',
  swapHint: 'Kies een arbeiderstegel en dan de tegel waarmee je hem wisselt.',
  swapSecond: 'Nu de andere tegel.',
  undo: 'Terugnemen',
  use: 'Inzetten',
  pass: 'Passen',
  rule: 'Regel',
  points: (points) => count(points, 'punt', 'punten'),
  track: (number) => `spoor ${number}`,
  finished: 'Les afgerond',
  next: 'Volgende les',
  all: 'Alle lessen',
  play: 'Een echt spel beginnen',
  lessons,
};
