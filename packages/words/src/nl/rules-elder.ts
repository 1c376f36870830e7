import { ours, rulebook } from '../clauses.ts';
import { blessingFigures, figures } from '../figures.ts';
import type { ElderRules } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

export const elderRules: ElderRules = {
  E1: {
    title: 'De nestor levert een zegenkaart op',
    text: [
      `Heb je je kaart als nestor gebruikt, neem dan na de vierkanten van je beurt een van de ${spelled(figures.faceUp)} open zegenkaarten en leg die open voor je neer. De lege plek wordt aan het eind van de beurt gevuld.`,
      ours('Afzien kan niet. Is er geen zegenkaart meer, dan krijg je er geen.'),
    ],
  },
  E2: {
    title: 'Soorten zegenkaarten',
    text: `Directe zegenkaarten zet je in zodra je ze neemt, of je bewaart ze. Eenmalige kun je in een latere eigen beurt inzetten, reacties (E3) in ieders latere beurt, ook meer dan één in dezelfde beurt; daarna verlaten ze het spel. Eindzegens komen vlak voor de eindtelling aan bod. Elke zegenkaart die je nooit inzet, is aan het eind ${figures.unusedBlessing} punten waard.`,
  },
  E3: {
    title: 'Reacties',
    text: [
      'Uitbreiding en Voorzienigheid kun je in ieders beurt inzetten, Vooruitzicht aan het eind van ieders beurt, maar nooit in de beurt waarin je ze hebt genomen.',
      ours('Structuur, Voorzienigheid en Uitbreiding worden je alleen aangeboden als ze je iets opleveren.'),
    ],
  },
  E4: {
    title: 'Het eind van een beurt',
    text: 'Na het aanvullen is er één moment voor Maan en Weelde (wie aan de beurt is) en voor Vooruitzicht (iedereen). Eerst wie aan de beurt is, dan met de klok mee, telkens tot die speler past. Een tweede beurt door Weelde is een beurt op zich, met een eigen einde.',
  },
  E30: {
    title: 'Uitbreiding en de beloning',
    text: 'De punten komen in de plaats van wat je voor dat vierkant zou krijgen; de anderen tellen gewoon. Met optie O3 komen ze erbij.',
  },
  E31: {
    title: 'Over Structuur beslis je bij het bouwen',
    text: 'Beslis over Structuur als je blok staat, voordat de ondersteuning wordt geteld.',
  },
  E32: {
    title: 'Kaarten die na Ontdekking overblijven',
    text: `Niet genomen kaarten blijven in het aanbod, dat pas weer wordt aangevuld als er minder dan ${spelled(figures.display.size)} liggen. Solo: de extra kaarten liggen naast de ruit, alleen jij mag ze nemen, en ze vullen de volgende lege plekken nog vóór de trekstapel.`,
  },
  E33: {
    title: 'Grenzen van Weelde',
    text: ['Voor de tweede beurt heb je nog een blok nodig.', rulebook('Je slaat je eerstvolgende beurt over.')],
  },
  E34: {
    title: 'Wanneer en hoe Maan werkt',
    text: 'Zet de kaart in je eigen beurt in: voordat je een kaart neemt, voordat je bouwt of aan het eind. De wissel zelf levert niets op, geen ondersteuning, rijen of vierkanten, maar elke latere telling rekent met de nieuwe plaatsen. Het andere blok mag elke andere kleur hebben, ook die van Siku of een dummy.',
  },
  E35: {
    title: 'Welke rijen Voorzienigheid telt',
    text: 'Rijen en kolommen van alle lagen tellen, één per keer, met het nieuwe blok erbij.',
  },
  E36: {
    title: 'De gereserveerde kaart',
    text: 'Niemand anders mag die kaart nemen en hij wordt niet weggeschud. Je bouwt met precies het blok dat erop ligt; tot dan hoort het nog bij je voorraad, en om te reserveren heb je er minstens één nodig. Reserveren mag ook als er geen nieuwe kaart is opengedraaid. Mag elke kaart worden genomen (T5, T6), dan mag de gereserveerde ook, maar het hoeft niet. Met Siku kun je hem alleen voor jezelf gebruiken, en zolang je actieve set geen eigen blok heeft, hoef je hem niet te nemen. Een reservering eindigt met je laatste gewone beurt en vóór de extra beurten met vier spelers.',
  },
  E37: {
    title: 'Zegenkaarten die bouwkaart worden',
    text: `Constructie, Legende en Verandering zijn na het inzetten in elk opzicht kaarten van hun soort: voor meerderheden, sets en nestoren. De ${figures.unusedBlessing} punten voor een ongebruikte zegenkaart leveren ze dan niet meer op. Bewaar je ze, dan zijn het ongebruikte zegenkaarten en verder niets.`,
  },
  E38: {
    title: 'Voorzienigheid en Uitbreiding samen',
    text: 'Voorzienigheid en Uitbreiding mogen allebei op hetzelfde blok reageren. Rijen en kolommen gaan voor vierkanten.',
  },
  E39: {
    title: 'Wat Overdracht kan verplaatsen',
    text: `Overdracht verplaatst een van je bouwkaarten, of een ingezette Constructie, Legende of Verandering. De verplaatste kaart verliest alles wat erop staat: dieren, de twee soorten van de nestor, het gereedschap en de ${blessingFigures.construction.most} of ${blessingFigures.construction.tied} punten van Constructie.`,
  },
};
