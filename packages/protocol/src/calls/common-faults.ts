import type { FaultCode } from '../errors.ts';
import type { CallRecord } from './call.ts';

/** What any call may answer: it could not be read, there is too much of it, or the server cannot now. */
const OF_ANY = [
  'MALFORMED',
  'TOO_SLOW',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'TOO_MANY',
  'INTERNAL',
  'UNAVAILABLE',
] as const satisfies readonly FaultCode[];

/** The faults of a call that follow from its record, so that `errors` names none of them. */
export function commonFaults({ method, who, object, params, query, body }: CallRecord): readonly FaultCode[] {
  const hasFields = params !== undefined || query !== undefined || body !== undefined;
  return [
    ...OF_ANY,
    ...(who.includes('GUEST') ? [] : (['UNAUTHORIZED', 'FORBIDDEN'] as const)),
    ...(method === 'GET' ? [] : (['CSRF'] as const)),
    ...(object === undefined ? [] : (['FORBIDDEN', 'NOT_FOUND'] as const)),
    ...(hasFields ? (['VALIDATION'] as const) : []),
  ];
}
