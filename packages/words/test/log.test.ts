import { describe, expect, test } from 'vitest';
import { LANGUAGES, type LogEvent, type LogParameters, logLine, words } from '../src/index.ts';

const MIRA = { seat: 'Mira', you: false };
const YOU = { seat: 'Quinn', you: true };

/** An example of every event. Does not compile if one is missing. */
const EXAMPLES: LogParameters = {
  turnStarted: MIRA,
  cardTaken: { ...MIRA, card: 'elder' },
  usedFor: { ...MIRA, for: 'siku' },
  tilesSwapped: { ...MIRA, a: '1A1', b: '2B3' },
  blocksSwapped: { ...MIRA, own: '1A1', other: '2B3' },
  blockPlaced: { ...MIRA, cell: '2B3' },
  cardJoined: { ...MIRA, card: 'builder-architect', as: 'architect' },
  cardDiscarded: { card: 'beast' },
  points: { ...MIRA, points: 5, source: 'square' },
  track: { ...MIRA, steps: 2 },
  lineCompleted: { ...MIRA, line: 'L1r2' },
  squareCompleted: { ...MIRA, square: '2B3' },
  tileRevealed: { tile: 'sculptor-artisan', cell: '2B3' },
  cardRevealed: { card: 'architect' },
  blessingRevealed: { blessing: 'luck' },
  blessingTaken: { ...MIRA, blessing: 'luck' },
  blessingUsed: { ...MIRA, blessing: 'moon' },
  blessingKept: { ...MIRA, blessing: 'legend' },
  blessingRemoved: { blessing: 'edge' },
  cardReserved: { ...MIRA, card: 'elder' },
  reservationLapsed: { ...MIRA, card: 'elder' },
  turnMissed: MIRA,
  extraTurns: { order: [MIRA, YOU] },
  reshuffled: {},
  roundEnded: { round: 4 },
  endBlessingDecided: { ...MIRA, blessing: 'insight', use: true },
  cardMoved: { ...MIRA, card: 'builder', to: 'artisan', tool: 'rope' },
  toolChosen: { ...MIRA, tool: 'saw' },
  capPlaced: MIRA,
  gameOver: { winners: [MIRA] },
};

const EVENTS = Object.keys(EXAMPLES) as LogEvent[];

function inAll<E extends LogEvent>(event: E, parameters: LogParameters[E]): readonly string[] {
  return LANGUAGES.map((language) => logLine(words(language), event, parameters));
}

