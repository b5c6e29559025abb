import { beforeAll, expect, test } from 'vitest';
import { type ApiClient, done } from '@fracht/testing/school/api-client.ts';
import type { TestSchool } from '@fracht/testing/school/school.ts';
import { aSchool, aServer, at } from './school.ts';

let school: TestSchool;
let admin: ApiClient;
let teacher: ApiClient;

beforeAll(async () => {
  school = await aSchool(await aServer(), 1);
  ({ admin, teacher } = school);
});

const ANSWERS = [
  { text: 'Czekam na serwis', points: -5, feedback: 'Czas ucieka, a serwis nie zna adresu.' },
  { text: 'Dzwonię do odbiorcy', points: 20, feedback: 'Odbiorca zdąży przesunąć okno.' },
];
const FIELDS = {
  name: 'Pęknięta opona',
  description: 'Na autostradzie pękła opona naczepy.',
  help: 'Najpierw bezpieczeństwo.',
  knowledge: 'Trójkąt stawia się sto metrów za pojazdem.',
  image: 'collision',
  situation: { text: 'Co robisz najpierw?', answers: ANSWERS },
};

let count = 0;

/** An id as a client may make it. */
function newId(): string {
  count += 1;
  return `szkic${String(count).padStart(11, '0')}`;
}

const save = (client: ApiClient, fields: Readonly<Record<string, unknown>>) =>
  client.post('game/save-draft/', { kind: 'EMERGENCY', ...fields, value: JSON.stringify(fields['value'] ?? FIELDS) });
const deskOf = async (id: string) => (await done(admin.get(`game/get-draft/${id}`))).payload;
const libraryItem = async (id: string) =>
  (await done(admin.get('game/get-emergencies/all'))).payload.find((item: { id: string }) => item.id === id);

/** A new situation, published by the admin. */
async function published(value: unknown = FIELDS): Promise<string> {
  const id = newId();
  const { payload } = await done(save(admin, { id, value }));
  await done(admin.post('game/publish-draft/', { id, revision: payload.draft.revision }));
  return id;
}

test('[LBR-5] a new situation is begun as a draft, which no library and no game knows of', async () => {
  const { payload } = await done(save(admin, {}));
  expect(payload).toMatchObject({
    id: expect.stringMatching(/^\w{16}$/u),
    kind: 'EMERGENCY',
    published: null,
    draft: {
      version: 0,
      behind: false,
      author: { first_name: expect.any(String), last_name: expect.any(String) },
      date: expect.any(Number),
      item: { name: FIELDS.name, situation: { answers: ANSWERS } },
    },
  });
  expect(await libraryItem(payload.id)).toBeUndefined();
  expect(await deskOf(payload.id)).toEqual(payload);
  const listed = (await done(teacher.get('game/get-drafts/'))).payload;
  const { author, date } = payload.draft;
  expect(listed).toContainEqual({
    id: payload.id,
    kind: 'EMERGENCY',
    name: FIELDS.name,
    author,
    date,
    published: false,
  });
});

test('[LBR-6] [LIB-6] a draft keeps what is unfinished as it is: no name, no text, no cars, numbers out of range', async () => {
  const value = {
    name: '',
    types: [],
    lands: [],
    maxTime: 0,
    inTimePoints: 12_345,
    situation: { text: '', answers: [{ text: ' ', points: 0.5, effects: [{ type: 'TIME', value: 999_999 }] }] },
  };
  const { payload } = await done(save(admin, { value }));
  expect(payload.draft.item).toMatchObject(value);
  const refused = await admin.post('game/publish-draft/', { id: payload.id, revision: payload.draft.revision });
  expect(refused).toMatchObject({ status: 422, payload: { name: [expect.any(String)], types: [expect.any(String)] } });
  expect((await deskOf(payload.id)).draft).toEqual(payload.draft);
});

test('[LIB-6] [LBR-11] each save follows the one before; one that does not is a conflict, and changes nothing', async () => {
  const { payload: first } = await done(save(admin, {}));
  const { id } = first;
  const { revision } = first.draft;
  const { payload: second } = await done(save(teacher, { id, revision, value: { ...FIELDS, name: 'Druga' } }));
  expect(second.draft).toMatchObject({ author: { first_name: 'Ewa', last_name: 'Zaręba' }, item: { name: 'Druga' } });
  for (const late of [revision, '']) {
    const answer = await save(admin, { id, revision: late, value: { ...FIELDS, name: 'Moja' } });
    expect(answer).toMatchObject({ status: 409, payload: null, message: { code: 'DRAFT_CHANGED', type: 'warning' } });
  }
  expect(await admin.delete(`game/remove-draft/${id}?revision=${revision}`)).toMatchObject({ status: 409 });
  expect(await admin.post('game/publish-draft/', { id, revision })).toMatchObject({ status: 409 });
  expect((await deskOf(id)).draft).toEqual(second.draft);
});

