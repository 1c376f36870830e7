import type { Action } from '@nunatak/engine';
import { checksumOf, type DeviceLink, type Seated, type StandingOrders } from '@nunatak/protocol';
import { type ServerProcess, spawnServer } from '../../../../server/test/support/process.ts';
import { lastState } from '../../../src/line/line.ts';
import { presetDraft } from '../../../src/line/staging.ts';
import { Device, type Sitting } from './device.ts';
import { askTruth, type Truth } from './truth.ts';

/** Longer than a page waits before it tells what is laid out. */
const STAGED_MS = 150;
/** How long the devices and the server may take to become equal once nothing disturbs them any more. */
const REST_MS = Number(process.env.NUNATAK_MODEL_REST ?? 60_000);
const LOOK_AGAIN_MS = 15;

/** How people and devices sit at a table. */
export interface Plan {
  readonly players: 2 | 3 | 4;
  /** Seats of people; bots have the others. */
  readonly people: 1 | 2 | 3;
  /** Whether the second person plays at the first one's device. */
  readonly isShared: boolean;
  /** Whether the last person has a second device. */
  readonly hasSecondDevice: boolean;
  readonly hasSpectator: boolean;
  readonly hasClock: boolean;
}

/** A server in a process of its own that can be killed and comes back at its address. */
export class House {
  readonly #env: Readonly<Record<string, string>>;
  #server: ServerProcess;

  private constructor(env: Readonly<Record<string, string>>, server: ServerProcess) {
    this.#env = env;
    this.#server = server;
  }

  static async open(folder: string): Promise<House> {
    const env = { NUNATAK_DATA: folder, NUNATAK_RATE_FACTOR: '100000' };
    const server = await spawnServer(env);
    return new House({ ...env, PORT: new URL(server.url).port }, server);
  }

  get url(): string {
    return this.#server.url;
  }

  async restart(isKilled: boolean): Promise<void> {
    if (isKilled) await this.#server.kill();
    else await this.#server.terminate();
    this.#server = await spawnServer(this.#env);
  }

  async close(): Promise<void> {
    await this.#server.terminate();
  }
}

/** A match with its devices, and what must be true of them. */
export class Table {
  readonly devices: readonly Device[];
  readonly #house: House;
  readonly #matchId: string;
  /** One token for each seat, of a device that only looks. */
  readonly #tokens: ReadonlyMap<number, string>;
  /** What each field of the orders of a seat may be, after changes of which some were not answered. */
  readonly #orders = new Map<string, Set<string>>();
  readonly #said = new Map<string, boolean>();
  #texts = 0;

  private constructor(house: House, matchId: string, devices: readonly Device[], tokens: ReadonlyMap<number, string>) {
    this.#house = house;
    this.#matchId = matchId;
    this.devices = devices;
    this.#tokens = tokens;
  }

