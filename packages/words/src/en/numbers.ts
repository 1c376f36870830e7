const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Formats a number in a sentence: as a word up to twelve, then in digits. */
export function spelled(number: number): string {
  return NUMBERS[number] ?? String(number);
}
