import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@fracht/content/settings/index.ts';
import { practiceSituation } from '@fracht/content/situations/practice.ts';
import { world } from '@fracht/content/world.ts';
import { DAY } from '@fracht/testing/engine/a-setup.ts';
import { CITY } from '@fracht/testing/engine/an-order.ts';
import { advance, nextEventAt } from '../../src/advance.ts';
import { roundEndsAt } from '../../src/clock.ts';
import { mayOrdersCome } from '../../src/orders/coming.ts';
import { bringPractice, practiceGame, type PracticeScene } from '../../src/sandbox/practice.ts';
import { viewFor } from '../../src/view-for.ts';
import type { GameState } from '../../src/state.ts';
import { acted } from '../a-driver.ts';
import { brokenState } from '../broken-rules.ts';

const ANNA = { id: 'anna', first_name: 'Anna', last_name: 'Nowak', num_games: 0 };
const SCENE: PracticeScene = {
  game: 'practice',
  type: 'ST',
  carBase: CITY.POZNAN,
  order: 'WRO/0109/0010',
  from: CITY.WROCLAW,
  to: CITY.BIALYSTOK,
  pickWindow: { from: 0, to: 240 },
  deliverWindow: { from: 1080, to: 1440 },
  salary: 710,
  penalty: 15,
  situation: practiceSituation,
};

const begun = (): GameState =>
  practiceGame({ settings: DEFAULT_SETTINGS, world, seed: 'ziarno', day: DAY, player: ANNA }, SCENE);

test('[PRA-1] a practice begins with its clock running, one free car, one order, no subcontractor, and is always the same', () => {
  const game = begun();
  expect(brokenState(game)).toEqual([]);
  expect(game).toMatchObject({ state: 'IN_PROGRESS', round: 1, now: 0, offers: [] });
  expect(game.cars).toMatchObject([{ id: 'ST-01', state: { action: 'FREE', at: CITY.POZNAN } }]);
  expect(game.orders).toMatchObject([{ id: SCENE.order, player: null, release: 0 }]);
  expect(JSON.stringify(begun())).toBe(JSON.stringify(game));
  expect(roundEndsAt(game)).toBe(240 * 3600);
});

test('[PRA-1] nothing comes by itself but the end of what was begun', () => {
  let game = acted(begun(), 'anna', { action: 'BOOK_ORDER', order: SCENE.order });
  game = acted(game, 'anna', { action: 'BOOK_CAR', order: SCENE.order, car: 'ST-01' });
  game = advance(game, 14 * 3600);
  expect(game.orders).toHaveLength(1);
  expect(game.orders[0]).toMatchObject({ emergencies: [], accidents: [], changes: [] });
  expect(game.strikes).toEqual([]);
});

test('[PRA-1] [ORD-13] in a practice no new order may come', () => {
  expect(mayOrdersCome(begun(), 0)).toBe(false);
});

test('[PRA-2] the situation strikes the loaded car when it is brought, and nothing where no car fits', () => {
  expect(bringPractice(begun()).orders).toMatchObject([{ emergencies: [] }]);
  let game = acted(begun(), 'anna', { action: 'BOOK_ORDER', order: SCENE.order });
  game = acted(game, 'anna', { action: 'BOOK_CAR', order: SCENE.order, car: 'ST-01' });
  while (game.cars[0]?.state.action !== 'DRIVING_WITH_SHIPMENT') game = advance(game, nextEventAt(game) ?? 0);
  const struck = bringPractice(advance(game, game.now + 600));
  expect(struck.orders).toMatchObject([{ emergencies: [{ id: 'R01', player: 'anna', done: false }] }]);
  expect(JSON.stringify(viewFor(struck, { player: 'anna', type: 'STUDENT' }))).not.toContain('Bezpiecznie i');
});
