import { expect, test } from 'vitest';
import { z } from 'zod';
import { SETTINGS } from '@fracht/content';
import { school, sharedSchool } from '../../../test/support/school.ts';
import { type Login, testApp, type TestApp } from '../../../test/support/test-app.ts';

const shared = sharedSchool();

const values = z
  .array(z.object({ key: z.string(), value: z.number() }))
  .transform((settings) => new Map(settings.map(({ key, value }) => [key, value])));

test('[TXT-2] every setting comes with its bounds, unit and label', async () => {
  const app = shared();
  const { logins } = app;
  const { payload } = await app.call('GET', 'game/get-settings/', undefined, logins.ADMIN);
  const told = ['key', 'type', 'min', 'max', 'unit', 'label', 'description'] as const;
  const rows = SETTINGS.map((setting) => ({
    ...Object.fromEntries(told.map((name) => [name, setting[name]])),
    value: setting.default,
  }));
  expect(payload).toHaveLength(rows.length);
  expect(payload).toMatchObject(rows);
  expect(values.parse(payload).get('car_worktime')).toBe(540);
});

test('[LBR-12] [TXT-2] settings change all or nothing, with each wrong key named', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const wrong = [
    { key: 'unit_ms', value: 100 },
    { key: 'car_worktime', value: -1 },
    { key: 'zmyslony', value: 1 },
  ];
  const refused = await app.call('PATCH', 'game/update-settings/', { settings: JSON.stringify(wrong) }, logins.ADMIN);
  expect(refused.status).toBe(422);
  expect(Object.keys(z.record(z.string(), z.unknown()).parse(refused.payload))).toEqual(['car_worktime', 'zmyslony']);
  const before = values.parse((await app.call('GET', 'game/get-settings/', undefined, logins.ADMIN)).payload);
  expect(before.get('unit_ms')).toBe(1000);
  const { payload } = await app.call('PATCH', 'game/update-settings/', { settings: wrong.slice(0, 1) }, logins.ADMIN);
  expect(values.parse(payload).get('unit_ms')).toBe(100);
});

test('[LBR-12] what is no number is told under its key too, and of two values for one key the last one holds', async () => {
  const app = await testApp();
  const { ADMIN } = (await school(app)).logins;
  const save = (settings: unknown) => app.call('PATCH', 'game/update-settings/', { settings }, ADMIN);
  const noNumbers = ['abc', '1,5', '', ' ', null, true, [], {}, undefined];
  for (const value of noNumbers)
    expect(
      await save([
        { key: 'game_speed_2', value },
        { key: 'car_worktime', value: -1 },
      ]),
    ).toMatchObject({
      status: 422,
      payload: { game_speed_2: ['Wpisz liczbę.'], car_worktime: [expect.any(String)] },
    });
  const twice = [
    { key: 'unit_ms', value: 100 },
    { key: 'unit_ms', value: ' 200 ' },
  ];
  expect((await save(twice)).status).toBe(200);
  expect(await valueOf(app, ADMIN, 'unit_ms')).toBe(200);
});

const valueOf = async (app: TestApp, login: Login, key: string) =>
  values.parse((await app.call('GET', 'game/get-settings/', undefined, login)).payload).get(key);

test('[FLD-5] a key that every object has is no setting', async () => {
  const app = shared();
  const { logins } = app;
  for (const key of ['__proto__', 'constructor', 'toString']) {
    const settings = JSON.stringify([{ key, value: 1 }]);
    const answer = await app.call('PATCH', 'game/update-settings/', { settings }, logins.ADMIN);
    expect([key, answer.status, Object.keys(Object(answer.payload))]).toEqual([key, 422, [key]]);
  }
});

test('[LBR-12] a least may not be above its most: refused under what was to change, against what is kept and what comes along', async () => {
  const app = await testApp();
  const { ADMIN } = (await school(app)).logins;
  const save = (...settings: readonly (readonly [string, number])[]) =>
    app.call('PATCH', 'game/update-settings/', { settings: settings.map(([key, value]) => ({ key, value })) }, ADMIN);
  expect(await save(['ST_salary_min', 7.7])).toMatchObject({
    status: 422,
    payload: { ST_salary_min: ['To więcej niż górna granica: 7,6.'] },
  });
  expect(await save(['PG_penalty_max', 24])).toMatchObject({
    status: 422,
    payload: { PG_penalty_max: ['To mniej niż dolna granica: 25.'] },
  });
  const both = await save(['unit_ms', 200], ['ADR_salary_eu_min', 9], ['ADR_salary_eu_max', 8]);
  expect([both.status, Object.keys(z.record(z.string(), z.unknown()).parse(both.payload))]).toEqual([
    422,
    ['ADR_salary_eu_min', 'ADR_salary_eu_max'],
  ]);
  expect([await valueOf(app, ADMIN, 'unit_ms'), await valueOf(app, ADMIN, 'ST_salary_min')]).toEqual([1000, 6]);
  expect((await save(['ST_salary_min', 8], ['ST_salary_max', 8])).status).toBe(200);
  expect((await save(['ST_salary_max', 7])).status).toBe(422);
  expect(await valueOf(app, ADMIN, 'ST_salary_max')).toBe(8);
});

test('[LBR-12] of two who save at once, one a higher least and the other a lower most, one is refused', async () => {
  const app = await testApp();
  const { ADMIN } = (await school(app)).logins;
  const save = (key: string, value: number) =>
    app.call('PATCH', 'game/update-settings/', { settings: [{ key, value }] }, ADMIN);
  const saved = await Promise.all([save('ST_salary_min', 7.5), save('ST_salary_max', 6.5)]);
  expect(new Set(saved.map(({ status }) => status))).toEqual(new Set([200, 422]));
  const [least, most] = [await valueOf(app, ADMIN, 'ST_salary_min'), await valueOf(app, ADMIN, 'ST_salary_max')];
  expect(Number(least)).toBeLessThanOrEqual(Number(most));
});

test('[TXT-3] stages are five texts, each of which can be changed', async () => {
  const app = shared();
  const { logins } = app;
  const changed = await app.call(
    'PATCH',
    'game/update-stages/',
    { stages: [{ id: 2, value: 'Nowy tekst' }] },
    logins.ADMIN,
  );
  expect(changed.status).toBe(200);
  const { payload } = await app.call('GET', 'game/get-stages/', undefined, logins.STUDENT);
  expect(payload).toHaveLength(5);
  expect(payload).toMatchObject([{ id: 1 }, { id: 2, value: 'Nowy tekst' }, { id: 3 }, { id: 4 }, { id: 5 }]);
});

test('[TXT-1] the texts of the landing page are public', async () => {
  const { payload } = await shared().call('GET', 'content/get/');
  expect(payload).toMatchObject([
    { id: 'intro' },
    { id: 'about-1' },
    { id: 'about-2' },
    { id: 'policy' },
    { id: 'footer-college' },
    { id: 'footer-implementer' },
    { id: 'footer-union' },
  ]);
});
