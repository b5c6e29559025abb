import { beforeAll, expect, test } from 'vitest';
import { type ApiClient, WAYS, done } from '@fracht/testing/school/api-client.ts';
import type { TestSchool } from '@fracht/testing/school/school.ts';
import { aSchool, aServer } from './school.ts';

let school: TestSchool;
let admin: ApiClient;

beforeAll(async () => {
  school = await aSchool(await aServer(), 1);
  ({ admin } = school);
});

const IMPORT = 'game/import-events/';
const LISTS = [
  ['EMERGENCY', 'game/get-emergencies/all'],
  ['ACCIDENT', 'game/get-accidents/all'],
  ['CHANGE', 'game/get-change-events/'],
] as const;

type Item = { readonly id: string; readonly name: string; readonly [field: string]: unknown };

const file = (kind: string, items: readonly object[], more: object = {}): string =>
  JSON.stringify({ format: 'fracht-situations', version: 1, kind, items, ...more });
const listOf = async (path: string): Promise<Item[]> => (await done(admin.get(`${path}?value=0`))).payload;
const take = (text: string, dryRun: boolean) => admin.post(IMPORT, { file: text, dryRun });
const statuses = (payload: { items: { status: string }[] }) => payload.items.map(({ status }) => status);

test.each(LISTS)('[LBR-8] a file of %s that holds what is there changes nothing', async (kind, path) => {
  const before = await listOf(path);
  const { payload } = await done(take(file(kind, before), false));
  expect(payload).toMatchObject({ kind, dryRun: false });
  expect(new Set(statuses(payload))).toEqual(new Set(['same']));
  expect(await listOf(path)).toEqual(before);
});

test.each(LISTS)(
  '[LBR-8] [LIB-8] of %s, new, changed and wrong items are told first; with a wrong one nothing is taken in, without it all is',
  async (...list) => {
    const [kind, path] = list;
    const before = await listOf(path);
    const [one, other] = before;
    if (one === undefined || other === undefined) throw new Error('an empty library');
    const { id: _, ...fields } = one;
    const items = [
      { ...fields, name: 'Z pliku' },
      { ...one, name: 'Inna nazwa', active: 0 },
      { ...other, name: '' },
      { ...other, types: ['MARS'] },
    ];
    const seen = await done(take(file(kind, items), true));
    expect(statuses(seen.payload)).toEqual(['new', 'changed', 'wrong', 'wrong']);
    expect(seen.payload.items[1].fields.toSorted()).toEqual(['active', 'name']);
    expect(seen.payload.items[2].errors).toEqual({ name: [expect.stringMatching(/^\p{Lu}.*\.$/u)] });
    expect(Object.keys(seen.payload.items[3].errors)).toEqual(['types.0']);
    expect(await listOf(path)).toEqual(before);
    const refused = await take(file(kind, items), false);
    expect(refused).toMatchObject({ status: 422, message: { code: 'VALIDATION' } });
    expect(refused.payload).toEqual({ file: [expect.stringMatching(/nic nie zmieniono/u)] });
    expect(await listOf(path)).toEqual(before);
    const taken = await done(take(file(kind, items.slice(0, 2)), false));
    expect([statuses(taken.payload), taken.message?.code]).toEqual([['new', 'changed'], 'SITUATIONS_IMPORTED']);
    const after = await listOf(path);
    expect(after[0]).toMatchObject({ id: one.id, name: 'Inna nazwa', active: 0 });
    expect(after[1]).toEqual(other);
    expect(after.slice(2, before.length)).toEqual(before.slice(2));
    expect(after.slice(before.length)).toMatchObject([{ name: 'Z pliku' }]);
  },
);

test.each(WAYS)('[LIB-8] the text of a file may travel as %s', async (way) => {
  const text = file('ACCIDENT', [{ name: 'Mgła', effects: [{ type: 'TIME', value: 30 }] }]);
  const { payload } = await done(admin.post(IMPORT, { file: text, dryRun: true }, { way }));
  expect(statuses(payload)).toEqual(['new']);
});

