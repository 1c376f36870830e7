import type { StandingOrders } from '@nunatak/protocol';
import * as fc from 'fast-check';
import type { Device } from './device.ts';
import { type House, type Plan, sleep, Table } from './table.ts';

const DEVICE_COMMANDS = [
  'choose',
  'build',
  'undo',
  'chat',
  'never',
  'ask',
  'takeBack',
  'agree',
  'reload',
  'offline',
  'online',
  'cut',
  'hang',
  'mend',
  'loseBefore',
  'loseAfter',
  'slow',
  'double',
] as const;
type DeviceCommand = (typeof DEVICE_COMMANDS)[number];

/** Something that happens at a table: a device does or suffers it, or all of them. */
export type Command =
  | { readonly type: DeviceCommand; readonly device: number; readonly choice: number; readonly wait: number }
  | { readonly type: 'goOn'; readonly times: number; readonly choice: number }
  | { readonly type: 'restart'; readonly isKilled: boolean }
  | { readonly type: 'rest'; readonly isLost: boolean; readonly isRejoined: boolean };

export interface Case {
  readonly plan: Plan;
  readonly commands: readonly Command[];
}

interface Sizes {
  /** The most commands of a case. */
  readonly commands: number;
  /** Of a hundred commands, how many restart the server. */
  readonly restarts: number;
}

export function caseOf({ commands, restarts }: Sizes): fc.Arbitrary<Case> {
  const plan: fc.Arbitrary<Plan> = fc.record({
    players: fc.constantFrom(2, 3, 4),
    people: fc.constantFrom(1, 2, 3),
    isShared: fc.boolean(),
    hasSecondDevice: fc.boolean(),
    hasSpectator: fc.boolean(),
    hasClock: fc.boolean(),
  });
  const one: fc.Arbitrary<Command> = fc.record({
    type: fc.constantFrom(...DEVICE_COMMANDS, 'choose', 'choose', 'choose', 'build', 'build'),
    device: fc.nat({ max: 4 }),
    choice: fc.nat({ max: 97 }),
    // At once, after an answer, after what is laid out was told.
    wait: fc.constantFrom(0, 0, 12, 160),
  });
  const goOn: fc.Arbitrary<Command> = fc.record({
    type: fc.constant('goOn' as const),
    times: fc.nat({ max: 25 }),
    choice: fc.nat({ max: 97 }),
  });
  const rest: fc.Arbitrary<Command> = fc.record({
    type: fc.constant('rest' as const),
    isLost: fc.boolean(),
    isRejoined: fc.boolean(),
  });
  const restart: fc.Arbitrary<Command> = fc.record({ type: fc.constant('restart' as const), isKilled: fc.boolean() });
  const any = fc.oneof(
    { weight: 72, arbitrary: one },
    { weight: 14, arbitrary: goOn },
    { weight: 10, arbitrary: rest },
    { weight: restarts, arbitrary: restart },
  );
  return fc.record({ plan, commands: fc.array(any, { minLength: 1, maxLength: commands, size: 'max' }) });
}

/** Plays a case through; rejects with what is not as it must be. */
export async function playThrough(house: House, { plan, commands }: Case): Promise<void> {
  const table = await Table.open(house, plan);
  try {
    for (const command of commands) await perform(table, command);
    await table.rest(false, true);
  } finally {
    table.close();
  }
}

async function perform(table: Table, command: Command): Promise<void> {
  switch (command.type) {
    case 'goOn':
      await table.goOn(command.times, (i) => command.choice + 31 * i);
      return;
    case 'restart':
      await table.restart(command.isKilled);
      return;
    case 'rest':
      await table.rest(command.isLost, command.isRejoined);
      return;
    default: {
      const device = table.devices[command.device % table.devices.length];
      if (device !== undefined) HAPPENINGS[command.type](device, table, command.choice);
      await sleep(command.wait);
    }
  }
}

const REACTIONS = ['expansion', 'providence', 'foresight'] as const;

function order(value: StandingOrders['foresight']) {
  return (device: Device, table: Table, choice: number) =>
    table.order(device, REACTIONS[choice % REACTIONS.length] ?? 'foresight', value);
}

const HAPPENINGS: Readonly<Record<DeviceCommand, (device: Device, table: Table, choice: number) => void>> = {
  choose: (device, _, choice) => device.choose(choice),
  build: (device) => device.build(),
  undo: (device) => device.undo(),
  chat: (device, table) => table.say(device),
  never: order('never'),
  ask: order('ask'),
  takeBack: (device) => device.takeBack(),
  agree: (device, table) => {
    for (const other of table.devices) if (other !== device) void other.ask({ type: 'consent', agree: true });
  },
  reload: (device) => device.reload(),
  offline: ({ network }) => network.goOffline(),
  online: ({ network }) => network.goOnline(),
  cut: ({ network }) => network.cut(),
  hang: ({ network }, _, choice) => network.hang(choice),
  mend: ({ network }, _, choice) => network.mend(choice % 2 === 0),
  loseBefore: ({ network }) => {
    network.trap = 'before';
  },
  loseAfter: ({ network }) => {
    network.trap = 'after';
  },
  slow: ({ network }) => {
    network.isSlow = true;
  },
  double: ({ network }) => {
    network.isDoubled = true;
  },
};
