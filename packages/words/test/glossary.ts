import type { Language } from '../src/index.ts';
import type { TextAt } from './gather.ts';

/** Where player texts are: the words package, the web page, and the CLI. */
export const PLACES = ['words', 'page', 'cli'] as const;
export type Place = (typeof PLACES)[number];

/** A thing in the game: the one word that texts use, and synonyms that they must not use. */
export interface Concept {
  readonly concept: string;
  readonly word: string;
  readonly not: RegExp;
  /** An example text that `not` must match. */
  readonly wrong: string;
  /** The places where this concept applies; undefined for all. */
  readonly only?: readonly Place[];
}

const en: readonly Concept[] = [
  {
    concept: 'a position without a block',
    word: 'free',
    not: /\b(open|empty) (floor )?(tile|space)s?\b/i,
    wrong: 'place it on an empty tile',
  },
  {
    concept: 'a block with nothing on it',
    word: 'free block',
    not: /\b(loose|uncovered) (ice )?blocks?\b/i,
    wrong: 'one of your loose blocks',
  },
  { concept: 'a position on the temple or the track', word: 'space', not: /\bcells?\b/i, wrong: 'each cell' },
  {
    concept: 'to move on the architect track',
    word: 'advance',
    not: /\b(one|two|three|\d|…) steps? (on|along|forward)\b|\btakes? (a|one|…|\d) steps?\b/i,
    wrong: 'You take 1 step on the architect track',
  },
  {
    concept: 'the cards to choose from',
    word: 'display',
    not: /\bcards? of the display\b|\bmarket\b/i,
    wrong: 'a card of the display',
  },
  {
    concept: 'cards, tiles or blessings that lie face down',
    word: 'draw pile',
    not: /\bdecks?\b|\b(the|a|draw|card|tile|blessing) stacks?\b|\bbacks? [1-4…]/i,
    wrong: '18 more in the stack',
  },
  {
    concept: 'a block that supports',
    word: 'supporting block',
    not: /\bblocks? (underneath|below it|beneath)\b/i,
    wrong: 'each of your blocks underneath',
  },
  {
    concept: 'a row or column on a level',
    word: 'row',
    not: /\b(row|column) \S+ of level\b/i,
    wrong: 'row 3 of level 1',
  },
  { concept: 'four blocks', word: 'square', not: /\bquads?\b/i, wrong: 'complete a quad' },
  {
    concept: 'to finish a square, a row or a set',
    word: 'complete',
    not: /\bfull (row|column|line|square|set)s?\b|\btemple stands\b/i,
    wrong: 'for each full row',
  },
  {
    concept: 'to set the cap',
    word: 'temple cap',
    not: /\bsets? the (temple )?cap\b/i,
    wrong: 'Mira sets the temple cap',
  },
  {
    concept: 'to place a block',
    word: 'place',
    not: /\bsets? (a|an|the|your|their) (ice )?blocks?\b|\bplay(s|ed|ing)? out\b/i,
    wrong: 'set your block',
  },
  {
    concept: 'to get points',
    word: 'score',
    not: /\b(awards?|awarded|pays?|earns?|earned) (you )?(up to )?([\d…]+|the|more|no)? ?points?\b/i,
    wrong: 'it pays 7 points',
  },
  {
    concept: 'to have the most',
    word: 'the most',
    not: /\b(holds?|held) (the )?(most|majority)\b|\bin the lead\b/i,
    wrong: 'if you hold the most blocks',
  },
  {
    concept: 'what a beast of burden is multiplied by',
    word: 'animals',
    not: /\bbeast symbols?\b|\bsymbols? on (all )?(the |your |of )?beasts?\b/i,
    wrong: 'the beast symbols on them',
  },
  {
    concept: 'to use or keep a blessing',
    word: 'keep',
    not: /\b(play|plays|lay|lays|laid|save|saves|answer with) (a |an |the |this |your |their )?blessings?\b/i,
    wrong: 'play a blessing',
  },
  { concept: 'to pass', word: 'pass', not: /\bskip\b(?! all)/i, wrong: 'use it or skip' },
  {
    concept: 'during a turn',
    word: 'on your turn',
    not: /\bin (your|their|anyone’s|a dummy’s|another’s) turns?\b/i,
    wrong: 'in anyone’s turn',
  },
  {
    concept: 'the player whose turn it is',
    word: 'active player',
    not: /\bon turn\b(?! [\d…])/i,
    wrong: 'the player on turn',
  },
  { concept: 'the opponents of a solo game', word: 'dummy', not: /\bautoma(s|ta)?\b/i, wrong: 'against an automa' },
  { concept: 'the result of a solo game', word: 'rating', not: /\bgrades?\b/i, wrong: 'Your grade' },
  {
    concept: 'what a player did or could do',
    word: 'move',
    not: /\bplans?\b(?! for\b)/i,
    wrong: 'the better plan',
  },
  {
    concept: 'the quality of a move',
    word: 'Only move',
    not: /\bInexact\b|\bForced\b/,
    wrong: 'Inexact',
  },
  {
    concept: 'the probability of winning',
    word: 'Win chance',
    not: /\bin 100\b|% to win\b|\bchance to win\b/i,
    wrong: '46 % to win',
  },
  {
    concept: 'a game that is stored',
    word: 'game file',
    not: /\b(a|the|this|your|no|of|recorded) (game )?records?\b/i,
    wrong: 'This is not the record of a game',
    only: ['words', 'page'],
  },
  { concept: 'immediately', word: 'right away', not: /(?<!squares )\bat once\b/i, wrong: 'scored at once' },
  { concept: 'to swap', word: 'swap', not: /\bexchang/i, wrong: 'exchange two tiles' },
  {
    concept: 'a card or tile of two types',
    word: 'split',
    not: /\b(double|dual|halved) (card|tile)s?\b/i,
    wrong: 'a double card',
  },
  {
    concept: 'points after the game',
    word: 'end scoring',
    not: /\bprojections?\b|\bprojected\b/i,
    wrong: 'the projection',
  },
  {
    concept: 'things that stand small in running text',
    word: 'architect track',
    not: /(?<=[a-z,;] )(Architect track|Blessing card|Completion card|Draw pile|Temple cap)/,
    wrong: 'on the Architect track',
  },
  {
    concept: 'a tile that may be chosen or that a lesson wants',
    word: 'outlined tile',
    not: /\b(marked|highlighted) tiles?\b/i,
    wrong: 'Build on the marked tile.',
    only: ['page'],
  },
  {
    concept: 'the cards of a player',
    word: 'crew',
    not: /\btableau\b|\bhand of cards\b/i,
    wrong: 'Your tableau',
    only: ['page'],
  },
  {
    concept: 'blessings used by rule',
    word: 'automatic reactions',
    not: /\bstanding orders?\b/i,
    wrong: 'Standing orders',
    only: ['page'],
  },
  {
    concept: 'a game among people',
    word: 'waiting room',
    not: /\b(a|an|the|this|your|open|online|rated|new) match(es)?\b/i,
    wrong: 'This match is over',
    only: ['page'],
  },
  {
    concept: 'the state of a game',
    word: 'In progress',
    not: /\bunder way\b/i,
    wrong: 'Under way',
    only: ['page'],
  },
  {
    concept: 'today’s deal',
    word: 'Daily deal',
    not: /\bdeal of the day\b/i,
    wrong: 'The deal of the day',
    only: ['page'],
  },
  { concept: 'the views', word: 'By level', not: /\bexploded\b/i, wrong: 'Exploded', only: ['page'] },
  { concept: 'who runs the server', word: 'admin', not: /\boperators?\b/i, wrong: 'Ask the operator', only: ['page'] },
];

