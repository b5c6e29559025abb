import { beforeAll, expect, test } from 'vitest';
import { schoolDay } from '@fracht/content';
import { surveyPayload } from '@fracht/protocol';
import { atDepth } from '@fracht/testing/runs/depth.ts';
import { finish, gameOf } from '../../test/support/finished-game.ts';
import { type Caller, CALLERS, OWNERS_ALONE, RIGHTS, type Row, type Target } from '../../test/support/rights-table.ts';
import { partOf } from '../../test/support/part-of.ts';
import { aHomework, anAttempt } from '../../test/support/a-homework.ts';
import { school, type School } from '../../test/support/school.ts';
import { type Login, testApp, type TestApp } from '../../test/support/test-app.ts';
import { needsCsrf } from './calls.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const EMAILS: Readonly<Record<Exclude<Caller, 'GUEST'>, string>> = {
  STUDENT: 'zofia@szkola.test',
  STRANGER: 'obca@szkola.test',
  TEACHER: 'lektor@szkola.test',
  OTHER: 'inny@szkola.test',
  ADMIN: 'admin@szkola.test',
};

const NOTHING: Target = {
  student: 'nic',
  group: 'nic',
  game: 'nic',
  finished: 'nic',
  survey: 'nic',
  homework: 'nic',
  attempt: 'nic',
  binned: 'nic',
};

type World = {
  readonly app: TestApp;
  readonly school: School;
  readonly beside: { readonly co: string; readonly former: string };
};

let count = 0;

/** The state-changing cells are tried in this many parts; `npm test` takes one. */
const PARTS = atDepth({ few: 3, many: 1 });

/** Lecturers who lead each of the groups alongside TEACHER: today, and until yesterday. */
const BESIDE = { CO: 'razem@szkola.test', FORMER: 'dawniej@szkola.test' } as const;

/** A school, and a student of the other lecturer. */
async function makeWorld(app: TestApp): Promise<World> {
  const made = await school(app);
  const group = { id: 'obca-grupa', name: 'Obca', teacher: made.other, num_games: 0, createdAt: 0 };
  await app.context.storage.groups.add(group, []);
  await app.person({ email: EMAILS.STRANGER, teacher: made.other, group: group.id });
  const otherSchool = { ...made, group: group.id, logins: { ...made.logins, TEACHER: made.logins.OTHER } };
  await gameOf(app, otherSchool);
  const co = await app.person({ email: BESIDE.CO, type: 'TEACHER' });
  const former = await app.person({ email: BESIDE.FORMER, type: 'TEACHER' });
  return { app, school: made, beside: { co, former } };
}

/** Objects of the last cell, if they are still as they were made: the calls about them only read, or were refused, which changes nothing (BND-5). */
let untouched: Target | null = null;

/** Those objects of a call that the next cell can use; none if a read has started work that might finish during the next cell. */
function leftBy(row: Row, { status, payload }: Awaited<ReturnType<typeof ask>>, target: Target): Target | null {
  const isAtWork = JSON.stringify(payload ?? null).includes('"state":"WORKING"');
  return status >= 400 || (row.call.startsWith('GET ') && !isAtWork) ? target : null;
}

/** New objects for a cell. */
async function freshTarget({ app, school: made, beside }: World): Promise<Target> {
  count += 1;
  const { storage } = app.context;
  const group = `grupa-${count}`;
  const { teacher, students } = made;
  await storage.groups.add({ id: group, name: group, teacher, num_games: 0, createdAt: 0 }, [students[0]]);
  await storage.groupLecturers.put({ group, lecturer: beside.co, until: today(app), at: 0 });
  await storage.groupLecturers.put({ group, lecturer: beside.former, until: dayBefore(app), at: 0 });
  const student = await app.person({ email: `uczen${count}@szkola.test`, teacher, group });
  const game = await gameOf(app, { ...made, group });
  const finished = await gameOf(app, { ...made, group });
  await finish(app, finished, [students[0], student]);
  const { payload } = await app.call('PUT', 'survey/init/', { game: finished }, made.logins.TEACHER);
  const binned = `${group}-usunięta`;
  await storage.groups.add({ id: binned, name: binned, teacher, num_games: 0, createdAt: 0 }, []);
  await storage.groups.remove(binned, 0);
  const homework = await aHomework(storage, { teacher, group });
  const attempt = await anAttempt(storage, await aHomework(storage, { teacher, group }), students[0]);
  return { student, group, game, finished, survey: surveyPayload.parse(payload).id, homework, attempt, binned };
}

async function ask({ app }: World, row: Row, target: Target, login: Login | undefined) {
  const [name = '', path = ''] = row.call.split(' ');
  const method = METHODS.find((one) => one === name) ?? 'GET';
  const fields = row.body?.(target) ?? {};
  const address = path.replace(/:\w+/u, row.path?.(target) ?? '');
  if (method !== 'GET') return app.call(method, address, fields, login);
  const texts = Object.entries(fields).map(([key, value]): [string, string] => [key, String(value)]);
  return app.call(method, `${address}?${new URLSearchParams(texts).toString()}`, undefined, login);
}