test('[LBR-6] published, it is in the library at once, switched on, and its draft is gone', async () => {
  const { payload: begun } = await done(save(admin, {}));
  const { id } = begun;
  const { payload, message } = await done(admin.post('game/publish-draft/', { id, revision: begun.draft.revision }));
  expect(message).toMatchObject({ type: 'other', code: 'SITUATION_PUBLISHED' });
  expect(payload).toMatchObject({ id, draft: null, published: { version: 1, active: 1, item: { name: FIELDS.name } } });
  expect(await libraryItem(id)).toMatchObject({ id, name: FIELDS.name, active: 1, version: 1 });
  const drafts = (await admin.get('game/get-drafts/')).payload;
  expect(drafts.map((draft: { id: string }) => draft.id)).not.toContain(id);
});

test.each([
  ['without a text', { answers: ANSWERS }],
  ['with other wordings alone', { text: '', texts: ['Co robisz najpierw?'], answers: ANSWERS }],
  ['with the words that stand for a missing text', { text: 'Nowe pytanie', answers: ANSWERS }],
])('[LBR-6] a question %s stops a publication, and the answer says where', async (_, situation) => {
  const { payload } = await done(save(admin, { value: { ...FIELDS, situation } }));
  const refused = await admin.post('game/publish-draft/', { id: payload.id, revision: payload.draft.revision });
  expect(refused).toMatchObject({ status: 409, message: { code: 'DRAFT_FAULTY' } });
  expect(refused.payload).toEqual({ situation: [expect.stringMatching(/^Zdarzenie › pytanie.1 › treść: /u)] });
  expect(await libraryItem(payload.id)).toBeUndefined();
});

test('[LBR-6] a draft keeps a part of a minute as it was written, and it stops a publication', async () => {
  const [first, second] = ANSWERS;
  const answers = [first, { ...second, effects: [{ type: 'TIME', value: 1.5 }] }];
  const { payload } = await done(save(admin, { value: { ...FIELDS, situation: { text: 'Co robisz?', answers } } }));
  expect(payload.draft.item.situation.answers[1].effects).toEqual([{ type: 'TIME', value: 1.5 }]);
  const refused = await admin.post('game/publish-draft/', { id: payload.id, revision: payload.draft.revision });
  const words = 'Zdarzenie › pytanie\u00a01 › odpowiedź\u00a02 › skutek\u00a01: Wpisz liczbę całkowitą.';
  expect(refused).toMatchObject({ status: 422, payload: { situation: [words] } });
});

test('[LIB-7] fields of a draft that nothing reads are told', async () => {
  const answer = await done(save(admin, { value: { ...FIELDS, wiedza: 'Trójkąt' } }));
  expect(answer.message).toMatchObject({
    type: 'warning',
    code: 'FIELDS_UNKNOWN',
    text: expect.stringContaining('„wiedza”'),
  });
  expect((await done(save(admin, {}))).message ?? null).toBeNull();
});

test('[LBR-3] what is wrong with a draft names question and answer', async () => {
  const answers = Array.from({ length: 13 }, () => ({ text: 'Czekam' }));
  const refused = await save(admin, { value: { ...FIELDS, situation: { text: 'Co robisz?', answers } } });
  const words = 'Zdarzenie › pytanie\u00a01 › odpowiedzi: Może tu być najwyżej 12\u00a0odpowiedzi.';
  expect(refused).toMatchObject({ status: 422, payload: { situation: [words] } });
});

test('[LBR-6] errors of the check stop a publication; advice does not', async () => {
  const [first, second] = ANSWERS;
  const faulty = { ...FIELDS, situation: { ...FIELDS.situation, answers: [{ ...first, feedback: '' }, second] } };
  const { payload } = await done(save(admin, { value: faulty }));
  const { id } = payload;
  const refused = await admin.post('game/publish-draft/', { id, revision: payload.draft.revision });
  expect(refused).toMatchObject({ status: 409, message: { code: 'DRAFT_FAULTY' } });
  expect(await libraryItem(id)).toBeUndefined();
  const advised = { ...FIELDS, knowledge: 'Trójkąt - sto metrów za pojazdem.' };
  const mended = await done(save(admin, { id, revision: payload.draft.revision, value: advised }));
  await done(admin.post('game/publish-draft/', { id, revision: mended.payload.draft.revision }));
  expect(await libraryItem(id)).toMatchObject({ knowledge: advised.knowledge });
});

