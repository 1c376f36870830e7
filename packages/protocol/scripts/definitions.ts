import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as protocol from '../src/index.ts';
import { actionShapes } from './actionShapes.ts';

/** Shared parts, defined once and referred to by name. */
const DEFINITIONS = {
  MatchId: protocol.MatchId,
  Token: protocol.Token,
  ActionId: protocol.ActionId,
  Seq: protocol.Seq,
  Seat: protocol.Seat,
  Timestamp: protocol.Timestamp,
  Name: protocol.Name,
  GivenName: protocol.GivenName,
  ChatText: protocol.ChatText,
  BotId: protocol.BotId,
  WebhookUrl: protocol.WebhookUrl,
  Action: protocol.ActionSchema,
  Clock: protocol.Clock,
  GameSettings: protocol.GameSettings,
  Settings: protocol.Settings,
  StandingOrders: protocol.StandingOrders,
  SeatView: protocol.SeatView,
  ClockView: protocol.ClockView,
  RoomView: protocol.RoomView,
  ChatLine: protocol.ChatLine,
  LineView: protocol.LineView,
  Step: protocol.Step,
  Position: protocol.Position,
  NamedStep: protocol.NamedStep,
  NamedPosition: protocol.NamedPosition,
  MatchSummary: protocol.MatchSummary,
  Error: protocol.ErrorBody,
};

export const SHARED: readonly string[] = Object.keys(DEFINITIONS);

/** Returns the JSON Schema of each shared part. */
export function sharedSchemas(): Readonly<Record<string, object>> {
  return Object.fromEntries(
    Object.entries(DEFINITIONS).map(([name, schema]) => [
      name,
      name === 'Action' ? actionShapes() : jsonSchemaOf(schema, name),
    ]),
  );
}

/**
 * Returns the JSON Schema of one part, with references to shared ones. Events and views are documented in
 * docs/record.md.
 */
export function jsonSchemaOf(schema: GenericSchema, own?: string): object {
  const others = Object.fromEntries(Object.entries(DEFINITIONS).filter(([name]) => name !== own));
  const {
    $schema: _,
    $defs: __,
    ...json
  } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    definitions: { ...others, AnyAction: protocol.AnyAction },
    // Actions have the same form in both directions.
    overrideRef: ({ referenceId }) => (referenceId === 'AnyAction' ? '#/$defs/Action' : undefined),
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? { type: 'object' } : undefined),
  });
  return json;
}