const de: readonly Concept[] = [
  {
    concept: 'eine einzelne Partie',
    word: 'Partie',
    not: /\b(neue|neues|neuen|laufende[sn]?|gespeicherte[sn]?|beendete[sn]?|dieses|diesem|mein|dein|deine[sm]) Spiel(e|en|es|s)?\b/i,
    wrong: 'Dieses Spiel ist zu Ende',
  },
  { concept: 'eine gespeicherte Partie', word: 'Partie', not: /\bAufzeichnung/i, wrong: 'eine Aufzeichnung öffnen' },
  { concept: 'die Besprechung einer Partie', word: 'Analyse', not: /\bAuswert/i, wrong: 'Zur Auswertung' },
  {
    concept: 'auf der Baumeisterleiste vorankommen',
    word: 'Feld',
    not: /\bSchritte?n? (auf der|vor\b)|\bLeistenschritt/i,
    wrong: 'rückt 1 Schritt auf der Baumeisterleiste vor',
  },
  {
    concept: 'ein Set',
    word: 'Set',
    not: /\b(Sechser|Werkzeug)-?s[aä]tz|\bSätze\b|\b(ein|der|im|den) Satz\b/i,
    wrong: 'ein Sechsersatz',
  },
  { concept: 'Unterstützung', word: 'Unterstützung', not: /\babstütz|\bstütz/i, wrong: 'Blöcke, die stützen' },
  { concept: 'eine Karte nehmen', word: 'nehmen', not: /\bziehe(n|t|st)?\b eine Karte/i, wrong: 'Ziehe eine Karte' },
  {
    concept: 'einen Segen einsetzen',
    word: 'einsetzen',
    not: /\b(be)?nutz\p{L}* (kein|ein|den|dein)\p{L}* Segen\b/iu,
    wrong: 'Dummys nutzen keine Segen',
  },
  { concept: 'einen Segen behalten', word: 'behalten', not: /\baufheben\b|\baufbewahr/i, wrong: 'den Segen aufheben' },
  { concept: 'passen', word: 'passen', not: /\bverzichten\b/i, wrong: 'einsetzen oder verzichten' },
  { concept: 'tauschen', word: 'tausch', not: /\bwechsle|\bvertausch/i, wrong: 'Vertausche zwei Platten' },
  {
    concept: 'eine Platte oder ein Feld ohne Block',
    word: 'frei',
    not: /\b(offene[nrs]?|leere[nrs]?) (Boden)?(platten?|Feld(er|es|ern)?)\b/i,
    wrong: 'auf eine leere Platte',
  },
  {
    concept: 'eine Karte oder Platte mit zwei Arten',
    word: 'zweigeteilt',
    not: /(?<!zwei)(?<!\p{L})geteilte[nrs]? (Karte|Platte|Bodenplatte)/iu,
    wrong: 'eine geteilte Karte',
  },
  {
    concept: 'eine fertige Reihe oder Spalte',
    word: 'geschlossen',
    not: /\bvolle[rn]? (Reihe|Spalte)|\bvollendete?\p{L}* (Reihe|Spalte)/iu,
    wrong: 'für jede volle Reihe',
  },
  {
    concept: 'ein fertiges Quadrat',
    word: 'vollendet',
    not: /\b(volle|fertige|geschlossene)[ns]? Quadrate?\b/i,
    wrong: 'ein volles Quadrat',
  },
  { concept: 'wer am Zug ist', word: 'am Zug', not: /\ban der Reihe\b/i, wrong: 'Du bist an der Reihe' },
  { concept: 'ein Segen für das Ende', word: 'End-Segen', not: /\bSchlusssegen\b/i, wrong: 'ein Schlusssegen' },
  {
    concept: 'das Ergebnis des Solospiels',
    word: 'Einstufung',
    not: /\bSolowertung\b|\bNiveau\b/i,
    wrong: 'deine Solowertung',
  },
  { concept: 'ein Stein auf einer Leiste', word: 'Stein', not: /\bMarker\b/, wrong: 'dein Marker' },
  {
    concept: 'Punkte bekommen',
    word: 'bekomm',
    not: /\berhält(st)?\b|\berhalt(e|en|et)\b/i,
    wrong: 'Mira erhält 1 Punkt',
  },
  {
    concept: 'wer mitspielt',
    word: 'Person',
    not: /\b(Mits|S)pieler(in|innen|n|s|zahl)?\b/,
    wrong: 'der Spieler links',
  },
  {
    concept: 'ein Platz am Tisch',
    word: 'Platz',
    not: /\bSitz(e|en|es)?\b(?<!sitz(e|en))|\bSitzplatz|\bSitzplätze/,
    wrong: 'Der Sitz ist frei',
  },
  { concept: 'ein zusätzlicher Zug', word: 'Zusatzz', not: /\bExtraz[uü]g/i, wrong: 'ein Extrazug' },
  { concept: 'die Tempelkuppe', word: 'Tempelkuppe', not: /(?<![Tt]empel)\bKuppel?\b/, wrong: 'setzt die Kuppe auf' },
  { concept: 'die Raute der Auslage', word: 'Raute', not: /\bDiamant/i, wrong: 'der Diamant' },
  { concept: 'der Stand, wenn jetzt Schluss wäre', word: 'Schluss', not: /\bHochrechnung/i, wrong: 'Hochrechnung' },
  {
    concept: 'die Güte eines Zuges',
    word: 'Einziger Zug',
    not: /\bErzwungen\b/i,
    wrong: 'Erzwungen',
  },
  {
    concept: 'die Wahrscheinlichkeit zu gewinnen',
    word: 'Gewinnchance',
    not: /\bvon 100\b|\bSiegchance/i,
    wrong: '46 von 100',
  },
  {
    concept: 'eine Platte, die eine Lektion meint',
    word: 'umrandete',
    not: /\bmarkierte[nrs]? (Boden)?Platte/i,
    wrong: 'Bau auf der markierten Platte.',
    only: ['page'],
  },
  {
    concept: 'die Spielübersicht',
    word: 'Spielübersicht',
    not: /\bSpielhilfe\b/i,
    wrong: 'Spielhilfe',
    only: ['page'],
  },
  {
    concept: 'Segen, die von selbst wirken',
    word: 'Automatische Reaktionen',
    not: /\bDaueraufträge?\b|\bDauerauftrag/i,
    wrong: 'Dauerauftrag',
    only: ['page'],
  },
  {
    concept: 'einen Schritt zurücknehmen',
    word: 'Rückgängig',
    not: /(?<!Einen )\bSchritt zurück\b/,
    wrong: 'Schritt zurück',
    only: ['page'],
  },
  { concept: 'die Ansichten', word: 'Von oben', not: /\bGrundriss\b/i, wrong: 'Grundriss', only: ['page'] },
  { concept: 'eine Partie ansehen', word: 'Wiedergabe', not: /\b[Nn]achspielen\b/, wrong: 'Nachspielen' },
  {
    concept: 'wer den Server betreibt',
    word: 'Admin',
    not: /\bBetreiber|\bGastgeber/i,
    wrong: 'der Betreiber',
    only: ['page'],
  },
  {
    concept: 'die Rangliste',
    word: 'Wertungszahl',
    not: /\bElo\b|\bSpielstärke\b/i,
    wrong: 'deine Elo',
    only: ['page'],
  },
];