let world: World;
const logins = new Map<Caller, Login>();

async function loginOf(caller: Caller): Promise<Login | undefined> {
  if (caller === 'GUEST') return undefined;
  const known = logins.get(caller) ?? (await world.app.logIn(EMAILS[caller]));
  logins.set(caller, known);
  return known;
}

const ALL_CELLS = RIGHTS.flatMap((row) => {
  const statuses = row.expect.trim().split(/\s+/u).map(Number);
  return CALLERS.map((caller, index) => ({ row, call: row.call, caller, status: statuses[index] ?? 0 }));
});

/** Whether the call is allowed and changes its objects, so that the next one needs others, which are most of the work here. */
const changes = ({ row, status }: (typeof ALL_CELLS)[number]): boolean =>
  status < 400 && !row.call.startsWith('GET ') && isAbout(row);

/**
 * Cells that must be refused are tried in every run; of those that are allowed to change something, and are covered elsewhere too, `npm test`
 * takes a part.
 */
const LET_IN = new Set(partOf(ALL_CELLS.filter(changes), PARTS));
const CELLS = ALL_CELLS.filter((cell) => !changes(cell) || LET_IN.has(cell));

beforeAll(async () => {
  world = await makeWorld(await testApp({ withLive: true, isShared: true }));
});

test.each(CELLS)(
  '[RGT-1] [RGT-2] [RGT-3] [RGT-7] $call by $caller answers $status',
  async ({ row, caller, status }) => {
    const target = isAbout(row) ? (untouched ?? (await freshTarget(world))) : NOTHING;
    const login = await loginOf(caller);
    const answer = await ask(world, row, target, login);
    if (isAbout(row)) untouched = leftBy(row, answer, target);
    const code = refusalOf(row, caller, status);
    const mustHide = row.hides === true && (caller === 'STRANGER' || caller === 'OTHER');
    const told = JSON.stringify(answer.payload);
    const leaked = mustHide ? Object.values(target).filter((id) => told.includes(id)) : [];
    expect({ status: answer.status, code: code === null ? null : answer.message?.code, leaked }).toEqual({
      status,
      code,
      leaked: [],
    });
    if (row.burns && login !== undefined) logins.delete(caller);
  },
);

test.each(
  partOf(
    RIGHTS.filter((row) => isAbout(row)),
    PARTS,
  ),
)('[RGT-13] $call by who leads the group beside its owner until today, and by who did until yesterday', async (row) => {
  const [, , , owner, stranger] = row.expect.trim().split(/\s+/u).map(Number);
  for (const [caller, email, status] of [
    ['CO', BESIDE.CO, OWNERS_ALONE[row.name] ?? owner],
    ['FORMER', BESIDE.FORMER, stranger],
  ] as const) {
    const target = untouched ?? (await freshTarget(world));
    const answer = await ask(world, row, target, await besideLogin(email));
    untouched = leftBy(row, answer, target);
    expect({ caller, status: answer.status }).toEqual({ caller, status });
  }
});

test.each(RIGHTS.filter(({ unknown }) => unknown !== undefined))(
  '[RGT-3] $call about what is not there answers $unknown',
  async (row) => {
    const { status } = await ask(world, row, NOTHING, await loginOf('TEACHER'));
    expect(status).toBe(row.unknown);
  },
);

test.each(RIGHTS.filter((row) => isGuarded(row)))('[ENV-9] $call without the CSRF pair is refused', async (row) => {
  const caller = CALLERS.find((one) => row.record.who.some((role) => role === one)) ?? 'GUEST';
  const login = await loginOf(caller);
  if (login === undefined) throw new Error(`${row.call} is open to guests`);
  const answer = await ask(world, row, NOTHING, { ...login, csrf: { key: '', token: '' } });
  expect(answer).toMatchObject({ status: 403, message: { code: 'CSRF' } });
});

const besideLogins = new Map<string, Promise<Login>>();

function besideLogin(email: string): Promise<Login> {
  const known = besideLogins.get(email) ?? world.app.logIn(email);
  besideLogins.set(email, known);
  return known;
}

/** A day at school, YYYY-MM-DD. */
function today({ context }: TestApp): string {
  return schoolDay(context.now());
}

function dayBefore({ context }: TestApp): string {
  return schoolDay(context.now() - 86_400_000);
}

/** The code if the answer is a refusal for lack of rights; null for any other answer. */
function refusalOf(row: Row, caller: Caller, status: number): string | null {
  if (status === 403) return 'FORBIDDEN';
  return status === 401 && caller === 'GUEST' && !isOpen(row) ? 'UNAUTHORIZED' : null;
}

/** Whether the call, or what it must hide, concerns one of the objects. */
function isAbout({ path, body, hides }: Row): boolean {
  return hides === true || (path?.length ?? 0) + (body?.length ?? 0) > 0;
}

function isOpen({ record }: Row): boolean {
  return record.who.includes('GUEST');
}

function isGuarded({ record }: Row): boolean {
  return needsCsrf(record);
}
