import type { FaultCode } from '../errors.ts';
import type { CallRecord } from './call.ts';

/** Faults that any call may return: the request cannot be read or is too large, or the server cannot answer now. */
const OF_ANY = [
  'MALFORMED',
  'TOO_SLOW',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'TOO_MANY',
  'INTERNAL',
  'UNAVAILABLE',
  'STORAGE_AWAY',
] as const satisfies readonly FaultCode[];

/** The faults that follow from a call's record, so that its `errors` need not list them. */
export function commonFaults({ method, who, object, params, query, body, makes }: CallRecord): readonly FaultCode[] {
  const hasFields = params !== undefined || query !== undefined || body !== undefined;
  return [
    ...OF_ANY,
    ...(who.includes('GUEST') ? [] : (['UNAUTHORIZED', 'FORBIDDEN'] as const)),
    ...(method === 'GET' ? [] : (['CSRF'] as const)),
    ...(object === undefined ? [] : (['FORBIDDEN', 'NOT_FOUND'] as const)),
    ...(object?.right === 'OPEN_GAME' || object?.right === 'MANAGE_GAME' ? (['GAME_DAMAGED'] as const) : []),
    ...(makes === true ? (['MADE_BEFORE', 'STILL_MADE'] as const) : []),
    ...(hasFields ? (['VALIDATION'] as const) : []),
  ];
}
