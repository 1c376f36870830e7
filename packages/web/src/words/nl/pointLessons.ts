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
    title: 'Je ploeg: elke soort op zich',
    line: 'IJssnijders, ambachtslieden en lastdieren.',
    steps: {
      sculptor: {
        text: `Aan het eind telt elk van de zes soorten op zijn eigen manier. IJssnijders lopen op: twee zijn ${count(sculptors[1], 'punt', 'punten')} waard, drie ${sculptors[2]}. De labels tonen hoeveel elke kaart aan je totaal zou toevoegen als het spel nu eindigde. Neem de ijssnijder.`,
        other: 'Neem voor deze stap de ijssnijder.',
        done: 'Je derde ijssnijder.',
      },
      sculptorTile: {
        text: 'Bouw op de omrande 1D3.',
        other: 'Bouw in deze les op 1D3.',
        done: `${sculptors[2]} in plaats van ${sculptors[1]}. Met een vierde wordt het ${sculptors[3]}.`,
      },
      artisan: {
        text: `Bij ambachtslieden telt het gereedschap: twee gelijke zijn ${count(artisans[1], 'punt', 'punten')} waard, drie ${artisans[2]}, vier ${artisans[3]}; en elke set van houweel, touw en paalzaag ${FIGURES.toolSet}. Je hebt een houweel en een touw. Neem de ambachtsman die de set compleet maakt.`,
        other: 'Je hebt de paalzaag nodig.',
        done: 'De paalzaag.',
      },
      artisanTile: {
        text: 'Bouw op de omrande 1A2.',
        other: 'Bouw in deze les op 1A2.',
        done: `${count(FIGURES.toolSet, 'punt', 'punten')} voor de set. Dezelfde kaarten tellen ook bij gelijk gereedschap.`,
      },
      beast: {
        text: 'Lastdieren zijn het aantal kaarten keer het aantal symbolen erop waard. Je hebt één kaart met twee symbolen: 1 × 2. Neem het lastdier met nog twee.',
        other: 'Neem voor deze stap het lastdier.',
        done: 'Twee kaarten, vier symbolen.',
      },
      beastTile: {
        text: 'Bouw op een lastdiertegel naar keuze.',
        other: '',
        done: '2 × 4 in plaats van 1 × 2: hoe meer je er hebt, hoe meer het volgende waard is.',
      },
    },
  },
  depend: {
    title: 'Je ploeg: wat er verder telt',
    line: 'Arbeiders, bouwmeesters, nestoren en de set van zes.',
    steps: {
      builder: {
        text: `Arbeiders worden vergeleken. De meeste leveren ${count(FIGURES.builders.most, 'punt', 'punten')} op, bij een gelijke stand bovenaan elk ${FIGURES.builders.tied}; ieder ander krijgt er ${FIGURES.builders.each} per arbeider. Jij, Ana en Bo hebben er elk twee. Neem de arbeider.`,
        other: 'Neem voor deze stap de arbeider.',
        done: 'Je derde arbeider: niemand heeft er meer.',
      },
      builderTile: {
        text: 'Bouw op de omrande 2C3.',
        other: 'Bouw in deze les op 2C3.',
        done: `${FIGURES.builders.most} in plaats van ${FIGURES.builders.tied}, zolang niemand je inhaalt.`,
      },
      architect: {
        text: `Elke bouwmeester is het getal waard dat je op het spoor hebt bereikt. Je hebt twee bouwmeesters en staat op ${numbers[3]}. Neem de bouwmeester.`,
        other: 'Neem voor deze stap de bouwmeester.',
        done: 'Drie bouwmeesters.',
      },
      architectTile: {
        text: 'Op de omrande 1E1 sluit je blok ook kolom E af. Bouw daar.',
        other: 'Zo sluit je geen kolom af. Bouw op 1E1.',
        done: `Een stap naar ${numbers[4]}: nu is elk van je drie bouwmeesters ${numbers[4]} waard.`,
      },
      elder: {
        text: `Een nestor toont twee soorten en levert ${count(FIGURES.elder, 'punt', 'punten')} op voor elk van je kaarten van die soorten; deze toont ijssnijders en lastdieren. En het is de soort die je mist: een set van alle zes is ${count(FIGURES.set, 'punt', 'punten')} waard. Neem de nestor.`,
        other: 'Dat is geen nestor, of maar een halve. Neem de nestor.',
        done: 'De zesde soort.',
      },
      elderTile: {
        text: 'Bouw op de omrande 1A1.',
        other: 'Bouw in deze les op 1A1.',
        done: 'De nestor hoort bij je ploeg, en je eerste set is compleet.',
      },
      blessing: {
        text: 'Elke nestor levert een zegenkaart op: neem een van beide.',
        other: '',
        done: 'Zes soorten, zes manieren van tellen. In het spel staan ze allemaal in de spelhulp: druk op ?.',
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
        done: `${count(3 * structure.each, 'punt', 'punten')} in plaats van ${3 * FIGURES.support}. Precies voor zulke momenten zijn er zegenkaarten.`,
      },
    },
  },
  blessings: {
    title: 'Soorten zegenkaarten',
    line: 'Sommige werken meteen, andere in de beurt van een ander.',
    steps: {
      card: {
        text: 'Je hebt Voorzienigheid uit een eerdere beurt; het goede moment komt nog. Neem eerst de nestor.',
        other: 'Die kaart levert geen zegenkaart op. Neem de nestor.',
        done: 'Er komt een tweede zegenkaart aan.',
      },
      tile: {
        text: 'Bouw op de omrande 1A5.',
        other: 'Bouw in deze les op 1A5.',
        done: 'Onthoud dit blok: het staat in kolom A.',
      },
      blessing: {
        text: 'Geluk telt aan het eind, Ingeving meteen. Neem Ingeving.',
        other: 'Neem in deze les Ingeving.',
        done: 'Bij een directe zegenkaart krijg je meteen de vraag.',
      },
      now: {
        text: `Zet je hem nu in, dan ga je ${inspiration.spaces} velden vooruit op het spoor. Bewaar je hem, dan is hij aan het eind ${count(FIGURES.unusedBlessing, 'punt', 'punten')} waard, zoals elke ongebruikte zegenkaart. Zet hem in.`,
        other: 'Zet hem hier in.',
        done: 'Je steen is vooruitgegaan.',
      },
      react: {
        text: `Ana heeft in haar beurt kolom A afgesloten, en de meeste blokken daarin zijn van jou. Met Voorzienigheid mag je in ieders beurt antwoorden, ook in die van een ander: ${count(providence.most, 'punt', 'punten')}. Zet hem in.`,
        other: 'Zo’n moment komt misschien niet terug. Zet Voorzienigheid in.',
        done: `${count(providence.most, 'punt', 'punten')} in de beurt van Ana. Uitbreiding antwoordt net zo op voltooide vierkanten, en Vooruitzicht mag je aan het eind van elke beurt inzetten; nooit in de beurt waarin je de zegenkaart nam.`,
      },
    },
  },
  outer: {
    title: 'Buitenste tegels en de koepel',
    line: 'De rand van de tempel loont aan het eind.',
    steps: {
      card: {
        text: `Langs de rand van laag 1 tot en met 3 liggen buitenste tegels. Wie daar aan het eind de meeste blokken heeft, krijgt de tempelkoepel: ${count(FIGURES.cap, 'punt', 'punten')}. Jij en Ana hebben er elk drie. Neem een ijssnijder.`,
        other: 'Neem in deze les een ijssnijder.',
        done: 'Er passen twee tegels, een binnenin en een aan de rand.',
      },
      tile: {
        text: 'Geen van beide levert nu iets op. Bouw op de hoek, de omrande 1E5.',
        other: 'Die ligt binnenin. Bouw op 1E5.',
        done: 'Vier tegen drie: zoals het er nu voor staat is de koepel van jou. Bij een gelijke stand beslist de onderste laag, en is die ook gelijk, de volgende. Blokken op buitenste tegels geven ook de doorslag bij een gelijke stand om de overwinning.',
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
        text: 'Bouw. Daarna plaatsen Ana en Bo de laatste twee blokken.',
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
        done: 'Je wint met een klein verschil. Nu weet je alles voor een eerste spel. In het spel opent ? de spelhulp, en Tip geeft je raad.',
      },
    },
  },
};
