import { fileURLToPath } from 'node:url';
import type { GenericSchema } from 'valibot';
import * as protocol from '../src/index.ts';
import { jsonSchemaOf, SHARED, sharedSchemas } from './definitions.ts';
import { CLIENT_MESSAGE_TEXTS, SERVER_MESSAGE_TEXTS } from './wording.ts';

type Schemas = Readonly<Record<string, object>>;

const TITLE = 'Nunatak online';
const CLIENT = messagesOf('Client', protocol.CLIENT_MESSAGES);
const SERVER = messagesOf('Server', protocol.SERVER_MESSAGES);

/** Returns every part of the protocol by name. `ClientMessage` and `ServerMessage` combine all socket messages. */
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

/** Builds the protocol's JSON Schema. */
export function schemaFile(): string {
  return file({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `${TITLE}, protocol ${protocol.PROTOCOL_VERSION}`,
    $defs: allSchemas(),
  });
}

/** Builds an AsyncAPI document of the socket, for code and documentation generators. */
export function asyncapiFile(): string {
  const described = (side: string, words: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(words).map(([type, summary]) => [
        nameOf(side, type),
        { name: type, summary, payload: { $ref: `#/components/schemas/${nameOf(side, type)}` } },
      ]),
    );
  const client = described('Client', CLIENT_MESSAGE_TEXTS);
  const server = described('Server', SERVER_MESSAGE_TEXTS);
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

/** The generated files and how to build each. */
export const SCHEMA_FILES = [
  { path: at('schema.json'), make: schemaFile },
  { path: at('asyncapi.json'), make: asyncapiFile },
] as const;
