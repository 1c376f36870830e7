import { en } from '@nunatak/words/en';
import type { Texts } from '../texts.ts';
import { page } from './page.ts';
import { table } from './table.ts';

export const texts: Texts = { ...en, ...page, table };
