import { createRequire } from 'node:module';
import { freePort } from '../../test/support/postgres.ts';
import { boardgameGame } from './boardgameGame.ts';

/** As much of boardgame.io's server as is used here; the package gives Node its modules only in the old form. */
interface BoardgameServer {
  Server(options: { readonly games: readonly object[]; readonly origins: readonly string[] }): {
    run(config: {
      readonly port: number;
      readonly lobbyConfig: { readonly apiPort: number };
    }): Promise<{ readonly appServer: { address(): { readonly port: number } } }>;
  };
}

/** boardgame.io's own server, with its own in-memory storage, in a process of its own. Says its ports when it runs. */
const boardgame: BoardgameServer = createRequire(import.meta.url)('boardgame.io/server');
// Its lobby needs a port of its own: with the versions of today, routes added to the socket's port are not found.
const lobby = await freePort();
const server = boardgame.Server({ games: [boardgameGame], origins: ['*'] });
const { appServer } = await server.run({ port: 0, lobbyConfig: { apiPort: lobby } });
process.stdout.write(`lobby ${lobby} port ${appServer.address().port}\n`);
