/** Every call that a client may rely on, by topic: listed here independently, so that a call that disappears is noticed. (ENV-1) */
export const CALLS = {
  people: [
    'POST auth',
    'POST auth/check',
    'GET auth/verify',
    'POST auth/logout',
    'PATCH auth/settings',
    'POST auth/recover-password',
    'POST auth/reset-password',
    'POST user/register',
    'GET user/data',
    'GET user/get-list',
    'GET user/get-list/students/true',
    'POST user/add',
    'PATCH user/edit',
    'DELETE user/delete/{id}',
    'POST user/import',
    'GET group/get',
    'POST group/add',
    'PATCH group/edit',
    'DELETE group/delete/{id}',
  ],
  library: [
    'GET content/get',
    'PATCH content/save',
    'GET survey/get-questions',
    'PATCH survey/save-questions',
    'GET game/get-stages',
    'PATCH game/update-stages',
    'GET game/get-settings',
    'PATCH game/update-settings',
    'DELETE game/remove-event/{id}',
    'GET game/get-emergencies/all',
    'PATCH game/save-emergency',
    'GET game/get-accidents/all',
    'PATCH game/save-accident',
    'GET game/get-change-events',
    'PATCH game/save-change-event',
    'GET game/list-event-images',
    'POST game/upload-event-image',
    'GET game/get-path',
    'POST game/get-random-city',
  ],
  games: [
    'GET game/get-list',
    'POST game/add',
    'DELETE game/remove/{id}',
    'GET game/get',
    'GET game/rankings',
    'GET survey/all',
    'PUT survey/init',
    'PATCH survey/submit',
    'GET game/get-emergencies',
    'GET game/get-emergency',
    'GET game/get-change-event/type/{type}',
    'POST game/get-distances',
    'POST game/get-return-cost',
    'POST game/get-emergency-paths',
    'POST server/action',
    'GET server/check-connection',
    'POST server/connect',
    'POST server/leave',
  ],
  stream: ['GET server/stream'],
} as const;

type Ending = 'bare' | 'slash';

/** In which forms each call has been answered with success in this test file. */
const made = new Map<string, Set<Ending>>();
const lately = new Map<string, Ending>();

const VARIABLE = /(?<=(?:delete|remove|remove-event)\/)[^/]+$|(?<=change-event\/type\/)[^/]+$/u;

/** The name of the call behind an address: without its query and last slash, with variable parts in braces. */
function callOf(method: string, address: string): string {
  const [route = ''] = address.split('?');
  const bare = route.replace(/\/$/u, '');
  return `${method} ${bare.replace(VARIABLE, bare.includes('/type/') ? '{type}' : '{id}')}`;
}

/** The address with or without a slash at the end of its path, alternating for each call; a form that has not succeeded yet goes first. */
export function spelled(method: string, path: string): string {
  const [route = '', query] = path.split('?');
  const call = callOf(method, path);
  const only = made.get(call)?.size === 1 ? [...(made.get(call) ?? [])][0] : lately.get(call);
  const ending = only === 'slash' ? 'bare' : 'slash';
  lately.set(call, ending);
  return `${route.replace(/\/$/u, '')}${ending === 'slash' ? '/' : ''}${query === undefined ? '' : `?${query}`}`;
}

/** Records that a call has succeeded at this address. */
export function succeeded(method: string, address: string): void {
  const call = callOf(method, address);
  const ending = (address.split('?')[0] ?? '').endsWith('/') ? 'slash' : 'bare';
  made.set(call, (made.get(call) ?? new Set()).add(ending));
}

/** Those of these calls that have not succeeded both with the slash and without it. */
export function unmade(calls: readonly string[]): readonly string[] {
  return calls.filter((call) => made.get(call)?.size !== 2);
}
