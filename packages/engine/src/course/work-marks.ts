import type { CarPlace } from '../units.ts';
import { happen } from '../happenings/happen.ts';
import { luckChanceAgain } from '../luck.ts';
import type { Car, GameState } from '../state.ts';
import { strike } from '../situations/strike.ts';
import { carAt } from '../cars/car.ts';
import { crash } from './crash.ts';
import { carLand } from '../cars/place.ts';
import { withCar } from '../cars/with-car.ts';
import { checkMark, crashMark, workingAt } from '../cars/work.ts';

/** The work-time mark that a driving car has reached: the warning, the limit with its check, a further check, a crash draw. (WRK-3) */
export function passWorkMark(state: GameState, index: CarPlace): GameState {
  const car = carAt(state, index);
  if (!car.warned) return warn(state, index, car);
  const working = workingAt(state, car, state.now);
  if (working >= checkMark(state.setup.settings, car)) return check(state, index, car);
  if (working >= crashMark(state.setup.settings, car)) return drawCrash(state, index, car);
  return withCar(state, index, car);
}

function warn(state: GameState, index: CarPlace, car: Car): GameState {
  const { warning_minutes: minutes } = state.setup.settings;
  const { player, id, shipment: order } = car;
  return happen(withCar(state, index, { ...car, warned: true }), {
    what: 'WORK_LIMIT_NEAR',
    player,
    car: id,
    order,
    minutes,
  });
}

function check(state: GameState, index: CarPlace, car: Car): GameState {
  const { settings } = state.setup;
  const counted = withCar(state, index, { ...car, checks: car.checks + 1 });
  const begun = car.checks === 0 ? becomeOverdue(counted, car) : counted;
  const percent = carLand(begun, car) === 'PL' ? settings.check_chance_home : settings.check_chance_abroad;
  const luck = { player: car.player, purpose: 'CHECK', about: [car.id] } as const;
  const [stopped, drawn] = luckChanceAgain(begun, luck, percent);
  return stopped ? strike(drawn, index, 'OVERDUE_TICKET') : drawn;
}

function becomeOverdue(state: GameState, car: Car): GameState {
  if (car.player === null) return state;
  const points = -state.setup.settings.points_overdue;
  return happen(state, { what: 'WORK_OVERDUE', player: car.player, car: car.id, order: car.shipment, points });
}

function drawCrash(state: GameState, index: CarPlace, car: Car): GameState {
  const counted = withCar(state, index, { ...car, crashDraws: car.crashDraws + 1 });
  const luck = { player: car.player, purpose: 'CRASH', about: [car.id] } as const;
  const [crashed, drawn] = luckChanceAgain(counted, luck, state.setup.settings.crash_chance);
  return crashed ? crash(drawn, index) : drawn;
}
