export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
