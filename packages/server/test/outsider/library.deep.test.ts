import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALLS, unmade } from './calls.ts';
import { logIn, visitor, type Visitor } from './http.ts';
import { PATH } from './shapes.ts';
import { ADMIN, startServer, type Server } from './process.ts';
import { dig, entitiesAt, isFields, listAt, misfits, numberAt, textAt, withKey } from './reading.ts';
import { addTeacher } from './school.ts';

let server: Server;
let admin: Visitor;
let teacher: Visitor;

beforeAll(async () => {
  server = await startServer();
  admin = await logIn(server.http, ADMIN.email, ADMIN.password);
  teacher = await addTeacher(server, admin, 'lis@szkola.test');
});

afterAll(async () => server.stop());

const parsed = (item: unknown): unknown => JSON.parse(textAt(item, 'value'));

test('[TXT-1] the texts of the landing page are public, saved by an admin and freed of scripts', async () => {
  const guest = visitor(server.http);
  const items = entitiesAt((await guest.get('content/get/')).payload);
  expect(items.map((item) => item.id)).toEqual(expect.arrayContaining(['intro', 'about-1', 'about-2', 'policy']));
  expect(items.flatMap((item) => misfits(item, { id: 'text', value: 'text' }))).toEqual([]);
  const value = '<p>Witaj, <strong>klaso</strong><script>alert(1)</script><img src=x onerror=alert(1)></p>';
  const elements = JSON.stringify([{ id: 'intro', value }]);
  for (const as of ['json', 'urlencoded', 'multipart'] as const) {
    const saved = await admin.send('PATCH', 'content/save/', { elements }, { as });
    expect([as, saved.status]).toEqual([as, 200]);
  }
  const after = entitiesAt((await guest.get('content/get/')).payload);
  expect(after).toHaveLength(items.length);
  expect(textAt(withKey(after, 'id', 'intro'), 'value')).toContain('<strong>klaso</strong>');
  expect(textAt(withKey(after, 'id', 'intro'), 'value')).not.toMatch(/script|onerror|alert/);
  for (const wrong of ['nie json', '{}', '[{"id":"inne"}]', '[1]', JSON.stringify([{ id: 'intro', value: 7 }])]) {
    const refused = await admin.send('PATCH', 'content/save/', { elements: wrong });
    expect([wrong, refused.status]).toEqual([wrong, 422]);
    expect(Object.keys(Object(refused.payload)).every((field) => field.startsWith('elements'))).toBe(true);
  }
});

test('[TXT-2] settings are a keyed list with bounds and labels, changed all or nothing', async () => {
  const settings = entitiesAt((await admin.get('game/get-settings/')).payload);
  const shape = {
    key: 'text',
    value: 'number|text|flag',
    type: 'text',
    min: 'number|absent',
    max: 'number|absent',
    unit: 'text|null',
    label: 'text',
  };
  expect(settings.flatMap((setting) => misfits(setting, shape))).toEqual([]);
  const keys = settings.map((setting) => setting.key);
  expect(keys).toEqual(
    expect.arrayContaining([
      'car_worktime',
      'unit_ms',
      'rest_minutes',
      'start_money',
      'max_open_orders',
      'leave_grace_s',
      'round_break_s',
      'max_company_cars',
      'orders_per_player_per_round',
    ]),
  );
  for (const n of [1, 2, 3, 4, 5]) expect(keys).toContain(`game_speed_${n}`);
  for (const type of ['ST', 'ATP', 'ADR', 'PG']) expect(keys).toContain(`${type}_car_speed`);
  expect(withKey(settings, 'key', 'car_worktime').value).toBe(540);
  const unit = withKey(settings, 'key', 'unit_ms');
  expect([unit.value, unit.min, unit.max]).toEqual([1000, 1, 5000]);

  const both = [
    { key: 'car_worktime', value: 480 },
    { key: 'unit_ms', value: 0 },
  ];
  for (const as of ['json', 'multipart'] as const) {
    const refused = await admin.send('PATCH', 'game/update-settings/', { settings: both }, { as });
    expect([refused.status, Object.keys(Object(refused.payload))]).toEqual([422, ['unit_ms']]);
  }
  const now = async (key: string) =>
    withKey(entitiesAt((await admin.get('game/get-settings/')).payload), 'key', key).value;
  expect(await now('car_worktime')).toBe(540);
  expect(
    (await admin.send('PATCH', 'game/update-settings/', { settings: [{ key: 'car_worktime', value: '500' }] })).status,
  ).toBe(200);
  expect(await now('car_worktime')).toBe(500);
  const settingsText = JSON.stringify([{ key: 'car_worktime', value: 540 }]);
  expect((await admin.send('PATCH', 'game/update-settings/', { settings: settingsText })).status).toBe(200);
  expect(await now('car_worktime')).toBe(540);
  const unknown = await admin.send('PATCH', 'game/update-settings/', { settings: [{ key: 'nothing_such', value: 1 }] });
  expect([unknown.status, Object.keys(Object(unknown.payload))]).toEqual([422, ['nothing_such']]);
});

