import type { ErrorBody } from '@nunatak/protocol';
import type { OnlineTexts } from '../words/en/online.ts';

type Errors = OnlineTexts['errors'];
/** What there would be too many of. The server has one code for all of these, so the caller says what it asked for. */
export type Crowd = keyof Errors['tooMany'];

/** What was malformed, by the field that the server names. */
function malformedPart(field = ''): keyof Errors['malformed'] {
  if (/name$/i.test(field)) return 'name';
  return /(id|code)$/i.test(field) ? 'link' : 'other';
}

/** Says why the server refused a request, and what to do next: one text for each cause. */
export function sayError(
  errors: Errors,
  { code, field }: Pick<ErrorBody, 'code' | 'field'>,
  crowd: Crowd = 'windows',
): string {
  if (code === 'malformed') return errors.malformed[malformedPart(field)];
  return code === 'tooMany' ? errors.tooMany[crowd] : errors[code];
}
