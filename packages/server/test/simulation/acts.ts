import { legalActions } from '@nunatak/engine';
import type { MatchSync, StandingOrders } from '@nunatak/protocol';
import type { Person } from './person.ts';

/** Does something, if there is reason to; false if there is not. */
type Act = (person: Person, sync: MatchSync, matchId: string, seat: number) => boolean;

/** More than a room orders for whoever sits down. */
const LEAST_POINTS = 2;
const MOST_POINTS = 99;
const MOST_IDEAS = 5;

/** What people do beside deciding, some of it more often than the rest. */
const ACTS: readonly [Act, ...Act[]] = [
  chat,
  chat,
  giveOrders,
  giveOrders,
  giveOrders,
  stage,
  misuseId,
  takeBack,
  answerTakeBack,
  answerTakeBack,
  answerTimeout,
  comeBack,
  comeBack,
  leave,
];

/** Does what comes to somebody's mind. */
export function act(person: Person): void {
  const { sync, nature, table } = person;
  const matchId = sync?.room?.matchId;
  if (sync === undefined || matchId === undefined) return;
  const isComplete = table.seated >= table.plan.people || nature.fate.chance(0.05);
  if (sync.room?.status === 'open' && person.role === 'host' && isComplete) start(person, matchId);
  else if (sync.seat !== undefined) actAsSeat(person, sync, matchId, sync.seat);
  else if (nature.fate.chance(0.1)) person.hangUp();
  else if (nature.fate.chance(0.2)) chat(person, sync, matchId);
}

function actAsSeat(person: Person, sync: MatchSync, matchId: string, seat: number): void {
  for (let ideas = 0; ideas < MOST_IDEAS; ideas++) {
    if (person.nature.fate.pick(ACTS)(person, sync, matchId, seat)) return;
  }
}

/** Goes away, in one way or another. */
function leave(person: Person, sync: MatchSync, matchId: string): boolean {
  const { fate, weather } = person.nature;
  if (sync.room?.status === 'finished') person.send({ type: 'rematch', matchId });
  else if (fate.chance(0.3)) person.send({ type: 'leave', matchId });
  else if (sync.room?.status === 'playing' && fate.chance(0.1)) person.send({ type: 'quit', matchId });
  else if (fate.chance(0.5)) person.hangUp(weather.strikes('halfOpen'));
  return true;
}

function start(person: Person, matchId: string): void {
  const { judge } = person.nature;
  person.ask(
    { type: 'start', matchId, fill: person.table.plan.fill },
    () => judge.witness(matchId)?.row.status !== 'open',
  );
}

function chat(person: Person, _: MatchSync, matchId: string): boolean {
  const text = `${person.newId()} says something`;
  person.ask({ type: 'chat', matchId, text }, () => person.nature.judge.hasChat(matchId, text));
  return true;
}

/** Orders that nobody has given before, so that it can be told whether these were kept. */
function giveOrders(person: Person, _: MatchSync, matchId: string, seat: number): boolean {
  const { fate, judge } = person.nature;
  const atLeast = () => ({ atLeast: fate.between(LEAST_POINTS, MOST_POINTS) });
  const orders: StandingOrders = { expansion: atLeast(), providence: atLeast(), foresight: 'never' };
  const isStored = () => judge.witness(matchId)?.orders.has(`${seat} ${JSON.stringify(orders)}`) === true;
  person.ask({ type: 'orders', matchId, orders }, isStored);
  return true;
}

function stage(person: Person, sync: MatchSync, matchId: string): boolean {
  if (sync.view === undefined || sync.view.phase === 'over') return false;
  const actions = legalActions(sync.view).slice(0, 2);
  person.send({ type: 'stage', matchId, seq: sync.seq, actions: actions.map((action) => ({ ...action })) });
  return true;
}

/** Sends another action under an id that was used already: that is no repetition of the first. */
function misuseId(person: Person, sync: MatchSync): boolean {
  const { lastSubmit, nature } = person;
  if (lastSubmit === undefined || sync.view === undefined || sync.view.phase === 'over') return false;
  const action = nature.fate.pick(legalActions(sync.view));
  if (action === undefined) return false;
  nature.judge.misused(lastSubmit.actionId);
  person.send({ ...lastSubmit, action: { ...action } });
  return true;
}

function takeBack(person: Person, sync: MatchSync, matchId: string): boolean {
  if (sync.line.length === 0) return false;
  const to = person.nature.fate.between(Math.max(0, sync.line.length - 5), sync.line.length - 1);
  person.send({ type: 'takeBack', matchId, seq: sync.seq, actionId: person.newId(), to });
  return true;
}

function answerTakeBack(person: Person, sync: MatchSync, matchId: string, seat: number): boolean {
  const asked = sync.room?.takeBack;
  if (asked === undefined || asked.seat === seat || asked.agreed.includes(seat)) return false;
  person.send({ type: 'consent', matchId, agree: person.nature.fate.chance(0.8) });
  return true;
}

function answerTimeout(person: Person, sync: MatchSync, matchId: string, seat: number): boolean {
  const timeout = sync.room?.timeout;
  if (timeout === undefined || timeout.seat === seat) return false;
  person.send({ type: person.nature.fate.chance(0.5) ? 'wait' : 'botPlays', matchId });
  return true;
}

function comeBack(person: Person, sync: MatchSync, matchId: string, seat: number): boolean {
  if (sync.room?.seats[seat]?.botPlays !== true) return false;
  person.send({ type: 'return', matchId });
  return true;
}
