import type { BlessingKindTexts, BlessingWordings } from '../shape/texts.ts';

export const blessingKinds: BlessingKindTexts = {
  immediate: 'Direct',
  oneTime: 'Eenmalig',
  reaction: 'Eenmalig, ook in andermans beurt',
  end: 'Eindtelling',
};

export const blessings: BlessingWordings = {
  expansion: {
    name: 'Uitbreiding',
    line: 'Vierkant met 3 van jou: 9 punten; alle 4: 12',
    effect:
      'Wordt een vierkant voltooid, dan krijg je 9 punten als drie van de vier blokken van jou zijn, of 12 als ze dat alle vier zijn.',
  },
  movement: {
    name: 'Beweging',
    line: 'Wissel vóór het bouwen twee lege tegels',
    effect:
      'Nadat je je kaart hebt genomen en voordat je bouwt, wissel je twee willekeurige lege tegels, op welke lagen dan ook.',
  },
  inspiration: {
    name: 'Ingeving',
    line: '3 stappen op het bouwmeesterspoor',
    effect: 'Zet 3 stappen op het bouwmeesterspoor, maar niet voorbij het laatste veld.',
  },
  insight: {
    name: 'Inzicht',
    line: 'Evenveel punten als je getal op het spoor',
    effect:
      'Je krijgt evenveel punten als je getal op het bouwmeesterspoor. Op een veld zonder getal geldt het eerstvolgende hogere; vóór het eerste getal is het dus 1 punt.',
  },
  discovery: {
    name: 'Ontdekking',
    line: 'Draai 3 extra kaarten open om uit te kiezen',
    effect:
      'Voordat je een kaart neemt, draai je er nog drie van de trekstapel open, of zoveel als die er nog heeft, en je kiest uit alle kaarten. Met een lege stapel kan dit niet.',
  },
  progress: {
    name: 'Vooruitgang',
    line: 'Ambachtslieden: 1 5 10 18 30, sets 12 punten',
    effect:
      'Je ambachtslieden tellen volgens een betere tabel: 1, 5, 10, 18 of 30 punten voor 1 tot en met 5 met hetzelfde gereedschap, en 12 voor elke set van drie gereedschappen.',
  },
  abundance: {
    name: 'Weelde',
    line: 'Meteen nog een beurt, maar sla er een over',
    effect:
      'Aan het eind van je beurt, zodra het aanbod weer is aangevuld, speel je direct een tweede beurt. Wel sla je dan je eerstvolgende beurt over.',
  },
  luck: { name: 'Geluk', line: '6 punten', effect: 'Je krijgt 6 punten.' },
  construction: {
    name: 'Constructie',
    line: 'Een arbeider; de meeste leveren je 25 op',
    effect:
      'Leg de kaart bij je arbeiders: het is er nu een van. Heb je aan het eind de meeste arbeiders, dan krijg je daarvoor 25 punten in plaats van 20, en bij een gelijke stand 15 in plaats van 12. Anders krijg je gewoon 2 per arbeider.',
  },
  legend: {
    name: 'Legende',
    line: 'Een bouwmeester en 1 stap op het spoor',
    effect: 'Zet 1 stap op het bouwmeesterspoor en leg de kaart bij je bouwmeesters: het is er nu een van.',
  },
  moon: {
    name: 'Maan',
    line: 'Wissel een vrij blok met dat van een ander',
    effect: 'Wissel een vrij blok van jou in de tempel met een vrij blok van een andere kleur.',
  },
  edge: {
    name: 'Rand',
    line: '1 punt per blok op een buitenste tegel',
    effect: 'Je krijgt 1 punt voor elk van je blokken op buitenste tegels.',
  },
  stability: {
    name: 'Stabiliteit',
    line: '2 punten per hoekblok, hooguit 14',
    effect: 'Je krijgt 2 punten voor elk van je blokken op hoektegels, met een maximum van 14.',
  },
  structure: {
    name: 'Structuur',
    line: '3 punten per ondersteunend blok',
    effect:
      'Voor het blok dat je net hebt geplaatst, levert elk ondersteunend blok van jou 3 punten op in plaats van 1.',
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
    effect: 'Voor 1 tot en met 10 ijssnijders krijg je 7, 12, 18, 25, 33, 38, 47, 57, 68 of 79 punten.',
    note: 'De stap bij 6 ijssnijders lijkt een drukfout, maar zo staat het in de enige bron.',
  },
  diversity: {
    name: 'Verscheidenheid',
    line: 'Sets van zes leveren 15 op in plaats van 10',
    effect: 'Elk van je sets van alle zes soorten is 15 punten waard in plaats van 10.',
  },
  foresight: {
    name: 'Vooruitzicht',
    line: 'Reserveer een kaart uit het aanbod',
    effect:
      'Aan het eind van een willekeurige beurt, na het aanvullen, reserveer je een kaart uit het aanbod door er een van je blokken op te leggen. In je volgende beurt moet je die nemen als hij past. Past hij niet, dan neem je een andere en kijk je de beurt erna opnieuw.',
  },
  providence: {
    name: 'Voorzienigheid',
    line: 'Rij met meerderheid: 7 punten; gelijk: 4',
    effect:
      'Wordt een rij of kolom afgesloten en heb je daarin de meeste blokken, dan krijg je 7 punten; bij een gelijke stand om de meeste zijn het er 4.',
  },
};