test('[TXT-3] stages are five texts', async () => {
  const stages = entitiesAt((await admin.get('game/get-stages/')).payload);
  expect(stages.map((stage) => stage.id)).toEqual([1, 2, 3, 4, 5]);
  expect(stages.flatMap((stage) => misfits(stage, { id: 'integer', value: 'text' }))).toEqual([]);
  const changed = stages.map((stage) =>
    stage.id === 2 ? { id: 2, value: 'Etap drugi: zmiana' } : { id: stage.id, value: stage.value },
  );
  expect((await admin.send('PATCH', 'game/update-stages/', { stages: changed })).status).toBe(200);
  expect(textAt(withKey(entitiesAt((await admin.get('game/get-stages/')).payload), 'id', 2), 'value')).toContain(
    'Etap drugi: zmiana',
  );
  const one = await admin.send('PATCH', 'game/update-stages/', {
    stages: JSON.stringify([{ id: 3, value: 'Etap trzeci' }]),
  });
  expect(one.status).toBe(200);
  expect((await admin.send('PATCH', 'game/update-stages/', { stages: [{ id: 6, value: 'x' }] })).status).toBe(422);
});

const situation = {
  texts: [],
  text: 'Klient prosi o nowe okno. Co robisz?',
  carPoints: 0,
  timeWindowPoints: 0,
  points: 1,
  feedback_ok: '',
  feedback_wrong: '',
  situation_ok: null,
  situation_wrong: null,
  effects_ok: [],
  effects_wrong: [],
  textAnswer: '',
  showCaseAndPolice: false,
  afterDenySituation: null,
  depth: 0,
  answers: [
    {
      text: 'Zgadzam się',
      points: 5,
      feedback: 'Dobrze',
      newCar: false,
      input: false,
      image: '',
      changeDistance: 0,
      situation: null,
      effects: [],
    },
    {
      text: 'Odmawiam',
      points: 0,
      feedback: 'Szkoda',
      newCar: false,
      input: false,
      image: '',
      changeDistance: 0,
      situation: null,
      effects: [{ type: 'MONETARY', value: 100, full_val: false }],
    },
  ],
};

