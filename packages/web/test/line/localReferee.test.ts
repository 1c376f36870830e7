import { usualConfig } from '../../src/session/config.ts';
import { newGame } from '../../src/session/games.ts';
import { everyonePerson } from '../session/playOut.ts';
import { describeReferee } from './refereeContract.ts';

describeReferee('the engine at this screen', () => {
  const game = newGame(everyonePerson({ ...usualConfig(3, ['Ana', 'Bo', 'Mira']), seed: 'contract' }));
  return Promise.resolve({ game, close: () => game.close() });
});
