import { expect, test } from 'vitest';
import { accident, answer, ask, change, effect, emergency } from '@fracht/scenarios/author/author.ts';
import { DEFAULT_SETTINGS } from '@fracht/content/settings/index.ts';
import { world } from '@fracht/content/world.ts';
import { ANNA, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { DAY, aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import type { CarOwnership } from '../../src/car-ownership.ts';
import { defaultSpot } from '../../src/sandbox/default-spot.ts';
import { sandboxGame } from '../../src/sandbox/sandbox.ts';
import { prospectsOf } from '../../src/situations/prospects.ts';
import type { GameState } from '../../src/state.ts';

const ORDER = 'POZ/1126/0410';
const QUIET = { critical_per_round: 0, random_per_round: 0, change_per_round: 0 };

/** A library with one situation of each kind for cars of this owner; undefined: for any owner, as in libraries that do not say. */
function libraryFor(ownership: CarOwnership | undefined) {
  const situation = ask('Co robisz?', [answer(5, 'Naprawiam', 'Dobrze.', [effect('MONETARY', 900)])]);
  return {
    emergencies: [
      emergency({
        id: 'awaria',
        name: 'Awaria',
        subtype: 'EMERGENCY',
        image: null,
        description: 'Silnik stanął.',
        help: '',
        knowledge: '',
        ownership,
        situation,
      }),
    ],
    accidents: [accident({ id: 'serwis', name: 'Serwis', effects: [effect('MONETARY', 350)], ownership })],
    changes: [
      change({
        id: 'naczepa',
        name: 'Naczepa',
        description: 'Naczepa jest niesprawna.',
        type: 'CHANGE_DELIVERY_TIME',
        ownership,
        situation,
      }),
    ],
  };
}

/** Anna's one car, her own or hired, on the road with its cargo. */
function onTheRoad(car: CarOwnership, told: CarOwnership | undefined, settings: object = QUIET) {
  const hired = { subcontractor: true, player: ANNA, state: { action: 'AVAILABLE', at: CITY.POZNAN } } as const;
  const setup = aSetup({ settings: { ...QUIET, ...settings }, library: libraryFor(told) });
  const cars = [aCar(car === 'SUBCONTRACTOR' ? hired : {})];
  return aLesson(aGame({ setup, cars, orders: [anOrder()] }))
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' })
    .at(120);
}

function met({ orders: [order] }: GameState): readonly string[] {
  return [order?.emergencies, order?.changes, order?.accidents].flatMap((list) => (list ?? []).map(({ id }) => id));
}

test.each([
  ['COMPANY', 'COMPANY', null],
  ['SUBCONTRACTOR', 'COMPANY', 'OTHER_OWNER'],
  ['COMPANY', 'SUBCONTRACTOR', 'OTHER_OWNER'],
  ['SUBCONTRACTOR', 'SUBCONTRACTOR', null],
  ['COMPANY', undefined, null],
  ['SUBCONTRACTOR', undefined, null],
] as const)('[SIT-26] [SIT-17] a car of %s, a situation for %s: %s', (car, told, misfit) => {
  const prospects = prospectsOf(onTheRoad(car, told).game(), [ANNA]);
  expect(prospects.map((one) => one.misfit)).toEqual([misfit, misfit, misfit]);
});

test.each([
  ['critical_per_round', 'awaria'],
  ['random_per_round', 'serwis'],
  ['change_per_round', 'naczepa'],
])('[SIT-26] what is for own cars never comes to a hired one by %s, and does to an own one', (setting, id) => {
  const often = { [setting]: 3 };
  expect(met(onTheRoad('SUBCONTRACTOR', 'COMPANY', often).at(230).game())).toEqual([]);
  expect(met(onTheRoad('COMPANY', 'COMPANY', often).at(230).game())).toContain(id);
  expect(met(onTheRoad('SUBCONTRACTOR', undefined, often).at(230).game())).toContain(id);
});

test('[SIT-26] an order without a car is struck by no change that tells whose car it is', () => {
  const setup = aSetup({ settings: QUIET, library: libraryFor('COMPANY') });
  const lesson = aLesson(aGame({ setup, cars: [aCar()], orders: [anOrder()] })).does({
    action: 'BOOK_ORDER',
    order: ORDER,
  });
  expect(prospectsOf(lesson.game(), [ANNA]).find(({ id }) => id === 'naczepa')?.misfit).toBe('OTHER_OWNER');
});

test('[SIT-26] [SBX-1] in the sandbox a situation for hired cars strikes a hired one', () => {
  const [item] = libraryFor('SUBCONTRACTOR').emergencies;
  if (item === undefined) throw new Error('No situation');
  const tried = { kind: 'EMERGENCY', item } as const;
  const spot = defaultSpot(world, tried);
  if (spot === null) throw new Error('No spot');
  const player = { id: 'anna', first_name: 'Anna', last_name: 'Nowak', num_games: 0 };
  const result = sandboxGame({ settings: DEFAULT_SETTINGS, world, seed: 'ziarno', day: DAY, player }, tried, spot);
  expect(result.ok && met(result.value.struck)).toEqual(['awaria']);
});
