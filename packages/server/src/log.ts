export type Fields = Readonly<Record<string, unknown>>;

/** Structured logs: one JSON object a line. */
export interface Log {
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  error(message: string, fields?: Fields): void;
}

/** Keys whose values never belong into a log, whoever puts them there. */
const SECRET = /token|secret|seed|salt|authorization|code|webhook|url$/i;

export type LogLevel = keyof Log;

export function jsonLog(write: (line: string, level: LogLevel) => unknown, base: Fields = {}): Log {
  const line =
    (level: LogLevel) =>
    (message: string, fields: Fields = {}) => {
      write(
        `${JSON.stringify({ time: new Date().toISOString(), level, message, ...base, ...cleaned(fields) })}\n`,
        level,
      );
    };
  return { info: line('info'), warn: line('warn'), error: line('error') };
}

export const SILENT: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Enough of a match's id to find it again; the whole of it is all one needs to come in. */
export function shortId(id: string): string {
  return `${id.slice(0, 6)}...`;
}

function cleaned(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (value instanceof Error) return [name, describeError(value)];
      if (name === 'match') return [name, shortId(String(value))];
      return [name, SECRET.test(name) ? '[hidden]' : value];
    }),
  );
}

function describeError(error: Error): Fields {
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  return { name: error.name, message: error.message, stack: error.stack, ...cause };
}
