import { nl } from '@nunatak/words/nl';
import type { Texts } from '../texts.ts';
import { screens } from './screens.ts';
import { table } from './table.ts';

export const texts: Texts = { ...nl, language: 'nl', table, screens };
