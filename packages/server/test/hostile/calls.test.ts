import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { CallRecord } from '@fracht/protocol';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { callName, CALLS_BY_NAME } from '../../src/policies/calls.ts';
import { aHomework, anAttempt } from '../support/a-homework.ts';
import { finish, gameOf } from '../support/finished-game.ts';
import { RIGHTS, type Row, type Target } from '../support/rights-table.ts';
import { school, type School } from '../support/school.ts';
import { type Login, testApp, type TestApp } from '../support/test-app.ts';
import { type Kept, keptIn } from './kept.ts';
import { bodyWith, BROKEN_TEXTS, type Raw, refusal, STRANGE_VALUES, UNREADABLE } from './requests.ts';
import { someOf } from './some-of.ts';

/** How many of ten cases are tried, drawn by the seed. */
const OF_TEN = howMany({ few: 1, many: 10 });

/** No request may hold up the server longer, in ms of processor time, which other tests on a busy machine do not lengthen much. */
const LONGEST = 3000;

const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];
type Named = { readonly row: Row; readonly call: string; readonly method: Method; readonly path: string };

/** One row of each call: further rows are the same call about another player. */
const CHANGING: readonly Named[] = [...new Map(RIGHTS.map((row) => [row.call, row])).values()].flatMap((row) => {
  const [name = '', path = ''] = row.call.split(' ');
  const method = METHODS.find((one) => one === name);
  return method === undefined ? [] : [{ row, call: row.call, method, path }];
});
const WITH_BODY = CHANGING.filter(({ method, row }) => method !== 'DELETE' && row.call !== 'POST auth/logout');

const VALUES = Object.entries(STRANGE_VALUES);

let app: TestApp;
let made: School;
let target: Target;
let kept: Kept;
let fields: ReadonlyMap<string, readonly Field[]>;
let address = 0;

beforeAll(async () => {
  app = await testApp({ withLive: true, isShared: true });
  made = await school(app);
  const game = await gameOf(app, made);
  const finished = await gameOf(app, made);
  await finish(app, finished, [made.students[0]]);
  const survey = z
    .object({ id: z.string() })
    .parse((await app.call('PUT', 'survey/init/', { game: finished }, made.logins.TEACHER)).payload).id;
  const { storage } = app.context;
  const homework = await aHomework(storage, made);
  const attempt = await anAttempt(storage, await aHomework(storage, made), made.students[0]);
  const own = { homework, attempt, binned: 'nie ma' };
  target = { student: made.students[0], group: made.group, game, finished, survey, ...own };
  kept = keptIn(app.context.config.dataDir);
  fields = await textFields();
});

test('[BND-5] every call that changes something is tried here', () => {
  const changing = [...CALLS_BY_NAME.keys()].filter((call) => !call.startsWith('GET '));
  expect(CHANGING.map(({ call }) => call).toSorted()).toEqual(changing.toSorted());
});

underSeeds('hostile-calls', (seed) => {
  describe.each(WITH_BODY)('$call', ({ row, call, method, path }) => {
    test('[BND-5] refuses what cannot be read, and changes nothing', async () => {
      kept.remember();
      for (const { what, raw } of someOf(UNREADABLE, OF_TEN, seed, `${call} unreadable`)) {
        const { status, said } = await send(method, path, row, raw);
        expect({ what, status: Math.floor(status / 100), isSaid: refusal.safeParse(said).success }).toEqual({
          what,
          status: 4,
          isSaid: true,
        });
      }
      expect(kept.isChanged()).toBe(false);
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    });

    test('[BND-5] answers every strange value of every field in good order; what it refuses changes nothing', async () => {
      const body = row.body?.(target) ?? {};
      const known = fields.get(call) ?? [];
      const names = new Set([...Object.keys(body), ...known.map(({ name }) => name)]);
      const cases = [...names].flatMap((field) => VALUES.map(([what, value]) => ({ field, what, value })));
      for (const { field, what, value } of someOf(cases, OF_TEN, seed, call)) {
        kept.remember();
        const { status, said } = await send(method, path, row, {
          type: 'application/json',
          body: bodyWith(body, field, value),
        });
        const about = `${field}: ${what}`;
        expect(status, about).toBeLessThan(500);
        const isText = known.some(({ name, type }) => name === field && type === 'string');
        const least = isText && Object.hasOwn(BROKEN_TEXTS, what) ? 400 : 200;
        expect(status, about).toBeGreaterThanOrEqual(least);
        if (status < 400) continue;
        expect(refusal.safeParse(said).error, about).toBeUndefined();
        expect(kept.isChanged(), about).toBe(false);
      }
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      expect(kept.brokenTexts()).toEqual([]);
    });
  });
});