test('[LIB-8] an id that comes twice, or is another library’s, is wrong', async () => {
  const [emergency] = await listOf('game/get-emergencies/all');
  const items = [
    { id: 'raz', name: 'A' },
    { id: 'raz', name: 'B' },
    { id: emergency?.id, name: 'C' },
  ];
  const { payload } = await done(take(file('ACCIDENT', items), true));
  expect(statuses(payload)).toEqual(['new', 'wrong', 'wrong']);
});

test.each(['a/b', '..', 'a b', 'ą', '?', '__proto__/', 'a%2f'])(
  '[LIB-8] an item of the id %s, which no address names, is wrong',
  async (id) => {
    const { payload } = await done(take(file('ACCIDENT', [{ id, name: 'A' }]), true));
    expect(payload.items[0]).toMatchObject({ status: 'wrong', errors: { id: [expect.any(String)] } });
  },
);

test('[LBR-8] an item whose uploaded picture is not here comes in without it, and says so', async () => {
  const image = '/pictures/aaaaaaaaaaaaaaaa.webp';
  const item = { id: 'obrazek', name: 'Z obrazkiem', image, situation: { answers: [{ text: 'Tak', image }] } };
  const { payload } = await done(take(file('EMERGENCY', [item]), false));
  expect(payload.items).toMatchObject([{ status: 'new', isMissingPictures: true }]);
  const stored = (await listOf('game/get-emergencies/all')).find(({ id }) => id === 'obrazek');
  expect(stored).toMatchObject({ image: null, situation: { answers: [{ image: null }] } });
});

test('[LBR-3] what is wrong deep in an item is told with its place there', async () => {
  const [one] = await listOf('game/get-emergencies/all');
  const second = {
    text: 'I co teraz?',
    answers: [{ text: 'Czekam', points: 'dużo', effects: [{ type: 'NIC', value: 1 }] }],
  };
  const situation = { text: 'Co robisz?', answers: [{ text: 'Jadę', situation: second }] };
  const { payload } = await done(take(file('EMERGENCY', [{ ...one, situation }]), true));
  const place = 'situation.answers.0.situation.answers.0';
  expect(Object.keys(payload.items[0].errors).toSorted()).toEqual([`${place}.effects.0.type`, `${place}.points`]);
});

test('[LBR-2] an item in which the check finds errors comes in switched off and says so, whatever the file says; a second time it is the same', async () => {
  const [good] = await listOf('game/get-change-events/');
  if (good === undefined) throw new Error('an empty library');
  const items = [
    { ...good, id: 'bez-zarzutu', active: 1 },
    { ...good, id: 'bez-opisu', description: '', active: 1 },
  ];
  const { payload } = await done(take(file('CHANGE', items), false));
  expect(payload.items).toMatchObject([{ isFaulty: false }, { isFaulty: true }]);
  const stored = await listOf('game/get-change-events/');
  expect(items.map(({ id }) => stored.find((each) => each.id === id))).toMatchObject([{ active: 1 }, { active: 0 }]);
  expect(statuses((await done(take(file('CHANGE', items), true))).payload)).toEqual(['same', 'same']);
});

test('[LBR-2] a question without a text comes in switched off; what is wrong and what was left out is told before and after', async () => {
  const [good] = await listOf('game/get-emergencies/all');
  const situation = {
    kolor: 'red',
    answers: [
      { text: 'Czekam', feedbak: 'Czas ucieka.', points: -5 },
      { text: 'Dzwonię', feedback: 'Dobrze.', points: 20, effects: [{ type: 'TIME', value: 5 }] },
    ],
  };
  const items = [{ ...good, id: 'puste-pytanie', name: 'Puste pytanie', active: 1, situation }];
  const told = {
    status: 'new',
    isFaulty: true,
    faults: [
      'Zdarzenie › pytanie\u00a01 › treść: Tekst jest pusty.',
      expect.stringMatching(/^Zdarzenie › pytanie.1 › odpowiedź.1 › informacja zwrotna: /u),
    ],
    unknown: ['situation.kolor', 'situation.answers.0.feedbak'],
  };
  expect((await done(take(file('EMERGENCY', items), true))).payload.items).toMatchObject([told]);
  expect((await done(take(file('EMERGENCY', items), false))).payload.items).toMatchObject([told]);
  const stored = (await listOf('game/get-emergencies/all')).find(({ id }) => id === 'puste-pytanie');
  expect(stored).toMatchObject({ active: 0 });
  const on = await admin.patch('game/save-emergency/', { id: 'puste-pytanie', active: 1 });
  expect(on).toMatchObject({ status: 409, message: { code: 'SITUATION_FAULTY' } });
});

