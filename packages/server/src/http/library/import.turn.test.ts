import { expect, test } from 'vitest';
import { importEventsPayload } from '@fracht/protocol';
import { school } from '../../../test/support/school.ts';
import { type Login, testApp, type TestApp } from '../../../test/support/test-app.ts';

const IDS = Array.from({ length: 500 }, (_, index) => `plik${String(index).padStart(12, '0')}`);
const ITEMS = IDS.map((id, index) => ({
  id,
  name: `Sytuacja ${String(index)}`,
  knowledge: 'Długi tekst. '.repeat(300),
  situation: { text: 'Co robisz?', answers: [{ text: 'Czekam', points: 5, feedback: 'Dobrze.' }] },
}));

function take({ sendForm }: TestApp, login: Login, items: readonly object[]) {
  const form = new FormData();
  const file = JSON.stringify({ format: 'fracht-situations', version: 1, kind: 'EMERGENCY', items });
  form.append('dryRun', 'false');
  form.append('file', new Blob([file]), 'sytuacje.json');
  return sendForm('game/import-events/', form, login);
}

test('[LIB-8] 500 items in a file of two mebibytes come in at once, in their order; one wrong among them stops all', async () => {
  const app = await testApp();
  const { ADMIN } = (await school(app)).logins;
  const ids = async () => (await app.context.storage.library.all('EMERGENCY')).map(({ item }) => item.id);
  const before = await ids();
  const refused = await take(app, ADMIN, [...ITEMS.slice(0, 499), { id: 'zly', name: '' }]);
  expect(refused.status).toBe(422);
  expect(await ids()).toEqual(before);
  const taken = await take(app, ADMIN, ITEMS);
  const { items } = importEventsPayload.parse(taken.payload);
  expect(new Set(items.map(({ status }) => status))).toEqual(new Set(['new']));
  expect(await ids()).toEqual([...before, ...IDS]);
});

test('[BND-1] a file over 16 MiB is too large', async () => {
  const app = await testApp();
  const { ADMIN } = (await school(app)).logins;
  const refused = await take(app, ADMIN, [{ name: 'x'.repeat(17_000_000) }]);
  expect(refused.status).toBe(413);
});
