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
  /** Tells that the caller's stream, opened with this ticket, is still there. */
  alive: callRecord({
    method: 'POST',
    path: 'server/alive/',
    who: PLAYERS,
    object: { in: 'body', field: 'game', right: 'OPEN_GAME' },
    body: streamFields,
    answer: z.null(),
  }),
  /** Tells how the call has reached the server, with a long text that a test of the network compares. */
  network: callRecord({
    method: 'GET',
    path: 'server/network/',
    who: EVERYBODY,
    mostPerAddress: TESTS,
    answer: networkPayload,
  }),
  /** A trial of the event stream: three events, 300 ms apart, and the end. */
  streamTest: callRecord({
    method: 'GET',
    path: 'server/stream-test/',
    who: EVERYBODY,
    mostPerAddress: TESTS,
    answer: null,
  }),
  /** The description of all calls in OpenAPI 3.1. */
  openApi: callRecord({
    method: 'GET',
    path: 'openapi.json',
    who: EVERYBODY,
    // Long, and for programmers: hardly anybody asks twice.
    mostPerAddress: { calls: 60, minutes: 1 },
    answer: null,
  }),
} as const;