test('[LIB-2] critical situations: listed with their fields, made, changed, removed; the value round-trips as its JSON text', async () => {
  const all = entitiesAt((await admin.get('game/get-emergencies/all')).payload);
  expect(all.length).toBeGreaterThan(0);
  const inside = {
    image: 'text|null',
    description: 'text',
    maxTime: 'number',
    types: 'list',
    lands: 'list',
    status: 'text',
    driverCallPoints: 'number',
    bossCallPoints: 'number',
    inTimePoints: 'number',
    noHelpPoints: 'number',
  };
  expect(all.flatMap((item) => misfits(item, { id: 'id', name: 'text', active: 'bit', value: 'text' }))).toEqual([]);
  expect(all.flatMap((item) => misfits(parsed(item), inside))).toEqual([]);
  const subtypes = all.map((item) => dig(parsed(item), 'subtype'));
  expect(subtypes).toEqual(
    expect.arrayContaining(['EMERGENCY', 'OVERDUE_TICKET', 'CAR_ACCIDENT', 'PICKUP_OVER_TIME', 'FERRY']),
  );

  const value = JSON.stringify({
    image: '',
    description: 'Opis',
    maxTime: 30,
    types: ['ST'],
    lands: ['PL'],
    status: 'DRIVING_WITH_SHIPMENT',
    subtype: 'EMERGENCY',
    driverCallPoints: -1,
    bossCallPoints: -2,
    inTimePoints: 3,
    noHelpPoints: 2,
    knowledge: 'wiedza',
    help: 'pomoc',
    situation,
  });
  const made = await admin.send('PATCH', 'game/save-emergency/', { name: 'Obca sytuacja', active: 1, value });
  expect(made.status, JSON.stringify(made.payload)).toBe(200);
  expect(misfits(made.payload, { id: 'id', name: 'text', active: 'bit', value: 'text' })).toEqual([]);
  expect(dig(parsed(made.payload), 'situation', 'answers', 1, 'effects', 0, 'value')).toBe(100);
  const id = dig(made.payload, 'id');
  const same = await admin.send('PATCH', 'game/save-emergency/', {
    id,
    name: 'Inna nazwa',
    active: '0',
    value: textAt(made.payload, 'value'),
  });
  expect(same.status, JSON.stringify(same.payload)).toBe(200);
  expect([dig(same.payload, 'id'), dig(same.payload, 'name'), dig(same.payload, 'active')]).toEqual([
    id,
    'Inna nazwa',
    0,
  ]);
  const renamed = { ...Object(parsed(made.payload)), name: 'Inna nazwa' };
  expect(parsed(same.payload)).toEqual(renamed);
  const listed = withKey(entitiesAt((await admin.get('game/get-emergencies/all')).payload), 'id', id);
  expect(parsed(listed)).toEqual(renamed);
  expect((await admin.send('PATCH', 'game/save-emergency/', { name: 'x', active: 1, value: 'nie json' })).status).toBe(
    422,
  );
  expect(
    (await admin.send('PATCH', 'game/save-emergency/', { id: 'nie-ma-takiej', name: 'x', active: 1, value })).status,
  ).toBe(404);
  expect((await admin.send('DELETE', `game/remove-event/${String(id)}`)).status).toBe(200);
  expect((await admin.send('DELETE', `game/remove-event/${String(id)}`)).status).toBe(404);
  expect(entitiesAt((await admin.get('game/get-emergencies/all')).payload)).toHaveLength(all.length);
});

test('[LIB-2] every stored situation, accident and change event can be saved as it was got', async () => {
  const kinds = [
    ['game/get-emergencies/all', 'game/save-emergency/'],
    ['game/get-accidents/all', 'game/save-accident/'],
    ['game/get-change-events/', 'game/save-change-event/'],
  ] as const;
  for (const [get, save] of kinds) {
    for (const item of entitiesAt((await admin.get(get)).payload)) {
      const saved = await admin.send('PATCH', save, item);
      expect([item.id, saved.status, saved.status === 200 ? '' : saved.payload]).toEqual([item.id, 200, '']);
      expect(parsed(saved.payload)).toEqual(parsed(item));
    }
  }
});

test('[LIB-2] random situations are a name, a flag and the JSON text of a list of effects', async () => {
  const all = entitiesAt((await admin.get('game/get-accidents/all')).payload);
  expect(all.flatMap((item) => misfits(item, { id: 'id', name: 'text', active: 'bit', value: 'text' }))).toEqual([]);
  expect(
    all.flatMap((item) => listAt(parsed(item)).flatMap((effect) => misfits(effect, { type: 'text', value: 'number' }))),
  ).toEqual([]);
  const value = JSON.stringify([{ type: 'TIME', value: 15, full_val: false }]);
  const made = await admin.send('PATCH', 'game/save-accident/', { name: 'Korek', active: 1, value });
  expect(made.status, JSON.stringify(made.payload)).toBe(200);
  expect(dig(parsed(made.payload), 0, 'value')).toBe(15);
  const wrong = await admin.send('PATCH', 'game/save-accident/', {
    name: 'Korek',
    active: 1,
    value: '[{"type":"NOTHING","value":1}]',
  });
  expect(wrong.status).toBe(422);
  expect((await admin.send('DELETE', `game/remove-event/${String(dig(made.payload, 'id'))}`)).status).toBe(200);
});

