import { beforeAll, expect, test } from 'vitest';
import type { TestSchool } from '@fracht/testing/school/school.ts';
import { aSchool, aServer, at } from './school.ts';
import { done } from '@fracht/testing/school/api-client.ts';
import { type Seat, sit, type AnyJson } from './socket.ts';
import { until } from '@fracht/testing/school/until.ts';

/** Long enough that no decision here is hurried, however slow the machine. */
const LONG = 1440;
const QUIET = { critical_per_round: 0, random_per_round: 0, change_per_round: 0, preparation_minutes: 1 };

const RIGHT_TEXT = { feedback_ok: 'To ten numer.', points_ok: 3, feedback_wrong: 'Nie ten numer.', points_wrong: -3 };
const ASKING = { input: true, inputType: 'PROLONG_SHIPMENT', inputValue: 15 };
const MINUTES = {
  text: 'O ile prosisz?',
  answers: [
    { text: 'O minuty', points: 3, feedback: 'Klient odpowie.', ...ASKING },
    { text: 'O nic', feedback: 'Termin stoi.' },
  ],
};
const CALLED = {
  name: 'Telefon z drogi',
  active: 1,
  value: {
    status: 'DRIVING_TO_SHIPMENT',
    maxTime: LONG,
    description: 'Ktoś potrzebuje pomocy.',
    knowledge: 'Numer alarmowy działa bez karty.',
    help: 'Numer alarmowy.',
    situation: { text: 'Pod jaki numer dzwonisz?', textAnswer: 'Sto dwanaście', ...RIGHT_TEXT, situation_ok: MINUTES },
  },
};
/** A typed text is followed by the question about the number again, so that an answer to the first question fits the second. */
const ASKED_TWICE = { ...CALLED.value.situation, situation_ok: null, situation_wrong: CALLED.value.situation };
const DEEP_CALL = {
  ...CALLED,
  name: 'Drugi telefon z drogi',
  value: { ...CALLED.value, situation: ASKED_TWICE },
};
const CHOSEN_CHANGE = {
  name: 'Późniejszy załadunek',
  active: 1,
  type: 'CHANGE_DELIVERY_TIME',
  value: {
    description: 'Klient pyta.',
    situation: {
      text: 'Zgoda?',
      answers: [
        { text: 'Tak', feedback: 'Klient dziękuje.' },
        { text: 'Nie', feedback: 'Klient nie nalega.' },
      ],
    },
  },
};
const TYPED_CHANGE = {
  ...CHOSEN_CHANGE,
  name: 'Hasło klienta',
  value: {
    description: 'Klient pyta.',
    situation: { text: 'Hasło?', textAnswer: 'Lipa', ...RIGHT_TEXT, situation_ok: MINUTES },
  },
};

let school: TestSchool;
let called: string;
let deepCall: string;
let chosenChange: string;
let typedChange: string;

beforeAll(async () => {
  school = await aSchool(await aServer(), 2, { unit_ms: 600, ...QUIET });
  const save = async (call: string, item: { readonly value: object }): Promise<string> =>
    (await done(school.admin.patch(call, { ...item, value: JSON.stringify(item.value) }))).payload.id;
  called = await save('game/save-emergency/', CALLED);
  deepCall = await save('game/save-emergency/', DEEP_CALL);
  chosenChange = await save('game/save-change-event/', CHOSEN_CHANGE);
  typedChange = await save('game/save-change-event/', TYPED_CHANGE);
});

type Lesson = { readonly game: string; readonly teacher: Seat; readonly one: Seat; readonly other: Seat };

/** A running game of two; the first has a car on its way to an order. */
async function onTheWay(made?: string): Promise<Lesson & { readonly order: string; readonly car: string }> {
  const game = made ?? (await school.newGame());
  const teacher = await sit(school.teacher, game);
  const [one, other] = [await sit(at(school.students, 0), game), await sit(at(school.students, 1), game)];
  for (const seat of [one, other]) await accepted(seat, 'USER_JOIN');
  await accepted(teacher, 'START');
  await until('the start', () => one.state.state === 'IN_PROGRESS');
  const { order, car } = farPair(one);
  await accepted(one, 'BOOK_ORDER', { order });
  await accepted(one, 'BOOK_CAR', { order, car });
  await until('the car drives', () => carOf(one, car).action === 'DRIVING_TO_SHIPMENT');
  return { game, teacher, one, other, order, car };
}

async function accepted(seat: Seat, action: string, fields: object = {}): Promise<AnyJson> {
  const answer = await seat.act(action, fields);
  expect([action, answer]).toMatchObject([action, { ok: true }]);
  return answer;
}

/** A free order and a car of its type in another city, which therefore has to drive there. */
function farPair(seat: Seat): { readonly order: string; readonly car: string } {
  for (const order of seat.state.orders) {
    const car = seat.state.cars.find(
      (each: AnyJson) => each.type === order.type && each.action === 'FREE' && each.base !== order.base,
    );
    if (order.status === 'NEW' && car !== undefined) return { order: order.id, car: car.id };
  }
  throw new Error('no car stands elsewhere');
}

