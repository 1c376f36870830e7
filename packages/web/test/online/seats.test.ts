import type { SeatView } from '@nunatak/protocol';
import { expect, it } from 'vitest';
import { nameOf } from '../../src/online/seats.ts';
import { texts } from '../../src/words/en/index.ts';

const seat = (over: Partial<SeatView>): SeatView => ({
  seat: 1,
  kind: 'person',
  connected: false,
  botPlays: false,
  ...over,
});

it('calls people by their names, and those whom the server has forgotten by their seats', () => {
  expect(nameOf(seat({ name: 'Zoe' }), texts)).toBe('Zoe');
  expect(nameOf(seat({}), texts)).toBe(texts.screens.seat(2));
  expect(nameOf(seat({ kind: 'open' }), texts)).toBeUndefined();
});
