import { randomInt } from 'node:crypto';
import { world } from '@fracht/content';
import { findCar, findOrder, readyCity, returnCost } from '@fracht/engine';
import { CALLS } from '@fracht/protocol';
import { type Resource } from '../api.ts';
import { AppError, fieldError } from '../../errors.ts';
import { distanceTo } from '../../games/distances.ts';
import { presentWay } from '../../presenters/way.ts';
import type { LiveParts } from '../live-parts.ts';
import { openLiveGame } from '../open-live-game.ts';
import { presentGameOf } from '../present-game.ts';
import { route } from '../route.ts';

/** Routes, distances and costs for the game's screens. (GME-8) */
export function helperRoutes({ registry }: LiveParts): Resource {
  return (api, { storage, now }) => {
    route(api, CALLS.path, async ({ query }) => {
      return { payload: presentWay(world, query.from, query.to) };
    });

    route(api, CALLS.randomCity, async ({ body }) => {
      const { exclude = [] } = body;
      const left = world.cities.filter(({ id }) => !exclude.includes(id));
      const city = left[left.length === 0 ? 0 : randomInt(left.length)];
      if (city === undefined) throw fieldError('exclude', 'WRONG_VALUE');
      return { payload: { city: city.id } };
    });

    route(api, CALLS.distances, async ({ session, body }) => {
      const { cars, city } = body;
      const { user } = session;
      const game = body.game ?? (await presentGameOf({ storage, now }, user));
      if (game === null) throw fieldError('game', 'REQUIRED');
      const { host } = (await openLiveGame({ registry, storage, now }, game, user)).live;
      const found = cars.map((id) => findCar(host.state, id)).filter((car) => car !== null);
      return { payload: found.map((car) => ({ id: car.id, distance: distanceTo(host.state, car, city, host.now) })) };
    });

    route(api, CALLS.returnCost, async ({ session, body }) => {
      const { game, car: id } = body;
      const { state } = (await openLiveGame({ registry, storage, now }, game, session.user)).live.host;
      const car = findCar(state, id);
      if (car === null) throw new AppError('NOT_FOUND');
      return { payload: { cost: returnCost(state, car) / 100 } };
    });

    route(api, CALLS.emergencyPaths, async ({ session, body }) => {
      const { game, order: id } = body;
      const { live, viewer } = await openLiveGame({ registry, storage, now }, game, session.user);
      const { state } = live.host;
      const order = findOrder(state, id);
      if (order === null || (order.player !== viewer.player && viewer.type !== 'TEACHER'))
        throw new AppError('NOT_FOUND');
      const ways = state.cars.flatMap((car) => {
        const city = readyCity(state.setup, car, order, order.player);
        return city === null ? [] : [{ car: car.id, ...presentWay(state.setup.world, city, order.destination) }];
      });
      return { payload: ways };
    });
  };
}