test('[LIB-4] a part of a minute in a file is wrong, and told with its place', async () => {
  const [good] = await listOf('game/get-accidents/all');
  const effects = [{ type: 'TIME', value: 1.5 }];
  const { payload } = await done(take(file('ACCIDENT', [{ ...good, id: 'ulamek', effects }]), true));
  expect(payload.items).toMatchObject([
    { status: 'wrong', errors: { 'effects.0.value': ['Skutek\u00a01: Wpisz liczbę całkowitą.'] } },
  ]);
});

const HOSTILE: readonly (readonly [string, string])[] = [
  ['no JSON', '{"format":'],
  ['nothing', ''],
  ['another format', file('ACCIDENT', [{ name: 'A' }], { format: 'inny' })],
  ['a later version', file('ACCIDENT', [{ name: 'A' }], { version: 2 })],
  ['an unknown library', file('MARS', [{ name: 'A' }])],
  ['no items', file('ACCIDENT', [])],
  ['items that are none', JSON.stringify({ format: 'fracht-situations', version: 1, kind: 'ACCIDENT', items: [1] })],
  ['lists 100 000 deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  [
    '2 001 items',
    file(
      'ACCIDENT',
      Array.from({ length: 2001 }, () => ({ name: 'A' })),
    ),
  ],
];

test.each(HOSTILE)('[LIB-8] %s is refused with a clear word, and nothing is changed', async (_, text) => {
  const before = await Promise.all(LISTS.map(([, path]) => listOf(path)));
  for (const dryRun of [true, false]) {
    const refused = await take(text, dryRun);
    expect(refused).toMatchObject({ status: 422, message: { code: 'VALIDATION' } });
    expect(refused.payload).toEqual({ file: [expect.stringMatching(/plik/u)] });
  }
  expect(await Promise.all(LISTS.map(([, path]) => listOf(path)))).toEqual(before);
});

test('[LIB-3] an item with a hostile tree is wrong; a file over a mebibyte is too large', async () => {
  const deep = `${'{"situation":'.repeat(60)}null${'}'.repeat(60)}`;
  const text = file('EMERGENCY', []).replace(
    '[]',
    `[{"name":"A",${deep.slice(1)},{"name":"B","situation":{"__proto__":{}}}]`,
  );
  const { payload } = await done(take(text, true));
  expect(statuses(payload)).toEqual(['wrong', 'wrong']);
  const huge = file('ACCIDENT', [{ name: 'A', knowledge: 'x'.repeat(1_100_000) }]);
  expect((await take(huge, false)).status).toBe(413);
});

test('[LIB-8] an item of more values than any that can be saved is wrong, and told without a walk over it', async () => {
  const text = file('ACCIDENT', [{ name: 'A', more: Array.from({ length: 120_001 }, () => 0) }, { name: 'B' }]);
  const { payload } = await done(take(text, true));
  expect(statuses(payload)).toEqual(['wrong', 'new']);
  expect(payload.items[0].errors).toEqual({ form: [expect.stringMatching(/^Za dużo elementów/u)] });
});

test('[RGT-5] students have nothing of it', async () => {
  const [student] = school.students;
  expect((await student?.post(IMPORT, { file: file('ACCIDENT', [{ name: 'A' }]) }))?.status).toBe(403);
});