describe('the log', () => {
  test.each(LANGUAGES)('has a line for every event, which names things and not ids (%s)', (language) => {
    const lines = EVENTS.map((event) => logLine(words(language), event, EXAMPLES[event]));
    expect([...Object.keys(words(language).log)].sort()).toEqual([...EVENTS].sort());
    expect(
      lines.filter((line) => !/^\p{Lu}.*[^.]$/u.test(line) || / {2}|undefined|\[object|-\d|L\dr/.test(line)),
    ).toEqual([]);
    expect(new Set(lines).size).toBe(EVENTS.length);
  });

  test('speaks to the reader in the second person', () => {
    expect(inAll('blockPlaced', { ...MIRA, cell: '2B3' })).toEqual([
      'Mira builds on 2B3',
      'Mira baut auf 2B3',
      'Mira bouwt op 2B3',
    ]);
    expect(inAll('blockPlaced', { ...YOU, cell: '2B3' })).toEqual([
      'You build on 2B3',
      'Du baust auf 2B3',
      'Je bouwt op 2B3',
    ]);
    expect(inAll('turnStarted', YOU)).toEqual(['Your turn', 'Du bist dran', 'Jij bent aan de beurt']);
    expect(inAll('turnStarted', MIRA)).toEqual(['Mira’s turn', 'Mira ist am Zug', 'Mira is aan de beurt']);
  });

  test.each(LANGUAGES)('never names the reader by their name (%s)', (language) => {
    const lines = EVENTS.map((event) => logLine(words(language), event, { ...EXAMPLES[event], ...YOU }));
    expect(lines.filter((line) => line.includes(YOU.seat))).toEqual([]);
  });

  test('contains the card’s phrase', () => {
    expect(inAll('cardTaken', { ...MIRA, card: 'builder' })).toEqual([
      'Mira takes a builder',
      'Mira nimmt einen Arbeiter',
      'Mira neemt een arbeider',
    ]);
    expect(inAll('cardTaken', { ...YOU, card: 'elder' })).toEqual([
      'You take an elder',
      'Du nimmst eine Älteste',
      'Je neemt een nestor',
    ]);
    expect(inAll('cardTaken', { ...MIRA, card: 'beast-elder' })).toEqual([
      'Mira takes a beast of burden/elder card',
      'Mira nimmt eine Karte Lastentier/Älteste',
      'Mira neemt een lastdier/nestor-kaart',
    ]);
    expect(inAll('cardJoined', { ...YOU, card: 'construction', as: 'builder' })).toEqual([
      'You add Construction to your builders',
      'Du legst Konstruktion zu deinen Arbeitern',
      'Je krijgt er een arbeider bij: Constructie',
    ]);
  });

  test('counts points and spaces', () => {
    expect(inAll('points', { ...MIRA, points: 1, source: 'support' })).toEqual([
      'Mira scores 1 point for support',
      'Mira bekommt 1 Punkt für Unterstützung',
      'Mira krijgt 1 punt voor ondersteuning',
    ]);
    expect(inAll('points', { ...YOU, points: 7, source: 'providence' })).toEqual([
      'You score 7 points for Providence',
      'Du bekommst 7 Punkte für Vorhersehung',
      'Je krijgt 7 punten voor Voorzienigheid',
    ]);
    expect(inAll('track', { ...YOU, steps: 1 })).toEqual([
      'You advance 1 space on the architect track',
      'Du rückst 1 Feld auf der Baumeisterleiste vor',
      'Je gaat 1 veld vooruit op het bouwmeesterspoor',
    ]);
  });

  test('distinguishes used and kept end blessings, and names what a moved card becomes (F1, E24)', () => {
    expect(inAll('endBlessingDecided', { ...YOU, blessing: 'luck', use: false })).toEqual([
      'You keep Luck',
      'Du behältst Glück',
      'Je bewaart Geluk',
    ]);
    expect(inAll('cardMoved', { ...MIRA, card: 'builder', to: 'artisan', tool: 'rope' })).toEqual([
      'Mira’s builder now counts as an artisan with a rope',
      'Mira macht den Arbeiter zum Handwerker mit Seil',
      'De arbeider van Mira telt nu als ambachtsman met touw',
    ]);
    expect(inAll('cardMoved', { ...MIRA, card: 'legend', to: 'elder' })).toContain(
      'Mira’s Legend now counts as an elder',
    );
  });

  test('says if the cap is placed without points (F2)', () => {
    expect(inAll('capPlaced', { ...YOU, scored: false })).toEqual([
      'You place the temple cap, but nobody scores for it',
      'Du setzt die Tempelkuppe auf, aber niemand bekommt Punkte dafür',
      'Je zet de tempelkoepel erop, maar niemand krijgt er punten voor',
    ]);
    expect(words('en').log.capPlaced({ ...MIRA, scored: true })).toBe('Mira places the temple cap');
  });

  test('names the winners, shared (F11) or rated (Z9)', () => {
    const ana = { seat: 'Ana', you: false };
    expect(inAll('gameOver', { winners: [YOU] })).toEqual(['You win', 'Du gewinnst', 'Je wint']);
    expect(inAll('gameOver', { winners: [MIRA, ana] })).toEqual([
      'Mira and Ana share the victory',
      'Mira und Ana teilen sich den Sieg',
      'Mira en Ana delen de overwinning',
    ]);
    expect(inAll('gameOver', { winners: [MIRA, YOU, ana] })).toEqual([
      'You share the victory with Mira and Ana',
      'Du teilst dir den Sieg mit Mira und Ana',
      'Je deelt de overwinning met Mira en Ana',
    ]);
    expect(inAll('gameOver', { winners: [YOU], rating: 'iceCube' })).toEqual([
      'The temple is finished. Rating: Ice cube',
      'Der Tempel steht. Einstufung: Eiswürfel',
      'De tempel is af. Beoordeling: IJsblokje',
    ]);
    expect(words('en').log.gameOver({ winners: [YOU], rating: 'none' })).toBe(
      'The temple is finished. No rating this time',
    );
  });
});
