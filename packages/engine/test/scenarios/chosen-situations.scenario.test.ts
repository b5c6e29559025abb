import { expect, test } from 'vitest';
import { answer, ask, emergency } from '@fracht/scenarios/author/author.ts';
import { messageText } from '@fracht/content';
import { ANNA, JAN, TEACHER, aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { workLimit } from '../../src/cars/work.ts';
import type { Emergency } from '../../src/library.ts';
import { prospectsOf } from '../../src/situations/prospects.ts';
import type { GameState, Order } from '../../src/state.ts';

const QUIET = {
  critical_per_round: 0,
  random_per_round: 0,
  change_per_round: 0,
  ferry_chance: 0,
  check_chance_home: 0,
};
const BRING = { action: 'START_EVENTS', situation: 'x' } as const;

function situation(fields: Partial<Emergency>): Emergency {
  return emergency({
    id: 'x',
    name: 'Sytuacja',
    subtype: 'EMERGENCY',
    image: null,
    description: 'Coś się stało.',
    help: '',
    knowledge: '',
    situation: ask('Co robisz?', [answer(5, 'To', 'Dobrze.'), answer(0, 'Tamto', 'Źle.')]),
    ...fields,
  });
}

/** Anna's car, sent for an order at 0. */
function sent(item: Emergency, order: Order = anOrder(), rulesVersion?: number, base: number = order.base) {
  const library = { emergencies: [item], accidents: [], changes: [] };
  const setup = aSetup({ settings: QUIET, library, ...(rulesVersion === undefined ? {} : { rulesVersion }) });
  const car = aCar({ base, state: { action: 'FREE', at: base } });
  return aLesson(aGame({ setup, cars: [car], orders: [order] }))
    .does({ action: 'BOOK_ORDER', order: order.id })
    .does({ action: 'BOOK_CAR', order: order.id, car: car.id });
}

const misfitOf = (game: GameState) => prospectsOf(game, [ANNA])[0]?.misfit;
const isStruck = ({ orders }: GameState): boolean => orders.some(({ emergencies }) => emergencies.length > 0);

test('[SIT-12] what would strike nobody now is refused, and by earlier rules waited for its moment', () => {
  const item = situation({ status: 'DRIVING_WITH_SHIPMENT' });
  const waiting = sent(item).at(5);
  expect(waiting.refuses({ ...BRING, player: ANNA }, TEACHER)).toBe('SITUATION_FITS_NOBODY');
  expect(waiting.refuses(BRING, TEACHER)).toBe('SITUATION_FITS_NOBODY');
  expect(isStruck(waiting.at(120).game())).toBe(false);
  expect(isStruck(waiting.does(BRING, TEACHER).game())).toBe(true);
  const before = sent(item, anOrder(), 11).at(5).does(BRING, TEACHER);
  expect(isStruck(before.game())).toBe(false);
  expect(isStruck(before.at(120).game())).toBe(true);
});

test('[SIT-12] brought upon all it strikes those whom it fits, and passes over the others for good', () => {
  const lesson = sent(situation({ status: 'DRIVING_WITH_SHIPMENT' }))
    .at(120)
    .does(BRING, TEACHER);
  expect(isStruck(lesson.game())).toBe(true);
  expect(lesson.game().strikes).toEqual([]);
  expect(lesson.refuses({ ...BRING, player: JAN }, TEACHER)).toBe('SITUATION_FITS_NOBODY');
});

/** The car's driver has driven this many seconds more or less than the law allows. */
function driven(lesson: ReturnType<typeof sent>, by: number) {
  return lesson.with((game) => ({
    ...game,
    cars: game.cars.map((car) => ({ ...car, working: workLimit(game.setup.settings) + by })),
  }));
}

test('[SIT-27] [SIT-12] a check of the driving time strikes nobody whose driving time is not over, though the teacher chose it', () => {
  const item = situation({ subtype: 'OVERDUE_TICKET' });
  const rested = sent(item).at(120);
  expect(misfitOf(rested.game())).toBe('NOT_OVERDUE');
  expect(rested.refuses({ ...BRING, player: ANNA }, TEACHER)).toBe('SITUATION_FITS_NOBODY');
  const tired = driven(rested, 600);
  expect(misfitOf(tired.game())).toBeNull();
  expect(isStruck(tired.does({ ...BRING, player: ANNA }, TEACHER).game())).toBe(true);
  expect(isStruck(sent(item, anOrder(), 11).at(120).does(BRING, TEACHER).game())).toBe(true);
});

test('[SIT-27] a late arrival is one only after the pick window; trouble at the ramp is no such', () => {
  const order = anOrder({ pickWindow: { from: 0, to: 60 } });
  const late = sent(
    situation({ subtype: 'PICKUP_OVER_TIME', status: 'DRIVING_TO_SHIPMENT' }),
    order,
    undefined,
    CITY.SZCZECIN,
  );
  expect(misfitOf(late.at(50).game())).toBe('NOT_LATE');
  expect(misfitOf(late.at(65).game())).toBeNull();
  const waits = anOrder({ pickWindow: { from: 300, to: 600 } });
  const ramp = sent(situation({ subtype: 'PICKUP_OVER_TIME', status: 'WAITING_FOR_LOADING' }), waits).at(60);
  expect(misfitOf(ramp.game())).toBeNull();
});

test('[SIT-27] trouble with a ferry strikes only who has one ahead', () => {
  const item = situation({ subtype: 'FERRY' });
  expect(misfitOf(sent(item).at(120).game())).toBe('NO_FERRY');
  const toSweden = sent(item, anOrder({ base: CITY.POZNAN, destination: CITY.MALMO }));
  expect(misfitOf(toSweden.at(120).game())).toBeNull();
});

test('[CAR-7] [SIT-7] a loading that ends under an open situation tells that the car stands; an answered one that it leaves', () => {
  const item = situation({ subtype: 'PICKUP_OVER_TIME', status: 'LOADING' });
  const struck = (rulesVersion?: number) => sent(item, anOrder(), rulesVersion).at(30).does(BRING, TEACHER);
  const toldBy = (lesson: ReturnType<typeof sent>) =>
    lesson
      .at(240)
      .game()
      .messages.filter(({ code }) => code.startsWith('ORDER_LOADED'));
  const [told, ...more] = toldBy(struck());
  expect(more).toEqual([]);
  expect(told).toMatchObject({ code: 'ORDER_LOADED_STANDS', type: 'info' });
  expect(told === undefined ? '' : messageText(told)).toBe(
    'Zlecenie ##POZ/1126/0410##: koniec czasu załadunku. ST-01 nie rusza, dopóki sytuacja czeka na decyzję.',
  );
  const reply = { action: 'RESOLVE_EMERGENCY', order: 'POZ/1126/0410', emergency: 'x', tree: 'situation' } as const;
  expect(toldBy(struck().does({ ...reply, answer: 0 }))).toMatchObject([{ code: 'ORDER_LOADED_ON_TIME' }]);
  expect(toldBy(struck(11))).toMatchObject([{ code: 'ORDER_LOADED_ON_TIME' }]);
});
