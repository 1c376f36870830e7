import { BLESSING_FIGURES, DEFAULT_EDITION, FIGURES } from '@nunatak/engine';
import { count } from '@nunatak/words';
import type { TutorialTexts } from '../en/tutorial.ts';

const { inspiration, providence, structure } = BLESSING_FIGURES;
const artisans = DEFAULT_EDITION.tables.artisans.points;
const sculptors = DEFAULT_EDITION.tables.sculptors.points;
const { numbers } = DEFAULT_EDITION.track;

export const pointLessons: Pick<
  TutorialTexts['lessons'],
  'collect' | 'depend' | 'elder' | 'blessings' | 'outer' | 'scoring'
> = {
  collect: {
    title: 'Je ploeg, deel 1',
    line: 'IJssnijders, ambachtslieden en lastdieren.',
    steps: {
      sculptor: {
        text: `Hoe meer ijssnijders, hoe beter: twee leveren ${sculptors[1]} op, drie ${sculptors[2]}. Neem de ijssnijder.`,
        other: 'Neem nu de ijssnijder.',
        done: 'Je derde ijssnijder.',
      },
      sculptorTile: {
        text: 'Bouw op de omlijnde tegel.',
        other: 'Probeer de omlijnde tegel.',
        done: `${sculptors[2]} punten in plaats van ${sculptors[1]}. Met een vierde worden het er ${sculptors[3]}.`,
      },
      artisan: {
        text: `Houweel, touw en paalzaag vormen een set: ${count(FIGURES.toolSet, 'punt', 'punten')}. Neem de ambachtsman die je nog mist.`,
        other: 'Je hebt de paalzaag nodig.',
        done: 'Dat is de paalzaag.',
      },
      artisanTile: {
        text: 'Bouw op de omlijnde tegel.',
        other: 'Probeer de omlijnde tegel.',
        done: `${count(FIGURES.toolSet, 'punt', 'punten')} voor de set! Gelijk gereedschap telt ook: twee zijn ${artisans[1]} waard, drie ${artisans[2]}, vier ${artisans[3]}.`,
      },
      beast: {
        text: 'Lastdieren leveren kaarten × dieren op. Je hebt één kaart met twee dieren: 1 × 2. Neem er nog een.',
        other: 'Neem nu het lastdier.',
        done: 'Twee kaarten, vier dieren.',
      },
      beastTile: {
        text: 'Bouw op een lastdiertegel.',
        other: '',
        done: '2 × 4 in plaats van 1 × 2. Elk lastdier maakt de andere meer waard.',
      },
    },
  },
  depend: {
    title: 'Je ploeg, deel 2',
    line: 'Arbeiders, bouwmeesters, nestoren en de set van zes.',
    steps: {
      builder: {
        text: `De meeste arbeiders: ${count(FIGURES.builders.most, 'punt', 'punten')}. Gelijk: ${FIGURES.builders.tied}. Anders ${FIGURES.builders.each} per stuk. Jullie staan alle drie gelijk: neem de arbeider.`,
        other: 'Neem nu de arbeider.',
        done: 'Drie arbeiders: jij hebt de meeste!',
      },
      builderTile: {
        text: 'Bouw op de omlijnde tegel.',
        other: 'Probeer de omlijnde tegel.',
        done: `${FIGURES.builders.most} punten in plaats van ${FIGURES.builders.tied}, tenzij iemand je inhaalt.`,
      },
      architect: {
        text: `Elke bouwmeester is je getal op het spoor waard: ${numbers[3]}. Neem je derde bouwmeester.`,
        other: 'Neem nu de bouwmeester.',
        done: 'Drie bouwmeesters.',
      },
      architectTile: {
        text: 'Op de omlijnde tegel sluit je ook een kolom af. Bouw daar.',
        other: 'Daar sluit je geen kolom af. Probeer de omlijnde tegel.',
        done: `Je staat nu op ${numbers[4]}, dus elke bouwmeester levert ${numbers[4]} op.`,
      },
      elder: {
        text: `Deze nestor levert ${FIGURES.elder} op per ijssnijder en per lastdier. En hij maakt je set van zes compleet: ${FIGURES.set}. Neem hem!`,
        other: 'Die niet. Neem de nestor die niet tweeledig is.',
        done: 'Je zesde soort.',
      },
      elderTile: {
        text: 'Bouw op de omlijnde tegel.',
        other: 'Probeer de omlijnde tegel.',
        done: 'Je eerste set van zes!',
      },
      blessing: {
        text: 'Elke nestor levert je een zegenkaart op. Neem een van beide.',
        other: '',
        done: 'Zes soorten, zes manieren om te tellen. Ze staan allemaal in de spelhulp (?).',
      },
    },
  },
  elder: {
    title: 'Nestoren en zegenkaarten',
    line: 'Een nestor levert een zegenkaart voor later op.',
    steps: {
      card: {
        text: 'Nestoren leveren zegenkaarten op. Neem de nestor.',
        other: 'Die levert geen zegenkaart op. Neem de nestor.',
        done: `Straks kies je uit ${FIGURES.faceUp} open zegenkaarten.`,
      },
      tile: {
        text: 'Bouw op een nestortegel.',
        other: '',
        done: 'En nu de zegenkaart.',
      },
      blessing: {
        text: `Structuur: één keer leveren ondersteunende blokken elk ${structure.each} op. Geluk: ${count(BLESSING_FIGURES.luck.points, 'punt', 'punten')} aan het eind. Neem Structuur.`,
        other: 'Een mooie zegenkaart! Neem nu Structuur.',
        done: `Je kunt hem vanaf je volgende beurt inzetten. Ongebruikt is hij aan het eind ${count(FIGURES.unusedBlessing, 'punt', 'punten')} waard.`,
      },
      cardAgain: {
        text: 'Drie van je blokken ondersteunen de omlijnde tegel. Neem het lastdier.',
        other: 'Die past daar niet. Neem het lastdier.',
        done: 'Precies de plek voor Structuur.',
      },
      tileAgain: {
        text: 'Bouw op de omlijnde tegel.',
        other: 'Daar heb je geen ondersteuning. Probeer de omlijnde tegel.',
        done: 'Drie ondersteunende blokken. Dit is het moment!',
      },
      use: {
        text: `Zet Structuur in: ${count(structure.each, 'punt', 'punten')} per ondersteunend blok in plaats van ${FIGURES.support}.`,
        other: `Dan krijg je maar ${count(3 * FIGURES.support, 'punt', 'punten')}. Zet Structuur in.`,
        done: `${count(3 * structure.each, 'punt', 'punten')} in plaats van ${3 * FIGURES.support}. Bewaar zegenkaarten voor zulke momenten.`,
      },
    },
  },
  blessings: {
    title: 'Soorten zegenkaarten',
    line: 'Sommige werken meteen, andere in ieders beurt.',
    steps: {
      card: {
        text: 'Je hebt Voorzienigheid; het goede moment komt nog. Neem eerst de nestor.',
        other: 'Die levert geen zegenkaart op. Neem de nestor.',
        done: 'Tijd voor een tweede zegenkaart.',
      },
      tile: {
        text: 'Bouw op de omlijnde tegel.',
        other: 'Probeer de omlijnde tegel.',
        done: 'Let op deze kolom.',
      },
      blessing: {
        text: 'Geluk telt aan het eind. Ingeving werkt meteen: neem die.',
        other: 'Neem nu Ingeving.',
        done: 'Een directe zegenkaart kun je meteen inzetten.',
      },
      now: {
        text: `Ga nu ${count(inspiration.spaces, 'veld', 'velden')} vooruit op het bouwmeesterspoor, of bewaar Ingeving voor ${FIGURES.unusedBlessing} punten. Zet hem in!`,
        other: 'Zet hem deze keer in.',
        done: 'Je steen gaat vooruit.',
      },
      react: {
        text: `Ana heeft een kolom afgesloten waarin jij de meeste blokken hebt. Voorzienigheid levert ${providence.most} op, ook in haar beurt. Zet hem in!`,
        other: 'Misschien krijg je deze kans niet nog eens. Zet Voorzienigheid in.',
        done: `${count(providence.most, 'punt', 'punten')} in de beurt van Ana! Uitbreiding doet hetzelfde voor vierkanten. Vooruitzicht kun je aan het eind van elke beurt inzetten.`,
      },
    },
  },
  outer: {
    title: 'Buitenste tegels en de koepel',
    line: 'Blokken aan de rand tellen aan het eind.',
    steps: {
      card: {
        text: `Wie de meeste blokken aan de rand van laag 1 tot en met 3 heeft, wint de tempelkoepel: ${count(FIGURES.cap, 'punt', 'punten')}. Je staat gelijk met Ana. Neem een ijssnijder.`,
        other: 'Neem nu een ijssnijder.',
        done: 'Twee tegels passen: een binnenin, een aan de rand.',
      },
      tile: {
        text: 'Geen van beide levert nu iets op. Bouw op de omlijnde hoek.',
        other: 'Die ligt binnenin. Probeer de omlijnde hoek.',
        done: 'Vier tegen drie: voorlopig is de koepel van jou. Bij evenveel punten beslissen buitenste blokken ook wie wint.',
      },
    },
  },
  scoring: {
    title: 'Eindtelling',
    line: 'De laatste beurt, en wat alles waard is.',
    steps: {
      card: {
        text: 'De laatste beurt, en het is spannend. Neem de kaart die het meest oplevert.',
        other: 'Een andere levert meer op. Vergelijk de getallen.',
        done: `Je vierde paalzaag: ${count(artisans[3], 'punt', 'punten')} in plaats van ${artisans[2]}.`,
      },
      tile: {
        text: 'Bouw. Daarna zetten Ana en Bo de laatste twee blokken.',
        other: '',
        done: 'De tempel is af.',
      },
      blessing: {
        text: `Stabiliteit levert ${BLESSING_FIGURES.stability.each} op per hoekblok; bewaard is hij ${FIGURES.unusedBlessing} waard. Inzetten of bewaren?`,
        other: `Bewaren levert ${count(FIGURES.unusedBlessing, 'punt', 'punten')} op. Inzetten levert meer op.`,
        done: 'Dat is beslist. Nu gaan we tellen.',
      },
      ledger: {
        text: 'Tellen maar! Kies een getal om te zien hoe het is opgebouwd.',
        other: '',
        done: 'Nipt gewonnen! Nu een echte partij. De tips en de spelhulp (?) staan voor je klaar.',
      },
    },
  },
};
