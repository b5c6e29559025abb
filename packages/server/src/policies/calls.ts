import type { UserType } from '@fracht/protocol';
import type { ObjectRight } from './objects.ts';

const KIB = 1024;
export const MIB = 1_048_576;

/** The most bytes of a body without its file: of calls that guests may make, and of all others. (docs/adr/0024) */
const BODY_LIMITS = { guest: 16 * KIB, usual: MIB } as const;

/** Files that calls take, and the most bytes of each. (BND-1) */
export const FILE_LIMITS = { file: MIB, image: 5 * MIB } as const;
export type FileField = keyof typeof FILE_LIMITS;

/** Who may make a call; with `object`, only for an object of the caller's. */
export type CallPolicy = {
  readonly roles: readonly UserType[];
  /** The call takes one file of a form, as this field. */
  readonly takesFile?: FileField;
  /** The most bytes of that file where they are not the usual ones. */
  readonly mostBytes?: number;
  /** The most bytes of the rest of the body where they are not the usual ones. */
  readonly mostBody?: number;
  /** It logs somebody in, who may have an older session still. */
  readonly opensSession?: true;
  readonly object?: {
    readonly in: 'params' | 'query' | 'body';
    readonly field: string;
    readonly right: ObjectRight;
  };
};

const EVERYBODY = ['GUEST', 'STUDENT', 'TEACHER', 'ADMIN'] as const;
const LOGGED_IN = ['STUDENT', 'TEACHER', 'ADMIN'] as const;
const PLAYERS = ['STUDENT', 'TEACHER'] as const;
const MANAGERS = ['TEACHER', 'ADMIN'] as const;
const STUDENTS = ['STUDENT'] as const;
const TEACHERS = ['TEACHER'] as const;
const ADMINS = ['ADMIN'] as const;

