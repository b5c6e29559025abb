import { expect, test } from 'vitest';
import { z } from 'zod';
import { SETTINGS } from '@fracht/content';
import { school } from '../../../test/support/school.ts';
import { testApp } from '../../../test/support/test-app.ts';

const values = z
  .array(z.object({ key: z.string(), value: z.number() }))
  .transform((settings) => new Map(settings.map(({ key, value }) => [key, value])));

test('every setting comes with its bounds, unit and label', async () => {
  const app = await testApp();
  const { logins } = await school(app);
  const { payload } = await app.call('GET', 'game/get-settings/', undefined, logins.ADMIN);
  expect(payload).toHaveLength(SETTINGS.length);
  expect(values.parse(payload).get('car_worktime')).toBe(540);
});

test('settings change all or nothing, with each wrong key named', async () => {
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

test('stages are five texts, each of which can be changed', async () => {
  const app = await testApp();
  const { logins } = await school(app);
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

test('the texts of the landing page are public', async () => {
  const app = await testApp();
  const { payload } = await app.call('GET', 'content/get/');
  expect(payload).toMatchObject([{ id: 'intro' }, { id: 'about-1' }, { id: 'about-2' }, { id: 'policy' }]);
});
