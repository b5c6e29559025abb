import { type CallRecord, CALLS } from '@fracht/protocol';

const KIB = 1024;
export const MIB = 1_048_576;

/** Default limits of a body without its file: for calls open to guests, and for all others. (docs/adr/0024) */
const BODY_LIMITS = { guest: 16 * KIB, usual: MIB } as const;

/** All calls of the API by method and path, in the form of `callName`. */
export const CALLS_BY_NAME: ReadonlyMap<string, CallRecord> = new Map(
  Object.values(CALLS).map((call: CallRecord) => [callName(call.method, `/api${routePath(call.path)}`), call]),
);

const NAMES: ReadonlyMap<CallRecord, string> = new Map(Object.entries(CALLS).map(([name, call]) => [call, name]));

/** What a call is named in code: `editUser`. Throws for a record that does not belong to the API. */
export function nameOfCall(call: CallRecord): string {
  const name = NAMES.get(call);
  if (name === undefined) throw new Error(`No call of the API has the path ${call.path}`);
  return name;
}

/** The record of a route by its method and full path; undefined if it is not a call. */
export function callAt(method: string, url: string): CallRecord | undefined {
  return CALLS_BY_NAME.get(callName(method, url));
}

/** A record's path in the router's syntax: `/user/delete/:id` for `user/delete/{id}`. */
export function routePath(path: string): string {
  return `/${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`;
}

/** The most bytes of a call's body without its file. */
export function bodyLimit({ who, mostBody }: CallRecord): number {
  return mostBody ?? (who.includes('GUEST') ? BODY_LIMITS.guest : BODY_LIMITS.usual);
}

/** A call's name: `PATCH user/edit` for `/api/user/edit/`. HEAD is treated as GET. */
export function callName(method: string, url: string): string {
  return `${method === 'HEAD' ? 'GET' : method} ${url.replace(/^\/api\//u, '').replace(/\/+$/u, '')}`;
}

/**
 * Whether a call needs the CSRF pair: every state-changing call within a session, even if guests may make it too, except those that open a
 * session. Without `isLoggedIn`: whether it needs the pair in every case. (ENV-9)
 */
export function needsCsrf({ method, who, opensSession }: CallRecord, isLoggedIn = false): boolean {
  if (method === 'GET') return false;
  return !who.includes('GUEST') || (isLoggedIn && opensSession !== true);
}