  static async open(house: House, plan: Plan): Promise<Table> {
    const people = Math.min(plan.people, plan.players);
    const post = async <T>(path: string, body: object, token?: string): Promise<T> => {
      const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` };
      const init = { method: 'POST', body: JSON.stringify(body), headers };
      const response = await fetch(`${house.url}/api${path}`, init);
      if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
      return (await response.json()) as T;
    };
    const settings = {
      game: { players: plan.players },
      ...(plan.hasClock ? { clock: { kind: 'live', bank: 3600, increment: 5 } } : {}),
    };
    const seated = [await post<Seated>('/matches', { name: 'p0', settings })];
    const { matchId = '' } = seated[0] ?? {};
    for (let i = 1; i < people; i++) seated.push(await post<Seated>(`/matches/${matchId}/seats`, { name: `p${i}` }));
    const another = async ({ token }: Seated) => {
      const { code } = await post<DeviceLink>(`/matches/${matchId}/devices`, {}, token);
      return (await post<Seated>(`/matches/${matchId}/devices/claim`, { code })).token;
    };
    const sittings: Sitting[] = seated.map(({ seat, token }) => ({ seat, token, beside: [] }));
    const [first, second] = seated;
    if (plan.isShared && first !== undefined && second !== undefined) {
      const beside = [{ seat: second.seat, token: await another(second) }];
      sittings[0] = { seat: first.seat, token: first.token, beside };
    }
    const last = seated.at(-1);
    if (plan.hasSecondDevice && last !== undefined) {
      sittings.push({ seat: last.seat, token: await another(last), beside: [] });
    }
    if (plan.hasSpectator) sittings.push({ seat: undefined, token: undefined, beside: [] });
    const tokens = new Map<number, string>();
    for (const one of seated) tokens.set(one.seat, await another(one));
    const devices = sittings.map((sitting, i) => new Device(`device ${i}`, matchId, sitting));
    const table = new Table(house, matchId, devices, tokens);
    await table.#until(() => devices.every(({ match }) => match.get().link === 'online'), 'all at the table');
    await devices[0]?.ask({ type: 'start', ...(people < plan.players ? { fill: 'random' } : {}) });
    await table.#until(() => devices.every(({ game }) => game !== undefined), 'all in the game');
    return table;
  }

  close(): void {
    for (const device of this.devices) device.close();
  }

  async restart(isKilled: boolean): Promise<void> {
    await this.#house.restart(isKilled);
  }

  /** Whoever is asked decides, so many times; stops where a choice of several blessings comes. */
  async goOn(times: number, choices: (i: number) => number): Promise<void> {
    for (let i = 0; i < times; i++) {
      const end = Date.now() + 400;
      const found = () => this.devices.find((device) => device.isAsked && device.match.get().link === 'online');
      while (found() === undefined && Date.now() < end) await sleep(3);
      const device = found();
      if (device === undefined) return;
      if (device.game?.get().state.view.phase === 'takeBlessing' && device.laidOut.length === 0 && i > 0) return;
      device.decide(choices(i));
    }
  }

  say(device: Device): void {
    const text = device.unsaid ?? `line ${++this.#texts}`;
    if (!this.#said.has(text)) this.#said.set(text, false);
    const said = device.chat(text).then((isSaid) => {
      if (isSaid) this.#said.set(text, true);
    });
    said.catch(() => undefined);
  }

  order<Name extends keyof StandingOrders>(device: Device, name: Name, value: StandingOrders[Name]): void {
    const { seat } = device.sitting;
    if (seat === undefined) return;
    const key = `${seat} ${name}`;
    // Two who change one field at once may come in any order.
    const known = this.#orders.get(key) ?? new Set([JSON.stringify(device.match.get().orders?.[name])]);
    this.#orders.set(key, known.add(JSON.stringify(value)));
    device.order({ [name]: value }).then(
      (isDone) => {
        if (isDone) this.#orders.get(key)?.add(JSON.stringify(value));
      },
      () => undefined,
    );
  }

  /** Lets everything come to rest, and holds every device against the server. `isRejoined`: also after a reconnection. */
  async rest(isLost: boolean, isRejoined: boolean): Promise<void> {
    await sleep(STAGED_MS);
    const before = await this.#truth();
    const welcomes = new Map(this.devices.map((device) => [device, device.network.welcomes]));
    for (const device of this.devices) device.network.heal(isLost);
    const truth = await this.#settled((now) => (device) => {
      const isFresh = device.network.welcomes > (welcomes.get(device) ?? 0);
      return isFresh && same(staging(before), staging(now));
    });
    this.#checkChat(truth);
    this.#checkOrders(truth);
    if (isRejoined) await this.#checkRejoined(truth);
    const faults = this.devices.flatMap((device) => device.faults);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }

  async #checkRejoined(truth: Truth): Promise<void> {
    const idle = this.devices.filter((device) => !hasChosen(device, truth));
    const welcomes = new Map(idle.map((device) => [device, device.network.welcomes]));
    for (const { network } of idle) {
      network.cut();
      network.goOnline();
    }
    const isBack = (device: Device) => device.network.welcomes > (welcomes.get(device) ?? 0);
    await this.#until(() => idle.every(isBack), 'all back at the table');
    await this.#settled(() => (device) => idle.includes(device));
  }

