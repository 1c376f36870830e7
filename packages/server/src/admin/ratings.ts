import { SILENT } from '../log.ts';
import { Matches } from '../match/matches.ts';
import { Metrics } from '../metrics.ts';
import { rerate } from '../ratings/rerate.ts';
import { type Command, exactly, withStore } from './command.ts';

/** What an operator can do about ratings. */
export const RATING_COMMANDS: Readonly<Record<string, Command>> = {
  rerate: {
    args: '',
    help: 'works all ratings out anew from the logs of the rated matches, also while servers run',
    run: (config, args) => {
      exactly(args);
      return withStore(config, async (store) => {
        const count = await rerate(new Matches({ store, log: SILENT, metrics: new Metrics() }));
        return `${count} ${count === 1 ? 'match' : 'matches'} rated anew`;
      });
    },
  },
};