const nl: readonly Concept[] = [
  { concept: 'een kaart nemen', word: 'nemen', not: /\bpak(t|ken|te)?\b|\bgepakte?\b/i, wrong: 'Pak een kaart.' },
  {
    concept: 'een zegenkaart inzetten',
    word: 'inzetten',
    not: /zegenkaart(en)? gebruiken|gebruik(t|en)? (je |een |geen )?zegenkaart/i,
    wrong: 'een zegenkaart gebruiken',
  },
  { concept: 'een zegenkaart bewaren', word: 'bewaren', not: /\bhouden\b/i, wrong: 'inzetten of houden' },
  { concept: 'passen', word: 'passen', not: /\boverslaan\b/i, wrong: 'inzetten of overslaan' },
  {
    concept: 'verwisselen',
    word: 'wissel',
    not: /\bruil|\b(wisselen|wisselt|wisselde)\b/i,
    wrong: 'Ruil twee tegels',
  },
  { concept: 'ondersteuning', word: 'ondersteuning', not: /\bsteun/i, wrong: 'punten voor steun' },
  {
    concept: 'een tegel of veld zonder blok',
    word: 'leeg',
    not: /\bopen (bodem)?(tegel|veld)|\bvrije? (bodem)?(tegel|veld)/i,
    wrong: 'een vrije tegel',
  },
  {
    concept: 'een blok zonder blok erop',
    word: 'vrij blok',
    not: /\b(los|losse|leeg|onbedekte?) (ijs)?blok/i,
    wrong: 'een los blok',
  },
  {
    concept: 'een blok zetten',
    word: 'zet',
    not: /\b(ge)?plaats(t|te|ten)\b|\bplaatsen? (je|een|het|de|dit) (ijs)?(blok|koepel|tempelkoepel)/i,
    wrong: 'Mira plaatst een blok',
  },
  {
    concept: 'vooruitgaan op het bouwmeesterspoor',
    word: 'vooruit',
    not: /\bstap(pen)? (op het|vooruit)\b|\bspoorstap/i,
    wrong: 'Je zet 1 stap op het bouwmeesterspoor',
  },
  {
    concept: 'omdraaien',
    word: 'omgedraaid',
    not: /\bopendraai|\bopengedraaid|\bonthul/i,
    wrong: 'kaarten opendraaien',
  },
  {
    concept: 'het cijfer op een achterkant',
    word: 'cijfer',
    not: /\bnummer op de (achterkant|rug)|zelfde nummer\b|\brug [1-4…]/i,
    wrong: 'hetzelfde nummer',
  },
  {
    concept: 'een kaart of tegel van twee soorten',
    word: 'tweeledig',
    not: /\bgedeelde (kaart|tegel)/i,
    wrong: 'een gedeelde kaart',
  },
  {
    concept: 'een afgesloten rij of kolom',
    word: 'afgesloten',
    not: /\bvolle (rij|kolom)|\bvol (maak|gemaakt)|\bvoltooide? (rij|kolom)/i,
    wrong: 'een volle rij',
  },
  {
    concept: 'een voltooid vierkant',
    word: 'voltooid',
    not: /\b(vol|volle|afgesloten) vierkant/i,
    wrong: 'een vol vierkant',
  },
  { concept: 'wie aan de beurt is', word: 'aan de beurt', not: /\baan zet\b/i, wrong: 'Mira is aan zet' },
  { concept: 'een zegenkaart', word: 'zegenkaart', not: /(?<!\p{L})zegens?(?!\p{L})/iu, wrong: 'een zegen' },
  { concept: 'een eindzegen', word: 'eindzegen', not: /\bslotzegen|\beindkaart/i, wrong: 'een slotzegen' },
  { concept: 'een soort zegenkaart', word: 'Eenmaal', not: /\bEenmalig/i, wrong: 'Eenmalig' },
  {
    concept: 'gelijk staan om de meeste',
    word: 'gelijk aan kop',
    not: /\bgedeelde (meerderheid|eerste)|\bex aequo\b/i,
    wrong: 'gedeelde meerderheid',
  },
  { concept: 'de beoordeling van een solospel', word: 'beoordeling', not: /\bniveau\b/i, wrong: 'je niveau' },
  { concept: 'nestoren', word: 'nestoren', not: /\bnestors\b/i, wrong: 'twee nestors' },
  { concept: 'een steen op een spoor', word: 'steen', not: /\bpion\b|\bmarker\b/i, wrong: 'je pion' },
  { concept: 'een veld van een spoor of laag', word: 'veld', not: /\bvak(ken|je|jes)?\b/i, wrong: 'elk vak' },
  {
    concept: 'de voorbereiding',
    word: 'Voorbereiding',
    not: /^opbouw\b|\bopbouw van (het|de) (spel|tafel)\b|\bspelopbouw\b/i,
    wrong: 'Opbouw',
  },
  { concept: 'één partij', word: 'partij', not: /\bmatch(es)?\b/i, wrong: 'deze match' },
  {
    concept: 'een opgeslagen partij',
    word: 'partijbestand',
    not: /\bverslag\b|(?<!hebt )\bverslagen\b/i,
    wrong: 'een verslag openen',
  },
  {
    concept: 'een bestand opslaan',
    word: 'opslaan',
    not: /\b(partij|partijen|bestand|spel) bewaren\b/i,
    wrong: 'de partij bewaren',
  },
  { concept: 'de analyse van een partij', word: 'Analyse', not: /\bnabesprek/i, wrong: 'naar de nabespreking' },
  { concept: 'wat een speler doet', word: 'zet', not: /\b(plan|plannen|actie|acties)\b/i, wrong: 'het betere plan' },
  { concept: 'hoe goed een zet was', word: 'Enige zet', not: /\bGedwongen\b/i, wrong: 'Gedwongen' },
  { concept: 'de kans om te winnen', word: 'Winstkans', not: /\bop (de )?100\b/i, wrong: '46 op 100' },
  { concept: 'een plaats aan tafel', word: 'plaats', not: /\bzitplaats/i, wrong: 'Eerste zitplaats' },
  { concept: 'wie meekijkt', word: 'meekijk', not: /\btoeschouwer/i, wrong: 'twee toeschouwers', only: ['page'] },
  {
    concept: 'wie de tafel opent',
    word: 'host',
    not: /\bgastheer\b|\bgastvrouw\b/i,
    wrong: 'de gastheer',
    only: ['page'],
  },
  {
    concept: 'wie de server beheert',
    word: 'beheerder',
    not: /\badmin\b|\boperator\b/i,
    wrong: 'de admin',
    only: ['page'],
  },
  {
    concept: 'een tegel die een les bedoelt',
    word: 'omlijnde',
    not: /\bgemarkeerde?\b|\bomrande?\b/i,
    wrong: 'de gemarkeerde tegel',
    only: ['page'],
  },
];

/** The one word for each thing in each language; the box's word if it has one. */
export const GLOSSARY: Readonly<Record<Language, readonly Concept[]>> = { en, de, nl };

/** Lists the concepts that apply to a place. */
export function conceptsOf(language: Language, place: Place): readonly Concept[] {
  return GLOSSARY[language].filter(({ only = PLACES }) => only.includes(place));
}

/** Finds synonyms in a text that the glossary does not allow. */
export function otherWords(text: string, language: Language, place: Place): readonly string[] {
  return conceptsOf(language, place).flatMap(({ concept, word, not }) => {
    const found = not.exec(text);
    return found === null ? [] : [`“${found[0]}” for ${concept}; the word is “${word}”`];
  });
}

/** Finds disallowed synonyms in many texts, each with its path. */
export function otherWordsIn(said: readonly TextAt[], language: Language, place: Place): readonly string[] {
  const found = said.flatMap(([where, text]) =>
    otherWords(text, language, place).map((wrong) => `${where}: ${wrong}, in “${text}”`),
  );
  return [...new Set(found)];
}
