import { RULES_VERSION, carCity, findCar, isOverdue, offeredOrders } from '@fracht/engine';
import { Script } from '@fracht/testing/debrief/a-script.ts';
import { handMadeSetup } from '@fracht/testing/debrief/hand-made.ts';
import { expect, test } from 'vitest';
import { judgedDecisions } from '../src/worth/judged-decisions.ts';
import { gradeOf, isGood, thresholdsOf } from '../src/worth/thresholds.ts';

/**
 * Anna's driver has delivered and is free in a city when his day of ten hours ends; then he is booked for an order elsewhere, and rests in that city before he sets
 * out.
 */
function annaRests() {
  const setup = { ...handMadeSetup(), rulesVersion: RULES_VERSION };
  const settings = { ...setup.settings, day_minutes: 1260, rest_minutes: 660, break_minutes: 0 };
  const script = new Script({ ...setup, settings }, ['anna']);
  const offered = () =>
    offeredOrders(script.state).filter(({ pickWindow }) => pickWindow.to * 60 > script.state.now + 3600);
  const standsAt = (city: number) => script.state.cars.find((car) => carCity(car) === city);
  const first = offered().find(({ base }) => standsAt(base) !== undefined);
  const id = first === undefined ? '' : (standsAt(first.base)?.id ?? '');
  const car = () => findCar(script.state, id);
  script
    .does('anna', { action: 'BOOK_ORDER', order: first?.id ?? '' })
    .does('anna', { action: 'BOOK_CAR', order: first?.id ?? '', car: id });
  let minute = 0;
  while (car()?.state.action !== 'AVAILABLE' && minute < 3000) script.at((minute += 5));
  script.at(Math.max(minute, 660));
  const own = car();
  const next = offered().find(({ base }) => own !== null && carCity(own) !== base);
  if (own === null || next === undefined) throw new Error('Nothing more to do');
  script
    .does('anna', { action: 'BOOK_ORDER', order: next.id })
    .does('anna', { action: 'BOOK_CAR', order: next.id, car: id });
  const booked = car();
  const isPast = booked !== null && isOverdue(script.state, booked, script.state.now);
  script.does('anna', { action: 'SELECT_PARKING', car: id, parking: `city-${carCity(own)}` });
  return { isPast, game: script.finished() };
}

test('[LSS-4] who sends a driver to rest where he stands has passed no limit by it, though his day is over', () => {
  const { isPast, game } = annaRests();
  expect(isPast).toBe(true);
  const rest = judgedDecisions(game, 'anna').find(({ decision }) => decision.kind === 'PARK');
  if (rest === undefined) throw new Error('No rest was judged');
  expect(rest.breaks).toBeNull();
  expect(isGood(gradeOf(rest, thresholdsOf(game.end)))).toBe(true);
});
