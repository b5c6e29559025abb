import { beforeAll, expect, test } from 'vitest';
import { type ApiClient, WAYS, done } from '@fracht/testing/school/api-client.ts';
import type { TestSchool } from '@fracht/testing/school/school.ts';
import { aSchool, aServer, at } from './school.ts';

let school: TestSchool;
let admin: ApiClient;

beforeAll(async () => {
  school = await aSchool(await aServer(), 1);
  ({ admin } = school);
});

const polish = [expect.stringMatching(/^\p{Lu}.*\.$/u)];

const SITUATION = {
  text: 'Co robisz?',
  points: 2,
  answers: [
    { text: 'Czekam', points: -5, feedback: 'Czas ucieka.', effects: [{ type: 'TIME', value: 60 }] },
    {
      text: 'Dzwonię do odbiorcy',
      points: 10,
      feedback: 'Dobrze.',
      situation: {
        text: 'Podaj numer sprawy',
        textAnswer: '{case_number}',
        showCaseAndPolice: true,
        points_ok: 5,
        feedback_ok: 'Tak.',
        feedback_wrong: 'Nie ten numer.',
      },
    },
  ],
};
const WORDS = { description: 'Kierowca stoi.', help: 'Kto czeka?', knowledge: 'Telefon jest szybszy niż list.' };
const EMERGENCY = {
  ...WORDS,
  subtype: 'CAR_ACCIDENT',
  image: 'collision',
  types: ['ST'],
  maxTime: 90,
  situation: SITUATION,
};

const KINDS = [
  ['emergency', 'game/get-emergencies/all', 'game/save-emergency/', { ...WORDS, situation: SITUATION }],
  ['accident', 'game/get-accidents/all', 'game/save-accident/', [{ type: 'TIME', value: 30 }]],
  ['change event', 'game/get-change-events/', 'game/save-change-event/', { description: 'Nowe okno' }],
] as const;

const SAVES = KINDS.map(([, list, save]) => [list, save] as const);

/** What all three need: change events have no type by default. */
const fields = (value: unknown) => ({ name: 'Nowa sytuacja', type: 'CHANGE_PICK_TIME', value: JSON.stringify(value) });

test.each(KINDS)('[LIB-16] a new %s trains what its author chose, until that is taken back', async (...kind) => {
  const [, list, save, value] = kind;
  const plain = (await done(admin.patch(save, fields(value)))).payload;
  expect(plain).not.toHaveProperty('competence');
  const chosen = await done(admin.patch(save, { id: plain.id, competence: 'DRIVING_TIME' }));
  expect(chosen.payload).toMatchObject({ competence: 'DRIVING_TIME' });
  const kept = await done(admin.patch(save, { id: plain.id, name: 'Inna nazwa' }));
  expect(kept.payload).toMatchObject({ competence: 'DRIVING_TIME', name: 'Inna nazwa' });
  expect((await admin.get(list)).payload.at(-1)).toMatchObject({ competence: 'DRIVING_TIME' });
  const back = await done(admin.patch(save, { id: plain.id, competence: '' }));
  expect(back.payload).not.toHaveProperty('competence');
  expect(await admin.patch(save, { id: plain.id, competence: 'COOKING' })).toMatchObject({
    status: 422,
    payload: { competence: polish },
  });
});

test('[LIB-17] what an answer breaks is kept by saves and lists, and a client that does not name it is not disturbed', async () => {
  const breaks = { law: 'ADR', article: '1.4.2.2.4', why: 'Jazda z wyciekiem' };
  const typed = { textAnswer: '112', breaks_ok: 'NOTHING', breaks_wrong: breaks };
  const situation = { text: 'Co robisz?', answers: [{ text: 'Jadę', breaks, situation: typed }, { text: 'Staję' }] };
  const { payload } = await done(admin.patch('game/save-emergency/', fields({ ...WORDS, situation })));
  expect(payload.situation).toMatchObject(situation);
  expect(payload.situation.answers[1]).not.toHaveProperty('breaks');
  const renamed = await done(admin.patch('game/save-emergency/', { id: payload.id, name: 'Inna nazwa' }));
  expect(renamed.payload.situation).toEqual(payload.situation);
  const listed = (await admin.get('game/get-emergencies/all')).payload.at(-1);
  expect(JSON.parse(listed.value).situation).toMatchObject(situation);
  const wrong = { situation: { answers: [{ breaks: { ...breaks, law: 'COOKING' } }] } };
  expect(await admin.patch('game/save-emergency/', { id: payload.id, value: JSON.stringify(wrong) })).toMatchObject({
    status: 422,
    payload: { situation: [expect.stringMatching(/^Zdarzenie › .*złamane prawo.*\.$/u)] },
  });
});

