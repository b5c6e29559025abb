import { ApiError } from '@fracht/kit/api/api-error.ts';
import { readFields, readNumber, readText } from '@fracht/kit/api/read.ts';
import { request } from '@fracht/kit/api/request.ts';
import type { Doors, Invitation } from './game-client.ts';
import { openSocket } from './socket-transport.ts';
import { openStream } from './stream-transport.ts';

/** The real ways to a game on this page's server. (protocol "Ports and hosts", "Socket") */
export function serverDoors(game: string): Doors {
  return {
    game,
    invite: () => invite(game),
    isThere: isServerThere,
    leave: async (player) => void (await quietPost('server/leave/', { game, player })),
    openSocket: (url, ticket, events) => openSocket(url, { game, ticket }, events),
    openStream: (ticket, events) => openStream(streamUrl(game, ticket), (message) => post(game, message), events),
  };
}

async function invite(game: string): Promise<Invitation> {
  try {
    const payload = readFields(await quietPost(`server/connect/?${gameIn(game)}`, { game }));
    const [ticket, other] = [readText(payload['ticket']), readText(payload['socket'])];
    if (ticket === null) return { ok: false, reason: 'UNREACHABLE' };
    return { ok: true, ticket, sockets: [ownSocket(game), ...(other === null ? [] : [other])] };
  } catch (cause) {
    return { ok: false, reason: reasonOf(cause) };
  }
}

/** It may answer while the game's own line does not stand. */
async function isServerThere(): Promise<boolean> {
  try {
    await request({ method: 'GET', path: 'server/check-connection/', isQuiet: true, isSilent: true });
    return true;
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    return false;
  }
}

function reasonOf(cause: unknown): 'FINISHED' | 'REFUSED' | 'UNREACHABLE' {
  if (!(cause instanceof ApiError)) return 'UNREACHABLE';
  if (cause.code === 'GAME_FINISHED') return 'FINISHED';
  return cause.status === 401 || cause.status === 403 || cause.status === 404 ? 'REFUSED' : 'UNREACHABLE';
}

/** The game in the address, where a proxy before several processes reads it: all lines to a game are led to one of them. */
function gameIn(game: string): URLSearchParams {
  return new URLSearchParams({ game });
}

/** The handler on the page's own port comes first: school firewalls block odd ports. */
function ownSocket(game: string): string {
  const url = new URL(`/socket?${gameIn(game)}`, location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

function streamUrl(game: string, ticket: string): string {
  return `/api/server/stream/?${new URLSearchParams({ game, ticket })}`;
}

/** Sends a socket message's action over HTTP; the answer takes the socket's shape. Throws when the server is out of reach. */
async function post(game: string, message: unknown): Promise<unknown> {
  const action = readFields(readFields(message)['state']);
  const id = readText(action['id']) ?? '';
  try {
    const payload = readFields(await quietPost('server/action/', { game, data: JSON.stringify(action) }));
    return { re: id, ok: true, seq: readNumber(payload['seq']) };
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.status === 0 || cause.status >= 500) throw cause;
    return { re: id, ok: false, code: cause.code ?? 'INTERNAL', message: cause.message };
  }
}

function quietPost(path: string, body: Readonly<Record<string, string>>): Promise<unknown> {
  return request({ method: 'POST', path, body, isQuiet: true, isSilent: true });
}
