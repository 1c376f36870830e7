import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import * as protocol from '../src/index.ts';
import { ROUTES, WHAT_CLIENT_MESSAGES_DO, WHAT_SERVER_MESSAGES_TELL } from './wording.ts';

/** Writes docs/protocol.md: the words of wording.md around schemas that come from the code. */
export function protocolPage(): string {
  const text = readFileSync(fileURLToPath(new URL('./wording.md', import.meta.url)), 'utf8');
  return fill(text, {
    version: String(protocol.PROTOCOL_VERSION),
    limits: table(
      ['what', 'most'],
      Object.entries(protocol.LIMITS).map(([name, most]) => [`\`${name}\``, String(most)]),
    ),
    routes: table(
      ['route', 'body', 'answer', 'what for'],
      ROUTES.map((row) => [...row]),
    ),
    client: messages(protocol.CLIENT_MESSAGES, WHAT_CLIENT_MESSAGES_DO),
    server: messages(protocol.SERVER_MESSAGES, WHAT_SERVER_MESSAGES_TELL),
    bodies: Object.entries(protocol.HTTP_BODIES)
      .filter(([name]) => !Object.hasOwn(DEFINITIONS, name))
      .map(([name, schema]) => section(name, undefined, schema))
      .join('\n'),
    definitions: Object.entries(DEFINITIONS)
      .map(([name, schema]) => section(name, undefined, schema))
      .join('\n'),
  });
}

function fill(text: string, parts: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? `{{${name}}}`);
}

function messages(schemas: Readonly<Record<string, GenericSchema>>, words: Readonly<Record<string, string>>): string {
  return Object.entries(schemas)
    .map(([name, schema]) => section(name, words[name], schema))
    .join('\n');
}

function section(name: string, words: string | undefined, schema: GenericSchema): string {
  const lead = words === undefined ? '' : `${words}\n\n`;
  return `### ${name}\n\n${lead}\`\`\`json\n${compact(jsonSchemaOf(schema, name))}\n\`\`\`\n`;
}

/** Shared parts, written once and referred to by name. */
const DEFINITIONS = {
  MatchId: protocol.MatchId,
  Token: protocol.Token,
  ActionId: protocol.ActionId,
  Seq: protocol.Seq,
  Seat: protocol.Seat,
  Moment: protocol.Moment,
  Name: protocol.Name,
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
  MatchSummary: protocol.MatchSummary,
  Error: protocol.ErrorBody,
};

/** Actions, events and views are documents of the engine: docs/record.md describes them. */
function jsonSchemaOf(schema: GenericSchema, own?: string): object {
  const definitions = Object.fromEntries(Object.entries(DEFINITIONS).filter(([name]) => name !== own));
  const {
    $schema: _,
    $defs: __,
    ...json
  } = toJsonSchema(schema, {
    errorMode: 'ignore',
    typeMode: 'input',
    definitions,
    overrideSchema: ({ valibotSchema }) => (valibotSchema.type === 'custom' ? { type: 'object' } : undefined),
  });
  return json;
}

const WIDTH = 116;

/** JSON with as much on a line as fits. */
function compact(value: unknown, indent = ''): string {
  const flat = JSON.stringify(value);
  if (flat.length + indent.length <= WIDTH || typeof value !== 'object' || value === null) return flat;
  const deeper = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const parts = Array.isArray(value)
    ? value.map((entry) => `${deeper}${compact(entry, deeper)}`)
    : Object.entries(value).map(([name, entry]) => `${deeper}${JSON.stringify(name)}: ${compact(entry, deeper)}`);
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

export const PAGE = fileURLToPath(new URL('../../../docs/protocol.md', import.meta.url));

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(PAGE, protocolPage());
