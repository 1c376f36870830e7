import { botLevels } from '@nunatak/words/nl/levels';
import type { PageTexts } from '../texts.ts';
import { around } from './around.ts';
import { screens } from './screens.ts';

export const page: PageTexts = { language: 'nl', botLevels, table: around, screens };