test.each(KINDS)(
  '[LBR-1] a new %s gets an id, is off until switched on, and stands last in the list',
  async (...kind) => {
    const [, list, save, value] = kind;
    const { payload, message } = await done(admin.patch(save, fields(value)));
    expect(payload).toMatchObject({
      id: expect.stringMatching(/^\w{16}$/u),
      name: 'Nowa sytuacja',
      active: 0,
      version: 1,
    });
    expect(message).toMatchObject({ type: 'other', code: 'SITUATION_SAVED' });
    expect((await admin.get(list)).payload.at(-1)).toEqual(payload);
    expect(JSON.parse(payload.value)).toMatchObject(value);
  },
);

test.each(KINDS)('[LIB-2] [LBR-1] a change of an %s leaves alone what it does not name', async (...kind) => {
  const [, list, save, value] = kind;
  const { payload: made } = await done(admin.patch(save, fields(value)));
  const { payload: on } = await done(admin.patch(save, { id: made.id, active: 1 }));
  expect(on).toEqual({ ...made, active: 1, version: 2 });
  const { payload: named } = await done(admin.patch(save, { ...on, name: 'Inna nazwa' }));
  expect(named).toMatchObject({ id: made.id, name: 'Inna nazwa', active: 1, version: 3 });
  expect((await admin.get(list)).payload.filter(({ id }: { id: string }) => id === made.id)).toEqual([named]);
});

test.each(WAYS)('[LIB-2] [FLD-5] an emergency may travel as %s, its value as JSON text or as fields', async (way) => {
  const asText = await done(
    admin.patch('game/save-emergency/', { name: 'Kolizja', active: 1, value: JSON.stringify(EMERGENCY) }, { way }),
  );
  const asFields = await done(
    admin.patch('game/save-emergency/', { name: 'Kolizja', active: 1, ...EMERGENCY }, { way }),
  );
  expect({ ...asFields.payload, id: asText.payload.id }).toEqual(asText.payload);
  expect(asText.payload).toMatchObject({ active: 1, subtype: 'CAR_ACCIDENT', types: ['ST'], lands: ['PL', 'EUR'] });
});

test.each(KINDS)('[LIB-2] a value of which an %s keeps nothing is refused, and nothing is saved', async (...kind) => {
  const [name, list, save, value] = kind;
  const { payload: made } = await done(admin.patch(save, fields(value)));
  const wrong: unknown[] = [5, 'abc', true, { type: 'TIME', value: 3 }];
  if (name !== 'accident') wrong.push([{ type: 'TIME', value: 3 }]);
  if (name === 'change event') wrong.splice(3, 1, { effects: [] });
  for (const one of wrong) {
    const refused = await admin.patch(save, { id: made.id, value: JSON.stringify(one) });
    expect(refused, JSON.stringify(one)).toMatchObject({ status: 422, payload: { value: polish } });
  }
  for (const nothing of ['', 'null', '{}', '{"competence":""}'])
    expect((await admin.patch(save, { id: made.id, value: nothing })).status, nothing).toBe(200);
  expect((await admin.get(list)).payload.find(({ id }: { id: string }) => id === made.id)).toEqual({
    ...made,
    version: 5,
  });
});