test('[LBR-5] a draft of a published situation leaves it as it is until it is published or discarded', async () => {
  const id = await published();
  const before = await libraryItem(id);
  const { payload } = await done(save(admin, { id, version: 1, value: { ...FIELDS, name: 'Inna nazwa' } }));
  expect(payload).toMatchObject({ published: { version: 1, item: { name: FIELDS.name } }, draft: { version: 1 } });
  expect(await libraryItem(id)).toEqual(before);
  const gone = await done(admin.delete(`game/remove-draft/${id}?revision=${payload.draft.revision}`));
  expect(gone).toMatchObject({ payload: null, message: { code: 'DRAFT_DISCARDED' } });
  expect(await deskOf(id)).toMatchObject({ draft: null, published: { version: 1 } });
  expect((await admin.delete(`game/remove-draft/${id}`)).status).toBe(404);
});

test('[LBR-5] a draft that says again what is published is none', async () => {
  const id = await published();
  const { payload } = await done(save(admin, { id, version: 1, value: { ...FIELDS, name: 'Inna nazwa' } }));
  const { revision } = payload.draft;
  expect((await save(admin, { id, version: 1 })).status).toBe(409);
  const back = await done(save(admin, { id, version: 1, revision }));
  expect(back.payload).toMatchObject({ draft: null, published: { version: 1 } });
});

test('[LBR-7] a save through the call of the library is a version at once; a draft stays, and is told to be behind', async () => {
  const id = await published();
  const { payload } = await done(save(admin, { id, version: 1, value: { ...FIELDS, name: 'W szkicu' } }));
  const { payload: switched } = await done(teacher.patch('game/save-emergency/', { id, active: 0 }));
  expect(switched.version).toBe(2);
  expect((await deskOf(id)).draft).toMatchObject({ version: 1, behind: false });
  await done(teacher.patch('game/save-emergency/', { id, help: 'Inna rada.' }));
  const desk = await deskOf(id);
  expect(desk.published).toMatchObject({ version: 3, active: 0, author: { first_name: 'Ewa' } });
  expect(desk.draft).toEqual({ ...payload.draft, behind: true });
  const { revision } = desk.draft;
  expect(await admin.post('game/publish-draft/', { id, revision })).toMatchObject({ status: 409 });
  const { payload: kept } = await done(
    save(admin, { id, revision, version: 3, value: { ...FIELDS, name: 'W szkicu' } }),
  );
  expect(kept.draft).toMatchObject({ version: 3, behind: false });
  const { message } = await done(admin.post('game/publish-draft/', { id, revision: kept.draft.revision }));
  expect(message?.code).toBe('SITUATION_PUBLISHED_OFF');
  expect(await libraryItem(id)).toMatchObject({ name: 'W szkicu', help: FIELDS.help, active: 0, version: 4 });
});

test('[LBR-7] every version is listed with its author and day, can be read, and is restored as a draft', async () => {
  const id = await published();
  await done(teacher.patch('game/save-emergency/', { id, name: 'Druga nazwa' }));
  const { payload: lines } = await done(admin.get(`game/get-versions/${id}`));
  expect(lines).toEqual([
    {
      version: 2,
      name: 'Druga nazwa',
      active: 1,
      date: expect.any(Number),
      author: expect.objectContaining({ first_name: 'Ewa', last_name: 'Zaręba' }),
      isCorrection: false,
    },
    expect.objectContaining({ version: 1, name: FIELDS.name, active: 1 }),
  ]);
  const { payload: old } = await done(admin.get(`game/get-version/${id}?version=1`));
  expect(old).toMatchObject({ version: 1, kind: 'EMERGENCY', item: { id, name: FIELDS.name } });
  const { payload: draft } = await done(save(admin, { id, version: 2, value: old.item }));
  const { payload } = await done(admin.post('game/publish-draft/', { id, revision: draft.draft.revision }));
  expect(payload.published.item).toEqual(old.item);
  expect((await done(admin.get(`game/get-versions/${id}`))).payload).toHaveLength(3);
  expect((await admin.get(`game/get-version/${id}?version=9`)).status).toBe(404);
});

test('[LIB-17] [LBR-7] what an answer breaks is in its draft as it was written, in what is published of that, and in its versions', async () => {
  const id = newId();
  const [late, call] = ANSWERS;
  const valueOf = (breaks: unknown) => ({
    ...FIELDS,
    situation: { text: 'Co robisz?', answers: [{ ...late, breaks }, call] },
  });
  const unfinished = { law: 'OTHER', article: '', why: '' };
  const { draft } = (await done(save(admin, { id, value: valueOf(unfinished) }))).payload;
  expect(draft.item.situation.answers[0].breaks).toEqual(unfinished);
  expect(await admin.post('game/publish-draft/', { id, revision: draft.revision })).toMatchObject({ status: 409 });
  const breaks = { law: 'ROAD_TRAFFIC', article: 'art. 3', why: 'Postój na pasie ruchu' };
  const next = (await done(save(admin, { id, revision: draft.revision, value: valueOf(breaks) }))).payload.draft;
  await done(admin.post('game/publish-draft/', { id, revision: next.revision }));
  expect((await libraryItem(id)).situation.answers[0].breaks).toEqual(breaks);
  await done(admin.patch('game/save-emergency/', { id, value: JSON.stringify(valueOf(null)) }));
  expect((await libraryItem(id)).situation.answers[0]).not.toHaveProperty('breaks');
  const { item } = (await done(admin.get(`game/get-version/${id}?version=1`))).payload;
  expect(item.situation.answers[0].breaks).toEqual(breaks);
});

