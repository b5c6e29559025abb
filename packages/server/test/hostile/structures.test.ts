import { ACCIDENTS, CHANGE_EVENTS, EMERGENCIES } from '@fracht/content';
import { howMany } from '@fracht/testing/runs/depth.ts';
import { underSeeds } from '@fracht/testing/runs/seeds.ts';
import { beforeAll, expect, test } from 'vitest';
import { CALLS_BY_NAME } from '../../src/policies/calls.ts';
import { school, type School } from '../support/school.ts';
import { testApp, type TestApp } from '../support/test-app.ts';
import { type Kept, keptIn } from './kept.ts';
import { refusal } from './requests.ts';
import { someOf } from './some-of.ts';

/** How many of ten cases are tried, drawn by the seed. */
const OF_TEN = howMany({ few: 1, many: 10 });

/** Calls that store what admins write, with sample structures: `body` makes a request out of one in JSON. */
type Structure = { readonly sample: unknown; readonly body: (json: string) => string };

const ITEM = EMERGENCIES.find(({ id }) => id === 'K24');
const listed = (field: string) => (json: string) => `{"${field}":[${json}]}`;
const fileOf = (json: string) => `{"format":"fracht-situations","version":1,"kind":"EMERGENCY","items":[${json}]}`;

const STRUCTURES: Readonly<Record<string, Structure>> = {
  'PATCH game/save-emergency': { sample: ITEM, body: String },
  'PATCH game/save-accident': { sample: ACCIDENTS[0], body: String },
  'PATCH game/save-change-event': { sample: CHANGE_EVENTS[0], body: String },
  'POST game/save-draft': { sample: ITEM, body: (json) => `{"kind":"EMERGENCY","value":${JSON.stringify(json)}}` },
  'POST game/import-events': { sample: ITEM, body: (json) => JSON.stringify({ file: fileOf(json) }) },
  'PATCH game/update-settings': { sample: { key: 'start_money', value: 1000, version: 0 }, body: listed('settings') },
  'PATCH game/update-stages': { sample: { id: 1, value: 'Tekst', version: 0 }, body: listed('stages') },
  'PATCH content/save': { sample: { id: 'intro', value: '<p>Tekst</p>', version: 0 }, body: listed('elements') },
};
/** Those whose fields are plain values, which the test of the fields covers. */
const PLAIN: readonly string[] = ['PATCH game/save-event-image'];

/** In JSON. */
const STRANGE: readonly string[] = [
  'null',
  'true',
  '1.5',
  '1e400',
  '[]',
  '{"a":1}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '"a\\u0000b"',
  '"\\ud800"',
];
const BROKEN = STRANGE.slice(-2);

let app: TestApp;
let made: School;
let kept: Kept;

beforeAll(async () => {
  app = await testApp({ isShared: true });
  made = await school(app);
  kept = keptIn(app.context.config.dataDir);
});

test('[BND-5] every call that keeps what admins write is tried here', () => {
  const saves = [...CALLS_BY_NAME.keys()].filter((call) =>
    /^(?:PATCH|POST|PUT) (?:content|game)\/(?:save|update|import)\b/u.test(call),
  );
  expect([...Object.keys(STRUCTURES), ...PLAIN].toSorted()).toEqual(saves.toSorted());
});

underSeeds('hostile-structures', (seed) => {
  test.each(Object.entries(STRUCTURES))(
    '[BND-5] %s: strange values at every depth are answered in good order; what is refused changes nothing',
    async (call, { sample, body }) => {
      const cases = fieldsIn(sample).flatMap((path) => STRANGE.map((strange) => ({ path, strange })));
      for (const { path, strange } of someOf(cases, OF_TEN, seed, call)) {
        kept.remember();
        const about = `${path.join('.')} = ${strange}`;
        const { status, said } = await send(call, body(spoilt(sample, path, strange)));
        expect(status, about).toBeLessThan(500);
        expect(status, about).toBeGreaterThanOrEqual(BROKEN.includes(strange) ? 400 : 200);
        if (status < 400) continue;
        expect(refusal.safeParse(said).error, about).toBeUndefined();
        expect(kept.isChanged(), about).toBe(false);
      }
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
      expect(kept.brokenTexts()).toEqual([]);
    },
    240_000,
  );
});

test('[STO-5] after all of it every list is read as ever', async () => {
  for (const path of [
    'game/get-emergencies/all',
    'game/get-accidents/all',
    'game/get-change-events',
    'game/get-drafts',
  ])
    expect((await app.call('GET', path, undefined, made.logins.ADMIN)).status, path).toBe(200);
});

async function send(call: string, payload: string) {
  const [method, path = ''] = call.split(' ');
  const { bearer, csrf } = made.logins.ADMIN;
  const response = await app.app.inject({
    method: method === 'POST' ? 'POST' : 'PATCH',
    url: `/api/${path}`,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${bearer}`,
      'x-csrf-key': csrf.key,
      'x-csrf-token': csrf.token,
    },
    payload,
  });
  const said: unknown = response.json();
  return { status: response.statusCode, said };
}

/** The path to one field of each name in each kind of object, the deepest one there is. */
function fieldsIn(sample: unknown): readonly (readonly string[])[] {
  const found = new Map<string, readonly string[]>();
  const walk = (value: unknown, path: readonly string[]): void => {
    if (path.length > 0) found.set(path.slice(-2).join('.').replaceAll(/\d+/gu, '*'), path);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) walk(inner, [...path, key]);
  };
  walk(sample, []);
  return [...found.values()];
}

/** The sample in JSON with a field's value replaced; `strange` in JSON. */
function spoilt(sample: unknown, path: readonly string[], strange: string): string {
  const [key, ...rest] = path;
  if (key === undefined) return strange;
  if (typeof sample !== 'object' || sample === null) throw new Error('A path that leads nowhere');
  const fields = Object.entries(sample).map(([name, value]) => {
    const json = name === key ? spoilt(value, rest, strange) : JSON.stringify(value);
    return Array.isArray(sample) ? json : `${JSON.stringify(name)}:${json}`;
  });
  return Array.isArray(sample) ? `[${fields.join(',')}]` : `{${fields.join(',')}}`;
}