test('[LIB-15] an effect without a measure takes any value and none, and what has it is switched on', async () => {
  const effects = [
    { type: 'NO_PAYMENT' },
    { type: 'GO_BACK', value: null },
    { type: 'CANCEL_POINTS', value: 0, full_val: false },
    { type: 'REST_DRIVER', value: 7.5 },
  ];
  const value = JSON.stringify(effects);
  const accident = await done(admin.patch('game/save-accident/', { name: 'Za darmo', active: 1, value }));
  expect(accident.payload).toMatchObject({
    active: 1,
    effects: [
      { type: 'NO_PAYMENT', value: 1 },
      { type: 'GO_BACK', value: 1 },
      { type: 'CANCEL_POINTS', value: 0, full_val: false },
      { type: 'REST_DRIVER', value: 7.5 },
    ],
  });
  for (const [save, name, more] of [
    ['game/save-emergency/', 'Mandat', {}],
    ['game/save-change-event/', 'Zmiana terminu', { type: 'CHANGE_DELIVERY_TIME' }],
  ] as const) {
    const answers = [
      { text: 'Zgłaszam to odbiorcy', points: 5, feedback: 'Odbiorca wie, na co czeka.' },
      { text: 'Jadę dalej bez słowa', points: 0, feedback: 'Odbiorca czekał na próżno.', effects },
    ];
    const told = { description: 'Kierowca dzwoni.', help: 'Kto czeka?', knowledge: 'Zawsze dzwoń.' };
    const wish = { ...told, situation: { text: 'Co robisz?', answers } };
    const { payload } = await done(admin.patch(save, { name, active: 1, value: JSON.stringify(wish), ...more }));
    expect(payload.active, name).toBe(1);
  }
});

test('[LIB-2] a title is a name too, and an empty question has the text of a new one', async () => {
  const value = JSON.stringify({ title: 'Z tytułu', situation: { answers: [{}] } });
  const { payload } = await done(admin.patch('game/save-emergency/', { value }));
  expect(payload).toMatchObject({ name: 'Z tytułu', situation: { text: 'Nowe pytanie', answers: [{ points: 0 }] } });
});

test('[LIB-1] what a save leaves out has its default', async () => {
  const tree = { answers: [{ text: 'Czekam', situation: { text: 'Co dalej?' } }] };
  const emergency = { name: 'Kolizja', value: JSON.stringify({ situation: tree }) };
  const { payload } = await done(admin.patch('game/save-emergency/', emergency));
  const whom = { types: ['ST', 'ATP', 'ADR', 'PG'], lands: ['PL', 'EUR'] };
  expect(payload).toMatchObject({ active: 0, subtype: 'EMERGENCY', status: 'DRIVING_WITH_SHIPMENT', ...whom });
  const [answer] = payload.situation.answers;
  expect(answer).toMatchObject({
    points: 0,
    newCar: false,
    input: false,
    inputType: 'PROLONG_SHIPMENT',
    inputValue: 0,
  });
  expect(answer.situation).toMatchObject({ points: 0, answers: [], situation_ok: null, situation_wrong: null });
  const accident = await done(admin.patch('game/save-accident/', { name: 'Korek' }));
  expect(accident.payload).toMatchObject({ active: 0, effects: [] });
  const change = await done(admin.patch('game/save-change-event/', { name: 'Inny termin', type: 'LATE_UNLOADING' }));
  expect(change.payload).toMatchObject({ active: 0, description: '', situation: null });
});

test('[LIB-5] depth, best score and best answer are reckoned, whatever was sent', async () => {
  const value = { situation: { ...SITUATION, depth: 9, bestScore: 999, bestAnswerIndex: 7 } };
  const { payload } = await done(
    admin.patch('game/save-emergency/', { name: 'Kolizja', value: JSON.stringify(value) }),
  );
  const { situation } = payload;
  expect(situation).toMatchObject({ depth: 2, bestScore: 17, bestAnswerIndex: 1 });
  expect(situation.answers[1].situation).toMatchObject({ depth: 1, bestScore: 5, bestAnswerIndex: -1 });
  expect(JSON.parse(payload.value).situation).toEqual(situation);
  const again = await done(admin.patch('game/save-emergency/', { id: payload.id, value: payload.value }));
  expect(again.payload).toEqual({ ...payload, version: 2 });
});

