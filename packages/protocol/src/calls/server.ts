import { z } from 'zod';
import { networkPayload } from '../http/network.ts';
import {
  actionBody,
  actionPayload,
  addressesPayload,
  checkConnectionPayload,
  connectBody,
  connectPayload,
  leaveBody,
  streamFields,
} from '../http/server.ts';
import { callRecord, EVERYBODY, MANAGERS, PLAYERS } from './call.ts';

/** A whole school tests its network from one address. */
const TESTS = { calls: 240, minutes: 1 } as const;

/** Connecting to a game, actions without a socket, and the server itself. (GME-9, SOC-2, STR-1) */
export const serverCalls = {
  /** Confirms that the server is running, and returns the time of its game clock. */
  checkConnection: callRecord({
    method: 'GET',
    path: 'server/check-connection/',
    who: EVERYBODY,
    answer: checkConnectionPayload,
  }),
  /** The addresses at which people reach the server, and whether other computers can connect. */
  addresses: callRecord({
    method: 'GET',
    path: 'server/addresses/',
    who: MANAGERS,
    answer: addressesPayload,
  }),
  /** Returns a ticket for a game, and the socket's address. */
  connect: callRecord({
    method: 'POST',
    path: 'server/connect/',
    who: PLAYERS,
    object: { in: 'body', field: 'game', right: 'OPEN_GAME' },
    body: connectBody,
    answer: connectPayload,
    refuses: true,
  }),
  /** Leaves a game on all of the caller's connections. */
  leave: callRecord({
    method: 'POST',
    path: 'server/leave/',
    who: PLAYERS,
    object: { in: 'body', field: 'game', right: 'OPEN_GAME' },
    body: leaveBody,
    answer: z.null(),
  }),
  /** Applies an action to a game, like an action sent over the socket. */
  action: callRecord({
    method: 'POST',
    path: 'server/action/',
    who: PLAYERS,
    object: { in: 'body', field: 'game', right: 'OPEN_GAME' },
    body: actionBody,
    answer: actionPayload,
    refuses: true,
    errors: ['SERVER_FULL'],
  }),
  /** The socket's messages as server-sent events. */
  stream: callRecord({
    method: 'GET',
    path: 'server/stream/',
    who: EVERYBODY,
    query: streamFields,
    answer: null,
    errors: ['UNAUTHORIZED', 'FORBIDDEN', 'NOT_FOUND', 'CONFLICT'],
  }),
  /** Reports that the caller's event stream, opened with this ticket, is still connected. */
  alive: callRecord({
    method: 'POST',
    path: 'server/alive/',
    who: PLAYERS,
    object: { in: 'body', field: 'game', right: 'OPEN_GAME' },
    body: streamFields,
    answer: z.null(),
  }),
  /** Returns how the call reached the server, together with a long text that a network test compares. */
  network: callRecord({
    method: 'GET',
    path: 'server/network/',
    who: EVERYBODY,
    mostPerAddress: TESTS,
    answer: networkPayload,
  }),
  /** Tests the event stream: three events, 300 ms apart, and then the end. */
  streamTest: callRecord({
    method: 'GET',
    path: 'server/stream-test/',
    who: EVERYBODY,
    mostPerAddress: TESTS,
    answer: null,
  }),
  /** The OpenAPI 3.1 description of all calls. */
  openApi: callRecord({
    method: 'GET',
    path: 'openapi.json',
    who: EVERYBODY,
    // Long, and meant for programmers: hardly anybody requests it twice.
    mostPerAddress: { calls: 60, minutes: 1 },
    answer: null,
  }),
} as const;
