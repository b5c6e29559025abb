import { expect, test } from 'vitest';
import { answer, ask, change, effect, emergency } from '@fracht/scenarios/author/author.ts';
import { ANNA, JAN, TEACHER, type Lesson, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { roundSeconds } from '../../src/clock.ts';
import { chancesOf } from '../../src/debrief/chances.ts';
import { lossesOf, lossInScore } from '../../src/debrief/losses.ts';
import { placeAt } from '../../src/debrief/place-at.ts';
import { endedAt, waitedFor } from '../../src/orders/history.ts';
import { roundChange } from '../../src/debrief/round-change.ts';
import type { Accident, ChangeEvent, Emergency } from '../../src/library.ts';
import { orderFor } from '../../src/situations/show.ts';
import { fullPenalty, orderPay } from '../../src/orders/terms.ts';
import type { JournalFact, Order } from '../../src/state.ts';
import { viewFor } from '../../src/view-for.ts';

const ORDER = 'POZ/1126/0410';
const OTHER = 'POZ/1126/0420';
const HOUR = 60;
const QUIET = { critical_per_round: 0, random_per_round: 0, change_per_round: 0 };
const BREAKDOWN: Emergency = emergency({
  id: 'awaria',
  name: 'Awaria',
  subtype: 'EMERGENCY',
  image: null,
  description: 'Silnik stanął.',
  help: 'Zapytaj serwis.',
  knowledge: '',
  situation: ask('Co robisz?', [
    answer(10, 'Stoimy', 'Dobrze.', [effect('MONETARY', 300)]),
    answer(-5, 'Zostawiamy ładunek', 'Źle.', [effect('LEAVE_SHIPMENT', 20)]),
  ]),
});
const FIRE: Accident = {
  id: 'pozar',
  name: 'Pożar',
  types: ['ST'],
  lands: ['PL'],
  effects: [effect('LEAVE_SHIPMENT', 10), effect('MONETARY', 500)],
};
const WISH: ChangeEvent = change({
  id: 'pora',
  name: 'Inna pora',
  description: 'Klient pyta o porę.',
  type: 'CHANGE_DELIVERY_TIME',
  situation: ask('Zgoda?', [answer(1, 'Bez zmian', 'Dobrze.')]),
});
const BRING = { action: 'START_EVENTS', situation: 'awaria', player: ANNA } as const;

/** Anna and Jan with a car each in Poznań, and these orders. */
function aDay(orders: readonly Order[] = [anOrder()]): Lesson {
  const library = { emergencies: [BREAKDOWN], accidents: [FIRE], changes: [WISH] };
  const cars = [aCar(), aCar({ id: 'ST-02' })];
  return aLesson(aGame({ setup: aSetup({ settings: QUIET, library }), cars, orders }));
}

function onTheRoad(orders?: readonly Order[]): Lesson {
  return aDay(orders)
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' })
    .at(2 * HOUR);
}

const reply = (given: number) =>
  ({ action: 'RESOLVE_EMERGENCY', order: ORDER, emergency: 'awaria', tree: 'situation', answer: given }) as const;
const causes = (lesson: Lesson, player = ANNA) => lossesOf(lesson.game(), player).map(({ cause }) => cause);

test('[DBR-1] [DBR-2] a cargo whose situation nobody answered was lost by the wait, with its freight', () => {
  const lesson = onTheRoad()
    .does(BRING, TEACHER)
    .at(8 * HOUR)
    .does({ action: 'FINISH' }, TEACHER);
  const order = lesson.order();
  expect(order.expired).toBe(true);
  expect(lossesOf(lesson.game(), ANNA)).toEqual([
    {
      cause: 'WAITED',
      money: fullPenalty(order),
      freight: orderPay(order),
      points: 0,
      lost: [ORDER],
      late: [],
      cars: [],
      situations: 1,
      waited: 6 * 3600,
    },
  ]);
  const [open] = order.emergencies;
  if (open === undefined) throw new Error('Nothing struck');
  expect(waitedFor(lesson.game(), lesson.player(), order, open)).toBe(6 * 3600);
  const [shown] = orderFor(lesson.game(), order, { player: TEACHER, type: 'TEACHER' }).emergencies;
  expect(shown?.shown?.missed).toMatchObject({ question: 'Co robisz?', answer: 'Stoimy', waited: 6 * 3600 });
  expect(endedAt(lesson.game(), lesson.player(), order)).toBe(8 * HOUR * 60);
});

test('[DBR-1] the student’s own view tells the same, and nothing of others', () => {
  const lesson = onTheRoad()
    .does(BRING, TEACHER)
    .at(8 * HOUR)
    .does({ action: 'FINISH' }, TEACHER);
  const seenBy = (player: string) => viewFor(lesson.game(), { player, type: 'STUDENT' });
  expect(lossesOf(seenBy(ANNA), ANNA)).toEqual(lossesOf(lesson.game(), ANNA));
  expect(lossesOf(seenBy(JAN), JAN)).toEqual([]);
});

test('[DBR-1] a situation that came just before the end is not what the cargo was lost by', () => {
  const lesson = onTheRoad()
    .does(BRING, TEACHER)
    .at(2 * HOUR + 30)
    .does({ action: 'FINISH' }, TEACHER);
  expect(causes(lesson)).toEqual(['UNFINISHED']);
});

test('[DBR-1] a booked order without a car, and one whose car came after its time, are told apart', () => {
  const early = { pickWindow: { from: 0, to: HOUR }, deliverWindow: { from: 0, to: 2880 } };
  const forgotten = aDay([anOrder(early)])
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .at(5 * HOUR);
  expect(causes(forgotten)).toEqual(['NO_CAR']);
  const far = aDay([anOrder({ ...early, base: CITY.BIALYSTOK })])
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' })
    .at(5 * HOUR);
  expect(far.order().expired).toBe(true);
  expect(causes(far)).toEqual(['NOT_LOADED']);
});

test('[DBR-1] a late order is the wait’s where it was no later than the wait, the sending’s where the car went too late, else late', () => {
  const windows = { pickWindow: { from: 0, to: 1440 }, deliverWindow: { from: 0, to: 6 * HOUR } };
  const waited = onTheRoad([anOrder(windows)])
    .does(BRING, TEACHER)
    .at(7 * HOUR)
    .does(reply(0))
    .at(14 * HOUR);
  expect(waited.order().delivered).toBe(true);
  expect(lossesOf(waited.game(), ANNA)).toMatchObject([{ cause: 'WAITED', late: [ORDER], lost: [], waited: 5 * 3600 }]);
  const sent = aDay([anOrder(windows)])
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .at(4 * HOUR)
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' })
    .at(14 * HOUR);
  expect(causes(sent)).toEqual(['SENT_LATE']);
  const short = { ...windows, deliverWindow: { from: 0, to: 2 * HOUR } };
  expect(causes(onTheRoad([anOrder(short)]).at(14 * HOUR))).toEqual(['LATE']);
});

test('[DBR-1] a late order is not the wait’s where the customer’s question stopped nobody on the way, or came after the report', () => {
  const windows = { pickWindow: { from: 0, to: 1440 }, deliverWindow: { from: 0, to: 3 * HOUR } };
  const lesson = onTheRoad([anOrder(windows)]).does({ ...BRING, situation: WISH.id }, TEACHER);
  expect(lesson.at(3 * HOUR).doing()).toBe('DRIVING_WITH_SHIPMENT');
  expect(lesson.at(9 * HOUR).doing()).toBe('WAITING_EMERGENCY_STOP');
  lesson.does({ action: 'RESOLVE_CHANGE_EVENT', order: ORDER, event: WISH.id, answer: 0 }).at(14 * HOUR);
  expect(lesson.order().reportedAt).toBeGreaterThan(3 * HOUR * 60);
  expect(causes(lesson)).toEqual(['LATE']);
});

test('[DBR-1] where two questions held a car up at one time that time counts once', () => {
  const windows = { pickWindow: { from: 0, to: 1440 }, deliverWindow: { from: 0, to: 6 * HOUR } };
  const lesson = onTheRoad([anOrder(windows)])
    .does(BRING, TEACHER)
    .does({ ...BRING, situation: WISH.id }, TEACHER)
    .at(7 * HOUR)
    .does(reply(0))
    .does({ action: 'RESOLVE_CHANGE_EVENT', order: ORDER, event: WISH.id, answer: 0 })
    .at(14 * HOUR);
  expect(lossesOf(lesson.game(), ANNA)).toMatchObject([{ cause: 'WAITED', situations: 2, waited: 5 * 3600 }]);
});

test('[DBR-1] what an answer gave up is a decision, what a random situation took is nobody’s', () => {
  const decided = onTheRoad().does(BRING, TEACHER).does(reply(1));
  const [loss, ...others] = lossesOf(decided.game(), ANNA);
  expect(others).toEqual([]);
  expect(loss).toMatchObject({ cause: 'DECISION', lost: [ORDER], freight: orderPay(decided.order()), points: 5 });
  expect(loss?.money).toBe(Math.floor(orderPay(decided.order()) / 5 + 0.5));
  const burnt = onTheRoad().does({ action: 'START_EVENTS', situation: 'pozar', player: ANNA }, TEACHER);
  expect(burnt.order().expired).toBe(true);
  expect(lossesOf(burnt.game(), ANNA)).toEqual([]);
});

test('[DBR-1] what the best answer costs is no loss', () => {
  const lesson = onTheRoad().does(BRING, TEACHER).does(reply(0));
  expect(lesson.ledger()).toContain('EFFECT -300');
  expect(lossesOf(lesson.game(), ANNA)).toEqual([]);
  expect(lossesOf(viewFor(lesson.game(), { player: ANNA, type: 'STUDENT' }), ANNA)).toEqual([]);
});

test('[DBR-1] a fine that an answer brought, and points that it erased, are a decision; after a limit was passed a fine is for that', () => {
  const about = { order: ORDER, car: 'ST-01' };
  const entry = { ...about, player: ANNA, at: 8 * HOUR * 60 };
  const ledger = [
    { ...entry, id: 901, reason: 'FINE', money: -80_000, points: 0 },
    { ...entry, id: 902, reason: 'POINTS_CANCELLED', money: 0, points: -20 },
  ] as const;
  const told = (...passed: readonly JournalFact[]) => {
    const facts = passed.map((what) => ({ ...about, what, id: 900, at: 7 * HOUR * 60, city: null, parking: null }));
    const lesson = onTheRoad().with((game) => ({
      ...game,
      players: game.players.map((player) => {
        if (player.id !== ANNA) return player;
        return { ...player, journal: [...player.journal, ...facts], ledger: [...player.ledger, ...ledger] };
      }),
    }));
    return lossesOf(lesson.game(), ANNA).map(({ cause, money, points }) => [cause, money, points]);
  };
  expect(told()).toEqual([['DECISION', 80_000, 20]]);
  for (const limit of ['WORK_OVERDUE', 'DAY_OVERDUE'] as const)
    expect(told(limit)).toEqual([
      ['OVERWORK', 80_000, 0],
      ['DECISION', 0, 20],
    ]);
});

test('[DBR-1] the dearest cause is first, a point counting ten zł; all good has no cause', () => {
  const dear = anOrder({ id: OTHER, salary: 900, pickWindow: { from: 0, to: HOUR } });
  const both = (deed: (lesson: Lesson) => Lesson, player: string): Lesson =>
    deed(
      aDay([anOrder(), dear])
        .does({ action: 'BOOK_ORDER', order: OTHER }, player)
        .does({ action: 'BOOK_ORDER', order: ORDER })
        .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' })
        .at(2 * HOUR),
    ).at(12 * HOUR);
  const fine = both((lesson) => lesson, JAN);
  expect([causes(fine), causes(fine, JAN)]).toEqual([[], ['NO_CAR', 'STOOD']]);
  const worse = both((lesson) => lesson.does(BRING, TEACHER).does(reply(1)), ANNA);
  expect(causes(worse)).toEqual(['NO_CAR', 'DECISION']);
  const weights = lossesOf(worse.game(), ANNA).map(lossInScore);
  expect(weights).toEqual([...weights].sort((one, other) => other - one));
  expect(lossInScore({ money: 1000, freight: 500, points: 2 })).toBe(3500);
});

test('[DBR-3] what there was to do counts what could be booked while one was there, and what nobody took', () => {
  const over = anOrder({ id: OTHER, pickWindow: { from: 0, to: HOUR } });
  const lesson = onTheRoad([anOrder(), over, anOrder({ id: 'POZ/1126/0430', release: 3 * HOUR * 60 })]).at(4 * HOUR);
  expect(chancesOf(lesson.game(), ANNA)).toEqual({ since: 0, offered: 3, untaken: 2 });
  const late = lesson.with((game) => ({
    ...game,
    players: game.players.map((player) =>
      player.id === JAN
        ? { ...player, ledger: player.ledger.map((entry) => ({ ...entry, at: 2 * HOUR * 60 })) }
        : player,
    ),
  }));
  expect(chancesOf(late.game(), JAN)).toEqual({ since: 2 * HOUR * 60, offered: 1, untaken: 1 });
  expect(chancesOf(late.game(), 'nikt')).toEqual({ since: null, offered: 0, untaken: 0 });
});

test('[DBR-4] the rounds’ changes add up to what one has, without the start money; each is told by deed and order', () => {
  const lesson = onTheRoad([anOrder({ deliverWindow: { from: 0, to: 2 * HOUR } })]).at(40 * HOUR);
  const { setup } = lesson.game();
  const anna = lesson.player();
  const changes = [1, 2, 3, 4].map((round) => roundChange(setup, anna, round));
  const start = setup.settings.start_money * 100;
  expect(changes.reduce((sum, { money }) => sum + money, start)).toBe(anna.money);
  expect(changes.reduce((sum, { points }) => sum + points, 0)).toBe(anna.points);
  const first = changes[Math.floor((lesson.order().deliveredAt ?? 0) / roundSeconds(setup))];
  expect(first?.parts.map(({ kind, order }) => [kind, order])).toEqual([
    ['DELIVERY', ORDER],
    ['KM', ORDER],
    ['LATE', ORDER],
  ]);
  expect(first?.parts[0]).toMatchObject({ money: orderPay(lesson.order()) });
  const situation = { id: 900, player: anna.id, order: ORDER, car: null, reason: 'EFFECT', points: 0 } as const;
  const struck = [-70_000, 50_000].map((money, at) => ({ ...situation, at: 60 * (at + 1), money }));
  const apart = roundChange(setup, { ledger: [...anna.ledger, ...struck] }, 1).parts.filter(
    ({ kind }) => kind === 'SITUATION',
  );
  expect(apart.map(({ money }) => money)).toEqual([-70_000, 50_000]);
  expect(new Set(apart.map(({ key }) => key)).size).toBe(2);
  const edge = { ...anna, ledger: anna.ledger.map((entry) => ({ ...entry, at: 1 * roundSeconds(setup) })) };
  expect(roundChange(setup, edge, 1).money).toBe(anna.money - start);
  expect(roundChange(setup, edge, 2).parts).toEqual([]);
});

test('[DBR-5] the place at an earlier moment is that of what had been earned and delivered by then', () => {
  const lesson = onTheRoad().at(12 * HOUR);
  const delivered = lesson.order().deliveredAt ?? 0;
  const placesAt = (at: number) => [ANNA, JAN].map((player) => placeAt(lesson.game(), player, at));
  expect(placesAt(delivered)).toEqual([1, null]);
  expect(placesAt(delivered - 1)).toEqual([null, null]);
  expect(placeAt(lesson.game(), TEACHER, 0)).toBeNull();
  const view = viewFor(lesson.game(), { player: ANNA, type: 'STUDENT' });
  expect(placeAt(view, ANNA, delivered)).toBeNull();
});
