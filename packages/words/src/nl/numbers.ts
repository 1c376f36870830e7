const NUMBERS = [
  'nul',
  'een',
  'twee',
  'drie',
  'vier',
  'vijf',
  'zes',
  'zeven',
  'acht',
  'negen',
  'tien',
  'elf',
  'twaalf',
];

/** A number in a sentence: a word up to twelve, then figures. */
export function spelled(number: number): string {
  return NUMBERS[number] ?? String(number);
}
