import { ours } from '../clauses.ts';
import { figures } from '../figures.ts';
import type { SectionRules } from '../shape/texts.ts';
import { spelled } from './numbers.ts';

const { ratings } = figures;

export const soloRules: SectionRules<'Z'> = {
  Z1: {
    title: 'De ruit',
    text: [
      `Het aanbod is een ruit met ${spelled(figures.display.size)} plaatsen. De steen van dummy 1 begint links, die van dummy 2 rechts. Met de klok mee volgen jij, dummy 1 en dummy 2 elkaar op; jij begint de eerste ronde.`,
      ours('De eerste kaarten liggen boven, rechts, onder en links, en zo ook na het schudden (T4).'),
    ],
  },
  Z2: {
    title: 'Alleen aanvullen als het nodig is',
    text: [
      `Na een beurt wordt het aanbod niet aangevuld. Past geen enkele kaart, vul het dan meteen aan tot ${spelled(figures.display.size)}; past er nog steeds geen, dan geldt T4 of T6.`,
      ours(
        'Liggen er nog meer kaarten, kijk dan naar boven, rechts, onder en links in deze volgorde: het aanvullen begint bij de eerste lege plek die op een kaart volgt, en boven volgt op links.',
      ),
    ],
  },
  Z3: {
    title: 'De kaart van de dummy',
    text: [
      'Een dummy neemt de kaart bij zijn steen. Ligt daar niets of past die kaart niet, dan schuift hij met de klok mee door naar de eerste die wel past.',
      ours('Mag elke kaart worden genomen (T5, T6), dan neemt hij vanaf zijn steen de eerste kaart, passend of niet.'),
    ],
  },
  Z4: {
    title: 'Het veld van de dummy',
    text: [
      'Een dummy bouwt waar hij het meest zou krijgen. Tel zijn vierkanten (hij is aan de beurt en wint gelijke standen), zijn ondersteuning en 1 voor elke rij of kolom die hij afsluit.',
      ours('Rijen en kolommen van de bovenste laag tellen niet.'),
      'Bij een gelijke stand beslist meer uit vierkanten, dan uit rijen, dan uit ondersteuning, dan het veld dichter bij het midden van de tempel, dan het veld dat verder van de rand van zijn laag ligt.',
      ours(
        'Dichterbij betekent in rechte lijn naar de verticale as van de tempel, en dat gaat voor de afstand tot de rand.',
      ),
      'Is het nog steeds gelijk, dan kies jij.',
    ],
  },
  Z5: {
    title: 'Tweeledige kaarten van de dummy',
    text: [
      'De tegel bepaalt de soort. Is het bij een kaart arbeider/bouwmeester nog gelijk voordat jij zou kiezen, dan gaan tegels met een arbeider voor en wordt de kaart als arbeider gebruikt.',
      ours(
        'Beslist de tegel niet, dan is arbeider/bouwmeester een arbeider en kies jij bij lastdier/nestor. Bij ijssnijder/ambachtsman maakt het niet uit.',
      ),
    ],
  },
  Z6: {
    title: 'Wat dummy’s niet doen',
    text: [
      'Dummy’s wisselen geen tegels, zetten geen zegenkaarten in, krijgen geen punten en zetten geen stappen. Neemt een dummy een nestor, dan verlaat de open zegenkaart die het verst van de stapel ligt het spel; de andere schuift op en de nieuwe komt naast de stapel.',
      ours(`Van de eerste ${spelled(figures.faceUp)} ligt de eerst opengedraaide het verst weg.`),
      'Dummy’s bewaren hun arbeiders voor de meerderheid; al hun andere kaarten verlaten het spel.',
    ],
  },
  Z7: {
    title: 'Jouw punten in de beurt van een dummy',
    text: [
      'In vierkanten die een dummy voltooit, krijg je je punten en mag je reageren.',
      ours('Voltooit hij er meer dan één, dan kies jij de volgorde.'),
    ],
  },
  Z8: {
    title: 'Einde van een ronde',
    text: `Zijn alle drie aan de beurt geweest, vul dan de lege plekken van het aanbod, vanaf de overgebleven kaart met de klok mee. Daarna schuiven beide stenen één plaats met de klok mee op en begint de volgende plaats met de klok mee de nieuwe ronde. Er zijn ${figures.blocks.each} rondes.`,
  },
  Z9: {
    title: 'Jouw beoordeling',
    text: `${ratings.slush}–${ratings.snowball - 1} smeltwater, ${ratings.snowball}–${ratings.iceCube - 1} sneeuwbal, ${ratings.iceCube}–${ratings.iceBlock - 1} ijsblokje, ${ratings.iceBlock}–${ratings.iceberg - 1} ijsblok, ${ratings.iceberg}–${ratings.iceTemple - 1} ijsberg, vanaf ${ratings.iceTemple} ijstempel. Onder de ${ratings.slush} is er geen beoordeling.`,
  },
};
