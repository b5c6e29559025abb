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
import { callRecord, EVERYBODY, MANAGERS, PLAYERS } from './call.ts';

/** The way into a game, actions without a socket, and the server itself. (GME-9, SOC-2, STR-1) */
export const serverCalls = {
  /** Answers that the server is running, with its game clock's time. */
  checkConnection: callRecord({
    method: 'GET',
    path: 'server/check-connection/',
    who: EVERYBODY,
    answer: checkConnectionPayload,
  }),
  /** Where people reach the server, and whether other computers can connect. */
  addresses: callRecord({
    method: 'GET',
    path: 'server/addresses/',
    who: MANAGERS,
    answer: addressesPayload,
  }),
  /** Gives a ticket for a game, and the socket's address. */
  connect: callRecord({
    method: 'POST',
    path: 'server/connect/',
    who: PLAYERS,
    object: { in: 'body', field: 'game', right: 'OPEN_GAME' },
    body: connectBody,
    answer: connectPayload,
    refuses: true,
  }),
  /** Leaves a game on all lines of the caller. */
  leave: callRecord({
    method: 'POST',
    path: 'server/leave/',
    who: PLAYERS,
    object: { in: 'body', field: 'game', right: 'OPEN_GAME' },
    body: leaveBody,
    answer: z.null(),
  }),
  /** Applies an action to a game, as over the socket. */
  action: callRecord({
    method: 'POST',
    path: 'server/action/',
    who: PLAYERS,
    object: { in: 'body', field: 'game', right: 'OPEN_GAME' },
    body: actionBody,
    answer: actionPayload,
    refuses: true,
  }),
  /** The socket's messages as server-sent events. */
  stream: callRecord({
    method: 'GET',
    path: 'server/stream/',
    who: EVERYBODY,
    query: streamQuery,
    answer: null,
    errors: ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  }),
  /** The description of all calls in OpenAPI 3.1. */
  openApi: callRecord({
    method: 'GET',
    path: 'openapi.json',
    who: EVERYBODY,
    answer: null,
  }),
} as const;
