import { beforeAll, expect, test } from 'vitest';
import { type ApiClient, done } from '@fracht/testing/school/api-client.ts';
import { PASSWORD, type TestSchool } from '@fracht/testing/school/school.ts';
import { aSchool, aServer, at } from './school.ts';

let school: TestSchool;
let admin: ApiClient;

beforeAll(async () => {
  school = await aSchool(await aServer(), 1);
  ({ admin } = school);
});

type Thing = { readonly kind: string; readonly id: string };

const earlier = async ({ kind, id }: Thing) =>
  (await done(admin.get(`values/get-earlier/?kind=${kind}&id=${id}`))).payload;
const restore = (thing: Thing, version: number, follows?: number) =>
  admin.post('values/restore/', { ...thing, version, ...(follows === undefined ? {} : { follows }) });

/** Each kind of thing: how it is saved and read by its usual calls. */
const KINDS = [
  {
    thing: { kind: 'SETTING', id: 'rest_minutes' },
    save: (value: unknown) => ({
      call: 'game/update-settings/',
      body: { settings: JSON.stringify([{ key: 'rest_minutes', value }]) },
    }),
    list: 'game/get-settings/',
    isIt: ({ key }: Record<string, unknown>) => key === 'rest_minutes',
    values: [610, 620],
  },
  {
    thing: { kind: 'STAGE', id: '2' },
    save: (value: unknown) => ({
      call: 'game/update-stages/',
      body: { stages: JSON.stringify([{ id: 2, value }]) },
    }),
    list: 'game/get-stages/',
    isIt: ({ id }: Record<string, unknown>) => id === 2,
    values: ['Raz', 'Dwa'],
  },
  {
    thing: { kind: 'TEXT', id: 'about-1' },
    save: (value: unknown) => ({
      call: 'content/save/',
      body: { elements: JSON.stringify([{ id: 'about-1', value }]) },
    }),
    list: 'content/get/',
    isIt: ({ id }: Record<string, unknown>) => id === 'about-1',
    values: ['<p>Raz</p>', '<p>Dwa</p>'],
  },
] as const;

test.each(KINDS)(
  '[LBR-10] $thing.kind: what it was is listed with author and moment, put back, and the step back taken back again',
  async ({ thing, save, list, isIt, values }) => {
    const inForce = async () => (await done(admin.get(list))).payload.find(isIt);
    const send = (client: ApiClient, value: unknown) => client.patch(save(value).call, save(value).body);
    const { value: first } = await inForce();
    expect(await earlier(thing)).toEqual([]);
    const begun = Date.now();
    await done(send(school.teacher, values[0]));
    await done(send(admin, values[1]));
    const lines = await earlier(thing);
    expect(lines).toMatchObject([
      { version: 2, value: values[1], author: { last_name: expect.any(String) } },
      { version: 1, value: values[0], author: { first_name: 'Ewa', last_name: 'Zaręba' } },
      { version: 0, value: first, author: null, date: null },
    ]);
    for (const { date } of lines.slice(0, 2)) expect(date >= begun - 1 && date <= Date.now()).toBe(true);

    const back = await done(restore(thing, 1, 2));
    expect(back.message).toMatchObject({ type: 'other', code: 'VALUE_RESTORED' });
    expect(back.payload).toEqual(await earlier(thing));
    expect(back.payload).toMatchObject([{ version: 3, value: values[0] }, { version: 2 }, { version: 1 }, {}]);
    expect(await inForce()).toMatchObject({ value: values[0], version: 3 });
    await done(restore(thing, 2, 3));
    expect(await inForce()).toMatchObject({ value: values[1], version: 4 });
    await done(restore(thing, 0));
    expect(await inForce()).toMatchObject({ value: first, version: 5 });
  },
);

