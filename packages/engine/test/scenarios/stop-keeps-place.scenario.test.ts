import { expect, test } from 'vitest';
import { aGame, aLesson } from '@fracht/testing/engine/a-lesson.ts';
import { aSetup } from '@fracht/testing/engine/a-setup.ts';
import { CITY, aCar, anOrder } from '@fracht/testing/engine/an-order.ts';
import { carLeg } from '../../src/cars/car.ts';
import { stretchEndsAt } from '../../src/drive/leg.ts';
import { planDelivery } from '../../src/planning/plan-delivery.ts';

const ORDER = 'POZ/1126/0410';
const QUIET = { critical_per_round: 0, random_per_round: 0, change_per_round: 0 };
/** At this speed the car drives 19 and 4/9 metres per second. */
const SETTINGS = { ...QUIET, car_speed_ST: 70 };
const PARKINGS = ['0-3@103', 'city-3'];

/** Anna's car on its way to Warszawa. She has chosen its next parking this many times, once a second, the last time the nearest. */
function chosen(times: number, rulesVersion: number) {
  const setup = aSetup({ settings: SETTINGS, rulesVersion });
  const lesson = aLesson(aGame({ setup, cars: [aCar()], orders: [anOrder({ destination: CITY.WARSZAWA })] }))
    .does({ action: 'BOOK_ORDER', order: ORDER })
    .does({ action: 'BOOK_CAR', order: ORDER, car: 'ST-01' })
    .at(85);
  for (let left = times - 1; left >= 0; left -= 1) {
    lesson.at(85 + (times - left) / 60);
    lesson.does({ action: 'SELECT_PARKING', car: 'ST-01', parking: PARKINGS[left % 2] ?? '' });
  }
  return lesson;
}

/** When the car reaches the parking, and when its order is delivered by the plan of this moment. */
function arrivals(times: number, rulesVersion: number) {
  const lesson = chosen(times, rulesVersion);
  const leg = carLeg(lesson.car());
  if (leg === null) throw new Error('Not under way');
  const { deliveredAt } = planDelivery(lesson.game(), lesson.car(), lesson.order(), lesson.game().now);
  return [stretchEndsAt(leg), deliveredAt];
}

test('[LEG-8] [PLN-1] however often another parking is chosen on the way, the car comes neither to it nor to its end any later', () => {
  expect(arrivals(59, 14)).toEqual(arrivals(1, 14));
});

test('[LEG-8] [LOG-6] by rules before version 14 each choice could cost up to a second', () => {
  const [often, once] = [arrivals(59, 13), arrivals(1, 13)];
  expect(often[0]).toBeGreaterThan(once[0] ?? 0);
});
