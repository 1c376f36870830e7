import { isIP } from 'node:net';
import { householdOf } from '../access/origin.ts';
import { erasePerson, exportPerson } from '../match/people.ts';
import { hashToken } from '../secrets.ts';
import { BAN_KINDS, type BanKind } from '../store/store.ts';
import { type Command, dateOf, exactly, listing, MOST_LISTED, oneOf, withStore } from './command.ts';
import { AdminProblem } from './problem.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 3650;

/** What an operator can do about people, also while servers run; a running server heeds it within seconds. */
export const PEOPLE_COMMANDS: Readonly<Record<string, Command>> = {
  ban: {
    args: 'address|browser WHICH DAYS [REASON]',
    help: 'keeps an address, or a browser as reports and seats name it, out for so many days',
    run: (config, args) => {
      const [found = '', which = '', count = '', ...words] = args;
      if (args.length < 3) throw new AdminProblem(`found ${args.length} arguments, expected KIND WHICH DAYS [REASON]`);
      const kind = oneOf('KIND', found, BAN_KINDS);
      const subject = subjectOf(kind, which);
      const until = Date.now() + daysOf(count) * DAY_MS;
      return withStore(config, async (store) => {
        await store.ban({ kind, subject, until, reason: words.join(' ') });
        return `${kind} ${subject} is kept out until ${dateOf(until)}`;
      });
    },
  },
  unban: {
    args: 'address|browser WHICH',
    help: 'lifts a ban before its end',
    run: (config, args) => {
      const [found, which] = exactly(args, 'KIND', 'WHICH');
      const kind = oneOf('KIND', found, BAN_KINDS);
      const subject = subjectOf(kind, which);
      return withStore(config, async (store) => {
        if (!(await store.unban(kind, subject))) throw new AdminProblem(`${kind} ${subject} is not kept out`);
        return `${kind} ${subject} is let in again`;
      });
    },
  },
  bans: {
    args: '',
    help: 'lists who is kept out, until when and why',
    run: (config) =>
      withStore(config, async (store) => {
        const bans = await store.bans(Date.now());
        return listing(
          bans.map(({ kind, subject, until, reason }) => `${kind} ${subject} until ${dateOf(until)} ${reason}`.trim()),
          'Nobody is kept out',
        );
      }),
  },
  reports: {
    args: '',
    help: 'lists what players have reported, the latest first, with the last lines of the chat',
    run: (config) =>
      withStore(config, async (store) => {
        const found = await store.reports(MOST_LISTED);
        const texts = found.map(({ matchId, by, about, browser, at, document }) => {
          const { names, chat }: Reported = JSON.parse(document);
          const who = `seat ${by} (${names[by] ?? ''}) about seat ${about} (${names[about] ?? ''})`;
          const where = browser === undefined ? '' : `, browser ${browser}`;
          const lines = chat.map(({ seat, name, text }) => `    ${seat ?? '-'} ${name}: ${text}`);
          return [`${matchId} ${dateOf(at)} ${who}${where}`, ...lines].join('\n');
        });
        return listing(texts, 'Nobody has reported anything');
      }),
  },
  seats: {
    args: 'ID',
    help: 'lists the browsers that sit in a match, by seat: what ban, export and erase want to know',
    run: (config, args) => {
      const [id] = exactly(args, 'ID');
      return withStore(config, async (store) => {
        if ((await store.load(id)) === undefined) throw new AdminProblem(`There is no match ${id}`);
        const browsers = await store.browsers(id);
        return listing(
          browsers.map(({ seat, browser }) => `${seat} ${browser}`),
          'No browser is known to sit there',
        );
      });
    },
  },
  export: {
    args: 'BROWSER',
    help: 'prints as JSON all that is known of whoever plays at a browser',
    run: (config, args) => {
      const browser = subjectOf('browser', exactly(args, 'BROWSER')[0]);
      return withStore(config, async (store) => JSON.stringify(await exportPerson(store, browser), undefined, 2));
    },
  },
  erase: {
    args: 'BROWSER',
    help: 'forgets whoever plays at a browser: names, chat, seats, history, leaderboards, tournaments and ratings; bots play on for them',
    run: (config, args) => {
      const browser = subjectOf('browser', exactly(args, 'BROWSER')[0]);
      return withStore(config, async (store) => {
        const { matches, daily, tournaments, isRated } = await erasePerson(store, browser, Date.now());
        const places = [
          ...counted(matches, 'match', 'matches'),
          ...counted(daily, 'leaderboard', 'leaderboards'),
          ...counted(tournaments, 'tournament', 'tournaments'),
          ...(isRated ? ['the ratings'] : []),
        ];
        if (places.length === 0) throw new AdminProblem(`Nothing is known of browser ${browser}`);
        return `erased from ${places.join(', ')}`;
      });
    },
  },
};

function counted(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
}

/** What a report holds beside who and where. */
interface Reported {
  readonly names: readonly string[];
  readonly chat: readonly { readonly seat?: number; readonly name: string; readonly text: string }[];
}

const HASH = /^[0-9a-f]{64}$/;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** How the store names an address or a browser, which its owner may also name by its token. */
function subjectOf(kind: BanKind, found: string): string {
  if (kind === 'address') {
    const [address = '', bits] = found.split('/');
    if (isIP(address) === 0 || !(bits === undefined || (bits === '64' && isIP(address) === 6))) {
      throw new AdminProblem(`address: found ${found}, expected one such as 198.51.100.7 or 2001:db8:1:2::/64`);
    }
    return householdOf(address);
  }
  if (HASH.test(found)) return found;
  if (TOKEN.test(found)) return hashToken(found);
  throw new AdminProblem(`browser: found ${found}, expected 64 hexadecimal digits, or the token of a browser`);
}

function daysOf(found: string): number {
  const days = Number(found);
  if (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) return days;
  throw new AdminProblem(`DAYS: found ${found}, expected a whole number from 1 to ${MOST_DAYS}`);
}
