import { type CallRecord, CALLS } from '@fracht/protocol';

const KIB = 1024;
export const MIB = 1_048_576;

/** The most bytes of a body without its file: of calls that guests may make, and of all others. (docs/adr/0024) */
const BODY_LIMITS = { guest: 16 * KIB, usual: MIB } as const;

/** Every call of the API by its method and path, as `callName` gives them. */
export const CALLS_BY_NAME: ReadonlyMap<string, CallRecord> = new Map(
  Object.values(CALLS).map((call: CallRecord) => [callName(call.method, `/api${routePath(call.path)}`), call]),
);

/** The record of a route by its method and full address; undefined for what is not a call. */
export function callAt(method: string, url: string): CallRecord | undefined {
  return CALLS_BY_NAME.get(callName(method, url));
}

/** A path of a record as the router takes it: `/user/delete/:id` for `user/delete/{id}`. */
export function routePath(path: string): string {
  return `/${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`;
}

/** The most bytes of a call's body without its file. */
export function bodyLimit({ who, mostBody }: CallRecord): number {
  return mostBody ?? (who.includes('GUEST') ? BODY_LIMITS.guest : BODY_LIMITS.usual);
}

/** The name of a call: `PATCH user/edit` for `/api/user/edit/`. A HEAD is a GET without its body. */
export function callName(method: string, url: string): string {
  return `${method === 'HEAD' ? 'GET' : method} ${url.replace(/^\/api\//u, '').replace(/\/+$/u, '')}`;
}

/**
 * Whether the call needs the CSRF pair: every state-changing one that is made in a session, those that guests may make too included,
 * but for those that open one. Without `isLoggedIn`: whether it always does. (ENV-9)
 */
export function needsCsrf({ method, who, opensSession }: CallRecord, isLoggedIn = false): boolean {
  if (method === 'GET') return false;
  return !who.includes('GUEST') || (isLoggedIn && opensSession !== true);
}
