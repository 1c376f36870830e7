import { PHASES } from '@nunatak/engine';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type RefusalCode, type RefusalParameters, refusalText, words } from '../src/index.ts';

const KINDS = PHASES.filter((phase) => phase !== 'over');

const MIRA = { seat: 'Mira', you: false };
const YOU = { seat: 'You', you: true };

/** An example of every refusal. Does not compile if one is missing. */
const EXAMPLES: RefusalParameters = {
  malformed: { expected: 'a cell', found: '99' },
  gameOver: {},
  notYourDecision: MIRA,
  wrongDecision: { expected: 'placeBlock' },
  cardNotInDisplay: { card: 'sculptor' },
  cardHasNoCell: { card: 'builder-architect' },
  cardReserved: { ...MIRA, card: 'elder' },
  reservedForSelf: { card: 'sculptor' },
  mustTakeReserved: { card: 'beast' },
  noTileThere: { cell: '2B3' },
  cellOccupied: { cell: '2B3' },
  symbolMismatch: { cell: '2B3', card: 'artisan' },
  mustBuildOnSwapped: { cell: '1A1' },
  sideNeeded: { cell: '2B3', card: 'beast-elder' },
  sideNotPossible: { side: 'architect' },
  notABuilder: { card: 'architect' },
  alreadySwapped: {},
  noBuilderTile: { a: '1A1', b: '2B3' },
  sameCell: { cell: '1A1' },
  setHasNoBlock: { for: 'siku' },
  blessingNotHeld: { blessing: 'moon' },
  blessingTakenThisTurn: { blessing: 'moon' },
  blessingNotNow: { blessing: 'moon' },
  blessingUsed: { blessing: 'moon' },
  blessingNotFaceUp: { blessing: 'moon' },
  deckEmpty: {},
  noBlockLeft: {},
  notYourBlock: { cell: '2B3' },
  blockNotFree: { cell: '2B3' },
  sameOwner: { a: '1A1', b: '2B3' },
  lineNotCompleted: { line: 'L2c3' },
  squareNotCompleted: { square: '2B3' },
  noGain: { blessing: 'providence' },
  notTied: { cell: '2B3' },
  notYourCard: { card: 'legend' },
  sameType: { card: 'elder', to: 'elder' },
  toolNeeded: {},
  toolNotPossible: {},
  alreadyDecided: { blessing: 'insight' },
  passNotPossible: {},
};

const CODES = Object.keys(EXAMPLES) as RefusalCode[];

describe('refusals', () => {
  test.each(LANGUAGES)('are whole sentences that name things and not ids (%s)', (language) => {
    const texts = CODES.map((code) => refusalText(words(language), code, EXAMPLES[code]));
    expect(Object.keys(words(language).refusals)).toEqual(CODES);
    expect(
      texts.filter((text) => !/^[\p{Lu}\d].*\.$/u.test(text) || / {2}|undefined|\[object|-\d|L\dc/.test(text)),
    ).toEqual([]);
    expect(new Set(texts).size).toBe(CODES.length);
  });

  test.each(LANGUAGES)('contain the given parameters (%s)', (language) => {
    const { refusals, blessings } = words(language);
    expect(refusals.malformed(EXAMPLES.malformed)).toMatch(/a cell.*99/);
    expect(refusals.cardReserved(EXAMPLES.cardReserved)).toContain('Mira');
    expect(refusals.noBuilderTile(EXAMPLES.noBuilderTile)).toMatch(/1A1.*2B3/);
    expect(refusals.noGain(EXAMPLES.noGain)).toContain(blessings.providence.name);
    expect(refusals.notYourCard(EXAMPLES.notYourCard)).toContain(blessings.legend.name);
  });

  test('speak to the reader in the second person, whatever the seat is called', () => {
    const refusals = LANGUAGES.map((language) => words(language).refusals);
    expect(refusals.map(({ notYourDecision }) => notYourDecision(MIRA))).toEqual([
      'It’s Mira’s decision.',
      'Das entscheidet Mira.',
      'Dat beslist Mira.',
    ]);
    expect(refusals.map(({ notYourDecision }) => notYourDecision(YOU))).toEqual([
      'It’s your decision.',
      'Das entscheidest du.',
      'Dat beslis jij.',
    ]);
    expect(refusals.map(({ cardReserved }) => cardReserved({ ...YOU, card: 'elder' }))).toEqual([
      'You have reserved the elder. Take another card.',
      'Die Älteste hast du reserviert. Nimm eine andere Karte.',
      'Je hebt de nestor gereserveerd. Neem een andere kaart.',
    ]);
  });

  test.each(LANGUAGES)('name the pending decision, for each kind of decision (%s)', (language) => {
    const texts = KINDS.map((expected) => words(language).refusals.wrongDecision({ expected }));
    expect(new Set(texts).size).toBe(KINDS.length);
  });

  test('use the right articles', () => {
    const [en, de, nl] = LANGUAGES.map((language) => words(language).refusals);
    expect(en?.notABuilder({ card: 'architect' })).toBe('Only a builder can swap tiles, and you took an architect.');
    expect(de?.notABuilder({ card: 'beast' })).toBe(
      'Nur ein Arbeiter darf Platten tauschen, und du hast ein Lastentier genommen.',
    );
    expect(nl?.cardNotInDisplay({ card: 'beast' })).toBe('Het lastdier ligt niet in het aanbod.');
    expect(de?.cardHasNoCell({ card: 'sculptor' })).toBe(
      'Den Eisschnitzer kannst du nicht nehmen: Keine freie Bodenplatte passt.',
    );
    expect(nl?.cardNotInDisplay({ card: 'sculptor' })).toBe('De ijssnijder ligt niet in het aanbod.');
  });

  test('name both types of a split card', () => {
    expect(words('en').refusals.sideNeeded(EXAMPLES.sideNeeded)).toBe(
      'Choose which side of the card to use: a beast of burden or an elder.',
    );
    expect(words('de').refusals.cardNotInDisplay({ card: 'sculptor-artisan' })).toBe(
      'Die Karte Eisschnitzer/Handwerker liegt nicht in der Auslage.',
    );
  });

  test('name lines and squares as players see them', () => {
    const { lineNotCompleted, squareNotCompleted } = words('en').refusals;
    expect(lineNotCompleted({ line: 'L2c3' })).toBe('This block didn’t complete column D on level 2.');
    expect(lineNotCompleted({ line: 'L1r0' })).toBe('This block didn’t complete row 1 on level 1.');
    expect(squareNotCompleted({ square: 'top' })).toBe('You can’t score the top square now.');
  });

  test('repeat an unknown id unchanged', () => {
    expect(words('nl').refusals.cardNotInDisplay({ card: 'yeti' })).toBe('De kaart yeti ligt niet in het aanbod.');
    expect(words('en').refusals.lineNotCompleted({ line: 'L9r9' })).toBe('This block didn’t complete the line L9r9.');
  });
});