test('[LBR-11] of two who put something back at once the second changes nothing and is told', async () => {
  const thing = { kind: 'STAGE', id: '4' };
  const save = (value: string) =>
    done(admin.patch('game/update-stages/', { stages: JSON.stringify([{ id: 4, value }]) }));
  await save('Raz');
  await save('Dwa');
  await done(restore(thing, 1, 2));
  const late = await restore(thing, 0, 2);
  expect(late).toMatchObject({ status: 409, message: { type: 'warning', code: 'CHANGED_MEANWHILE' } });
  expect(late.payload.find(({ id }: { readonly id: number }) => id === 4)).toMatchObject({ value: 'Raz', version: 3 });
  expect((await earlier(thing)).map(({ version }: { readonly version: number }) => version)).toEqual([3, 2, 1, 0]);
});

test('[LBR-10] what today would be refused is not put back: a least above its most', async () => {
  const save = (...settings: readonly object[]) =>
    done(admin.patch('game/update-settings/', { settings: JSON.stringify(settings) }));
  await save({ key: 'ST_salary_min', value: 7.5 });
  await save({ key: 'ST_salary_min', value: 5 }, { key: 'ST_salary_max', value: 6 });
  const refused = await restore({ kind: 'SETTING', id: 'ST_salary_min' }, 1, 2);
  expect(refused).toMatchObject({
    status: 422,
    payload: { ST_salary_min: ['To więcej niż górna granica: 6.'] },
    message: { code: 'VALIDATION' },
  });
  expect(await earlier({ kind: 'SETTING', id: 'ST_salary_min' })).toMatchObject([{ version: 2, value: 5 }, {}, {}]);
});

test('[LBR-10] what nobody knows is not found, what is no kind is refused', async () => {
  for (const thing of [
    { kind: 'SETTING', id: 'retention_months' },
    { kind: 'SETTING', id: '__proto__' },
    { kind: 'STAGE', id: '6' },
    { kind: 'STAGE', id: '01' },
    { kind: 'TEXT', id: 'stopka' },
  ]) {
    expect(await admin.get(`values/get-earlier/?kind=${thing.kind}&id=${thing.id}`)).toMatchObject({ status: 404 });
    expect(await restore(thing, 0)).toMatchObject({ status: 404, message: { code: 'NOT_FOUND' } });
  }
  expect(await restore({ kind: 'STAGE', id: '5' }, 9)).toMatchObject({ status: 404 });
  expect((await admin.get('values/get-earlier/?kind=SITUATION&id=K01')).status).toBe(422);
  expect((await admin.get('values/get-earlier/')).status).toBe(422);
});

test('[RGT-5] nobody but an admin hears of it or puts anything back', async () => {
  const body = { kind: 'STAGE', id: '1', version: 0 };
  for (const client of [school.teacher, at(school.students, 0)]) {
    expect(await client.get('values/get-earlier/?kind=STAGE&id=1')).toMatchObject({ status: 403, payload: null });
    expect(await client.post('values/restore/', body)).toMatchObject({ status: 403, payload: null });
  }
  expect((await school.guest().get('values/get-earlier/?kind=STAGE&id=1')).status).toBe(401);
});

test('[PRV-2] of an erased author only that there was somebody is told', async () => {
  const lecturer = { email: 'odchodzi@szkola.test', first_name: 'Zenobia', last_name: 'Odchodząca', type: 'TEACHER' };
  const { payload } = await done(admin.post('user/add/', { ...lecturer, password: PASSWORD }));
  const leaving = await school.guest().logIn(lecturer.email, PASSWORD);
  await done(leaving.patch('game/update-stages/', { stages: JSON.stringify([{ id: 5, value: 'Jej słowa' }]) }));
  const thing = { kind: 'STAGE', id: '5' };
  expect(await earlier(thing)).toMatchObject([{ author: { first_name: 'Zenobia' } }, {}]);
  await done(admin.delete(`user/delete/${payload.id}`));
  const lines = await earlier(thing);
  expect(lines).toMatchObject([{ value: 'Jej słowa', author: { first_name: 'Gracz', last_name: 'usunięty' } }, {}]);
  expect(JSON.stringify(lines)).not.toMatch(/Zenobia|Odchodząca/u);
});
