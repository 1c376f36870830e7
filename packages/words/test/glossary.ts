import type { Language } from '../src/index.ts';

/** A thing of the game: its one word in each language, and words that mean the same but are not used for it. */
interface Concept {
  readonly concept: string;
  readonly word: Readonly<Record<Language, string>>;
  readonly not: Readonly<Partial<Record<Language, RegExp>>>;
}

/** One word for one thing: the box's word where it has one. */
export const GLOSSARY: readonly Concept[] = [
  {
    concept: 'to take a card',
    word: { en: 'take', de: 'nehmen', nl: 'nemen' },
    not: { de: /\bziehe(n|t)?\b eine Karte/, nl: /\bpak(t|ken|te)?\b|\bgepakte?\b/i },
  },
  {
    concept: 'to use a blessing',
    word: { en: 'use', de: 'einsetzen', nl: 'inzetten' },
    not: { de: /\bnutzen keine Segen\b/, nl: /zegenkaart(en)? gebruiken|gebruik(t|en)? (je |een |geen )?zegenkaart/i },
  },
  {
    concept: 'to keep a blessing',
    word: { en: 'keep', de: 'behalten', nl: 'bewaren' },
    not: { nl: /\bhouden\b/i },
  },
  {
    concept: 'to pass',
    word: { en: 'pass', de: 'passen', nl: 'passen' },
    not: { en: /\bskip\b(?! all)/i, de: /\bverzichten\b(?! kannst)/i, nl: /\boverslaan\b/i },
  },
  {
    concept: 'to swap',
    word: { en: 'swap', de: 'tausch', nl: 'wissel' },
    not: { en: /\bexchang/i, de: /\bwechsle|\bvertausch/i, nl: /\bruil|\bverwissel/i },
  },
  {
    concept: 'support',
    word: { en: 'support', de: 'Unterstützung', nl: 'ondersteuning' },
    not: { de: /\babstütz|\bstütz/i, nl: /\bsteun/i },
  },
  {
    concept: 'a tile or space without a block',
    word: { en: 'open', de: 'frei', nl: 'leeg' },
    not: {
      en: /\b(free|empty) (floor )?(tile|space)/i,
      de: /\b(offene[ns]?|leere[ns]?) (Boden)?(platte|Feld)/i,
      nl: /\bopen (bodem)?(tegel|veld)|\bvrije? (bodem)?(tegel|veld)/i,
    },
  },
  {
    concept: 'a card or tile of two types',
    word: { en: 'split', de: 'zweigeteilt', nl: 'tweeledig' },
    not: { de: /(?<!zwei)(?<!\p{L})geteilte[nrs]? (Karte|Platte|Bodenplatte)/iu, nl: /\bgedeelde (kaart|tegel)/i },
  },
  {
    concept: 'a completed row or column',
    word: { en: 'complete', de: 'geschlossen', nl: 'afgesloten' },
    not: {
      en: /\bfull (row|column|line)/i,
      de: /\bvolle[rn]? (Reihe|Spalte)/i,
      nl: /\bvolle (rij|kolom)|\bvol (maak|gemaakt)/i,
    },
  },
  { concept: 'a completed square', word: { en: 'complete', de: 'vollendet', nl: 'voltooid' }, not: {} },
  {
    concept: 'the player whose turn it is',
    word: { en: 'active player', de: 'am Zug', nl: 'aan de beurt' },
    not: { en: /\bon turn\b/i, de: /\ban der Reihe\b/i, nl: /\baan zet\b/i },
  },
  {
    concept: 'a blessing',
    word: { en: 'blessing', de: 'Segen', nl: 'zegenkaart' },
    not: { nl: /(?<!\p{L})zegens?(?!\p{L})/iu },
  },
  {
    concept: 'an end blessing',
    word: { en: 'End blessing', de: 'End-Segen', nl: 'eindzegen' },
    not: { de: /\bSchlusssegen\b/i, nl: /\bslotzegen|\beindkaart/i },
  },
  {
    concept: 'the reader’s mark of success in the solo game',
    word: { en: 'rating', de: 'Einstufung', nl: 'beoordeling' },
    not: { nl: /\bniveau\b/i },
  },
  {
    concept: 'elders',
    word: { en: 'elders', de: 'Älteste', nl: 'nestoren' },
    not: { nl: /\bnestors\b/i },
  },
  {
    concept: 'a marker on a track or at the diamond',
    word: { en: 'marker', de: 'Stein', nl: 'steen' },
    not: { de: /\bMarker\b/, nl: /\bpion\b/i },
  },
  {
    concept: 'a space of a track or level',
    word: { en: 'space', de: 'Feld', nl: 'veld' },
    not: { en: /\bcells?\b/i, nl: /\bvak(ken)?\b/i },
  },
  {
    concept: 'things that stand small in running text',
    word: { en: 'architect track', de: 'Baumeisterleiste', nl: 'bouwmeesterspoor' },
    not: { en: /(?<=[a-z,;] )(Architect track|Blessing card|Completion card|Draw pile|Temple cap)/ },
  },
];

/** Words that mean a thing of the game but are not its word. */
export function otherWords(text: string, language: Language): readonly string[] {
  return GLOSSARY.flatMap(({ concept, word, not }) => {
    const found = not[language]?.exec(text);
    return found ? [`“${found[0]}” for ${concept}; the word is “${word[language]}”`] : [];
  });
}
