import { DailyDeal, readDocument } from '@nunatak/protocol';
import { type Command, dateOf, exactly, listing, MOST_LISTED, withStore } from './command.ts';
import { AdminProblem } from './problem.ts';

/** What an operator can do about leaderboards; whoever handed in an entry is erased with `erase`. */
export const DAILY_COMMANDS: Readonly<Record<string, Command>> = {
  board: {
    args: 'DAY solo|bots',
    help: 'lists the leaderboard of a day with the browsers that handed in: what withdraw, ban and erase want to know',
    run: (config, args) => {
      const deal = dealOf(args);
      return withStore(config, async (store) => {
        const { entries } = await store.board(deal, MOST_LISTED);
        return listing(
          entries.map(({ rank, points, name, at, browser }) => `${rank}. ${points} ${name} ${dateOf(at)} ${browser}`),
          'Nobody has handed in a game of this deal',
        );
      });
    },
  },
  withdraw: {
    args: 'DAY solo|bots BROWSER',
    help: 'takes the entry of a browser from the leaderboard of a day',
    run: (config, args) => {
      const [day, kind, browser] = exactly(args, 'DAY', 'KIND', 'BROWSER');
      const deal = dealOf([day, kind]);
      return withStore(config, async (store) => {
        if ((await store.withdraw(browser, deal)) === 0) throw new AdminProblem(`${browser} has no entry there`);
        return `the entry is gone`;
      });
    },
  },
};

function dealOf(args: readonly string[]): DailyDeal {
  const [day, kind] = exactly(args, 'DAY', 'KIND');
  const deal = readDocument(DailyDeal, { day, kind }, 'deal');
  if (deal.ok) return deal.value;
  const { field, found, expected } = deal.reason;
  throw new AdminProblem(`${field}: found ${found}, expected ${expected}`);
}
