import { list } from '../compose.ts';
import { count } from '../count.ts';
import { blessingFigures, figures, firstNumber, tables } from '../figures.ts';
import type { BlessingKindTexts, BlessingWordings } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

export const blessingKinds: BlessingKindTexts = {
  immediate: 'Direct',
  oneTime: 'Eenmalig',
  reaction: 'Eenmalig, ook in andermans beurt',
  end: 'Eindtelling',
};

export const blessings: BlessingWordings = {
  expansion: {
    name: 'Uitbreiding',
    line: `Vierkant met 3 van jou: ${blessingFigures.expansion.three} punten; alle 4: ${blessingFigures.expansion.four}`,
    effect: `Wordt een vierkant voltooid, dan krijg je ${blessingFigures.expansion.three} punten als drie van de vier blokken van jou zijn, of ${blessingFigures.expansion.four} als ze dat alle vier zijn.`,
  },
  movement: {
    name: 'Beweging',
    line: 'Wissel vóór het bouwen twee lege tegels',
    effect:
      'Nadat je je kaart hebt genomen en voordat je bouwt, wissel je twee willekeurige lege tegels, op welke lagen dan ook.',
  },
  inspiration: {
    name: 'Ingeving',
    line: `${count(blessingFigures.inspiration.spaces, 'stap', 'stappen')} op het spoor`,
    effect: `Zet ${count(blessingFigures.inspiration.spaces, 'stap', 'stappen')} op het bouwmeesterspoor, maar niet voorbij het laatste veld.`,
  },
  insight: {
    name: 'Inzicht',
    line: 'Evenveel punten als je getal op het spoor',
    effect: `Je krijgt evenveel punten als je getal op het bouwmeesterspoor. Op een veld zonder getal geldt het eerstvolgende hogere; vóór het eerste getal is het dus ${count(firstNumber, 'punt', 'punten')}.`,
  },
  discovery: {
    name: 'Ontdekking',
    line: `Draai ${blessingFigures.discovery.cards} extra kaarten open om uit te kiezen`,
    effect: `Voordat je een kaart neemt, draai je er nog ${spelled(blessingFigures.discovery.cards)} van de trekstapel open, of zoveel als die er nog heeft, en je kiest uit alle kaarten. Met een lege stapel kan dit niet.`,
  },
  progress: {
    name: 'Vooruitgang',
    line: `Ambachtslieden: ${tables.progress.join(' ')}, sets ${blessingFigures.progress.toolSet} punten`,
    effect: `Je ambachtslieden tellen volgens een betere tabel: ${list(tables.progress, 'of')} punten voor 1 tot en met ${tables.progress.length} met hetzelfde gereedschap, en ${blessingFigures.progress.toolSet} voor elke set van drie gereedschappen.`,
  },
  abundance: {
    name: 'Weelde',
    line: 'Meteen nog een beurt, maar sla er een over',
    effect:
      'Aan het eind van je beurt, zodra het aanbod weer is aangevuld, speel je direct een tweede beurt. Wel sla je dan je eerstvolgende beurt over.',
  },
  luck: {
    name: 'Geluk',
    line: `${count(blessingFigures.luck.points, 'punt', 'punten')}`,
    effect: `Je krijgt ${count(blessingFigures.luck.points, 'punt', 'punten')}.`,
  },
  construction: {
    name: 'Constructie',
    line: `Een arbeider; de meeste leveren je ${blessingFigures.construction.most} op`,
    effect: `Leg de kaart bij je arbeiders: het is er nu een van. Heb je aan het eind de meeste arbeiders, dan krijg je daarvoor ${blessingFigures.construction.most} punten in plaats van ${figures.builders.most}, en bij een gelijke stand ${blessingFigures.construction.tied} in plaats van ${figures.builders.tied}. Anders krijg je gewoon ${figures.builders.each} per arbeider.`,
  },
  legend: {
    name: 'Legende',
    line: `Een bouwmeester en ${count(blessingFigures.legend.spaces, 'stap', 'stappen')} op het spoor`,
    effect: `Zet ${count(blessingFigures.legend.spaces, 'stap', 'stappen')} op het bouwmeesterspoor en leg de kaart bij je bouwmeesters: het is er nu een van.`,
  },
  moon: {
    name: 'Maan',
    line: 'Wissel een vrij blok met dat van een ander',
    effect: 'Wissel een vrij blok van jou in de tempel met een vrij blok van een andere kleur.',
  },
  edge: {
    name: 'Rand',
    line: `${count(blessingFigures.edge.each, 'punt', 'punten')} per blok op een buitenste tegel`,
    effect: `Je krijgt ${count(blessingFigures.edge.each, 'punt', 'punten')} voor elk van je blokken op buitenste tegels.`,
  },
  stability: {
    name: 'Stabiliteit',
    line: `${count(blessingFigures.stability.each, 'punt', 'punten')} per hoekblok, hooguit ${blessingFigures.stability.most}`,
    effect: `Je krijgt ${count(blessingFigures.stability.each, 'punt', 'punten')} voor elk van je blokken op hoektegels, met een maximum van ${blessingFigures.stability.most}.`,
  },
  structure: {
    name: 'Structuur',
    line: `${count(blessingFigures.structure.each, 'punt', 'punten')} per ondersteunend blok`,
    effect: `Voor het blok dat je net hebt geplaatst, levert elk ondersteunend blok van jou ${count(blessingFigures.structure.each, 'punt', 'punten')} op in plaats van ${figures.support}.`,
  },
  transference: {
    name: 'Overdracht',
    line: 'Een van je kaarten telt als andere soort',
    effect:
      'Een van je bouwkaarten telt als kaart van een andere soort. Als ambachtsman krijgt hij het gereedschap dat jij kiest. Als lastdier toont hij geen dier. Als nestor levert hij zelf niets op, maar telt hij wel als nestor.',
  },
  change: {
    name: 'Verandering',
    line: 'Ambachtsman; gereedschap kies je aan het eind',
    effect: 'Leg de kaart bij je ambachtslieden: het is er nu een van. Voor de eindtelling kies je het gereedschap.',
  },
  decoration: {
    name: 'Versiering',
    line: 'IJssnijders tellen volgens een betere tabel',
    effect: `Voor 1 tot en met ${tables.decoration.length} ijssnijders krijg je ${list(tables.decoration, 'of')} punten.`,
    note: 'De ene kleine stap tussen de groeiende lijkt een drukfout, maar zo staat het in de enige bron.',
  },
  diversity: {
    name: 'Verscheidenheid',
    line: `Sets van zes leveren ${blessingFigures.diversity.set} op in plaats van ${figures.set}`,
    effect: `Elk van je sets van alle zes soorten is ${blessingFigures.diversity.set} punten waard in plaats van ${figures.set}.`,
  },
  foresight: {
    name: 'Vooruitzicht',
    line: 'Reserveer een kaart uit het aanbod',
    effect:
      'Aan het eind van een willekeurige beurt, na het aanvullen, reserveer je een kaart uit het aanbod door er een van je blokken op te leggen. In je volgende beurt moet je die nemen als hij past. Past hij niet, dan neem je een andere en kijk je de beurt erna opnieuw.',
  },
  providence: {
    name: 'Voorzienigheid',
    line: `Rij met meerderheid: ${blessingFigures.providence.most} punten; gelijk: ${blessingFigures.providence.tied}`,
    effect: `Wordt een rij of kolom afgesloten en heb je daarin de meeste blokken, dan krijg je ${blessingFigures.providence.most} punten; bij een gelijke stand om de meeste zijn het er ${blessingFigures.providence.tied}.`,
  },
};
