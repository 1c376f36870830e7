import { Teardown } from '../../src/teardown.ts';
import { startPostgres } from '../../test/support/postgres.ts';
import { spawnServer } from '../../test/support/process.ts';
import { Broken } from '../../test/support/siege/broken.ts';
import { judge, onPostgres } from '../../test/support/siege/judge.ts';
import { OURS, releaseIn } from '../../test/support/siege/release.ts';
import { checkOut } from './checkout.ts';
import { Crowd, type Post } from './crowd.ts';
import type { SiegeCall } from './sieges.ts';

/** The release with which everything began. */
export const FIRST_RELEASE = '70e2afa';

const UNLIMITED = { NUNATAK_RATE_FACTOR: '100000' };

/**
 * Two processes of another release are replaced by ours, one after the other, while people play at both and new tables
 * are opened at both; the first of ours is killed on the way, so that for a while the other goes on with what ours has
 * begun. In each part play goes on at every table, and in the end nothing that was acknowledged is lost or
 * there twice, every table has come to its end, and every record is made.
 */
export async function upgrade({ from, count, seed, main: ours, say }: SiegeCall): Promise<void> {
  const teardown = new Teardown();
  try {
    const older = checkOut(from);
    teardown.add(older.remove);
    const postgres = await startPostgres({ durable: true });
    teardown.add(postgres.stop);
    const url = await postgres.database('upgrade');
    const crowd = new Crowd(count, seed);
    const release = await releaseIn(older.folder);
    const start = async (isOurs: boolean) => {
      const main = isOurs ? ours : older.main;
      const server = await spawnServer({ ...UNLIMITED, DATABASE_URL: url }, [], main === undefined ? {} : { main });
      teardown.add(server.kill);
      const post = { server, release: isOurs ? OURS : release };
      crowd.posts.push(post);
      return post;
    };
    const part = async (name: string) => {
      const { moves, longest } = await crowd.playOn();
      const verdict = await onPostgres(url, (sql) => judge(sql, crowd.ledger));
      say(
        `${name}: ${moves} moves acknowledged, the longest that a table stood still was ${longest} ms; so far ${verdict.actions} actions, ${verdict.orders} orders and ${verdict.chat} lines of chat, all there, none twice`,
      );
    };
    const end = async (post: Post) => {
      crowd.posts.splice(crowd.posts.indexOf(post), 1);
      const code = await post.server.terminate();
      if (code !== 0) throw new Error(`a process that was told to end did so with ${code}`);
    };

    const first = await start(false);
    const second = await start(false);
    const busy = crowd.keepBusy();
    teardown.add(async () => {
      crowd.end();
      await busy;
    });
    await part('two of the release before');
    const newcomer = await start(true);
    crowd.stir();
    await part('two of the release before and one of ours');
    await end(first);
    await part('one of each');
    crowd.posts.splice(crowd.posts.indexOf(newcomer), 1);
    await newcomer.server.kill();
    await part('one of the release before alone, for ours was killed');
    await start(true);
    await start(true);
    crowd.stir();
    await part('one of the release before and two of ours');
    await end(second);
    await part('two of ours');
    crowd.settle();
    await crowd.playOn();
    const { matches, finished, actions } = await onPostgres(url, (sql) => judge(sql, crowd.ledger));
    const [{ aside }] = await onPostgres(url, (sql) =>
      sql('select count(*)::int as aside from matches where quarantine is not null'),
    );
    if (aside !== 0) throw new Broken('kept', `${aside} matches were set aside`);
    const begun = crowd.ledger.filter(({ isStarted }) => isStarted);
    if (finished !== begun.length) throw new Broken('goesOn', `${finished} of ${begun.length} tables ended`);
    const [{ server }] = crowd.posts;
    for (const { matchId } of begun) {
      const { status } = await fetch(`${server.url}/api/matches/${matchId}/record`);
      if (status !== 200) throw new Broken('kept', `${matchId}: the record cannot be had (${status})`);
    }
    say(
      `upgrade from ${from}: ${matches} tables, ${actions} actions acknowledged, all there, none twice; ${finished} of ${begun.length} tables at their end with a record; ${crowd.reloads} pages were loaded anew`,
    );
  } finally {
    await teardown.run();
  }
}
