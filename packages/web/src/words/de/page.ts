import { botLevels } from '@nunatak/words/de/levels';
import type { PageTexts } from '../texts.ts';
import { around } from './around.ts';
import { screens } from './screens.ts';

export const page: PageTexts = { language: 'de', botLevels, table: around, screens };
