import { en } from '@nunatak/words/en';
import type { Texts } from '../texts.ts';
import { screens } from './screens.ts';
import { table } from './table.ts';

export const texts: Texts = { ...en, language: 'en', table, screens };
