import type { MatchStatus } from '@nunatak/protocol';
import { CLOSED } from '../match/reading.ts';
import type { Store } from '../store/store.ts';
import { type Command, dateOf, exactly, listing, MOST_LISTED, withStore } from './command.ts';
import { AdminProblem } from './problem.ts';

const STATUSES: readonly MatchStatus[] = ['open', 'playing', 'finished'];

/** What an operator can do about rooms, also while servers run. */
export const ROOM_COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    args: '[STATUS] [TEXT]',
    help: 'lists rooms, those that changed last first: all, or open, playing or finished ones, or by id or part of a name',
    run: (config, args) => {
      const status = STATUSES.find((known) => known === args[0]);
      const rest = status === undefined ? args : args.slice(1);
      if (rest.length > 1) throw new AdminProblem(`found ${args.length} arguments, expected [STATUS] [TEXT]`);
      return withStore(config, async (store) => {
        const found = await store.rooms({ status, text: rest[0], limit: MOST_LISTED });
        const lines = found.map(
          ({ id, status, players, names, seq, updatedAt, quarantine }) =>
            `${id} ${dateOf(updatedAt)} ${status} ${players} players, ${seq} steps: ${names}${quarantine === undefined ? '' : ` (${quarantine})`}`,
        );
        return listing(lines, 'There is no such room');
      });
    },
  },
  close: {
    args: 'ID',
    help: 'closes a room: whoever is there is told, and nobody plays on or comes in; release opens it again',
    run: (config, args) => {
      const [id] = exactly(args, 'ID');
      return withStore(config, async (store) => {
        await setAside(store, id, CLOSED);
        return `${id} is closed`;
      });
    },
  },
  quarantine: {
    args: 'ID REASON',
    help: 'sets a match aside, with the reason, until it is released',
    run: (config, args) => {
      const [id = '', ...words] = args;
      if (words.length === 0) throw new AdminProblem(`found ${args.length} arguments, expected ID REASON`);
      return withStore(config, async (store) => {
        await setAside(store, id, words.join(' '));
        return `${id} is set aside`;
      });
    },
  },
  quarantined: {
    args: '',
    help: 'lists the matches that could not be read or were set aside, with the reason',
    run: (config) =>
      withStore(config, async (store) => {
        const found = await store.quarantined(MOST_LISTED);
        return listing(
          found.map(({ id, updatedAt, reason }) => `${id} ${dateOf(updatedAt)} ${reason}`),
          'No match is set aside',
        );
      }),
  },
  release: {
    args: 'ID|all',
    help: 'lets a match that was set aside or closed be read again, once what was wrong is mended',
    run: (config, args) => {
      const [which] = exactly(args, 'ID or all');
      return withStore(config, (store) => release(store, which));
    },
  },
  delete: {
    args: 'ID',
    help: 'deletes a match with its log, its chat and all seats, for good',
    run: (config, args) => {
      const [id] = exactly(args, 'ID');
      return withStore(config, async (store) => {
        if (!(await store.remove(id))) throw noSuchMatch(id);
        return `${id} is deleted`;
      });
    },
  },
};

async function setAside(store: Store, id: string, reason: string): Promise<void> {
  const stored = await store.load(id);
  if (stored === undefined) throw noSuchMatch(id);
  if (stored.quarantine !== undefined) throw new AdminProblem(`${id} is set aside already: ${stored.quarantine}`);
  await store.quarantine(id, reason);
}

async function release(store: Store, which: string): Promise<string> {
  const isReleased = ({ reason }: { reason: string }) => reason !== CLOSED;
  const ids = which === 'all' ? (await store.quarantined(MOST_LISTED)).filter(isReleased).map(({ id }) => id) : [which];
  let count = 0;
  for (const id of ids) if (await store.release(id, Date.now())) count++;
  if (count === 0 && which !== 'all') throw new AdminProblem(`No match ${which} is set aside`);
  return `${count} released`;
}

function noSuchMatch(id: string): AdminProblem {
  return new AdminProblem(`There is no match ${id}`);
}
