import type { HttpBindings } from '@hono/node-server';
import { MatchId, readDocument, readJson, Token } from '@nunatak/protocol';
import type { Context } from 'hono';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Price } from '../access/budget.ts';
import type { Gate } from '../access/gate.ts';
import type { AddressRate } from '../access/limits.ts';
import { addressOf, type TrustOptions } from '../access/origin.ts';
import type { Visitor } from '../match/visitors.ts';
import { malformed, Refused } from '../refused.ts';

export type Env = { Bindings: HttpBindings };
export type Call = Context<Env>;

/** Whose a request is, and what they may still ask for. */
export class Callers {
  readonly #gate: Gate;
  readonly #trust: TrustOptions;

  constructor(gate: Gate, trust: TrustOptions) {
    this.#gate = gate;
    this.#trust = trust;
  }

  householdOf(call: Call): string {
    return addressOf(call.env.incoming, this.#trust);
  }

  mustBeSlow(call: Call, rate: AddressRate): void {
    this.#gate.pass(rate, this.householdOf(call));
  }

  pay(call: Call, price: Price, seat?: string): void {
    this.#gate.pay(price, this.householdOf(call), seat);
  }

  visitorOf(call: Call): Visitor {
    const browser = browserOf(call);
    return { address: this.householdOf(call), ...(browser === undefined ? {} : { browser }) };
  }

  /** The token of a seat that came with a request, as one more attempt to prove one. */
  seatToken(call: Call): string {
    this.mustBeSlow(call, 'attempts');
    return mustHaveToken(call);
  }
}

export function tokenOf(call: Call): string | undefined {
  return /^Bearer (.+)$/.exec(call.req.header('authorization') ?? '')?.[1];
}

export function mustHaveToken(call: Call): string {
  const token = tokenOf(call);
  if (token === undefined) throw new Refused('wrongToken', 'Send the token of your seat as Authorization: Bearer');
  return token;
}

/** The match that a path names. What cannot be the id of a match is nobody's. */
export function idOf(call: Call): string {
  const id = readDocument(MatchId, call.req.param('id'));
  if (!id.ok) throw new Refused('unknownMatch', 'There is no such match');
  return id.value;
}

export function browserOf(call: Call): string | undefined {
  const token = call.req.header('x-nunatak-browser');
  return token === undefined ? undefined : read(Token, token, 'X-Nunatak-Browser');
}

export function mustHaveBrowser(call: Call): string {
  const browser = browserOf(call);
  if (browser === undefined) throw new Refused('wrongToken', 'Send the token of your browser in X-Nunatak-Browser');
  return browser;
}

/** The document that came with a request; one without any is taken for an empty one. */
export async function readBody<const Schema extends GenericSchema>(
  schema: Schema,
  call: Call,
): Promise<InferOutput<Schema>> {
  const text = await call.req.text();
  const document = readJson(text === '' ? '{}' : text);
  if (!document.ok) throw malformed(document.reason);
  return read(schema, document.value, 'body');
}

export function read<const Schema extends GenericSchema>(
  schema: Schema,
  document: unknown,
  root: string,
): InferOutput<Schema> {
  const result = readDocument(schema, document, root);
  if (!result.ok) throw malformed(result.reason);
  return result.value;
}