  /**
   * What the server says once every device says the same. `shows` tells which devices must show what the server has staged,
   * where nobody has chosen anything.
   */
  async #settled(shows: (truth: Truth) => (device: Device) => boolean): Promise<Truth> {
    const end = Date.now() + REST_MS;
    await sleep(STAGED_MS);
    for (;;) {
      const truth = await this.#truth();
      const unlike = this.#unlike(truth) ?? this.#unlikeStaging(truth, shows(truth));
      if (unlike === undefined) return truth;
      if (Date.now() > end) throw new Error(unlike);
      await sleep(LOOK_AGAIN_MS);
    }
  }

  #truth(): Promise<Truth> {
    return askTruth(this.#house.url, this.#matchId, this.#tokens);
  }

  /** The first thing in which a device is not as the server. */
  #unlike(truth: Truth): string | undefined {
    const people = new Set(this.#tokens.keys());
    if (truth.decider !== undefined && !people.has(truth.decider)) return 'A bot does not decide';
    for (const device of this.devices) {
      const { match, game, asking } = device;
      const { link, clock, chat, orders } = match.get();
      if (link !== 'online') return `${device.name} is ${link}`;
      if (game === undefined) return `${device.name} has no game`;
      if (asking.size > 0) return `${device.name} waits for an answer`;
      const { entries } = game.referee.line;
      const shown = game.get();
      if (shown.busy) return `${device.name} is busy`;
      const found = {
        seq: match.seq,
        check: checksumOf(lastState(game.referee.line).view),
        length: entries.length,
        shown: shown.length,
        floor: game.referee.floor,
        clock,
        chat,
        orders: device.sitting.seat === undefined ? undefined : orders,
      };
      const expected = {
        seq: truth.seq,
        check: truth.check,
        length: truth.length,
        shown: truth.length,
        floor: truth.floor,
        clock: truth.clock,
        chat: truth.chat,
        orders: device.sitting.seat === undefined ? undefined : truth.orders.get(device.sitting.seat),
      };
      const unlike = (Object.keys(expected) as (keyof typeof expected)[]).find(
        (name) => !same(found[name], expected[name]),
      );
      if (unlike !== undefined) {
        return `${device.name} has another ${unlike} than the server: ${text(found[unlike])} and not ${text(expected[unlike])}`;
      }
    }
    return undefined;
  }

  #checkChat({ chat }: Truth): void {
    for (const [line, isSaid] of this.#said) {
      const times = chat.filter(({ text }) => text === line).length;
      if (times > 1) throw new Error(`"${line}" was said once and stands in the chat ${times} times`);
      if (isSaid && times === 0) throw new Error(`"${line}" was said and does not stand in the chat`);
    }
  }

  #checkOrders({ orders }: Truth): void {
    for (const [key, values] of this.#orders) {
      const [seat = '', name = ''] = key.split(' ');
      const found = text(orders.get(Number(seat))?.[name as keyof StandingOrders]);
      if (!values.has(found)) {
        throw new Error(`Seat ${seat} has ${name} ${found}, and ordered ${[...values].join(' or ')}`);
      }
    }
  }

  /** The first device that does not show what its person chose, or what the server has staged for its seat. */
  #unlikeStaging(truth: Truth, showsStaged: (device: Device) => boolean): string | undefined {
    const { decider } = truth;
    if (decider === undefined) return undefined;
    const here = this.devices.filter(({ seats }) => seats.includes(decider));
    const chosen = here.filter((device) => hasChosen(device, truth));
    const staged = truth.staged.get(decider) ?? [];
    for (const device of here) {
      const { laidOut, game } = device;
      const wanted = device.chosen?.actions;
      if (chosen.includes(device) && !same(laidOut, wanted)) {
        return `${device.name} shows ${text(laidOut)}, and its person chose ${text(wanted)}`;
      }
      if (chosen.includes(device) || game === undefined) continue;
      const { refused } = game.get();
      if (refused !== undefined) return `${device.name} shows a refusal, and its person did nothing`;
      const preset = presetDraft(lastState(game.referee.line), true);
      const untouched = preset === undefined ? [] : [preset];
      const shown = staged.length > 0 ? staged : untouched;
      if (showsStaged(device) && !same(laidOut, shown)) {
        return `${device.name} shows ${text(laidOut)}, and the server keeps ${text(staged)} for its seat`;
      }
    }
    if (chosen.length > 0 && !chosen.some((device) => same(device.chosen?.actions, staged))) {
      const wanted = chosen.map((device) => text(device.chosen?.actions)).join(' or ');
      return `The server keeps ${text(staged)} for seat ${decider}, whose person chose ${wanted}`;
    }
    return undefined;
  }

  async #until(isIt: () => boolean, what: string): Promise<void> {
    const end = Date.now() + REST_MS;
    while (!isIt()) {
      if (Date.now() > end) throw new Error(`Waited in vain for ${what}`);
      await sleep(3);
    }
  }
}

function hasChosen(device: Device, { seq }: Truth): boolean {
  return device.chosen?.seq === seq;
}

function staging({ seq, staged }: Truth): object {
  return { seq, staged: [...staged] };
}

function text(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}

function same(a: readonly Action[] | unknown, b: readonly Action[] | unknown): boolean {
  return text(sorted(a)) === text(sorted(b));
}

/** With the fields of every object in one order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, sorted(field)]));
}

export function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
