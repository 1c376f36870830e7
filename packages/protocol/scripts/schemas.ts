import { fileURLToPath } from 'node:url';
import type { GenericSchema } from 'valibot';
import * as protocol from '../src/index.ts';
import { jsonSchemaOf, SHARED, sharedSchemas } from './definitions.ts';
import { WHAT_CLIENT_MESSAGES_DO, WHAT_SERVER_MESSAGES_TELL } from './wording.ts';

type Schemas = Readonly<Record<string, object>>;

const TITLE = 'Nunatak online';
const CLIENT = messagesOf('Client', protocol.CLIENT_MESSAGES);
const SERVER = messagesOf('Server', protocol.SERVER_MESSAGES);

/** Every part of the protocol by name, and `ClientMessage` and `ServerMessage` for what goes over the socket. */
function allSchemas(): Schemas {
  const bodies = Object.entries(protocol.HTTP_BODIES).filter(([name]) => !SHARED.includes(name));
  return {
    ...sharedSchemas(),
    ...Object.fromEntries(bodies.map(([name, schema]) => [name, jsonSchemaOf(schema, name)])),
    ...CLIENT,
    ...SERVER,
    ClientMessage: oneOf(CLIENT),
    ServerMessage: oneOf(SERVER),
  };
}

function messagesOf(side: string, schemas: Readonly<Record<string, GenericSchema>>): Schemas {
  return Object.fromEntries(
    Object.entries(schemas).map(([type, schema]) => [nameOf(side, type), jsonSchemaOf(schema)]),
  );
}

function nameOf(side: string, type: string): string {
  return `${side}${type[0].toUpperCase()}${type.slice(1)}`;
}

function oneOf(schemas: Schemas): object {
  return { oneOf: Object.keys(schemas).map((name) => ({ $ref: `#/$defs/${name}` })) };
}

/** The protocol as one JSON Schema. */
export function schemaFile(): string {
  return file({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${TITLE}, protocol ${protocol.PROTOCOL_VERSION}`,
    $defs: allSchemas(),
  });
}

/** The socket as an AsyncAPI document, for whatever makes code or pages of such. */
export function asyncapiFile(): string {
  const described = (side: string, words: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(words).map(([type, summary]) => [
        nameOf(side, type),
        { name: type, summary, payload: { $ref: `#/components/schemas/${nameOf(side, type)}` } },
      ]),
    );
  const client = described('Client', WHAT_CLIENT_MESSAGES_DO);
  const server = described('Server', WHAT_SERVER_MESSAGES_TELL);
  const inChannel = (messages: object) =>
    Object.keys(messages).map((name) => ({ $ref: `#/channels/socket/messages/${name}` }));
  const text = file({
    asyncapi: '3.0.0',
    info: { title: TITLE, version: String(protocol.PROTOCOL_VERSION) },
    defaultContentType: 'application/json',
    channels: {
      socket: {
        address: protocol.SOCKET_PATH,
        messages: Object.fromEntries(
          Object.keys({ ...client, ...server }).map((name) => [name, { $ref: `#/components/messages/${name}` }]),
        ),
      },
    },
    operations: {
      fromClient: { action: 'receive', channel: { $ref: '#/channels/socket' }, messages: inChannel(client) },
      toClient: { action: 'send', channel: { $ref: '#/channels/socket' }, messages: inChannel(server) },
    },
    components: { messages: { ...client, ...server }, schemas: allSchemas() },
  });
  return text.replaceAll('"#/$defs/', '"#/components/schemas/');
}

function file(document: object): string {
  return `${JSON.stringify(document, undefined, 1)}\n`;
}

const at = (name: string) => fileURLToPath(new URL(`../schema/${name}`, import.meta.url));

/** What is generated, by where it lies. */
export const SCHEMA_FILES = [
  { path: at('schema.json'), make: schemaFile },
  { path: at('asyncapi.json'), make: asyncapiFile },
] as const;