test('[LIB-2] an accident’s value is the list of its effects', async () => {
  const effects = [
    { type: 'MONETARY', value: 12.35, full_val: false },
    { type: 'TIME', value: 30 },
  ];
  const { payload } = await done(admin.patch('game/save-accident/', { name: 'Korek', effects }));
  expect(payload.effects).toEqual(effects);
  expect(JSON.parse(payload.value)).toEqual(effects);
});

test.each([
  ['part of a minute', 'TIME', 1.5, 'Wpisz liczbę całkowitą.'],
  ['less than half a kilometre', 'ADD_DISTANCE', 0.4, 'Wpisz liczbę całkowitą.'],
  ['part of a grosz', 'MONETARY', 12.345, 'Wpisz kwotę co do grosza: najwyżej dwa miejsca po przecinku.'],
])('[LIB-4] %s in an effect is told and not rounded', async (_, type, value, words) => {
  const accident = await admin.patch('game/save-accident/', { name: 'Korek', effects: [{ type, value }] });
  expect(accident).toMatchObject({ status: 422, payload: { effects: [expect.stringContaining(words)] } });
  const situation = { text: 'Co robisz?', answers: [{ text: 'Czekam' }, { text: 'Jadę', effects: [{ type, value }] }] };
  const emergency = await admin.patch('game/save-emergency/', { name: 'Korek', situation });
  const place = 'Zdarzenie › pytanie\u00a01 › odpowiedź\u00a02 › skutek\u00a01';
  expect(emergency).toMatchObject({ status: 422, payload: { situation: [`${place}: ${words}`] } });
});

test('[LBR-3] what is wrong deep in a tree is told with its question and answer, a list that is too long in its own words', async () => {
  const answers = Array.from({ length: 13 }, (_, index) => ({ text: `Odpowiedź ${index}` }));
  const situation = {
    text: 'Co robisz?',
    answers: [
      { text: 'Jadę', situation: { text: 'Co dalej?', answers } },
      { text: 'Czekam', points: 5000 },
    ],
  };
  const places = [
    'Zdarzenie › pytanie\u00a02 › odpowiedzi: Może tu być najwyżej 12\u00a0odpowiedzi.',
    'Zdarzenie › pytanie\u00a01 › odpowiedź\u00a02 › punkty: Największa dozwolona wartość to\u00a01000.',
  ];
  for (const given of [situation, JSON.stringify(situation)]) {
    const { payload } = await admin.patch('game/save-emergency/', { name: 'Głęboko', situation: given });
    expect(payload.situation.toSorted()).toEqual(places.toSorted());
  }
});

test('[LBR-2] errors of the check keep an item out of games by every save, and say where they are; off it is kept', async () => {
  const [first, second] = SITUATION.answers;
  const unwritten = { answers: [first, second] };
  const faulty = [
    ['game/save-emergency/', { ...EMERGENCY, situation: unwritten }, 'situation'],
    [
      'game/save-emergency/',
      { ...EMERGENCY, situation: JSON.stringify({ ...unwritten, text: 'Nowe pytanie' }) },
      'situation',
    ],
    ['game/save-change-event/', { description: 'Zmiana', situation: unwritten }, 'situation'],
    ['game/save-accident/', [], 'effects'],
  ] as const;
  for (const [save, value, field] of faulty) {
    const refused = await admin.patch(save, { ...fields(value), active: 1 });
    expect(refused).toMatchObject({ status: 409, message: { code: 'SITUATION_FAULTY', type: 'warning' } });
    expect(refused.payload).toEqual({ [field]: polish });
    const { payload: kept } = await done(admin.patch(save, { ...fields(value), active: 0 }));
    expect((await admin.patch(save, { id: kept.id, active: 1 })).status).toBe(409);
    expect(kept).toMatchObject({ active: 0, version: 1 });
  }
});

