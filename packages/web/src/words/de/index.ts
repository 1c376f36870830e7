import { de } from '@nunatak/words/de';
import type { Texts } from '../texts.ts';
import { screens } from './screens.ts';
import { table } from './table.ts';

export const texts: Texts = { ...de, language: 'de', table, screens };
