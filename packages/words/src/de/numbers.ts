const NUMBERS = [
  'null',
  'eine',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** Formats a number in a sentence: as a word up to twelve, then in digits. */
export function spelled(number: number): string {
  return NUMBERS[number] ?? String(number);
}