test('[LBR-7] the built-in situations have a first version that nobody wrote', async () => {
  const [item] = (await done(admin.get('game/get-change-events/'))).payload;
  const { payload } = await done(admin.get(`game/get-versions/${item.id}`));
  expect(payload).toEqual([
    { version: 1, name: item.name, active: item.active, date: null, author: null, isCorrection: false },
  ]);
});

test('[LBR-7] the last fifty versions are kept', async () => {
  const id = await published();
  for (let version = 2; version <= 53; version += 1)
    await done(admin.patch('game/save-emergency/', { id, name: `Wersja ${version}` }));
  const { payload } = await done(admin.get(`game/get-versions/${id}`));
  expect(payload.map(({ version }: { version: number }) => version)).toEqual(
    Array.from({ length: 50 }, (_, index) => 53 - index),
  );
});

test('[LBR-5] games take the published version, whatever is written meanwhile', async () => {
  const id = await published({ ...FIELDS, name: 'Wersja dla gier' });
  await done(save(admin, { id, version: 1, value: { ...FIELDS, name: 'Tylko szkic' } }));
  const { payload: begun } = await done(save(admin, { value: { ...FIELDS, name: 'Nigdy niewydana' } }));
  const game = await school.newGame();
  const { payload } = await done(teacher.get(`game/get/?id=${game}`));
  const text = JSON.stringify(payload);
  expect(text).not.toContain('Tylko szkic');
  expect(text).not.toContain(begun.id);
  expect(JSON.stringify(await libraryItem(id))).toContain('Wersja dla gier');
});

test('[LBR-5] accidents and changes have drafts of the same kind', async () => {
  const accident = { name: 'Korek', effects: [{ type: 'TIME', value: 30 }] };
  const { payload: jam } = await done(save(admin, { kind: 'ACCIDENT', value: accident }));
  await done(admin.post('game/publish-draft/', { id: jam.id, revision: jam.draft.revision, active: 0 }));
  const accidents = (await admin.get('game/get-accidents/all')).payload;
  expect(accidents.at(-1)).toMatchObject({ id: jam.id, name: 'Korek', active: 0, effects: accident.effects });
  const change = { name: 'Później', description: 'Nowe okno.', type: 'CHANGE_PICK_TIME', situation: FIELDS.situation };
  const { payload: later } = await done(save(admin, { kind: 'CHANGE', value: change }));
  await done(admin.post('game/publish-draft/', { id: later.id, revision: later.draft.revision }));
  expect((await admin.get('game/get-change-events/')).payload.at(-1)).toMatchObject({ id: later.id, active: 1 });
});

test('[BND-5] a draft of what is gone, of another kind or with a hostile tree is refused', async () => {
  const id = await published();
  expect(await save(admin, { id, kind: 'CHANGE', version: 1, value: { type: 'CHANGE_TRUCK' } })).toMatchObject({
    status: 404,
  });
  const { payload } = await done(save(admin, { id, version: 1, value: { ...FIELDS, name: 'X' } }));
  await done(admin.delete(`game/remove-event/${id}`));
  expect((await admin.get(`game/get-draft/${id}`)).status).toBe(404);
  expect((await admin.get(`game/get-versions/${id}`)).status).toBe(404);
  for (const known of [{ revision: payload.draft.revision }, { version: 1 }]) {
    expect((await save(admin, { id, ...known })).status).toBe(404);
  }
  expect((await save(admin, { id: 'Nie taki' })).status).toBe(404);
  const deep = `{"situation":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
  for (const value of [deep, '{"situation":{"__proto__":{"points":1}}}', '{']) {
    const answer = await admin.post('game/save-draft/', { kind: 'EMERGENCY', value });
    expect(answer).toMatchObject({ status: 422, message: { code: 'VALIDATION' } });
  }
});

test('[RGT-5] students know nothing of drafts and versions', async () => {
  const student = at(school.students, 0);
  const id = await published();
  for (const path of ['get-drafts/', `get-draft/${id}`, `get-versions/${id}`, `get-version/${id}?version=1`]) {
    expect(await student.get(`game/${path}`)).toMatchObject({ status: 403, payload: null });
  }
  expect((await save(student, {})).status).toBe(403);
});
