import { expect, test } from 'vitest';
import { accident, answer, ask, change, effect, emergency } from '@fracht/scenarios/author/author.ts';
import { ANNA, TEACHER, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import type { Accident, ChangeEvent, Emergency } from '../../src/library.ts';
import { planDelivery } from '../../src/planning/plan-delivery.ts';
import type { GameState, Order } from '../../src/state.ts';

const ORDER = 'POZ/1126/0410';
const NONE = { critical_per_round: 0, random_per_round: 0, change_per_round: 0, break_minutes: 0 };

type Strikes = {
  readonly emergencies?: readonly Emergency[];
  readonly accidents?: readonly Accident[];
  readonly changes?: readonly ChangeEvent[];
};

const jam = (id: string, minutes = 10): Accident => accident({ id, name: 'Korek', effects: [effect('TIME', minutes)] });

/** Anna with one booked car, by the newest rules or by the tenth version; as many situations of each kind per round as there are in the library. */
function withStrikes(strikes: Strikes, order: Order = anOrder(), rulesVersion?: number) {
  const { emergencies = [], accidents = [], changes = [] } = strikes;
  const counts = {
    critical_per_round: emergencies.length,
    random_per_round: accidents.length,
    change_per_round: changes.length,
  };
  const setup = aSetup({
    settings: { ...NONE, ...counts },
    library: { emergencies, accidents, changes },
    ...(rulesVersion === undefined ? {} : { rulesVersion }),
  });
  return aLesson(aGame({ setup, cars: [aCar()], orders: [order] }))
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' });
}

const met = ({ orders: [order] }: GameState): readonly string[] =>
  [order?.emergencies, order?.changes, order?.accidents].flatMap((list) => (list ?? []).map(({ id }) => id));

const LATER = change({
  id: 'pozniej',
  name: 'Później',
  description: 'Nadawca prosi o zwłokę.',
  type: 'CHANGE_PICK_TIME',
  situation: ask('Co mówisz?', [answer(5, 'Tak', 'Dobrze.'), answer(-5, 'Nie', 'Źle.')]),
});

/** An order whose window opens only then: its car waits for it. */
const waits = (from: number): Order => anOrder({ pickWindow: { from, to: from + 600 } });

test('[SIT-23] nothing strikes before the first loading, neither an order nor the car that waits for it; by earlier rules it did', () => {
  expect(
    met(
      withStrikes({ changes: [LATER] }, waits(500))
        .at(490)
        .game(),
    ),
  ).toEqual([]);
  expect(
    met(
      withStrikes({ changes: [LATER] }, waits(500), 10)
        .at(490)
        .game(),
    ),
  ).toEqual(['pozniej']);
  const jammed = withStrikes({ accidents: [jam('korek')] }, anOrder({ base: CITY.WARSZAWA })).at(160);
  expect([jammed.doing(), met(jammed.game())]).toEqual(['DRIVING_TO_SHIPMENT', []]);
  expect(met(jammed.at(590).game())).toEqual(['korek']);
});

test('[SIT-23] [SIT-12] the teacher brings what was chosen before the first loading too', () => {
  const asked = { action: 'START_EVENTS', situation: 'pozniej', player: ANNA } as const;
  const lesson = withStrikes({ changes: [LATER] }, waits(500))
    .at(100)
    .does(asked, TEACHER);
  expect(met(lesson.game())).toEqual(['pozniej']);
});

test('[SIT-23] [WRK-5] [WRK-6] no check and no crash is drawn of a driver over the limit whose player has loaded nothing yet', () => {
  const tired = (rulesVersion: number) => {
    const always = { check_chance_home: 100, crash_chance: 100 };
    const setup = aSetup({ settings: { ...NONE, ...always }, rulesVersion });
    const far = aCar({ base: CITY.BIALYSTOK, working: 530 * 60, state: { action: 'FREE', at: CITY.BIALYSTOK } });
    return aLesson(aGame({ setup, cars: [far], orders: [anOrder()] }))
      .does({ action: 'BOOK_ORDER', order: ORDER })
      .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' })
      .at(300);
  };
  const now = tired(11);
  expect(now.ledger()).toEqual(['WORK_OVERDUE -5 pkt']);
  expect(now.car().gone).toBe(false);
  expect(tired(10).ledger()).toContain('FATAL_CRASH -50 pkt');
});

test('[SIT-23] [SIT-1] who comes late for the first loading is loaded late, and no situation takes it over', () => {
  const late = emergency({
    id: 'spoznienie',
    name: 'Spóźnienie',
    subtype: 'PICKUP_OVER_TIME',
    status: 'DRIVING_TO_SHIPMENT',
    image: null,
    description: 'O.',
    help: '',
    knowledge: '',
    situation: ask('Co teraz?', [answer(1, 'To', 'Tak.'), answer(0, 'Tamto', 'Nie.')]),
  });
  const order = anOrder({ base: CITY.WARSZAWA, pickWindow: { from: 0, to: 200 } });
  const told = (rulesVersion: number) => withStrikes({ emergencies: [late] }, order, rulesVersion).at(300);
  expect([told(11).messages().includes('ORDER_PICKED_LATE'), met(told(11).game())]).toEqual([true, []]);
  expect(met(told(10).game())).toEqual(['spoznienie']);
});

test('[SIT-24] an order is struck once in a round, and in the next one again; by earlier rules as often as there was something', () => {
  const jams = { accidents: [jam('korek'), jam('objazd'), jam('ulewa')] };
  const far = anOrder({ destination: CITY.TULUZA, deliverWindow: { from: 0, to: 5000 } });
  const lesson = withStrikes(jams, far);
  expect(met(lesson.at(599).game())).toHaveLength(1);
  expect(met(lesson.at(1199).game())).toHaveLength(2);
  expect(met(withStrikes(jams, far, 10).at(599).game())).toHaveLength(3);
});

test('[SIT-24] [SLP-6] of an order that was struck in the round no theft is drawn', () => {
  const robbed = (rulesVersion: number) => {
    const setup = aSetup({
      settings: { ...NONE, random_per_round: 1, theft_unguarded_home: 100, game_speed_1: 2 },
      library: { emergencies: [], accidents: [jam('korek', 1)], changes: [] },
      rulesVersion,
    });
    return aLesson(aGame({ setup, cars: [aCar()], orders: [anOrder({ destination: CITY.WARSZAWA })] }))
      .does({ action: 'BOOK_ORDER', order: ORDER })
      .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' })
      .at(80)
      .does({ action: 'START_EVENTS', situation: 'korek', player: ANNA }, TEACHER)
      .at(82)
      .does({ action: 'SELECT_PARKING', car: 'ST-01', parking: '0-3@103' })
      .at(1100)
      .ledger()
      .filter((line) => line.startsWith('THEFT'));
  };
  expect([robbed(11), robbed(10)]).toEqual([[], ['THEFT -4000']]);
});

test('[SIT-14] a situation strikes an order as long as its windows bear the best answer, to the minute', () => {
  const open = { deliverWindow: { from: 0, to: 2000 } };
  const arrives = Math.ceil(planOf(withStrikes({}, anOrder(open)).at(80).game()).arrivesAt / 60);
  const struck = (minutes: number, slack: number, rulesVersion = 11) => {
    const order = anOrder({ deliverWindow: { from: 0, to: arrives + slack } });
    return met(
      withStrikes({ accidents: [jam('korek', minutes)] }, order, rulesVersion)
        .at(599)
        .game(),
    );
  };
  expect(struck(90, 90)).toEqual(['korek']);
  expect(struck(90, 89)).toEqual([]);
  expect(struck(90, 89, 10)).toEqual(['korek']);
});

test('[SIT-14] what would find no time gives way to what does, and the window that the best answer moves counts', () => {
  const arrives = Math.ceil(planOf(withStrikes({}).at(80).game()).arrivesAt / 60);
  const tight = anOrder({ deliverWindow: { from: 0, to: arrives + 20 } });
  const longer = accident({
    id: 'umowione',
    name: 'Umówione',
    effects: [effect('TIME', 200), effect('PROLONG_SHIPMENT', 200)],
  });
  const lesson = withStrikes({ accidents: [jam('dlugi', 90), longer] }, tight).at(599);
  expect(met(lesson.game())).toEqual(['umowione']);
});

test('[SIT-14] an order without a car is struck by nothing that ends its window sooner', () => {
  const moved = (minutes: number): ChangeEvent => ({
    ...LATER,
    id: `o ${String(minutes)}`,
    situation: ask('Co mówisz?', [
      answer(5, 'Tak', 'Dobrze.', [effect('MOVE_SHIPMENT', minutes)]),
      answer(-5, 'Nie', 'Źle.'),
    ]),
  });
  const second = anOrder({ id: 'POZ/1126/0420' });
  const struck = (minutes: number) => {
    const changes = [moved(minutes)];
    const setup = aSetup({
      settings: { ...NONE, change_per_round: 1 },
      library: { emergencies: [], accidents: [], changes },
    });
    const lesson = aLesson(aGame({ setup, cars: [aCar()], orders: [anOrder(), second] }))
      .does({ action: 'BOOK_ORDER', order: ORDER })
      .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' })
      .does({ action: 'BOOK_ORDER', order: second.id });
    return lesson.at(599).order(second.id).changes.length;
  };
  expect([struck(-180), struck(180)]).toEqual([0, 1]);
});

const planOf = (game: GameState) => {
  const [order, car] = [game.orders[0], game.cars[0]];
  if (order === undefined || car === undefined) throw new Error('A game without an order or a car');
  return planDelivery(game, car, order, game.now);
};

test('[SIT-10] [SIT-11] a random situation and a change wait for what they say the car does', () => {
  const full = { ...jam('pelny'), status: 'DRIVING_TO_SLEEP' } as const;
  const gate = { ...LATER, id: 'brama', type: 'LATE_UNLOADING', status: 'WAITING_FOR_UNLOADING' } as const;
  const order = anOrder({ deliverWindow: { from: 500, to: 900 } });
  const lesson = withStrikes({ accidents: [full], changes: [gate] }, order);
  expect([lesson.at(230).doing(), met(lesson.game())]).toEqual(['DRIVING_WITH_SHIPMENT', []]);
  expect([lesson.at(480).doing(), met(lesson.game())]).toEqual(['WAITING_FOR_UNLOADING', ['brama']]);
});

test('[EFF-15] points are erased once in a game; after that 30 of them are lost, and nobody gains by it', () => {
  const erasing = accident({ id: 'kara', name: 'Kara', effects: [effect('CANCEL_POINTS')] });
  const again = { ...erasing, id: 'druga' };
  const third = { ...erasing, id: 'trzecia' };
  const setup = aSetup({
    settings: { ...NONE, points_loaded: 40 },
    library: { emergencies: [], accidents: [erasing, again, third], changes: [] },
  });
  const lesson = aLesson(aGame({ setup, cars: [aCar()], orders: [anOrder()] }))
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' })
    .at(80);
  const points = (earned: number, situation: string) => {
    lesson.with((game) => ({
      ...game,
      players: game.players.map((player) => ({ ...player, points: player.points + earned })),
    }));
    lesson.does({ action: 'START_EVENTS', situation, player: ANNA }, TEACHER);
    return lesson.player().points;
  };
  expect(points(0, 'kara')).toBe(0);
  expect(points(50, 'druga')).toBe(20);
  expect(points(-60, 'trzecia')).toBe(-40);
});
