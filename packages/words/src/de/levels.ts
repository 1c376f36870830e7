import type { BotLevelTexts } from '../shape/texts.ts';

export const botLevels: BotLevelTexts = {
  pebble: { name: 'Kiesel', character: 'Greift nach den Punkten, die gerade daliegen.' },
  drift: { name: 'Schneewehe', character: 'Achtet auf den Tempel und die Hälfte der Karten.' },
  ridge: { name: 'Grat', character: 'Weiß, was alles wert ist, und verrechnet sich ab und zu.' },
  serac: { name: 'Sérac', character: 'Rechnet alles genau durch, aber nur diesen Zug.' },
  glacier: { name: 'Gletscher', character: 'Hat aus eigenen Partien gelernt, wohin ein Zug führt.' },
  nunatak: { name: 'Nunatak', character: 'Spielt in Gedanken voraus und übersieht sehr wenig.' },
};
