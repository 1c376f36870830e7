import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GenericSchema } from 'valibot';
import * as protocol from '../src/index.ts';
import { jsonSchemaOf, SHARED, sharedSchemas } from './definitions.ts';
import { SCHEMA_FILES } from './schemas.ts';
import { CLIENT_MESSAGE_TEXTS, ROUTES, SERVER_MESSAGE_TEXTS } from './wording.ts';

/** Builds docs/protocol.md: the text of wording.md with schemas generated from the code. */
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
    client: messages(protocol.CLIENT_MESSAGES, CLIENT_MESSAGE_TEXTS),
    server: messages(protocol.SERVER_MESSAGES, SERVER_MESSAGE_TEXTS),
    bodies: Object.entries(protocol.HTTP_BODIES)
      .filter(([name]) => !SHARED.includes(name))
      .map(([name, schema]) => section(name, undefined, jsonSchemaOf(schema, name)))
      .join('\n'),
    definitions: Object.entries(sharedSchemas())
      .map(([name, schema]) => section(name, undefined, schema))
      .join('\n'),
  });
}

function fill(text: string, parts: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? `{{${name}}}`);
}

function messages(schemas: Readonly<Record<string, GenericSchema>>, words: Readonly<Record<string, string>>): string {
  return Object.entries(schemas)
    .map(([name, schema]) => section(name, words[name], jsonSchemaOf(schema)))
    .join('\n');
}

function section(name: string, words: string | undefined, schema: object): string {
  const lead = words === undefined ? '' : `${words}\n\n`;
  return `### ${name}\n\n${lead}\`\`\`json\n${compact(schema)}\n\`\`\`\n`;
}

const WIDTH = 116;

/** Formats JSON compactly, breaking lines only if they are too long. */
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(PAGE, protocolPage());
  for (const { path, make } of SCHEMA_FILES) writeFileSync(path, make());
}
