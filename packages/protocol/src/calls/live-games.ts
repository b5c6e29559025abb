import { z } from 'zod';
import { idParams } from '../fields/fields.ts';
import {
  changeTypeParams,
  changeTypeQuery,
  gameChange,
  gameEmergenciesQuery,
  gameEmergency,
  gameEmergencyQuery,
} from '../http/library.ts';
import { fittingPayload, fittingQuery, liveGamePayload, liveGameQuery } from '../http/live-game.ts';
import {
  carPathPayload,
  distancesBody,
  distancesPayload,
  emergencyPathsBody,
  pathPayload,
  pathQuery,
  randomCityBody,
  randomCityPayload,
  returnCostBody,
  returnCostPayload,
} from '../http/server.ts';
import { replayPayload } from '../http/replay.ts';
import { gameIdQuery, wholeGamePayload } from '../http/whole-game.ts';
import { callRecord, PLAYERS, TEACHERS } from './call.ts';

/** One game: all of it, its situations, and further queries that its screens need. (GME-5 to GME-8) */
export const liveGameCalls = {
  /** A game with all that the caller may see of it, running or over. */
  game: callRecord({
    method: 'GET',
    path: 'game/get/',
    who: PLAYERS,
    object: { in: 'query', field: 'id', right: 'OPEN_GAME' },
    query: gameIdQuery,
    answer: wholeGamePayload,
  }),
  /** A finished game from beginning to end as the caller saw it; for its teacher also a paused game up to now. */
  replay: callRecord({
    method: 'GET',
    path: 'game/replay/{id}',
    who: PLAYERS,
    object: { in: 'params', field: 'id', right: 'OPEN_GAME' },
    params: idParams,
    answer: replayPayload,
    errors: ['GAME_NOT_OVER', 'HOMEWORK_HELD_BACK'],
  }),
  /** For the lecturer's live page: when each player last acted, and the curve of the group's money and points. */
  liveGame: callRecord({
    method: 'GET',
    path: 'game/get-live/',
    who: TEACHERS,
    object: { in: 'query', field: 'game', right: 'MANAGE_GAME' },
    query: liveGameQuery,
    answer: liveGamePayload,
  }),
  /** The situations of the game's library, with what each would strike now, or why it would strike nothing. */
  fittingSituations: callRecord({
    method: 'GET',
    path: 'game/get-fitting/',
    who: TEACHERS,
    object: { in: 'query', field: 'game', right: 'MANAGE_GAME' },
    query: fittingQuery,
    answer: fittingPayload,
  }),
  /** The shortest route between two cities, with its parkings. */
  path: callRecord({
    method: 'GET',
    path: 'game/get-path/',
    who: PLAYERS,
    query: pathQuery,
    answer: pathPayload,
  }),
  /** Km from cars to a city, by default in the caller's current game. */
  distances: callRecord({
    method: 'POST',
    path: 'game/get-distances/',
    who: PLAYERS,
    body: distancesBody,
    answer: distancesPayload,
    errors: ['NOT_FOUND'],
  }),
  /** The cost of sending a car home, in zł. */
  returnCost: callRecord({
    method: 'POST',
    path: 'game/get-return-cost/',
    who: PLAYERS,
    object: { in: 'body', field: 'game', right: 'OPEN_GAME' },
    body: returnCostBody,
    answer: returnCostPayload,
  }),
  /** The routes of the cars that could take over the cargo of an order. */
  emergencyPaths: callRecord({
    method: 'POST',
    path: 'game/get-emergency-paths/',
    who: PLAYERS,
    object: { in: 'body', field: 'game', right: 'OPEN_GAME' },
    body: emergencyPathsBody,
    answer: z.array(carPathPayload),
  }),
  /** A random city, except the excluded ones. */
  randomCity: callRecord({
    method: 'POST',
    path: 'game/get-random-city/',
    who: PLAYERS,
    body: randomCityBody,
    answer: randomCityPayload,
  }),
  /** The critical situations of a game that the caller may see. */
  gameEmergencies: callRecord({
    method: 'GET',
    path: 'game/get-emergencies/',
    who: PLAYERS,
    object: { in: 'query', field: 'game', right: 'OPEN_GAME' },
    query: gameEmergenciesQuery,
    answer: z.array(gameEmergency),
  }),
  /** One critical situation of a game. */
  gameEmergency: callRecord({
    method: 'GET',
    path: 'game/get-emergency/',
    who: PLAYERS,
    object: { in: 'query', field: 'game', right: 'OPEN_GAME' },
    query: gameEmergencyQuery,
    answer: gameEmergency,
  }),
  /** The change events of this type in a game, by default the caller's current one. */
  gameChangeEvent: callRecord({
    method: 'GET',
    path: 'game/get-change-event/type/{type}',
    who: PLAYERS,
    params: changeTypeParams,
    query: changeTypeQuery,
    answer: z.array(gameChange),
    errors: ['NOT_FOUND'],
  }),
} as const;
