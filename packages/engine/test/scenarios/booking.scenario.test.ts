import { expect, test } from 'vitest';
import { answer, ask, emergency } from '@fracht/scenarios/author/author.ts';
import { ANNA, JAN, TEACHER, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';

const ORDER = 'POZ/1126/0410';
const BOOK = { action: 'BOOK_ORDER', order: ORDER } as const;
const GIVE_BACK = { action: 'CANCEL_ORDER', order: ORDER } as const;
const CAR = { action: 'BOOK_CAR', order: ORDER, car: 'ST-01' } as const;

const anyOrders = (count: number) =>
  Array.from({ length: count }, (_, index) => anOrder({ id: `POZ/1126/${1000 + 10 * index}` }));

test('[BKG-1] first come, first served: the second is told that the order is taken', () => {
  const lesson = aLesson(aGame({ orders: [anOrder()] })).does(BOOK, JAN);
  expect(lesson.order()).toMatchObject({ player: JAN, bookedAt: 0 });
  expect(lesson.refuses(BOOK)).toBe('ORDER_TAKEN');
  expect(lesson.refuses(BOOK, JAN)).toBe('ORDER_TAKEN');
});

test('[BKG-1] at most eight open orders a player', () => {
  const orders = anyOrders(9);
  const lesson = aLesson(aGame({ orders }));
  for (const { id } of orders.slice(0, 8)) lesson.does({ action: 'BOOK_ORDER', order: id });
  const ninth = { action: 'BOOK_ORDER', order: 'POZ/1126/1080' } as const;
  expect(lesson.refuses(ninth)).toBe('ORDER_LIMIT');
  expect(lesson.does({ action: 'CANCEL_ORDER', order: 'POZ/1126/1000' }).refuses(ninth)).toBeUndefined();
});

test('[BKG-1] [ORD-11] what is not offered yet, expired or nowhere cannot be booked', () => {
  const coming = anOrder({ id: 'POZ/1126/0020', release: 3600 });
  const lesson = aLesson(aGame({ orders: [anOrder({ pickWindow: { from: 0, to: 30 } }), coming] }));
  expect(lesson.refuses({ action: 'BOOK_ORDER', order: coming.id })).toBe('ORDER_UNKNOWN');
  expect(lesson.refuses({ action: 'BOOK_ORDER', order: 'constructor' })).toBe('ORDER_UNKNOWN');
  expect(lesson.at(30).refuses(BOOK)).toBe('ORDER_EXPIRED');
  expect(lesson.at(60).refuses({ action: 'BOOK_ORDER', order: coming.id })).toBeUndefined();
});

function start() {
  return aLesson(aGame({ cars: [aCar()], orders: [anOrder()] })).does(BOOK);
}

test('[BKG-2] [BKG-3] [PTS-6] giving back is free within 30 minutes, later 5 points; not with a car', () => {
  expect(start().at(30).does(GIVE_BACK).ledger()).toEqual([]);
  expect(start().at(31).does(GIVE_BACK).ledger()).toEqual(['LATE_CANCEL -5 pkt']);
  expect(start().at(31).does(GIVE_BACK).order()).toMatchObject({ player: null, bookedAt: null, expired: false });
  expect(start().does(CAR).refuses(GIVE_BACK)).toBe('ORDER_HAS_CAR');
  expect(start().does(CAR).at(80).refuses(GIVE_BACK)).toBe('ORDER_LOADED');
  expect(start().refuses(GIVE_BACK, JAN)).toBe('ORDER_NOT_YOURS');
});

test('[BKG-3] given back after its pick window it is gone at once', () => {
  const lesson = aLesson(aGame({ orders: [anOrder({ pickWindow: { from: 0, to: 60 } })] }))
    .does(BOOK)
    .at(70)
    .does(GIVE_BACK);
  expect(lesson.order()).toMatchObject({ player: null, expired: true });
});

test('[BKG-4] an order nobody booked is gone at its window’s end, at no cost', () => {
  const lesson = aLesson(aGame({ orders: [anOrder({ pickWindow: { from: 0, to: 60 } })] }));
  expect(lesson.at(59).order().expired).toBe(false);
  expect(lesson.at(60).order().expired).toBe(true);
  expect(lesson.ledger()).toEqual([]);
});

test('[BKG-5] [PTS-6] a booked order not loaded 120 minutes past the window expires: full penalty and 15 points', () => {
  const lesson = aLesson(aGame({ orders: [anOrder({ pickWindow: { from: 0, to: 60 } })] })).does(BOOK);
  expect(lesson.at(179).order().expired).toBe(false);
  expect(lesson.at(180).order()).toMatchObject({ expired: true, player: ANNA });
  expect(lesson.ledger()).toEqual(['FULL_PENALTY -164.7', 'ORDER_EXPIRED -15 pkt']);
  expect(lesson.messages()).toContain('ORDER_EXPIRED');
  expect(lesson.refuses(GIVE_BACK)).toBe('ORDER_EXPIRED');
});

test('[BKG-5] the car on its way is free of an expired order at the next city; one that loads already goes on loading', () => {
  const far = aCar({ base: CITY.WARSZAWA, state: { action: 'FREE', at: CITY.WARSZAWA } });
  const order = anOrder({ pickWindow: { from: 0, to: 60 } });
  const late = aLesson(aGame({ cars: [far], orders: [order] }))
    .does(BOOK)
    .does(CAR)
    .at(180);
  expect(late.car()).toMatchObject({ shipment: null, state: { action: 'DRIVING_EMPTY' } });
  expect(late.at(400).car().state).toEqual({ action: 'AVAILABLE', at: CITY.POZNAN });
  const loading = aLesson(aGame({ cars: [aCar()], orders: [order] }))
    .does(BOOK)
    .at(140)
    .does(CAR)
    .at(200);
  expect(loading.doing()).toBe('LOADING');
  expect(loading.at(220).order()).toMatchObject({ expired: false, loaded: true, loadedOnTime: false });
});

test('[CAR-3] a car must be free, of the order’s type, and its player below the limit of held cars', () => {
  const cars = [
    aCar(),
    aCar({ id: 'ST-02', player: JAN, state: { action: 'AVAILABLE', at: CITY.KRAKOW } }),
    aCar({ id: 'ATP-01', type: 'ATP' }),
    aCar({ id: 'ST-03' }),
  ];
  const orders = [anOrder(), anOrder({ id: 'POZ/1126/0420' })];
  const setup = aSetup({ settings: { max_company_cars: 1 } });
  const lesson = aLesson(aGame({ cars, orders, setup }))
    .does(BOOK)
    .does({ ...BOOK, order: 'POZ/1126/0420' });
  expect(lesson.refuses({ ...CAR, car: 'ST-02' })).toBe('CAR_NOT_YOURS');
  expect(lesson.refuses({ ...CAR, car: 'ATP-01' })).toBe('ORDER_TYPE_DIFFERS');
  expect(lesson.refuses({ ...CAR, car: 'ST-77' })).toBe('CAR_UNKNOWN');
  expect(lesson.refuses({ ...CAR, order: 'X' })).toBe('ORDER_UNKNOWN');
  lesson.does(CAR);
  expect(lesson.refuses({ ...CAR, car: 'ST-03' })).toBe('ORDER_HAS_CAR');
  expect(lesson.refuses({ ...CAR, order: 'POZ/1126/0420' })).toBe('CAR_BUSY');
  expect(lesson.refuses({ ...CAR, order: 'POZ/1126/0420', car: 'ST-03' })).toBe('CAR_LIMIT');
});

test('[CAR-3] a car that another player booked is taken', () => {
  const orders = [anOrder(), anOrder({ id: 'POZ/1126/0420' })];
  const lesson = aLesson(aGame({ cars: [aCar()], orders }))
    .does(BOOK)
    .does(CAR)
    .does({ ...BOOK, order: 'POZ/1126/0420' }, JAN);
  expect(lesson.refuses({ ...CAR, order: 'POZ/1126/0420' }, JAN)).toBe('CAR_TAKEN');
});

test('[CAR-14] [CAR-15] only a booked car of one’s own can be taken off', () => {
  const cancel = { action: 'CANCEL_CAR_BOOKING', car: 'ST-01' } as const;
  const lesson = aLesson(aGame({ cars: [aCar({ player: ANNA, state: { action: 'AVAILABLE', at: CITY.KRAKOW } })] }));
  expect(lesson.refuses(cancel)).toBe('CAR_NOT_BOOKED');
  expect(lesson.refuses(cancel, JAN)).toBe('CAR_NOT_YOURS');
});

test('[CAR-12] ADD_CAR makes a clone of an offer with a number of its own and a driver from 1 to 10', () => {
  const add = { action: 'ADD_CAR', car: 'ST-P1' } as const;
  const setup = aSetup({ settings: { max_subcontractors: 2 } });
  const lesson = aLesson(aGame({ cars: [aCar()], setup }))
    .does(add)
    .does(add);
  expect(lesson.car('ST-1-01')).toMatchObject({
    subcontractor: true,
    player: ANNA,
    base: CITY.WARSZAWA,
    euCourses: 0,
    state: { action: 'AVAILABLE', at: CITY.WARSZAWA },
  });
  expect(lesson.car('ST-1-02').driver).toBeGreaterThanOrEqual(1);
  expect(lesson.car('ST-1-02').driver).toBeLessThanOrEqual(10);
  expect(lesson.refuses(add)).toBe('SUBCONTRACTOR_LIMIT');
  expect(lesson.refuses({ action: 'ADD_CAR', car: 'ST-01' }, JAN)).toBe('CAR_NOT_OFFERED');
  lesson.does(add, JAN).does(add, TEACHER);
  expect(lesson.game().cars.map(({ id }) => id)).toEqual(['ST-01', 'ST-1-01', 'ST-1-02', 'ST-2-01', 'ST-T1-01']);
});

test('[SIT-2] [SIT-3] nothing can be answered where nothing is open', () => {
  const lesson = aLesson(aGame({ orders: [anOrder()] })).does(BOOK);
  expect(lesson.refuses({ action: 'RESOLVE_EMERGENCY', order: ORDER, emergency: 'K01', tree: 'situation' })).toBe(
    'EMERGENCY_UNKNOWN',
  );
  expect(lesson.refuses({ action: 'RESOLVE_CHANGE_EVENT', order: ORDER, event: 'Z01' })).toBe('EVENT_UNKNOWN');
});

test('[LOG-4] a refused action leaves the very same state', () => {
  const game = aGame({ orders: [anOrder()] });
  const lesson = aLesson(game);
  lesson.refuses({ ...BOOK, order: 'X' });
  expect(lesson.game()).toBe(game);
});

test('[BKG-5] an order whose car is taken away from the ramp after its expiry has passed expires if no other loads; earlier rules never ended it', () => {
  const another = emergency({
    id: 'inny',
    name: 'Inny pojazd',
    subtype: 'EMERGENCY',
    status: 'LOADING',
    image: null,
    description: 'O.',
    help: '',
    knowledge: '',
    situation: ask('Co teraz?', [answer(1, 'Inny pojazd', 'Tak.', [], { newCar: true })]),
  });
  const library = { emergencies: [another], accidents: [], changes: [] };
  const settings = { critical_per_round: 0, random_per_round: 0, change_per_round: 0 };
  const replaced = (rulesVersion: number) => {
    // A hired car that is taken off its order leaves.
    const hired = aCar({ subcontractor: true, player: ANNA, state: { action: 'AVAILABLE', at: CITY.POZNAN } });
    const cars = [aCar({ id: 'ST-02', base: CITY.PARYZ, state: { action: 'FREE', at: CITY.PARYZ } }), hired];
    const slow = { ...anOrder({ pickWindow: { from: 0, to: 60 } }), loadingMinutes: 300 };
    const game = aGame({ cars, orders: [slow], setup: aSetup({ settings, library, rulesVersion }) });
    const lesson = aLesson({ ...game, offers: [] })
      .does({ action: 'BOOK_ORDER', order: slow.id })
      .does({ action: 'BOOK_CAR', order: slow.id, car: 'ST-01' })
      .at(200);
    expect(lesson.doing()).toBe('LOADING');
    return lesson
      .does({ action: 'START_EVENTS', situation: another.id, player: ANNA }, TEACHER)
      .does({ action: 'RESOLVE_EMERGENCY', order: slow.id, emergency: another.id, tree: 'situation', answer: 0 });
  };
  const lesson = replaced(5);
  expect(lesson.order().car).toBe('ST-02');
  expect(lesson.at(319).order().expired).toBe(false);
  expect(lesson.at(320).order()).toMatchObject({ expired: true, car: null });
  expect(lesson.ledger()).toContain('ORDER_EXPIRED -15 pkt');
  expect(replaced(4).at(320).order().expired).toBe(false);
});
