import { Broken } from './broken.ts';
import type { Sql } from './judge.ts';

/** The database itself notes who changes which match, in the order in which it happens to each. */
export async function beginAudit(sql: Sql): Promise<void> {
  await sql(`create table if not exists audit (n bigserial primary key, match_id text not null, process text not null,
    revision_before integer not null, revision integer not null, epoch_before integer not null, epoch integer not null)`);
  await sql(`create or replace function note_change() returns trigger language plpgsql as $$ begin
    insert into audit (match_id, process, revision_before, revision, epoch_before, epoch) values
      (new.id, current_setting('application_name'), old.revision, new.revision, old.epoch, new.epoch);
    return null; end $$`);
  await sql('create or replace trigger audit after update on matches for each row execute function note_change()');
}

/**
 * Throws if two processes ever committed to a match in the same epoch, or if epochs or revisions did not follow each
 * other; returns how many commits and takeovers it has seen.
 */
export async function judgeAudit(sql: Sql): Promise<{ readonly commits: number; readonly takeovers: number }> {
  const rows = await sql('select * from audit order by match_id, n');
  let [commits, takeovers] = [0, 0];
  /** Who came to own a match in which epoch, or was the first to commit in it. */
  const owners = new Map<string, unknown>();
  let last: (typeof rows)[number] | undefined;
  for (const row of rows) {
    const fail = (what: string): never => {
      throw new Broken('fence', `${row.match_id}: ${what} (${JSON.stringify(row)})`);
    };
    if (
      last !== undefined &&
      last.match_id === row.match_id &&
      (last.epoch !== row.epoch_before || last.revision !== row.revision_before)
    )
      fail(`it does not follow ${JSON.stringify(last)}`);
    last = row;
    const epoch = `${row.match_id} ${row.epoch}`;
    if (row.epoch !== row.epoch_before) {
      if (row.epoch !== Number(row.epoch_before) + 1) fail('an epoch is left out');
      if (row.revision !== row.revision_before) fail('it is changed by whoever takes it over');
      owners.set(epoch, row.process);
      takeovers++;
    }
    if (row.revision === row.revision_before) continue;
    if (row.revision !== Number(row.revision_before) + 1) fail('a revision is left out');
    const owner = owners.get(epoch) ?? row.process;
    owners.set(epoch, owner);
    if (owner !== row.process) fail(`${row.process} commits in an epoch of ${owner}`);
    commits++;
  }
  return { commits, takeovers };
}
