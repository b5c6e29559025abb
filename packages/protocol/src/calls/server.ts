import { z } from 'zod';
import {
  actionBody,
  actionPayload,
  addressesPayload,
  checkConnectionPayload,
  connectBody,
  connectPayload,
  leaveBody,
  streamQuery,
} from '../http/server.ts';
import { call, EVERYBODY, MANAGERS, PLAYERS } from './call.ts';

/** The way into a game, actions without a socket, and the server itself. (GME-9, SOC-2, STR-1) */
export const serverCalls = {
  checkConnection: call({
    method: 'GET',
    path: 'server/check-connection/',
    summary: 'Tells that the server is there, and what time it is by its game clock.',
    who: EVERYBODY,
    answer: checkConnectionPayload,
  }),
  addresses: call({
    method: 'GET',
    path: 'server/addresses/',
    summary: 'Where people reach the server, and whether other computers are let in.',
    who: MANAGERS,
    answer: addressesPayload,
  }),
  connect: call({
    method: 'POST',
    path: 'server/connect/',
    summary: 'Gives a ticket into a game, and where its socket is.',
    who: PLAYERS,
    object: { in: 'body', field: 'game', right: 'OPEN_GAME' },
    body: connectBody,
    answer: connectPayload,
    refuses: true,
  }),
  leave: call({
    method: 'POST',
    path: 'server/leave/',
    summary: 'Leaves a game on every line of the caller.',
    who: PLAYERS,
    object: { in: 'body', field: 'game', right: 'OPEN_GAME' },
    body: leaveBody,
    answer: z.null(),
  }),
  action: call({
    method: 'POST',
    path: 'server/action/',
    summary: 'An action of the game, as over the socket.',
    who: PLAYERS,
    object: { in: 'body', field: 'game', right: 'OPEN_GAME' },
    body: actionBody,
    answer: actionPayload,
    refuses: true,
  }),
  stream: call({
    method: 'GET',
    path: 'server/stream/',
    summary: "The socket's messages as server-sent events.",
    who: EVERYBODY,
    query: streamQuery,
    answer: null,
    errors: ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  }),
  openApi: call({
    method: 'GET',
    path: 'openapi.json',
    summary: 'The description of all calls in OpenAPI 3.1.',
    who: EVERYBODY,
    answer: null,
  }),
} as const;