const carOf = (seat: Seat, id: string): AnyJson => seat.state.cars.find((car: AnyJson) => car.id === id);
const orderOf = (seat: Seat, id: string): AnyJson => seat.state.orders.find((order: AnyJson) => order.id === id);

/** Triggers a situation for the first player and gives it in the form that player is sent. */
async function brought(lesson: Lesson, order: string, situation: string): Promise<() => AnyJson> {
  const { teacher, one } = lesson;
  const open = (): AnyJson =>
    [...orderOf(one, order).emergencies, ...orderOf(one, order).changes].find(({ id }) => id === situation);
  await accepted(teacher, 'START_EVENTS', { situation, player: one.user });
  await until('the situation has come', () => open() !== undefined);
  return open;
}

/** Triggers the same situation for the second player, whose car is on its way then too. */
async function strikeOther({ teacher, other }: Lesson): Promise<void> {
  const { order, car } = farPair(other);
  await accepted(other, 'BOOK_ORDER', { order });
  await accepted(other, 'BOOK_CAR', { order, car });
  await until('the other car drives', () => carOf(other, car).action === 'DRIVING_TO_SHIPMENT');
  await accepted(teacher, 'START_EVENTS', { situation: called, player: other.user });
  await until('the situation has come twice', () => orderOf(other, order).emergencies.length > 0);
}

async function ended({ teacher }: Lesson): Promise<void> {
  await accepted(teacher, 'FINISH');
}

test('[WIR-6] [GME-7] an open situation is in the answers of get-emergencies and get-emergency for its player and the teacher, not for another player', async () => {
  const lesson = await onTheWay();
  const { game, order } = lesson;
  const open = await brought(lesson, order, called);
  const shown = {
    id: called,
    order,
    name: 'Telefon z drogi',
    done: false,
    maxTime: LONG,
    node: { text: 'Pod jaki numer dzwonisz?', answers: [], textInput: true },
  };
  for (const client of [at(school.students, 0), school.teacher]) {
    const all = await done(client.get(`game/get-emergencies/?game=${game}`));
    expect(all.payload).toMatchObject([shown]);
    const single = await done(client.get(`game/get-emergency/?game=${game}&id=${called}`));
    expect(single.payload).toEqual(all.payload[0]);
    expect(all.text).not.toContain('Sto dwanaście');
  }
  expect(open()).toMatchObject({ id: called, node: shown.node });
  const stranger = at(school.students, 1);
  expect((await stranger.get(`game/get-emergencies/?game=${game}`)).payload).toEqual([]);
  expect((await stranger.get(`game/get-emergency/?game=${game}&id=${called}`)).status).toBe(404);
  await strikeOther(lesson);
  const one = `game/get-emergency/?game=${game}&id=${called}`;
  expect(await school.teacher.get(one)).toMatchObject({ status: 422, payload: { order: [expect.any(String)] } });
  expect(await school.teacher.get(`${one}&order=${encodeURIComponent(order)}`)).toMatchObject({ payload: shown });
  await ended(lesson);
});

test('[ACT-2] RESOLVE_EMERGENCY takes a call for help, a typed text, and an answer with minutes', async () => {
  const lesson = await onTheWay();
  const { one, order } = lesson;
  const open = await brought(lesson, order, called);
  const which = { order, emergency: called, tree: 'situation' };
  for (const call of ['driver', 'boss']) {
    await accepted(one, 'RESOLVE_EMERGENCY', { ...which, call });
    expect(open().done).toBe(false);
  }
  await accepted(one, 'RESOLVE_EMERGENCY', { ...which, text: 'sto DWANAŚCIE' });
  expect(open()).toMatchObject({
    done: false,
    node: { text: 'O ile prosisz?', answers: [{ text: 'O minuty' }, { text: 'O nic' }] },
  });
  expect(open().decisions.at(-1)).toMatchObject({ feedback: 'To ten numer.', points: 3 });
  await accepted(one, 'RESOLVE_EMERGENCY', { ...which, answer: 0, input: 30 });
  expect(open()).toMatchObject({ done: true });
  expect(open().decisions).toHaveLength(2);
  await ended(lesson);
});

test('[ACT-2] RESOLVE_CHANGE_EVENT takes an answer, a typed text, and an answer with minutes', async () => {
  const lesson = await onTheWay();
  const { one, order } = lesson;
  const chosen = await brought(lesson, order, chosenChange);
  await accepted(one, 'RESOLVE_CHANGE_EVENT', { order, event: chosenChange, answer: 1 });
  expect(chosen()).toMatchObject({ done: true, decisions: [{ answer: 'Nie' }] });
  const typed = await brought(lesson, order, typedChange);
  await accepted(one, 'RESOLVE_CHANGE_EVENT', { order, event: typedChange, text: 'lipa' });
  expect(typed()).toMatchObject({ done: false, node: { text: 'O ile prosisz?' } });
  await accepted(one, 'RESOLVE_CHANGE_EVENT', { order, event: typedChange, answer: 0, input: 15 });
  expect(typed()).toMatchObject({ done: true });
  await ended(lesson);
});

