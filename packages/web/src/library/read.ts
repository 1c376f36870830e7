import * as v from 'valibot';

/** Why something that lay in the library or came in a file cannot be read; the reason names the field. */
export interface Unread {
  readonly ok: false;
  readonly reason: string;
}

export function readWith<S extends v.GenericSchema>(
  schema: S,
  document: unknown,
): { readonly ok: true; readonly value: v.InferOutput<S> } | Unread {
  const result = v.safeParse(schema, document);
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  return { ok: false, reason: `${v.getDotPath(issue) ?? 'document'}: ${issue.message}` };
}
