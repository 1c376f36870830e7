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

/** Formats a number in a sentence: as a word up to twelve, then in digits. */
export function spelled(number: number): string {
  return NUMBERS[number] ?? String(number);
}
