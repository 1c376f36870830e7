import type pg from 'pg';
import type { BrowserSeat, Claim, Peer, SeatToken, StoredChat, StoredMatch } from './store.ts';
import { fromMatchRow, MATCH_COLUMNS, type MatchRow, toMatchRow } from './tables.ts';

const COLUMNS = MATCH_COLUMNS.join(', ');
const CLOCK = '(extract(epoch from clock_timestamp()) * 1000)::bigint';

/**
 * The match goes to whoever asks where its owner does not live; else its owner comes back. Of two who ask at once one waits
 * for the row and finds that it has an owner: it sees neither, and has to ask again.
 */
const CLAIM = `
  with given as (
    update matches set owner = $2::text, epoch = epoch + 1
    where id = $1 and not exists (select from processes where node = matches.owner and until > ${CLOCK})
    returning ${COLUMNS}, epoch
  )
  select ${COLUMNS}, epoch, $2::text as node, $3::text as address, $4::text as key from given
  union all
  select ${COLUMNS}, epoch, processes.node, processes.address, processes.key from matches
  left join processes on processes.node = matches.owner and processes.until > ${CLOCK}
  where matches.id = $1 and not exists (select from given)`;

const CEDE = 'update matches set owner = null where id = $1 and owner = $2';

const TOKENS = 'select hash, seat from tokens where match_id = $1';

const CHAT = `
  select n, seat, name, text, at from chat where match_id = $1 and n > $2 order by n desc limit $3`;

const BROWSERS = 'select browser, seat from plays where match_id = $1 order by seat';

const CREATE = `
  with opened as (
    insert into matches (${COLUMNS}) select ${COLUMNS} from json_populate_record(null::matches, $1::json)
  )
  insert into tokens (match_id, hash, seat)
  select $2::text, token.hash, token.seat from json_to_recordset($3::json) as token(hash text, seat integer)`;

type ClaimRow = MatchRow & { epoch: number; node: string | null; address: string | null; key: string | null };

/**
 * What is asked whenever somebody opens a match, comes to it or leaves it: each in one statement that is worked out and
 * planned once. Games are opened as often as they end.
 */
export class PostgresVisits {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  async create(match: StoredMatch, tokens: readonly SeatToken[]): Promise<void> {
    const values = [JSON.stringify(toMatchRow(match)), match.id, JSON.stringify(tokens)];
    await this.#pool.query({ name: 'create', text: CREATE, values });
  }

  async claim(id: string, by: Peer): Promise<Claim | undefined> {
    const values = [id, by.node, by.address, by.key];
    for (;;) {
      const { rows } = await this.#pool.query<ClaimRow>({ name: 'claim', text: CLAIM, values });
      const [row] = rows;
      if (row === undefined) return undefined;
      const { node, address, key, epoch } = row;
      if (node === null || address === null || key === null) continue;
      return { match: fromMatchRow(row), epoch, owner: { node, address, key } };
    }
  }

  async cede(id: string, node: string): Promise<void> {
    await this.#pool.query({ name: 'cede', text: CEDE, values: [id, node] });
  }

  async tokens(id: string): Promise<SeatToken[]> {
    const { rows } = await this.#pool.query<SeatToken>({ name: 'tokens', text: TOKENS, values: [id] });
    return rows.map(({ hash, seat }) => ({ hash, seat }));
  }

  async browsers(id: string): Promise<BrowserSeat[]> {
    const { rows } = await this.#pool.query<BrowserSeat>({ name: 'browsers', text: BROWSERS, values: [id] });
    return rows;
  }

  async chat(id: string, after: number, limit: number): Promise<StoredChat[]> {
    const values = [id, after, limit];
    const { rows } = await this.#pool.query<StoredChat & { seat: number | null }>({ name: 'chat', text: CHAT, values });
    return rows.reverse().map(({ n, seat, name, text, at }) => ({ n, seat: seat ?? undefined, name, text, at }));
  }
}
