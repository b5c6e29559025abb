import { expect, test } from 'vitest';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { newGame } from '../new-game.ts';
import { startLeg } from '../drive/leg.ts';
import { planDelivery } from './plan-delivery.ts';
import { restAhead } from './rest-ahead.ts';

const GAME = newGame(aSetup());
const { world } = GAME.setup;

test('[PLN-10] the rest of the present drive is told, one of a later drive is not', () => {
  const order = anOrder({ base: CITY.SZCZECIN, destination: CITY.BIALYSTOK });
  const approach = startLeg(world, [CITY.POZNAN, CITY.SZCZECIN], 70, 0);
  const haul = startLeg(world, order.path, 70, 0);
  const empty = aCar({ shipment: order.id, state: { action: 'DRIVING_TO_SHIPMENT', leg: approach } });
  const loaded = aCar({ shipment: order.id, state: { action: 'DRIVING_WITH_SHIPMENT', leg: haul } });
  const ofEmpty = planDelivery(GAME, empty, order, 0);
  expect(ofEmpty.steps.some(({ activity }) => activity === 'REST')).toBe(true);
  expect(restAhead(ofEmpty)).toBeNull();
  const ofLoaded = planDelivery(GAME, loaded, order, 0);
  expect(restAhead(ofLoaded)).toBe(ofLoaded.steps.find(({ activity }) => activity === 'REST')?.parking);
});
