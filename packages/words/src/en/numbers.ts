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

/** A number in a sentence: a word up to twelve, then figures. */
export function spelled(number: number): string {
  return NUMBERS[number] ?? String(number);
}
