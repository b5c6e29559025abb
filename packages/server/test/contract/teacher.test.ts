import { beforeAll, expect, test } from 'vitest';
import type { TestSchool } from '@fracht/testing/school/school.ts';
import { aSchool, aServer } from './school.ts';
import { done } from '@fracht/testing/school/api-client.ts';
import type { AnyJson } from './socket.ts';

let school: TestSchool;

beforeAll(async () => {
  school = await aSchool(await aServer(), 1);
});

/** One item of a list, in the form that everybody who may read the list gets. */
async function kept(list: string, key: string, id: unknown): Promise<AnyJson> {
  return (await done(school.admin.get(list))).payload.find((item: AnyJson) => item[key] === id);
}

test.each([
  ['content/save/', 'elements', 'content/get/', 'id', 'about-2', '<p>O szkole pisze wykładowca.</p>'],
  ['game/update-stages/', 'stages', 'game/get-stages/', 'id', 3, 'Trzecia runda słowami wykładowcy'],
  ['game/update-settings/', 'settings', 'game/get-settings/', 'key', 'car_worktime', 600],
] as const)('[RGT-5] a teacher’s %s is kept: what was written is what everybody reads', async (...call) => {
  const [save, field, list, key, id, value] = call;
  expect((await kept(list, key, id)).value).not.toBe(value);
  const others = async () => (await done(school.admin.get(list))).payload.filter((item: AnyJson) => item[key] !== id);
  const before = await others();
  await done(school.teacher.patch(save, { [field]: JSON.stringify([{ [key]: id, value }]) }));
  expect((await kept(list, key, id)).value).toBe(value);
  expect(await others()).toEqual(before);
});

const QUESTION = {
  description: 'Kierowca stoi.',
  help: 'Kto czeka?',
  knowledge: 'Telefon jest szybszy niż list.',
  situation: {
    text: 'Co robisz?',
    answers: [
      { text: 'Czekam', feedback: 'Czas ucieka.' },
      { text: 'Dzwonię', points: 15, feedback: 'Klient już wie.' },
    ],
  },
};
const EVENTS = [
  ['game/save-emergency/', 'game/get-emergencies/all', { value: JSON.stringify(QUESTION) }],
  ['game/save-accident/', 'game/get-accidents/all', { value: JSON.stringify([{ type: 'TIME', value: 30 }]) }],
  ['game/save-change-event/', 'game/get-change-events/', { type: 'CHANGE_PICK_TIME', value: JSON.stringify(QUESTION) }],
] as const;

test.each(EVENTS)('[RGT-5] a teacher adds, changes and removes by %s', async (save, list, fields) => {
  const { teacher } = school;
  const { payload: made } = await done(teacher.patch(save, { name: 'Z lekcji', active: 1, ...fields }));
  expect(await kept(list, 'id', made.id)).toEqual(made);
  await done(teacher.patch(save, { id: made.id, name: 'Z drugiej lekcji' }));
  expect(await kept(list, 'id', made.id)).toMatchObject({ id: made.id, name: 'Z drugiej lekcji', active: 1 });
  await done(teacher.delete(`game/remove-event/${made.id}`));
  expect(await kept(list, 'id', made.id)).toBeUndefined();
});
