import { ours, summary } from '../clauses.ts';
import { figures } from '../figures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

/** T7: how many cards the display has. */
const shown = spelled(figures.display.size);

export const turnRules: SectionRules<'T'> = {
  T1: {
    title: 'Een beurt',
    text: 'Neem een kaart uit het aanbod. Zet een van je ijsblokken op een leeg veld waarvan de bodemtegel het symbool van die kaart toont. Tel dan in deze volgorde: punten voor ondersteuning, afgesloten rijen en kolommen, voltooide vierkanten. Was de kaart een nestor, dan kies je daarna een zegenkaart. Tot slot wordt het aanbod aangevuld en is de volgende speler aan de beurt. De kaarten die je neemt liggen open voor je, per soort gesorteerd: iedereen ziet wat iedereen heeft verzameld.',
  },
  T2: {
    title: 'Alleen passende kaarten',
    text: 'Je kunt een kaart alleen nemen als minstens één leeg veld een symbool van die kaart toont.',
  },
  T3: {
    title: 'Tweeledige tegels en kaarten',
    text: [
      'Op een tweeledige tegel passen beide symbolen. Een tweeledige kaart kun je als elk van beide soorten gebruiken: de tegel waarop je bouwt beslist, en de kaart hoort de rest van het spel bij die soort.',
      ours('Hebben kaart en tegel beide symbolen gemeen, dan kies jij.'),
    ],
  },
  T4: {
    title: 'Geen kaart past',
    text: [
      `Kan aan het begin van een beurt geen kaart uit het aanbod worden genomen, schud het aanbod dan door de trekstapel en draai ${shown} nieuwe kaarten open, net zo lang tot er een past. De spelregels kennen twee manieren: door de hele stapel, of elke kaart alleen tussen die met hetzelfde nummer.`,
      summary('Een derde manier draait eerst de nieuwe kaarten open en schudt de oude dan door de rest van de stapel.'),
      ours(
        `Optie O1 bepaalt de manier. Zegenkaarten mogen pas daarna worden ingezet. Alle kaarten gaan terug, ook als er meer dan ${shown} liggen. Een gereserveerde kaart (E28) blijft liggen en telt mee voor de nieuwe ${shown}.`,
      ),
    ],
  },
  T5: {
    title: 'Geen kaart past en de stapel is leeg',
    text: [
      'Is ook de trekstapel leeg, neem dan een willekeurige kaart en bouw op een willekeurig leeg veld. De kaart komt bij zijn soort.',
      ours(
        'Een tweeledige kaart komt bij de soort die jij kiest. Een nestor levert nog steeds een zegenkaart op. Een arbeider kan niets wisselen, want er is geen lege arbeiderstegel.',
      ),
    ],
  },
  T6: {
    title: 'Schudden helpt niet',
    text: `Zou ook geen enkele kaart passen die door het schudden tevoorschijn kan komen, schud dan niet: T5 geldt meteen. Welke kaarten dat zijn, hangt af van optie O1: alle kaarten van de trekstapel, of alleen die met de nummers waaruit de nieuwe ${shown} zouden komen.`,
  },
  T7: {
    title: 'Aanvullen',
    text: `Aan het eind van een beurt wordt het aanbod aangevuld tot ${shown} kaarten, zolang de trekstapel niet leeg is. Liggen er meer dan ${shown} (Ontdekking), dan komt er geen bij.`,
  },
};

export const builderRules: SectionRules<'B'> = {
  B1: {
    title: 'De wissel van de arbeider',
    text: [
      'Gebruik je een kaart als arbeider, dan mag je één keer in je beurt, vóór het bouwen, een lege arbeiderstegel wisselen met een willekeurige andere lege tegel, op welke lagen dan ook. Je blok moet dan op die arbeiderstegel, op zijn nieuwe plek. Door te wisselen wordt een tweeledige kaart een arbeider.',
      ours('Verplaatst Beweging de tegel daarna nog, dan gaat je blok mee.'),
    ],
  },
  B2: {
    title: 'Welke tegels je kunt wisselen',
    text: [
      'Een tweeledige tegel met een arbeider geldt als arbeiderstegel.',
      ours('Je mag zelfs twee arbeiderstegels wisselen; je blok komt dan op een van beide.'),
    ],
  },
};
