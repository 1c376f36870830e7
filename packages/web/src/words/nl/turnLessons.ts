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
    title: 'Zo win je',
    line: 'Waar de punten vandaan komen.',
    steps: {
      ledger: {
        text: 'Deze partij is afgelopen, dus we gaan tellen. Alleen de punten op de eerste regel kreeg je tijdens het spel; de meeste komen nu, van je kaarten.',
        other: '',
        done: 'Wie de meeste punten heeft, wint. Elke kaart telt dus dubbel: je zet er een blok mee en hij levert aan het eind punten op.',
      },
    },
  },
  place: {
    title: 'Je eerste beurt',
    line: 'Neem een kaart, bouw op het symbool.',
    steps: {
      card: {
        text: 'Elke beurt begint met een kaart. Neem de ijssnijder.',
        other: 'We beginnen met de ijssnijder.',
        done: 'De ijssnijder is van jou.',
      },
      tile: {
        text: 'Kies een oplichtende tegel en druk op Bouwen.',
        other: '',
        done: 'Je eerste blok! De ijssnijder hoort nu bij je ploeg, en die telt aan het eind.',
      },
      cardAgain: {
        text: 'Je bent weer aan de beurt. Neem een kaart naar keuze.',
        other: '',
        done: 'Je kunt alleen kaarten nemen waarvan het symbool op een lege tegel staat.',
      },
      tileAgain: {
        text: 'Bouw op een oplichtende tegel naar keuze.',
        other: '',
        done: 'Dat is een beurt: één kaart, één blok.',
      },
    },
  },
  support: {
    title: 'Ondersteunende blokken',
    line: 'Je eigen ijs eronder levert punten op.',
    steps: {
      card: {
        text: 'De omlijnde tegel rust op drie van jouw blokken. Er staat een lastdier op: neem die kaart.',
        other: 'Die past daar niet. Neem het lastdier.',
        done: 'Alle tegels die passen, lichten op.',
      },
      tile: {
        text: `Jouw blokken eronder ondersteunen het nieuwe: ${count(FIGURES.support, 'punt', 'punten')} per blok. Bouw op de omlijnde tegel.`,
        other: `Dat levert minder op. Zoek de +${3 * FIGURES.support}.`,
        done: `Drie ondersteunende blokken: ${count(3 * FIGURES.support, 'punt', 'punten')}.`,
      },
    },
  },
  squares: {
    title: 'Vierkanten en gelijke standen',
    line: `${square.first} punten voor de meeste blokken, ${square.second} voor de op één na meeste.`,
    steps: {
      card: {
        text: 'Op de omlijnde tegel voltooi je een vierkant. Jij, Ana en Bo hebben er elk één blok in. Neem een ambachtsman.',
        other: 'Die past daar niet. Neem de ambachtsman.',
        done: 'Nog één blok te gaan.',
      },
      tile: {
        text: `Voltooi het vierkant: ${square.first} punten voor de meeste blokken, ${square.second} voor de op één na meeste.`,
        other: 'Daar voltooi je geen vierkant. Probeer de omlijnde tegel.',
        done: `Jij hebt de meeste: ${square.first} punten. Ana en Bo staan gelijk en delen de ${square.second}: elk ${Math.floor(square.second / 2)}.`,
      },
      tieCard: {
        text: 'In het volgende vierkant heeft Ana twee blokken en jij één. Neem de bouwmeester.',
        other: 'Die past daar niet. Neem de bouwmeester.',
        done: 'Met jouw blok wordt het twee tegen twee.',
      },
      tieTile: {
        text: 'In je eigen beurt win je elke gelijke stand. Voltooi het vierkant!',
        other: 'Daar voltooi je geen vierkant. Probeer de omlijnde tegel.',
        done: `${square.first} punten voor jou, ${square.second} voor Ana. Op het vierkant komt een nieuwe tegel.`,
      },
    },
  },
  several: {
    title: 'Twee vierkanten tegelijk',
    line: 'Jij kiest welk vierkant eerst telt.',
    steps: {
      card: {
        text: 'Op de omlijnde tegel voltooi je twee vierkanten. Neem de arbeider.',
        other: 'Die past daar niet. Neem de arbeider.',
        done: 'Twee vierkanten, nog één blok te gaan.',
      },
      tile: {
        text: 'Bouw op de omlijnde tegel.',
        other: 'Daar voltooi je geen vierkant. Probeer de omlijnde tegel.',
        done: 'Allebei voltooid! Ze tellen een voor een.',
      },
      order: {
        text: `Welk vierkant telt eerst: dat van ${square.first} of dat van ${square.second} punten? Op elk komt een nieuwe tegel.`,
        other: '',
        done: 'Twee nieuwe tegels, en iedereen mag erop bouwen.',
      },
    },
  },
  rows: {
    title: 'Rijen en kolommen',
    line: 'Sluit ze af en ga vooruit op het bouwmeesterspoor.',
    steps: {
      card: {
        text: 'Op de omlijnde tegel sluit je een rij en een kolom af. Neem het lastdier.',
        other: 'Die past daar niet. Neem het lastdier.',
        done: 'Een rij en een kolom, nog één blok te gaan.',
      },
      tile: {
        text: `Voor elke afgesloten rij of kolom ga je ${count(FIGURES.lineSteps, 'veld', 'velden')} vooruit op het bouwmeesterspoor. Bouw op de omlijnde tegel.`,
        other: 'Daar sluit je niets af. Probeer de omlijnde tegel.',
        done: `${count(2 * FIGURES.lineSteps, 'veld', 'velden')} vooruit! Aan het eind levert elke bouwmeesterkaart het getal op dat je hebt bereikt.`,
      },
    },
  },
  track: {
    title: 'Tussen de getallen',
    line: 'Niet elk veld op het spoor heeft een getal.',
    steps: {
      card: {
        text: `Je steen ligt op ${numbers[1]}. Op de omlijnde tegel sluit je een kolom af. Neem een tweeledige kaart met een ambachtsman.`,
        other: 'Die past daar niet. Neem een tweeledige kaart met een ambachtsman.',
        done: 'Hij past ook op ambachtsmantegels.',
      },
      tile: {
        text: 'Bouw op de omlijnde tegel.',
        other: 'Daar sluit je geen kolom af. Probeer de omlijnde tegel.',
        done: `Hier staat geen getal, dus voor jou geldt nog ${numbers[1]}. Eén veld verder wordt het ${numbers[3]}.`,
      },
    },
  },
  swap: {
    title: 'De wissel van de arbeider',
    line: 'Haal een tegel naar de plek waar je wilt bouwen.',
    steps: {
      card: {
        text: `De omlijnde tegel zou ${square.first} punten opleveren, maar geen kaart past. Een arbeider kan helpen: neem er een.`,
        other: 'Alleen een arbeider kan tegels verwisselen. Neem er een.',
        done: 'Vóór het bouwen mag je een arbeiderstegel met een andere lege tegel verwisselen.',
      },
      swap: {
        text: 'Druk op “Tegels verwisselen”. Kies een arbeiderstegel en dan de omlijnde tegel.',
        other: 'Daar heeft het vierkant niets aan. Verwissel een arbeiderstegel met de omlijnde.',
        done: 'De arbeiderstegel ligt op zijn plek.',
      },
      tile: {
        text: 'Je blok komt op de tegel die je hebt verplaatst. Bouwen maar!',
        other: 'Bouw op de omlijnde tegel.',
        done: `${square.first} punten, met een kaart die eerst niet paste!`,
      },
    },
  },
  split: {
    title: 'Tweeledige kaarten en tegels',
    line: 'Twee symbolen op één kaart: de tegel beslist.',
    steps: {
      card: {
        text: 'Tweeledige kaarten tonen twee soorten. Neem de ijssnijder/ambachtsman-kaart.',
        other: 'Neem de ijssnijder/ambachtsman-kaart.',
        done: 'Hij past op tegels van beide soorten.',
      },
      tile: {
        text: 'Op de omlijnde tegel staat een ijssnijder. Bouw daar.',
        other: 'Goed idee! Probeer nu toch de omlijnde tegel.',
        done: 'De tegel beslist: je kaart telt nu als ijssnijder. Kijk maar bij je ploeg!',
      },
      cardAgain: {
        text: 'Ook tegels kunnen tweeledig zijn. Neem de kaart die bij de omlijnde tegel past.',
        other: 'Neem de lastdier/nestor-kaart.',
        done: 'Op kaart en tegel staan dezelfde twee symbolen.',
      },
      side: {
        text: 'Beide passen, dus jij beslist. Kies de omlijnde tegel, dan Nestor, en bouw.',
        other: 'Maak er op de omlijnde tegel een nestor van.',
        done: 'Het is een nestor, dus je krijgt een zegenkaart.',
      },
      blessing: {
        text: 'Neem een van de zegenkaarten.',
        other: '',
        done: 'Had maar één symbool gepast, dan had de tegel beslist.',
      },
    },
  },
};
