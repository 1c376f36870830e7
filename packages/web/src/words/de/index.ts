import { de } from '@nunatak/words/de';
import type { Texts } from '../texts.ts';
import { page } from './page.ts';
import { table } from './table.ts';

export const texts: Texts = { ...de, ...page, table };
