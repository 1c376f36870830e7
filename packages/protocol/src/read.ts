import { describe, fail, ok, type Problem, problemText, type Result } from '@nunatak/engine';
import * as v from 'valibot';
import { CLIENT_MESSAGES, type ClientMessage } from './clientMessages.ts';
import { isRecord } from './document.ts';
import { LIMITS } from './limits.ts';
import { SERVER_MESSAGES, type ServerMessage } from './serverMessages.ts';

/** Checks a document against a schema. The Problem describes the first thing that is wrong. */
export function readDocument<const Schema extends v.GenericSchema>(
  schema: Schema,
  document: unknown,
  root = 'message',
): Result<v.InferOutput<Schema>, Problem> {
  const parsed = v.safeParse(schema, document, { abortEarly: true, abortPipeEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  const path = v.getDotPath(issue);
  return fail({
    field: path === null ? root : path,
    found: describe(issue.input),
    expected: issue.expected ?? issue.message,
  });
}

/** Reads one client message from its JSON text. */
export function readClientMessage(text: string): Result<ClientMessage, Problem> {
  const document = readJson(text);
  if (!document.ok) return document;
  const type = isRecord(document.value) ? document.value.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(CLIENT_MESSAGES, type)) {
    return fail({
      field: 'type',
      found: describe(type),
      expected: `one of ${Object.keys(CLIENT_MESSAGES).join(', ')}`,
    });
  }
  const schemas: Readonly<Record<string, v.GenericSchema<unknown, ClientMessage>>> = CLIENT_MESSAGES;
  return readDocument(schemas[type], document.value);
}

/** Reads one server message from its JSON text. */
export function readServerMessage(text: string): Result<ServerMessage, Problem> {
  const document = readJson(text);
  if (!document.ok) return document;
  const type = isRecord(document.value) ? document.value.type : undefined;
  if (typeof type !== 'string' || !Object.hasOwn(SERVER_MESSAGES, type)) {
    return fail({
      field: 'type',
      found: describe(type),
      expected: `one of ${Object.keys(SERVER_MESSAGES).join(', ')}`,
    });
  }
  const schemas: Readonly<Record<string, v.GenericSchema<unknown, ServerMessage>>> = SERVER_MESSAGES;
  return readDocument(schemas[type], document.value);
}

/** Parses JSON and limits its nesting depth, so that code that walks the result can use recursion. */
export function readJson(text: string): Result<unknown, Problem> {
  const document = parseJson(text);
  if (!document.ok || !mayBeDeeper(text, LIMITS.jsonDepth) || !isDeeper(document.value, LIMITS.jsonDepth)) {
    return document;
  }
  const found = `JSON nested more than ${LIMITS.jsonDepth} levels deep`;
  return fail({ field: 'message', found, expected: `at most ${LIMITS.jsonDepth} levels` });
}

const BRACKET = 0x5b;
const BRACE = 0x7b;

function parseJson(text: string): Result<unknown, Problem> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail({ field: 'message', found: describe(text), expected: 'JSON' });
  }
}

/**
 * True if a text has enough opening brackets to exceed the depth. Ignores that brackets may be inside strings: this is
 * only a quick check that nearly every text passes.
 */
function mayBeDeeper(text: string, levels: number): boolean {
  let opened = 0;
  for (let i = 0; i < text.length && opened <= levels; i++) {
    const sign = text.charCodeAt(i);
    if (sign === BRACKET || sign === BRACE) opened++;
  }
  return opened > levels;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

export { problemText };