test('[LIB-2] change events are typed and carry description and situation in their value', async () => {
  const all = entitiesAt((await admin.get('game/get-change-events/')).payload);
  expect(
    all.flatMap((item) => misfits(item, { id: 'id', name: 'text', type: 'text', active: 'bit', value: 'text' })),
  ).toEqual([]);
  expect(all.flatMap((item) => misfits(parsed(item), { description: 'text', situation: 'fields|null' }))).toEqual([]);
  const types = ['CHANGE_TRUCK', 'CHANGE_PICK_TIME', 'CHANGE_DELIVERY_TIME', 'LATE_UNLOADING'];
  expect(all.every((item) => types.includes(String(item.type)))).toBe(true);
  const value = JSON.stringify({ description: 'Nowe okno', situation });
  for (const type of types) {
    const made = await admin.send('PATCH', 'game/save-change-event/', { name: 'Zmiana', type, value });
    expect([type, made.status, made.status === 200 ? dig(made.payload, 'active') : made.payload]).toEqual([
      type,
      200,
      0,
    ]);
    expect((await admin.send('DELETE', `game/remove-event/${String(dig(made.payload, 'id'))}`)).status).toBe(200);
  }
  expect((await admin.send('PATCH', 'game/save-change-event/', { name: 'Zmiana', type: 'INNE', value })).status).toBe(
    422,
  );
});