test.each(WAYS)('[LIB-2] accidents and changes travel as %s, what is not their value beside it', async (way) => {
  const effects = [{ type: 'TIME', value: 30 }];
  const whole = { name: 'Korek', active: 1, types: ['ST', 'PG'], lands: ['EUR'] };
  const accident = { ...whole, value: JSON.stringify(effects) };
  const saved = await done(admin.patch('game/save-accident/', accident, { way }));
  expect(saved.payload).toMatchObject({ ...whole, effects });
  const of = { name: 'Inny pojazd', active: 0, type: 'CHANGE_TRUCK', types: ['ADR'], truck: 'SAME' };
  const inside = { description: 'Klient prosi.', situation: SITUATION };
  const change = { ...of, value: JSON.stringify(inside) };
  const { payload } = await done(admin.patch('game/save-change-event/', change, { way }));
  expect(payload).toMatchObject({ ...of, ...inside });
});

test('[ENV-6] faults stand under their fields in Polish, and nothing is changed', async () => {
  const before = (await admin.get('game/get-emergencies/all')).text;
  const { payload, status } = await admin.patch('game/save-emergency/', {
    active: 'może',
    image: 'https://obcy.example/x.png',
    types: [],
    lands: ['MARS'],
    status: 'FLYING',
    subtype: 5,
    maxTime: 0,
    knowledge: 'x'.repeat(10_001),
    situation: { text: 7, answers: [{ points: '5' }] },
    carSituation: { answers: [{ effects: [{ type: 'EXPLODE' }] }] },
    timeWindowSituation: '{"text":',
  });
  expect(status).toBe(422);
  expect(Object.keys(payload).toSorted()).toEqual(
    [
      'active',
      'carSituation',
      'image',
      'knowledge',
      'lands',
      'maxTime',
      'name',
      'situation',
      'status',
      'subtype',
      'timeWindowSituation',
      'types',
    ].toSorted(),
  );
  for (const texts of Object.values(payload)) expect(texts).toEqual(expect.arrayContaining(polish));
  expect((await admin.patch('game/save-change-event/', { name: 'Zmiana' })).payload).toEqual({ type: polish });
  expect((await admin.patch('game/save-accident/', { name: 'Korek', value: '{]' })).payload).toEqual({ value: polish });
  expect((await admin.get('game/get-emergencies/all')).text).toBe(before);
});

function nested(questions: number): unknown {
  let tree: unknown = null;
  for (let depth = 0; depth < questions; depth += 1) tree = { answers: [{ situation: tree }] };
  return tree;
}

