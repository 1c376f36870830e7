/** The browser's database of notes. */
export const NOTES_NAME = 'nunatak-notes';
