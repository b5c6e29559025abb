import { expect, test } from 'vitest';
import { answer, ask, askText, change, emergency } from '@fracht/scenarios/author/author.ts';
import { DEFAULT_SETTINGS } from '@fracht/content/settings/index.ts';
import { world } from '@fracht/content/world.ts';
import { ANNA, TEACHER, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { DAY, aSetup } from '@fracht/testing/engine/a-setup.ts';
import { aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { THE_LIBRARY } from '@fracht/testing/engine/the-library.ts';
import { cargoIs } from '../../src/orders/cargo.ts';
import { defaultSpot } from '../../src/sandbox/default-spot.ts';
import { sandboxGame } from '../../src/sandbox/sandbox.ts';
import type { Tried } from '../../src/sandbox/spot.ts';
import { prospectsOf } from '../../src/situations/prospects.ts';
import { shownSituation } from '../../src/situations/show.ts';
import type { OpenSituation, Order, OrderCargo } from '../../src/state.ts';

const ORDER = 'POZ/1126/0410';
const QUIET = { critical_per_round: 0, random_per_round: 0, change_per_round: 0 };
const FLOUR: OrderCargo = { goods: 'FLOUR', kg: 23_000, pallets: 26, decimetres: null, width: null, value: 4_600_000 };
const MACHINE: OrderCargo = { ...FLOUR, goods: 'MACHINE', kg: 9000, pallets: null, decimetres: 80 };

const OF_FOOD = emergency({
  id: 'skład',
  name: 'Skład',
  subtype: 'EMERGENCY',
  image: null,
  description: 'Na naczepie jest {cargo}, razem 6 palet {cargo_of}.',
  help: '',
  knowledge: '',
  cargo: 'FOOD',
  situation: askText('Co to?', '{cargo}', { points: 5, feedback: 'Tak.' }, { points: 0, feedback: 'To {cargo}.' }),
});

const WIDER = change({
  id: 'szeroki',
  name: 'Szeroki',
  description: 'Jest szerszy.',
  type: 'CHANGE_TRUCK',
  types: ['ST'],
  truck: 'PG',
  cargo: 'BULKY',
  situation: null,
});

function underWay(cargo: OrderCargo | undefined) {
  const library = { emergencies: [OF_FOOD], accidents: [], changes: [WIDER] };
  const setup = aSetup({ settings: QUIET, library });
  const order = cargo === undefined ? anOrder() : anOrder({ cargo });
  return aLesson(aGame({ setup, cars: [aCar()], orders: [order] }))
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' })
    .at(5);
}

/** The same, struck while it drives with its cargo. */
function struckOnTheWay(cargo: OrderCargo | undefined) {
  const library = { emergencies: [OF_FOOD], accidents: [], changes: [] };
  const order = cargo === undefined ? anOrder() : anOrder({ cargo });
  const lesson = aLesson(aGame({ setup: aSetup({ settings: QUIET, library }), cars: [aCar()], orders: [order] }))
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' });
  for (let at = 30; lesson.car().state.action !== 'DRIVING_WITH_SHIPMENT'; at += 10) lesson.at(at);
  return lesson;
}

function openOf({ emergencies: [open] }: Order): OpenSituation | undefined {
  return open;
}

test('[CGO-4] [SIT-17] a situation that tells of a cargo strikes no order with another one, though the teacher chose it; one without cargo it does', () => {
  const other = struckOnTheWay(MACHINE);
  expect(prospectsOf(other.game(), [ANNA])[0]).toMatchObject({ strokes: [], misfit: 'OTHER_GOODS' });
  const bring = { action: 'START_EVENTS', situation: 'skład', player: ANNA } as const;
  expect(other.refuses(bring, TEACHER)).toBe('SITUATION_FITS_NOBODY');
  for (const cargo of [FLOUR, undefined]) {
    const fitting = struckOnTheWay(cargo);
    expect(prospectsOf(fitting.game(), [ANNA])[0]?.misfit).toBeNull();
    fitting.does({ action: 'START_EVENTS', situation: 'skład', player: ANNA }, TEACHER);
    expect(openOf(fitting.order())?.id).toBe('skład');
  }
});

test('[CGO-5] [SIT-15] its texts name the cargo of the order, in the answer that is typed too', () => {
  const lesson = struckOnTheWay(FLOUR).does({ action: 'START_EVENTS', situation: 'skład', player: ANNA }, TEACHER);
  const told = () => {
    const open = openOf(lesson.order());
    return open === undefined ? null : shownSituation(lesson.game(), 'emergencies', open);
  };
  expect(told()?.description).toBe('Na naczepie jest mąka, razem 6\u00a0palet mąki.');
  const reply = { action: 'RESOLVE_EMERGENCY', order: ORDER, emergency: 'skład', tree: 'situation' } as const;
  lesson.does({ ...reply, text: 'Mąka' });
  expect(told()?.decisions[0]).toMatchObject({ isRight: true });
});

test('[CGO-3] [CGO-4] an order whose piece turns out too wide asks for an oversize car and keeps its piece, now with a width', () => {
  const bring = { action: 'START_EVENTS', situation: 'szeroki', player: ANNA } as const;
  expect(underWay(FLOUR).refuses(bring, TEACHER)).toBe('SITUATION_FITS_NOBODY');
  const { type, cargo } = underWay(MACHINE).does(bring, TEACHER).order();
  expect(type).toBe('PG');
  expect(cargo).toEqual({ ...MACHINE, width: expect.any(Number) });
  expect(underWay(undefined).does(bring, TEACHER).order().cargo?.goods).toBeDefined();
});

const TRIED: readonly Tried[] = [
  ...THE_LIBRARY.emergencies.map((item): Tried => ({ kind: 'EMERGENCY', item })),
  ...THE_LIBRARY.changes.map((item): Tried => ({ kind: 'CHANGE', item })),
];

test.each(TRIED.filter(({ item }) => 'cargo' in item).map((tried) => [tried.item.id, tried] as const))(
  '[CGO-6] in the sandbox the order of %s carries what it tells of',
  (_, tried) => {
    const spot = defaultSpot(world, tried);
    if (spot === null || tried.kind === 'ACCIDENT' || tried.item.cargo === undefined) throw new Error('No spot');
    const player = { id: 'anna', first_name: 'Anna', last_name: 'Nowak', num_games: 0 };
    const result = sandboxGame({ settings: DEFAULT_SETTINGS, world, seed: 'ziarno', day: DAY, player }, tried, spot);
    const cargo = result.ok ? result.value.before.orders[0]?.cargo : undefined;
    expect(cargo !== undefined && cargoIs(world, cargo, tried.item.cargo)).toBe(true);
  },
);

test('[CGO-4] a question of any cargo is open to every order', () => {
  const any = { ...OF_FOOD, cargo: undefined, situation: ask('Co teraz?', [answer(1, 'To', 'Tak.')]) };
  const library = { emergencies: [any], accidents: [], changes: [] };
  const setup = aSetup({ settings: QUIET, library });
  const lesson = aLesson(aGame({ setup, cars: [aCar()], orders: [anOrder({ cargo: MACHINE })] }))
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' });
  for (let at = 30; lesson.car().state.action !== 'DRIVING_WITH_SHIPMENT'; at += 10) lesson.at(at);
  expect(prospectsOf(lesson.game(), [ANNA])[0]?.misfit).toBeNull();
});
