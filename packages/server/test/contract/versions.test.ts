import { beforeAll, expect, test } from 'vitest';
import { type ApiAnswer, type ApiClient, done } from '@fracht/testing/school/api-client.ts';
import { aSchool, aServer } from './school.ts';

let one: ApiClient;
let other: ApiClient;

beforeAll(async () => {
  const address = await aServer();
  const school = await aSchool(address, 0);
  one = school.admin;
  other = school.teacher;
});

/** The three saves whose parts have versions: how they are listed, and how a save refers to them. */
const SAVES = [
  {
    call: 'game/update-settings/',
    list: 'game/get-settings/',
    field: 'settings',
    name: 'key',
    id: 'rest_minutes',
    values: [600, 620, 640],
    beside: { key: 'start_money', value: 12_345 },
  },
  {
    call: 'game/update-stages/',
    list: 'game/get-stages/',
    field: 'stages',
    name: 'id',
    id: 2,
    values: ['Raz', 'Dwa', 'Trzy'],
    beside: { id: 3, value: 'Obok' },
  },
  {
    call: 'content/save/',
    list: 'content/get/',
    field: 'elements',
    name: 'id',
    id: 'about-1',
    values: ['<p>Raz</p>', '<p>Dwa</p>', '<p>Trzy</p>'],
    beside: { id: 'policy', value: '<p>Obok</p>' },
  },
] as const;

test.each(SAVES)(
  '[FLD-10] [LBR-11] $call: of two who change the same the second is told what is there now, and nothing is lost',
  async (save) => {
    const kept = async () => {
      const { payload } = await done(one.get(save.list));
      return payload.find((item: Record<string, unknown>) => item[save.name] === save.id);
    };
    const send = (client: ApiClient, changes: readonly object[]): Promise<ApiAnswer> =>
      client.patch(save.call, { [save.field]: JSON.stringify(changes) });
    const change = (value: unknown, rest: object = {}) => ({ [save.name]: save.id, value, ...rest });
    const { version } = await kept();
    expect(version).toBe(0);
    await done(send(one, [change(save.values[0], { version })]));

    const refused = await send(other, [save.beside, change(save.values[1], { version })]);
    expect(refused).toMatchObject({ status: 409, message: { type: 'warning', code: 'CHANGED_MEANWHILE' } });
    expect(refused.payload).toEqual((await done(one.get(save.list))).payload);
    expect(await kept()).toMatchObject({ value: save.values[0], version: 1 });
    expect(JSON.stringify(refused.payload)).not.toContain(String(save.beside.value));

    await done(send(other, [change(save.values[1], { version: 1 })]));
    expect(await kept()).toMatchObject({ value: save.values[1], version: 2 });
    await done(send(one, [change(save.values[2])]));
    expect(await kept()).toMatchObject({ value: save.values[2], version: 3 });
    await done(send(other, [change(save.values[2], { version: 0 })]));
    expect(await kept()).toMatchObject({ value: save.values[2], version: 3 });
    await done(send(other, [save.beside]));
  },
);
