import { randomInt } from 'node:crypto';
import { world } from '@fracht/content';
import { carCity, findCar, findOrder, returnCost, routeOf, shortestPath } from '@fracht/engine';
import {
  distancesBody,
  distancesPayload,
  emergencyPathsBody,
  envelope,
  pathPayload,
  pathQuery,
  randomCityBody,
  randomCityPayload,
  returnCostBody,
  returnCostPayload,
} from '@fracht/protocol';
import { z } from 'zod';
import { type Resource, sessionOf } from '../api.ts';
import { AppError, fieldError } from '../../errors.ts';
import { distanceTo } from '../../games/distances.ts';
import type { LiveParts } from '../live-parts.ts';
import { openGame } from '../open-game.ts';
import { presentGameOf } from '../present-game.ts';

const emergencyPaths = z.array(pathPayload.extend({ car: z.string() }));

/** What the game's screens ask besides the state: ways, distances, costs. (GME-8) */
export function helperRoutes({ registry }: LiveParts): Resource {
  return (api, { storage }) => {
    api.get(
      '/game/get-path/',
      { schema: { querystring: pathQuery, response: { 200: envelope(pathPayload) } } },
      async (request) => {
        return { payload: pathOf(request.query.from, request.query.to) };
      },
    );

    const random = { body: randomCityBody, response: { 200: envelope(randomCityPayload) } };
    api.post('/game/get-random-city/', { schema: random }, async (request) => {
      const { exclude = [] } = request.body;
      const left = world.cities.filter(({ id }) => !exclude.includes(id));
      const city = left[left.length === 0 ? 0 : randomInt(left.length)];
      if (city === undefined) throw fieldError('exclude', 'WRONG_VALUE');
      return { payload: { city: city.id } };
    });

    const distances = { body: distancesBody, response: { 200: envelope(distancesPayload) } };
    api.post('/game/get-distances/', { schema: distances }, async (request) => {
      const { cars, city } = request.body;
      const { user } = sessionOf(request);
      const game = request.body.game ?? (await presentGameOf(storage, user));
      if (game === null) throw fieldError('game', 'REQUIRED');
      const { host } = (await openGame(registry, game, user.id)).live;
      const found = cars.map((id) => findCar(host.state, id)).filter((car) => car !== null);
      return { payload: found.map((car) => ({ id: car.id, distance: distanceTo(host.state, car, city, host.now) })) };
    });

    const cost = { body: returnCostBody, response: { 200: envelope(returnCostPayload) } };
    api.post('/game/get-return-cost/', { schema: cost }, async (request) => {
      const { game, car: id } = request.body;
      const { state } = (await openGame(registry, game, sessionOf(request).user.id)).live.host;
      const car = findCar(state, id);
      if (car === null) throw new AppError('NOT_FOUND');
      return { payload: { cost: returnCost(state, car) / 100 } };
    });

    const paths = { body: emergencyPathsBody, response: { 200: envelope(emergencyPaths) } };
    api.post('/game/get-emergency-paths/', { schema: paths }, async (request) => {
      const { game, order: id } = request.body;
      const { live, viewer } = await openGame(registry, game, sessionOf(request).user.id);
      const { state } = live.host;
      const order = findOrder(state, id);
      if (order === null || (order.player !== viewer.player && viewer.type !== 'TEACHER'))
        throw new AppError('NOT_FOUND');
      const helpers = state.cars.filter(
        (car) => !car.gone && car.type === order.type && car.shipment === null && carCity(car) !== null,
      );
      const free = helpers.filter(({ player }) => player === null || player === order.player);
      return { payload: free.map((car) => ({ car: car.id, ...pathOf(carCity(car) ?? car.base, order.destination) })) };
    });
  };
}

function pathOf(from: number, to: number) {
  const { cities, distance, eu } = shortestPath(world, from, to);
  const parkings = routeOf(world, cities).parkings.map(({ parking: { id, city, guarded, abroad }, metres }) => {
    return { id, city, km: metres / 1000, guarded, abroad };
  });
  return { cities: [...cities], distance, eu, parkings };
}
