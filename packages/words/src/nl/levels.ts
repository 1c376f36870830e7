import type { BotLevelTexts } from '../shape/texts.ts';

export const botLevels: BotLevelTexts = {
  pebble: { name: 'Kiezel', character: 'Grijpt de punten die voor het oprapen liggen.' },
  drift: { name: 'Sneeuwduin', character: 'Let op de tempel en op de helft van de kaarten.' },
  ridge: { name: 'Bergkam', character: 'Weet wat alles waard is, en verrekent zich af en toe.' },
  serac: { name: 'Serac', character: 'Rekent alles precies na, maar alleen deze beurt.' },
  glacier: { name: 'Gletsjer', character: 'Heeft van eigen partijen geleerd waar een beurt toe leidt.' },
  nunatak: { name: 'Nunatak', character: 'Speelt in gedachten vooruit en ziet weinig over het hoofd.' },
};
