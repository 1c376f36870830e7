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

/** A number in a sentence: a word up to twelve, then figures. */
export function spelled(number: number): string {
  return NUMBERS[number] ?? String(number);
}
