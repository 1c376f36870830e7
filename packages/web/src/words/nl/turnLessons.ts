import { DEFAULT_EDITION, FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';
import type { TutorialTexts } from '../en/tutorial.ts';

const { square } = FIGURES;
const { numbers } = DEFAULT_EDITION.track;

export const turnLessons: Pick<
  TutorialTexts['lessons'],
  'aim' | 'place' | 'support' | 'squares' | 'several' | 'rows' | 'track' | 'swap' | 'split'
> = {
  aim: {
    title: 'Het doel',
    line: 'Waarvoor je bouwt en waar de punten vandaan komen.',
    steps: {
      ledger: {
        text: `Zo eindigt een spel. Jij, Ana en Bo hebben elk ${FIGURES.blocks.each} blokken geplaatst, één per beurt, en de tempel is af. Loop de telling door: de eerste regel is tijdens het bouwen gescoord, al het andere telt nu pas, het meeste voor je kaarten.`,
        other: '',
        done: 'Wie de meeste punten heeft, wint. Elke kaart telt dus twee keer: nu voor het blok dat je ermee plaatst, aan het eind voor je ploeg.',
      },
    },
  },
  place: {
    title: 'Een blok plaatsen',
    line: 'Neem een kaart, bouw op het symbool.',
    steps: {
      card: {
        text: 'Elke beurt begint met een kaart uit het aanbod: neem de ijssnijder.',
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
        done: 'Goede keus. Je kunt alleen kaarten nemen waarvan het symbool op een lege tegel staat.',
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
        other: 'Die kaart past wel ergens, maar niet op 2C1. Neem het lastdier.',
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
        text: 'Vier blokken in een 2×2 vormen een vierkant. Op de omrande tegel, 1D2, ontbreekt er nog één: jij, Ana en Bo hebben elk één blok. De tegel toont een ambachtsman: neem hem.',
        other: 'Die kaart past niet op 1D2. Neem de ambachtsman.',
        done: 'Het vierkant mist nog één blok.',
      },
      tile: {
        text: `Voltooi het vierkant op 1D2. De meeste blokken leveren ${square.first} punten op, de op één na meeste ${square.second}.`,
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
  several: {
    title: 'Meerdere vierkanten tegelijk',
    line: 'Jij kiest de volgorde en ziet elke nieuwe tegel.',
    steps: {
      card: {
        text: 'Op de omrande 1C3 voltooit één blok twee vierkanten. De tegel toont een arbeider: neem hem.',
        other: 'Die kaart past niet op 1C3. Neem de arbeider.',
        done: 'Twee vierkanten missen hetzelfde blok.',
      },
      tile: {
        text: 'Bouw op 1C3.',
        other: 'Zo voltooi je geen vierkant. Bouw op 1C3.',
        done: 'Beide vierkanten zijn voltooid. Ze tellen na elkaar.',
      },
      order: {
        text: `Jij kiest welk vierkant eerst telt: dat met twee blokken van jou levert je ${square.first} op, het andere ${square.second}. Op het eerste komt een nieuwe tegel voordat het tweede telt.`,
        other: '',
        done: 'Beide zijn geteld, en op elk ligt een nieuwe tegel: daar kun je meteen op bouwen, en de anderen ook.',
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
  track: {
    title: 'Velden zonder getal',
    line: 'Wat er telt tussen twee getallen van het spoor.',
    steps: {
      card: {
        text: `Je steen op het bouwmeesterspoor staat op ${numbers[1]}. Kolom D mist één blok, op de omrande 1D5, waarvan de tegel een ambachtsman toont. Neem een kaart die voor de helft ambachtsman is.`,
        other: 'Die kaart past niet op 1D5. Neem een kaart die voor de helft ambachtsman is.',
        done: 'Hij past ook op ambachtsmantegels.',
      },
      tile: {
        text: 'Bouw op 1D5.',
        other: 'Zo sluit je geen kolom af. Bouw op 1D5.',
        done: `Eén stap. Het nieuwe veld heeft geen getal, dus telt het laatste dat je voorbij bent: ${numbers[1]}. Nog een stap en het is ${numbers[3]}. Rijen van de bovenste laag leveren geen stap op.`,
      },
    },
  },
  swap: {
    title: 'De wissel van de arbeider',
    line: 'Haal de tegel naar de plek waar je wilt bouwen.',
    steps: {
      card: {
        text: `Het vierkant bij 1D2, omrand, is ${square.first} punten waard, maar geen kaart uit het aanbod past daar. Een arbeider helpt: neem hem.`,
        other: 'Die kaart kan geen tegels verplaatsen. Neem de arbeider.',
        done: 'Voor het bouwen mag een arbeider een arbeiderstegel wisselen met elke andere lege tegel.',
      },
      swap: {
        text: 'Druk op ‘Eerst wisselen’ en kies dan een arbeiderstegel en de tegel op 1D2.',
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
  split: {
    title: 'Tweeledige kaarten en tegels',
    line: 'Twee symbolen op één kaart: de tegel beslist.',
    steps: {
      card: {
        text: 'Later in het spel komen er tweeledige kaarten, met een soort op elke helft. Neem de kaart die ijssnijder en ambachtsman is.',
        other: 'Neem de kaart die ijssnijder en ambachtsman is.',
        done: 'Hij past op tegels van beide soorten.',
      },
      tile: {
        text: 'De omrande tegel, 2C1, toont een ijssnijder. Bouw daar.',
        other: 'Dat kan ook. Bouw hier op 2C1.',
        done: 'De tegel heeft beslist: de kaart hoort nu bij je ijssnijders en blijft daar. Kijk naar je ploeg.',
      },
      cardAgain: {
        text: 'Ook tegels kunnen tweeledig zijn: de omrande 2D1 toont een lastdier en een nestor. Neem de kaart met dezelfde helften.',
        other: 'Neem de kaart die lastdier en nestor is.',
        done: 'Kaart en tegel hebben beide symbolen gemeen.',
      },
      side: {
        text: 'Kies 2D1. Waar beide helften passen, beslis jij wat de kaart wordt: kies Nestor en bouw dan.',
        other: 'Maak er op 2D1 een nestor van: dat levert een zegenkaart op.',
        done: 'Een nestor, en die levert een zegenkaart op.',
      },
      blessing: {
        text: 'Neem een van beide zegenkaarten.',
        other: '',
        done: 'Op een tegel met één symbool had je niets te kiezen gehad.',
      },
    },
  },
};
