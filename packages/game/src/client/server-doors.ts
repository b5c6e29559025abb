import { ApiError } from '@fracht/kit/api/api-error.ts';
import { call, NOTHING } from '@fracht/kit/api/call.ts';
import {
  actionPayload,
  type AnswerMessage,
  type Calls,
  checkConnectionPayload,
  connectPayload,
  type SentMessage,
} from '@fracht/protocol';
import type { Doors, JoinAnswer } from './doors.ts';
import { openSocket } from './socket-transport.ts';
import { openStream } from './stream-transport.ts';

/** No overlay and no notices: the game shows the state of its connection itself. */
const QUIETLY = { isQuiet: true, isSilent: true } as const;

/** A server that has not answered after this many ms counts as unreachable: on a dead network a call hangs for minutes. */
const ANSWER_MS = 5000;

function inTime() {
  return { ...QUIETLY, signal: AbortSignal.timeout(ANSWER_MS) };
}

/** The connections to a game on this page's server. (LIN-1) */
export function serverDoors(game: string): Doors {
  return {
    game,
    invite: () => invite(game),
    isThere: isServerThere,
    leave: async (player) =>
      void (await call<Calls['leave']>('POST server/leave/', NOTHING, { body: { game, player }, ...QUIETLY })),
    openSocket: (url, ticket, events) => openSocket(url, { game, ticket }, events),
    openStream: (ticket, events) => {
      const beside = { post: (message: SentMessage) => post(game, message), alive: () => void tellAlive(game, ticket) };
      return openStream(streamUrl(game, ticket), beside, events);
    },
  };
}

/** The games that the server has told this page are over; they stay so. (LIN-10) */
const over = new Set<string>();

async function invite(game: string): Promise<JoinAnswer> {
  if (over.has(game)) return { ok: false, reason: 'FINISHED' };
  try {
    const { ticket, socket } = await call<Calls['connect']>('POST server/connect/', connectPayload, {
      body: { game },
      hint: { game },
      ...inTime(),
    });
    return { ok: true, ticket, sockets: [ownSocket(game), socket] };
  } catch (cause) {
    const reason = reasonOf(cause);
    if (reason === 'FINISHED') over.add(game);
    return { ok: false, reason };
  }
}

/** The server may answer plain requests although the game's own connection fails, for instance behind a proxy that blocks it. */
async function isServerThere(): Promise<boolean> {
  try {
    await call<Calls['checkConnection']>('GET server/check-connection/', checkConnectionPayload, inTime());
    return true;
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return false;
  }
}

/** Sends the heartbeat of an event stream. A failure is ignored: the next heartbeat comes soon. */
async function tellAlive(game: string, ticket: string): Promise<void> {
  try {
    await call<Calls['alive']>('POST server/alive/', NOTHING, { body: { game, ticket }, hint: { game }, ...QUIETLY });
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
  }
}

/** Why a call for a game has failed. */
export function reasonOf(cause: unknown): Extract<JoinAnswer, { ok: false }>['reason'] {
  if (!(cause instanceof ApiError)) return 'UNREACHABLE';
  if (cause.code === 'GAME_FINISHED') return 'FINISHED';
  if (cause.code === 'GAME_DAMAGED') return 'REFUSED';
  if (cause.code === 'STORAGE_AWAY') return 'STORAGE_AWAY';
  return cause.status === 401 || cause.status === 403 || cause.status === 404 ? 'REFUSED' : 'UNREACHABLE';
}

/** The game as a query parameter, for a proxy in front of several server processes: it routes all connections of a game to one process. */
function gameIn(game: string): URLSearchParams {
  return new URLSearchParams({ game });
}

/** The address of the socket on the page's own port, tried first: school firewalls block unusual ports. */
function ownSocket(game: string): string {
  const url = new URL(`/socket?${gameIn(game)}`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

function streamUrl(game: string, ticket: string): string {
  const path: Calls['stream']['path'] = 'server/stream/';
  return `/api/${path}?${new URLSearchParams({ game, ticket })}`;
}

/** Sends an action over HTTP; the answer has the shape that the socket's would have. Throws when the server is out of reach. */
async function post(game: string, message: SentMessage): Promise<AnswerMessage> {
  if ('resync' in message) throw new Error('A stream is opened anew where a whole game is wanted');
  const { state: action } = message;
  const { id: re } = action;
  try {
    const { seq } = await call<Calls['action']>('POST server/action/', actionPayload, {
      body: { game, data: JSON.stringify(action) },
      ...QUIETLY,
    });
    return { re, ok: true, seq };
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status === 0 || cause.status >= 500) throw cause;
    return { re, ok: false, code: cause.code ?? 'INTERNAL', message: cause.message };
  }
}