const HOSTILE: readonly (readonly [string, string])[] = [
  ['questions 51 deep', JSON.stringify({ situation: nested(51) })],
  ['questions 10 000 deep', `${'{"situation":'.repeat(10_000)}null${'}'.repeat(10_000)}`],
  ['lists 10 000 deep', `{"situation":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
  ['2 001 answers', JSON.stringify({ situation: { answers: Array.from({ length: 2001 }, () => ({})) } })],
  ['a hundred thousand numbers', JSON.stringify({ situation: { texts: Array.from({ length: 100_000 }, () => 1) } })],
  ['a prototype', '{"situation":{"__proto__":{"points":100}}}'],
  ['a constructor', '{"situation":{"answers":[{"constructor":{"prototype":{"x":1}}}]}}'],
  ['a text for a tree', '{"situation":"nie wiem"}'],
  ['a list for a tree', '{"situation":[]}'],
  ['a number for a flag', '{"situation":{"answers":[{"newCar":3}]}}'],
  ['points beyond every bound', '{"situation":{"points":1001}}'],
];

test.each(HOSTILE)('[BND-5] %s is refused with a clear word, and nothing is changed', async (_, value) => {
  for (const [list, save] of SAVES.filter(([, path]) => path !== 'game/save-accident/')) {
    const before = (await admin.get(list)).text;
    for (const way of WAYS) {
      const refused = await admin.patch(save, { name: 'Wroga', type: 'CHANGE_TRUCK', value }, { way });
      expect(refused).toMatchObject({ status: 422, message: { code: 'VALIDATION', type: 'danger' } });
      expect(Object.values(refused.payload)).toEqual([polish]);
    }
    expect((await admin.get(list)).text).toBe(before);
  }
});

test('[LIB-3] 50 questions deep is well', async () => {
  const { payload } = await done(admin.patch('game/save-emergency/', { name: 'Głęboka', situation: nested(50) }));
  expect(payload.situation.depth).toBe(50);
});

test('[RGT-3] an unknown id is 404, on a save and on a removal', async () => {
  for (const [, save] of SAVES) {
    const answer = await admin.patch(save, { id: 'nie-ma', name: 'X', type: 'CHANGE_TRUCK' });
    expect(answer).toMatchObject({ status: 404, message: { code: 'NOT_FOUND' } });
  }
  expect((await admin.delete('game/remove-event/nie-ma')).status).toBe(404);
});

test('[LBR-1] DELETE game/remove-event/{id} takes an item of any library out', async () => {
  for (const [list, save] of SAVES) {
    const { id } = (await done(admin.patch(save, fields([])))).payload;
    expect(await admin.delete(`game/remove-event/${id}/`)).toMatchObject({
      status: 200,
      payload: null,
      message: { code: 'SITUATION_DELETED' },
    });
    expect((await admin.get(list)).text).not.toContain(id);
  }
});

test('[LBR-4] a removed item comes back as it was, once', async () => {
  for (const [list, save] of SAVES) {
    const { payload: made } = await done(admin.patch(save, fields([])));
    const before = (await admin.get(list)).payload;
    await done(admin.delete(`game/remove-event/${made.id}`));
    const { payload, message } = await done(admin.post('game/restore-event/', { id: made.id }));
    expect([payload, message?.code]).toEqual([null, 'SITUATION_RESTORED']);
    expect((await admin.get(list)).payload).toEqual(before);
    expect((await admin.post('game/restore-event/', { id: made.id })).status).toBe(404);
  }
});

test.each(WAYS)('[LBR-1] PATCH game/move-event/ (%s) keeps the order that an admin gives', async (way) => {
  for (const [list, save] of SAVES) {
    const { id } = (await done(admin.patch(save, fields([])))).payload;
    const first = (await admin.get(list)).payload[0].id;
    const { payload } = await done(admin.patch('game/move-event/', { id, before: first }, { way }));
    expect(payload.slice(0, 2)).toEqual([id, first]);
    expect((await admin.get(list)).payload.map((item: { id: string }) => item.id)).toEqual(payload);
    const last = await done(admin.patch('game/move-event/', { id, before: '' }, { way }));
    expect(last.payload.at(-1)).toBe(id);
  }
  expect(await admin.patch('game/move-event/', {}, { way })).toMatchObject({ status: 422, payload: { id: polish } });
});

test('[LIB-2] a list without `value` is the same but for it, and half as long', async () => {
  for (const [list] of SAVES) {
    const whole = await admin.get(list);
    const short = await admin.get(`${list}?value=0`);
    expect(short.payload).toEqual(whole.payload.map((item: object) => ({ ...item, value: '' })));
    expect(JSON.parse(whole.payload[0].value)).toBeTypeOf('object');
  }
  const [whole, short] = [
    await admin.get('game/get-emergencies/all'),
    await admin.get('game/get-emergencies/all?value=0'),
  ];
  expect(short.text.length).toBeLessThan(whole.text.length * 0.5);
});

test('[RGT-5] teachers and admins have the libraries, students nothing of them', async () => {
  const student = at(school.students, 0);
  for (const [list, save] of SAVES) {
    expect((await school.teacher.get(list)).status).toBe(200);
    expect((await school.teacher.patch(save, {})).status).toBe(422);
    expect(await student.get(list)).toMatchObject({ status: 403, payload: null });
    expect(await student.patch(save, fields([]))).toMatchObject({ status: 403, payload: null });
  }
  expect((await student.delete('game/remove-event/x')).status).toBe(403);
  expect((await student.get('game/list-event-images/')).status).toBe(403);
  expect((await student.get('survey/get-questions/')).status).toBe(403);
  expect((await student.patch('survey/save-questions/', { questions: [] })).status).toBe(403);
});

test('[LIB-9] the pictures of situations are listed and served, and nothing beside them', async () => {
  const { payload } = await admin.get('game/list-event-images/');
  const picture = payload.find(({ name }: { name: string }) => name === 'collision');
  expect(picture).toMatchObject({
    isOwn: false,
    games: 0,
    name: 'collision',
    url: '/pictures/collision.svg',
    alt: expect.stringMatching(/\p{L} /u),
  });
  for (const { url } of payload) {
    const { status, headers, text } = await school.guest().raw('GET', url);
    expect([url, status, headers.get('content-type')]).toEqual([url, 200, 'image/svg+xml; charset=utf-8']);
    expect(headers.get('cache-control')).toMatch(/max-age=[1-9]/u);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(text).toMatch(/^<svg/u);
  }
  const first = await school.guest().raw('GET', picture.url);
  const again = await school
    .guest()
    .raw('GET', picture.url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect([again.status, again.text]).toEqual([304, '']);
  for (const path of ['README.md', 'nie-ma.svg', '..%2fpackage.svg', 'constructor.svg']) {
    expect([path, (await school.guest().raw('GET', `/pictures/${path}`)).status]).toEqual([path, 404]);
  }
});

test('[SRV-2] the survey’s questions are replaced whole; empty ones are left out, new ones get ids', async () => {
  const { teacher } = school;
  const questions = [
    { id: 'moje', value: 'Jak było?', kind: 'scale' },
    { value: '   ' },
    { id: '', value: 'Czego zabrakło?' },
  ];
  const { payload, message } = await done(
    teacher.patch('survey/save-questions/', { questions: JSON.stringify(questions) }),
  );
  expect(payload).toEqual([
    { id: 'moje', value: 'Jak było?', kind: 'scale' },
    { id: expect.stringMatching(/^\w{16}$/u), value: 'Czego zabrakło?', kind: 'text' },
  ]);
  expect(message).toMatchObject({ code: 'QUESTIONS_SAVED' });
  expect((await teacher.get('survey/get-questions')).payload).toEqual(payload);
  for (const way of WAYS)
    expect((await teacher.patch('survey/save-questions/', { questions: payload }, { way })).payload).toEqual(payload);
  for (const wrong of [
    {},
    { questions: '[{"value":' },
    {
      questions: [
        { id: 'a', value: 'x' },
        { id: 'a', value: 'y' },
      ],
    },
    { questions: [{ id: 'a' }] },
    { questions: [{ id: 'a', value: 'x'.repeat(501) }] },
    { questions: `${'['.repeat(10_000)}${']'.repeat(10_000)}` },
  ]) {
    expect(await teacher.patch('survey/save-questions/', wrong)).toMatchObject({
      status: 422,
      payload: { questions: polish },
    });
  }
  expect((await teacher.get('survey/get-questions')).payload).toEqual(payload);
});

test('[FLD-10] [LBR-11] a save that follows another version than is kept changes nothing and says so', async () => {
  const { payload } = await done(
    admin.patch('game/save-accident/', { name: 'Zator', effects: [{ type: 'TIME', value: 5 }] }),
  );
  const { id, version } = payload;
  const first = await done(admin.patch('game/save-accident/', { id, name: 'Zator lodowy', follows: version }));
  expect(first.payload).toMatchObject({ name: 'Zator lodowy', version: version + 1 });
  const second = await admin.patch('game/save-accident/', { id, name: 'Zator śnieżny', follows: version });
  expect(second).toMatchObject({ status: 409, message: { code: 'CHANGED_MEANWHILE' } });
  const kept = (await done(admin.get('game/get-accidents/all'))).payload.find((item: { id: string }) => item.id === id);
  expect(kept).toMatchObject({ name: 'Zator lodowy', version: version + 1 });
  expect((await admin.patch('game/save-accident/', { id, name: 'Zator', follows: 'x' })).status).toBe(422);
});