test('[SIT-18] an answer to a question that a second window has answered is refused, by socket and call, and costs nothing', async () => {
  const lesson = await onTheWay();
  const { game, one, order } = lesson;
  const open = await brought(lesson, order, deepCall);
  const student = at(school.students, 0);
  const window = await sit(student, game);
  const which = { order, emergency: deepCall, tree: 'situation' };
  const points = (): number => window.state.players.find(({ id }: AnyJson) => id === one.user).points;
  await accepted(window, 'RESOLVE_EMERGENCY', { ...which, step: 0, text: 'nie wiem' });
  await until('the first window is told', () => open().decisions.length === 1);
  expect(open().decisions).toMatchObject([{ points: -3 }]);

  const before = points();
  const stale = { ...which, step: 0, text: 'sto dwanaście' };
  const refusal = { ok: false, code: 'QUESTION_NOT_OPEN', message: expect.stringContaining('ma już odpowiedź') };
  expect(await one.act('RESOLVE_EMERGENCY', stale, 'late')).toMatchObject(refusal);
  expect(await one.act('RESOLVE_EMERGENCY', stale, 'late')).toMatchObject(refusal);
  const data = JSON.stringify({ id: 'late-call', action: 'RESOLVE_EMERGENCY', ...stale });
  expect(await student.post('server/action/', { game, data })).toMatchObject({
    status: 409,
    message: { code: 'QUESTION_NOT_OPEN' },
  });
  expect(open().decisions).toHaveLength(1);
  expect(points()).toBe(before);
  await ended(lesson);
});

test('[LVG-3] [SIT-18] a retry of an answer that was accepted gets its first answer, though its question has passed', async () => {
  const lesson = await onTheWay();
  const { one, order } = lesson;
  const open = await brought(lesson, order, typedChange);
  const first = { order, event: typedChange, step: 0, text: 'lipa' };
  const answer = await one.act('RESOLVE_CHANGE_EVENT', first, 'retried');
  expect(answer).toMatchObject({ ok: true });
  expect(await one.act('RESOLVE_CHANGE_EVENT', first, 'retried')).toMatchObject({ ok: true });
  expect(await one.act('RESOLVE_CHANGE_EVENT', first)).toMatchObject({ ok: false, code: 'QUESTION_NOT_OPEN' });
  expect(open()).toMatchObject({ done: false, decisions: [{ points: 3 }] });
  await ended(lesson);
});

test('[SLP-5] SELECT_PARKING HERE stops a driving car at the roadside, GO lets it go on', async () => {
  const lesson = await onTheWay();
  const { one, car } = lesson;
  await accepted(one, 'SELECT_PARKING', { car, parking: 'HERE' });
  expect(carOf(one, car)).toMatchObject({ action: 'STOPPED_BY_PLAYER', isMoving: false });
  expect((await one.act('SELECT_PARKING', { car, parking: 'HERE' })).ok).toBe(false);
  await accepted(one, 'SELECT_PARKING', { car, parking: 'GO' });
  expect(carOf(one, car)).toMatchObject({ action: 'DRIVING_TO_SHIPMENT', isMoving: true });
  await ended(lesson);
});

/** In the lesson's game both deleted situations come, unchanged, and are answered to their end. */
async function bothCome(lesson: Lesson, order: string): Promise<void> {
  const { one } = lesson;
  const open = await brought(lesson, order, called);
  expect(open()).toMatchObject({ name: 'Telefon z drogi', node: { text: 'Pod jaki numer dzwonisz?' } });
  await accepted(one, 'RESOLVE_EMERGENCY', { order, emergency: called, tree: 'situation', text: 'sto dwanaście' });
  await accepted(one, 'RESOLVE_EMERGENCY', { order, emergency: called, tree: 'situation', answer: 0, input: 0 });
  const change = await brought(lesson, order, chosenChange);
  await accepted(one, 'RESOLVE_CHANGE_EVENT', { order, event: chosenChange, answer: 0 });
  expect([open().done, change().done]).toEqual([true, true]);
  await ended(lesson);
}

test('[GMS-2] what is deleted still comes, as it was, in a game that runs and in one that was made before; a new game knows nothing of it', async () => {
  const lesson = await onTheWay();
  const madeBefore = await school.newGame();
  for (const id of [called, chosenChange]) await done(school.teacher.delete(`game/remove-event/${id}`));
  await bothCome(lesson, lesson.order);
  const opened = await onTheWay(madeBefore);
  await bothCome(opened, opened.order);
  const later = await onTheWay();
  for (const situation of [called, chosenChange])
    expect(await later.teacher.act('START_EVENTS', { situation, player: later.one.user })).toMatchObject({
      ok: false,
      code: 'SITUATION_UNKNOWN',
    });
  await ended(later);
});
