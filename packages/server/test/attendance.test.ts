import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Bus, Note } from '../src/bus/bus.ts';
import { OPEN_SEAT } from '../src/match/seats.ts';
import { Attendance } from '../src/sockets/attendance.ts';
import { REAL_WORLD } from '../src/world.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Node {
  readonly attendance: Attendance;
  readonly sent: Note[];
  readonly changed: string[];
  /** Whether it misses what the others say. */
  isDeaf: boolean;
  /** Begins to listen, for the first time or again. */
  listen(): void;
}

/** Processes that hear each other at once, and one match that all of them know. */
function newCluster(...names: readonly string[]): Node[] {
  const members: { readonly name: string; readonly hear: (note: Note, from: string) => void }[] = [];
  return names.map((name) => {
    const sent: Note[] = [];
    const changed: string[] = [];
    let gap = () => undefined as unknown;
    const bus: Bus = {
      node: name,
      publish: (note) => {
        sent.push(note);
        for (const member of members) if (member.name !== name) member.hear(note, name);
      },
      subscribe: () => undefined,
      onGap: (listener) => {
        gap = listener;
      },
      start: () => Promise.resolve(),
      stop: () => Promise.resolve(),
    };
    const attendance = new Attendance({
      bus,
      world: REAL_WORLD,
      roomOf: () => ({ seats: [OPEN_SEAT, OPEN_SEAT, OPEN_SEAT] }),
      onChange: (id) => changed.push(id),
    });
    const node: Node = {
      attendance,
      sent,
      changed,
      isDeaf: true,
      listen: () => {
        node.isDeaf = false;
        gap();
      },
    };
    members.push({
      name,
      hear: (note, from) => {
        if (!node.isDeaf && note.kind !== 'match' && note.kind !== 'chat') attendance.heard(note, from);
      },
    });
    return node;
  });
}

const crowd = (seats: readonly number[], spectators = 0) => ({ seats: new Set(seats), spectators });
const seatsOf = ({ attendance }: Node) => [...attendance.of('m').seats];

it('is told when it changes, and in between one note keeps it alive', () => {
  const [left, right] = newCluster('left', 'right');
  left.listen();
  right.listen();
  for (let i = 0; i < 1000; i++) left.attendance.set(`match ${i}`, crowd([0]));
  left.attendance.set('m', crowd([0], 2));
  expect(seatsOf(right)).toEqual([0]);
  expect(right.attendance.of('m').spectators).toBe(2);
  left.sent.length = 0;
  for (let i = 0; i < 20; i++) {
    vi.advanceTimersByTime(15_000);
    left.attendance.set('m', crowd([0], 2));
    left.attendance.beat();
    right.attendance.beat();
  }
  expect(left.sent).toEqual(Array.from({ length: 20 }, () => ({ kind: 'alive' })));
  expect(seatsOf(right)).toEqual([0]);
});

it('ends with the process that told of it', () => {
  const [left, right] = newCluster('left', 'right');
  left.listen();
  right.listen();
  left.attendance.set('m', crowd([1]));
  right.changed.length = 0;
  const died = Date.now();
  for (let i = 0; i < 4; i++) {
    vi.advanceTimersByTime(15_000);
    right.attendance.beat();
  }
  expect(seatsOf(right)).toEqual([]);
  expect(right.changed).toEqual(['m']);
  right.attendance.set('m', crowd([0]));
  expect(right.attendance.of('m').awaySince.get(1)).toBe(died + 60_000);
});

it('is asked for by a process that starts later, and by one that had given the other up', () => {
  const [left, right] = newCluster('left', 'right');
  left.listen();
  left.attendance.set('m', crowd([2]));
  right.listen();
  expect(seatsOf(right)).toEqual([2]);
  vi.advanceTimersByTime(60_000);
  right.attendance.beat();
  expect(seatsOf(right)).toEqual([]);
  left.attendance.beat();
  expect(seatsOf(right)).toEqual([2]);
});

it('is asked for anew after a gap, and who left meanwhile is gone', () => {
  const [left, right] = newCluster('left', 'right');
  left.listen();
  right.listen();
  left.attendance.set('m', crowd([0, 1]));
  left.attendance.set('other', crowd([0]));
  right.isDeaf = true;
  left.attendance.set('m', crowd([0]));
  left.attendance.set('other', crowd([]));
  right.changed.length = 0;
  right.listen();
  expect(seatsOf(right)).toEqual([0]);
  expect([...right.attendance.of('other').seats]).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(right.changed).toContain('other');
});

it('knows whether another process listens, also one where nobody is, until that has been silent for long', () => {
  const [left, right] = newCluster('left', 'right');
  left.listen();
  expect(left.attendance.hasListeners).toBe(false);
  right.listen();
  expect([left, right].map(({ attendance }) => attendance.hasListeners)).toEqual([true, true]);
  vi.advanceTimersByTime(60_000);
  left.attendance.beat();
  expect(left.attendance.hasListeners).toBe(false);
});
