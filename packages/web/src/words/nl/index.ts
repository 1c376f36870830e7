import { nl } from '@nunatak/words/nl';
import type { Texts } from '../texts.ts';
import { page } from './page.ts';
import { table } from './table.ts';

export const texts: Texts = { ...nl, ...page, table };
