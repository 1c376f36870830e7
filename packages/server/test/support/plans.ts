import pg from 'pg';

/** A statement as it went to the database. */
export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A connection that notes what goes over it. */
export function notingClient(sent: Sent[]): typeof pg.Client {
  return class NotingClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      const query = this.query.bind(this) as (...args: unknown[]) => unknown;
      Object.assign(this, {
        query: (...args: unknown[]) => {
          const [first, second] = args;
          const { text, values } =
            typeof first === 'string' ? { text: first, values: second } : (first as Partial<Sent>);
          if (typeof text === 'string') sent.push({ text, values: Array.isArray(values) ? values : [] });
          return query(...args);
        },
      });
    }
  };
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Node[];
}

/** Small tables that are read as a whole. */
const SMALL = new Set(['bans', 'editions', 'processes']);
/** Indexes that hold next to nothing: matches that cannot be read. */
const SPARSE = new Set(['matches_set_aside']);

/**
 * What a plan reads without an index, as `how table`. With ways without an index forbidden, the planner shows one only where
 * there is no index to use. An index that only gives the order is one where no more is read than is asked for.
 */
export async function withoutIndex(client: pg.Client, sent: readonly Sent[]): Promise<readonly string[]> {
  await client.query('set enable_seqscan = off');
  return await missingIn(client, sent);
}

/** The same where the planner may choose: also what it would rather read as a whole, though there is an index. */
export async function chosenWithoutIndex(client: pg.Client, sent: readonly Sent[]): Promise<readonly string[]> {
  await client.query('set enable_seqscan = on');
  return await missingIn(client, sent);
}

async function missingIn(client: pg.Client, sent: readonly Sent[]): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const one of sent.filter(isQuery)) missing.push(...(await missingFor(client, one)));
  return missing;
}

async function missingFor(client: pg.Client, { text, values }: Sent): Promise<readonly string[]> {
  const { rows } = await client.query(`explain (format json) ${text}`, [...values]);
  const [{ Plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Node }];
  return found(Plan, false);
}

function found(node: Node, isLimited: boolean): readonly string[] {
  const table = node['Relation Name'];
  const type = node['Node Type'];
  const isScan = /Scan$/.test(type) && table !== undefined && !SMALL.has(table);
  const isFound = node['Index Cond'] !== undefined || SPARSE.has(node['Index Name'] ?? '');
  const isOrdered = isLimited && type !== 'Seq Scan';
  const isWhole = isScan && type !== 'Bitmap Heap Scan' && !isFound && !isOrdered;
  const below = (node.Plans ?? []).flatMap((plan) => found(plan, isLimited || type === 'Limit'));
  return [...(isWhole ? [`${type} ${table}`] : []), ...below];
}

function isQuery({ text }: Sent): boolean {
  return /^\s*(select|insert|update|delete|with)\b/i.test(text);
}