test.each(CHANGING.filter(({ method, row }) => method === 'DELETE' && row.path !== undefined))(
  '$call of strange ids finds nothing',
  async ({ row, method, path }) => {
    kept.remember();
    for (const id of ['%00', '%ff', '..%2f..', "'%20or%201=1--", '__proto__', 'a'.repeat(300), '%F0%9F%92%A9']) {
      const { status, said } = await send(method, path, { ...row, path: () => id }, null);
      expect({ id, status: Math.floor(status / 100), isSaid: refusal.safeParse(said).success }).toEqual({
        id,
        status: 4,
        isSaid: true,
      });
    }
    expect(kept.isChanged()).toBe(false);
  },
);

test('[BND-5] after all of it the server answers as ever', async () => {
  const { status } = await app.call('GET', 'user/data/', undefined, made.logins.TEACHER);
  expect(status).toBe(200);
});

type Field = { readonly name: string; readonly type: string | undefined };

const described = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        requestBody: z
          .object({
            content: z.object({
              'application/json': z.object({
                schema: z.object({
                  properties: z.record(z.string(), z.object({ type: z.unknown().optional() })).default({}),
                }),
              }),
            }),
          })
          .optional(),
      }),
    ),
  ),
});

/** The fields of every call's body, as the description of the calls has them. */
async function textFields(): Promise<ReadonlyMap<string, readonly Field[]>> {
  const { paths } = described.parse((await app.app.inject('/api/openapi.json')).json());
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]): [string, readonly Field[]] => {
      const properties = requestBody?.content['application/json'].schema.properties ?? {};
      const list = Object.entries(properties).map(([name, { type }]) => ({
        name,
        type: typeof type === 'string' ? type : undefined,
      }));
      return [callName(method.toUpperCase(), path.replace(/\{(\w+)\}/gu, ':$1')), list];
    }),
  );
  return new Map(found);
}

/** Sends as the person who is allowed to; each time from another address, so that no limit of one address is hit first. */
async function send(method: Method, path: string, row: Row, raw: Raw | null) {
  address += 1;
  const login = loginFor(row.record);
  const headers: Record<string, string> = {
    'x-forwarded-for': `10.${String(address >> 16)}.${String((address >> 8) & 255)}.${String(address & 255)}`,
  };
  if (login !== null) {
    headers['authorization'] = `Bearer ${login.bearer}`;
    headers['x-csrf-key'] = login.csrf.key;
    headers['x-csrf-token'] = login.csrf.token;
  }
  if (raw?.type !== null && raw !== null) headers['content-type'] = raw.type;
  const url = `/api/${path.replace(/:\w+/u, row.path?.(target) ?? '')}`;
  const began = process.cpuUsage();
  const response = await app.app.inject({ method, url, headers, ...(raw === null ? {} : { payload: raw.body }) });
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(LONGEST);
  const said: unknown = response.body === '' ? null : response.json();
  return { status: response.statusCode, said };
}

function loginFor({ who }: CallRecord): Login | null {
  if (who.includes('GUEST')) return null;
  if (who.includes('TEACHER')) return made.logins.TEACHER;
  return who.includes('ADMIN') ? made.logins.ADMIN : made.logins.STUDENT;
}
