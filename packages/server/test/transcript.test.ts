import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Action, deal, factsOf, legalActions, namedPosition, parseConfig, play, settled } from '@nunatak/engine';
import { commitmentOf } from '@nunatak/protocol';
import { expect, it } from 'vitest';

const PAGE = fileURLToPath(new URL('../../../docs/transcript.md', import.meta.url));

interface Told {
  readonly type: string;
  readonly seq: number;
  readonly position: { readonly temple?: object };
  readonly step?: { readonly action: Action; readonly seat: number };
  readonly legal?: readonly unknown[];
  readonly room?: { readonly commitment: string; readonly fair?: { readonly seed: string; readonly salt: string } };
}

const told = readFileSync(PAGE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('< {'))
  .map((line) => JSON.parse(line.slice(2)) as Told);

it('the game in docs/transcript.md is one: each position follows from the deal and the actions before', () => {
  const fair = told.at(-1)?.room?.fair;
  const config = parseConfig({ players: 2 });
  if (fair === undefined || !config.ok) throw new Error('The transcript does not end with the deal');
  expect(told.find(({ type }) => type === 'welcome')?.room?.commitment).toBe(commitmentOf(fair.seed, fair.salt));
  let state = settled(deal(factsOf(config.value), fair.seed));
  let position: { readonly temple?: readonly string[] } = {};
  for (const { type, seq, step, legal, ...message } of told) {
    if (type !== 'named') continue;
    if (step !== undefined) ({ state } = play(state, step.action));
    const temple = Object.assign([...(position.temple ?? [])], message.position.temple);
    position = { ...position, ...message.position, temple };
    expect({ seq, position }).toEqual({ seq, position: namedPosition(state.view) });
    if (legal === undefined) continue;
    const [first, more] = legal;
    const actions = legalActions(state.view);
    expect([first, more]).toEqual([actions[0], actions.length === 1 ? undefined : `${actions.length - 1} more`]);
  }
  expect(state.view.phase).toBe('over');
});
