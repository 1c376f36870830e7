import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { everyonePerson } from '../session/playOut.ts';
import { buildFirst, describeFreeReferee } from './refereeContract.ts';

describeFreeReferee('the engine at this screen', () => {
  const game = newGame(everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'contract' }));
  return Promise.resolve({ game, decide: buildFirst, close: () => game.close() });
});
