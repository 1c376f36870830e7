import type { Language } from '../src/index.ts';

/** Plurals of the things that texts count, if different from the singular. */
const PLURALS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    ...[
      'points',
      'cards',
      'tiles',
      'blocks',
      'steps',
      'spaces',
      'sets(?! it)',
      'levels',
      'turns',
      'rounds',
      'rules',
      'moves',
    ],
    ...['builders', 'sculptors', 'artisans', 'beasts', 'architects', 'elders', 'blessings', 'animals', 'squares'],
    ...['pickaxes', 'ropes', 'saws', 'players', 'seats', 'bots', 'dummies', 'games', 'spectators', 'choices'],
    ...['days', 'hours', 'minutes', 'seconds', 'lessons', 'differences', 'faults', 'analyses'],
  ],
  de: [
    ...['Punkte', 'Karten', 'Platten', 'Blöcke', 'Schritte', 'Felder', 'Sets', 'Ebenen', 'Züge', 'Runden', 'Regeln'],
    ...['Lastentiere', 'Baumeisterinnen', 'Tiere', 'Quadrate', 'Spitzhacken', 'Seile', 'Stangensägen'],
    ...['Personen', 'Plätze', 'Bots', 'Dummys', 'Spiele', 'Partien', 'schauen', 'Tage', 'Stunden', 'Minuten'],
    ...['Sekunden', 'Lektionen', 'Möglichkeiten', 'Übungen', 'Analysen', 'Sechser-Sets', 'Warnungen'],
  ],
  nl: [
    ...['punten', 'kaarten', 'tegels', 'blokken', 'stappen', 'velden', 'sets', 'lagen', 'beurten', 'rondes', 'regels'],
    ...['arbeiders', 'ijssnijders', 'ambachtslieden', 'lastdieren', 'bouwmeesters', 'nestoren', 'zegenkaarten'],
    ...['dieren', 'vierkanten', 'houwelen', 'touwen', 'paalzagen', 'spelers', 'plaatsen', 'bots', 'partijen', 'kijken'],
    ...[
      'dagen',
      'minuten',
      'seconden',
      'lessen',
      'mogelijkheden',
      'spellen',
      'oefeningen',
      'analyses',
      'waarschuwingen',
    ],
  ],
};

/** Finds wrong plurals such as `1 cards`, even with a word in between, such as `1 full sets`. */
export function oneInPlural(text: string, language: Language): readonly string[] {
  const plural = new RegExp(`(?<![\\d.,])1 (?:\\p{L}+ )?(?:${PLURALS[language].join('|')})(?!\\p{L})`, 'gu');
  return text.match(plural) ?? [];
}
