import { botLevels } from '@nunatak/words/en/levels';
import type { PageTexts } from '../texts.ts';
import { around } from './around.ts';
import { screens } from './screens.ts';

export const page: PageTexts = { language: 'en', botLevels, table: around, screens };