/** A red PNG of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

test('[LIB-9] pictures: taken by their content, listed, served; anything else is refused', async () => {
  const upload = (bytes: Uint8Array<ArrayBuffer> | string, name: string, type: string) => {
    const form = new FormData();
    form.append('image', new Blob([bytes], { type }), name);
    return admin.upload('game/upload-event-image/', form);
  };
  const taken = await upload(PNG, '../../etc/obraz.png', 'image/png');
  expect(taken.status, JSON.stringify(taken.payload)).toBeLessThan(300);
  expect(misfits(taken.payload, { name: 'text', url: 'text' })).toEqual([]);
  const shown = await fetch(new URL(textAt(taken.payload, 'url'), server.http));
  expect([shown.status, shown.headers.get('content-type')?.startsWith('image/')]).toEqual([200, true]);
  expect((await upload(PNG, 'drugi.png', 'image/png')).status).toBe(200);
  expect((await admin.get('game/list-event-images/')).status).toBe(200);
  const images = entitiesAt((await admin.get('game/list-event-images/')).payload);
  expect(images.map((image) => image.name)).toContain(textAt(taken.payload, 'name'));
  expect([415, 422]).toContain(
    (await upload('<svg xmlns="http://www.w3.org/2000/svg"/>', 'obraz.png', 'image/png')).status,
  );
  expect([400, 415, 422]).toContain((await upload(PNG.subarray(0, 40), 'obraz.png', 'image/png')).status);
  expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1000), 'obraz.png', 'image/png')).status).toBe(413);
  expect((await admin.send('POST', 'game/upload-event-image/', { image: 'tekst' })).status).toBeGreaterThanOrEqual(400);
});

test('[SRV-2] the questions of the survey', async () => {
  const questions = entitiesAt((await teacher.get('survey/get-questions/')).payload);
  expect(questions.flatMap((question) => misfits(question, { id: 'id', value: 'text' }))).toEqual([]);
  const next = [...questions, { value: 'Czego się dziś nauczyłeś?' }];
  const saved = await teacher.send('PATCH', 'survey/save-questions/', { questions: JSON.stringify(next) });
  expect(saved.status, JSON.stringify(saved.payload)).toBe(200);
  expect((await teacher.send('PATCH', 'survey/save-questions/', { questions: JSON.stringify(next) })).status).toBe(200);
  const after = entitiesAt((await teacher.get('survey/get-questions/')).payload);
  expect(after.map((question) => question.value)).toEqual([
    ...questions.map((question) => question.value),
    'Czego się dziś nauczyłeś?',
  ]);
  expect(after.flatMap((question) => misfits(question, { id: 'id', value: 'text' }))).toEqual([]);
  expect((await teacher.send('PATCH', 'survey/save-questions/', { questions: 'nie json' })).status).toBe(422);
});

test('[GME-8] paths: cities from end to end, km, and whether it leaves Poland', async () => {
  for (const [from, to] of [
    [0, 3],
    [0, 6],
    ['17', '0'],
  ]) {
    const answer = await teacher.get(`game/get-path/?from=${from}&to=${to}`);
    expect([answer.status, misfits(answer.payload, PATH)]).toEqual([200, []]);
    const parkings = entitiesAt(answer.payload, 'parkings');
    expect([parkings[0]?.city, parkings.at(-1)?.city, parkings.at(-1)?.km]).toEqual([
      Number(from),
      Number(to),
      dig(answer.payload, 'distance'),
    ]);
    const cities = listAt(answer.payload, 'cities');
    expect([cities[0], cities.at(-1)].map((city) => (isFields(city) ? city.id : city))).toEqual([
      Number(from),
      Number(to),
    ]);
    expect(numberAt(answer.payload, 'distance')).toBeGreaterThan(50);
  }
  expect(dig((await teacher.get('game/get-path/?from=0&to=3')).payload, 'eu')).toBe(false);
  expect(dig((await teacher.get('game/get-path/?from=0&to=6')).payload, 'eu')).toBe(true);
  for (const query of ['from=0&to=18', 'from=-1&to=3', 'from=x&to=3', 'from=0', '']) {
    const refused = await teacher.get(`game/get-path/?${query}`);
    expect([query, refused.status]).toEqual([query, 422]);
  }
  expect((await teacher.send('POST', 'game/get-random-city/', { exclude: [0, 1] })).status).toBe(200);
  const random = await teacher.send('POST', 'game/get-random-city/', { exclude: 3 });
  expect(random.status, JSON.stringify(random.payload)).toBe(200);
});

test('[ENV-1] every call about contents has succeeded, with the slash and without it', () => {
  expect(unmade(CALLS.library)).toEqual([]);
});

test('[ENV-1] the published contract names every call', async () => {
  const response = await fetch(`${server.http}/api/openapi.json`);
  expect(response.status).toBe(200);
  const contract: unknown = await response.json();
  const paths = dig(contract, 'paths');
  const published = Object.entries(Object(paths)).flatMap(([path, methods]) =>
    Object.keys(Object(methods)).map(
      (method) => `${method.toUpperCase()} ${path.replace(/^\/api\//, '').replace(/\/$/, '')}`,
    ),
  );
  expect(
    Object.values(CALLS)
      .flat()
      .filter((call) => !published.includes(call)),
  ).toEqual([]);
});

test('[ENV-1] every call is there, whatever the trailing slash, and known paths refuse guests by 401 and no other way', async () => {
  const open = [
    'auth',
    'auth/check',
    'auth/recover-password',
    'user/register',
    'content/get',
    'game/rankings',
    'auth/reset-password',
    'server/check-connection',
    'server/stream',
  ];
  const guest = visitor(server.http);
  for (const call of Object.values(CALLS).flat()) {
    const [method = '', path = ''] = call.split(' ');
    const bare = path.replace('{id}', '1').replace('{type}', 'CHANGE_TRUCK');
    for (const slash of ['', '/']) {
      const response = await fetch(`${guest.base}${bare}${slash}`, { method });
      const raw: unknown = await response.json();
      const wanted = open.includes(bare) ? [200, 400, 401, 422] : [401];
      expect([
        call,
        slash,
        wanted.includes(response.status) ? 'fits' : response.status,
        dig(raw, 'message', 'code'),
      ]).toEqual([call, slash, 'fits', dig(raw, 'message', 'code')]);
    }
  }
});