/** Every call of the API and who may make it, with its path under `/api/`. A route without a row here does not start. (RGT-1) */
export const CALLS: Readonly<Record<string, CallPolicy>> = {
  'POST auth': { roles: EVERYBODY, opensSession: true },
  'POST auth/check': { roles: EVERYBODY, opensSession: true },
  'GET auth/verify': { roles: LOGGED_IN },
  'POST auth/logout': { roles: LOGGED_IN },
  'PATCH auth/settings': { roles: LOGGED_IN },
  'POST auth/recover-password': { roles: EVERYBODY },
  'POST auth/reset-password': { roles: EVERYBODY },
  'POST user/register': { roles: EVERYBODY },

  'GET user/data': { roles: LOGGED_IN },
  'GET user/get-list': { roles: MANAGERS },
  'GET user/get-list/students/true': { roles: MANAGERS },
  'POST user/add': { roles: MANAGERS },
  'PATCH user/edit': { roles: MANAGERS, object: { in: 'body', field: 'id', right: 'MANAGE_USER' } },
  'DELETE user/delete/:id': { roles: MANAGERS, object: { in: 'params', field: 'id', right: 'MANAGE_USER' } },
  'POST user/import': { roles: TEACHERS, takesFile: 'file', mostBytes: 5 * MIB },
  'POST user/add-class': { roles: TEACHERS },
  'POST user/codes': { roles: TEACHERS },
  'PATCH user/move': { roles: TEACHERS },
  'GET user/invitations': { roles: PLAYERS },
  'PATCH user/answer-invitation': { roles: STUDENTS },
  'DELETE user/withdraw-invitation/:id': { roles: TEACHERS },
  'PATCH user/settings': { roles: TEACHERS },
  'GET user/export': { roles: LOGGED_IN },
  'POST user/erase-me': { roles: PLAYERS },
  'GET user/retention': { roles: ADMINS },
  'PATCH user/retention': { roles: ADMINS },
  'POST user/keep': { roles: ADMINS },
  'GET user/outbox': { roles: ADMINS },

  'GET group/get': { roles: PLAYERS },
  'POST group/add': { roles: TEACHERS },
  'PATCH group/edit': { roles: TEACHERS, object: { in: 'body', field: 'id', right: 'MANAGE_GROUP' } },
  'DELETE group/delete/:id': { roles: TEACHERS, object: { in: 'params', field: 'id', right: 'MANAGE_GROUP' } },

  'GET content/get': { roles: EVERYBODY },
  'PATCH content/save': { roles: MANAGERS },
  'POST content/contact': { roles: EVERYBODY, mostBody: 64 * KIB },

  'GET game/get-list': { roles: PLAYERS },
  'POST game/add': { roles: TEACHERS },
  'DELETE game/remove/:id': { roles: TEACHERS, object: { in: 'params', field: 'id', right: 'MANAGE_GAME' } },
  'GET game/rankings': { roles: EVERYBODY },
  'GET game/get-settings': { roles: MANAGERS },
  'PATCH game/update-settings': { roles: MANAGERS },
  'GET game/get-stages': { roles: LOGGED_IN },
  'PATCH game/update-stages': { roles: MANAGERS },
  'GET values/get-earlier': { roles: ADMINS },
  'POST values/restore': { roles: ADMINS },

  'GET game/get-emergencies/all': { roles: MANAGERS },
  'PATCH game/save-emergency': { roles: MANAGERS },
  'GET game/get-accidents/all': { roles: MANAGERS },
  'PATCH game/save-accident': { roles: MANAGERS },
  'GET game/get-change-events': { roles: MANAGERS },
  'PATCH game/save-change-event': { roles: MANAGERS },
  'GET game/get-drafts': { roles: MANAGERS },
  'GET game/get-draft/:id': { roles: MANAGERS },
  'POST game/save-draft': { roles: MANAGERS },
  'POST game/publish-draft': { roles: MANAGERS },
  'DELETE game/remove-draft/:id': { roles: MANAGERS },
  'GET game/get-versions/:id': { roles: MANAGERS },
  'GET game/get-version/:id': { roles: MANAGERS },
  'DELETE game/remove-event/:id': { roles: MANAGERS },
  'POST game/restore-event': { roles: MANAGERS },
  'PATCH game/move-event': { roles: MANAGERS },
  'POST game/import-events': { roles: MANAGERS, takesFile: 'file', mostBytes: 16 * MIB },
  'GET game/list-event-images': { roles: MANAGERS },
  'GET game/get-event-image': { roles: LOGGED_IN },
  'PATCH game/save-event-image': { roles: MANAGERS },
  'DELETE game/remove-event-image/:name': { roles: MANAGERS },
  'POST game/upload-event-image': { roles: MANAGERS, takesFile: 'image' },

  'GET survey/all': { roles: PLAYERS },
  'PUT survey/init': { roles: TEACHERS, object: { in: 'body', field: 'game', right: 'MANAGE_GAME' } },
  'POST survey/remind': { roles: TEACHERS, object: { in: 'body', field: 'game', right: 'MANAGE_GAME' } },
  'PATCH survey/submit': { roles: STUDENTS, object: { in: 'body', field: 'id', right: 'FILL_SURVEY' } },
  'GET survey/get-questions': { roles: TEACHERS },
  'PATCH survey/save-questions': { roles: TEACHERS },

  'GET game/get': { roles: PLAYERS, object: { in: 'query', field: 'id', right: 'OPEN_GAME' } },
  'GET game/get-live': { roles: TEACHERS, object: { in: 'query', field: 'game', right: 'MANAGE_GAME' } },
  'GET game/get-fitting': { roles: TEACHERS, object: { in: 'query', field: 'game', right: 'MANAGE_GAME' } },
  'GET game/get-path': { roles: PLAYERS },
  'POST game/get-distances': { roles: PLAYERS },
  'POST game/get-return-cost': { roles: PLAYERS, object: { in: 'body', field: 'game', right: 'OPEN_GAME' } },
  'POST game/get-emergency-paths': { roles: PLAYERS, object: { in: 'body', field: 'game', right: 'OPEN_GAME' } },
  'POST game/get-random-city': { roles: PLAYERS },
  'GET game/get-emergencies': { roles: PLAYERS, object: { in: 'query', field: 'game', right: 'OPEN_GAME' } },
  'GET game/get-emergency': { roles: PLAYERS, object: { in: 'query', field: 'game', right: 'OPEN_GAME' } },
  'GET game/get-change-event/type/:type': { roles: PLAYERS },

  'GET server/check-connection': { roles: EVERYBODY },
  'GET server/addresses': { roles: MANAGERS },
  'POST server/connect': { roles: PLAYERS, object: { in: 'body', field: 'game', right: 'OPEN_GAME' } },
  'POST server/leave': { roles: PLAYERS, object: { in: 'body', field: 'game', right: 'OPEN_GAME' } },
  'POST server/action': { roles: PLAYERS, object: { in: 'body', field: 'game', right: 'OPEN_GAME' } },
  'GET server/stream': { roles: EVERYBODY },

  'GET openapi.json': { roles: EVERYBODY },
};

/** The row of a route by its method and full address; undefined for what is not a call. */
export function callPolicy(method: string, url: string): CallPolicy | undefined {
  return CALLS[callName(method, url)];
}

/** The most bytes of a call's body without its file. */
export function bodyLimit({ roles, mostBody }: CallPolicy): number {
  return mostBody ?? (roles.includes('GUEST') ? BODY_LIMITS.guest : BODY_LIMITS.usual);
}

/** The name of a call as the table has it: `PATCH user/edit` for `/api/user/edit/`. A HEAD is a GET without its body. */
export function callName(method: string, url: string): string {
  return `${method === 'HEAD' ? 'GET' : method} ${url.replace(/^\/api\//u, '').replace(/\/+$/u, '')}`;
}

const STATE_CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Whether the call needs the CSRF pair: every state-changing one that is made in a session, those that guests may make too included,
 * but for those that open one. Without `isLoggedIn`: whether it always does.
 */
export function needsCsrf(method: string, policy: CallPolicy, isLoggedIn = false): boolean {
  if (!STATE_CHANGING.has(method)) return false;
  return !policy.roles.includes('GUEST') || (isLoggedIn && policy.opensSession !== true);
}
