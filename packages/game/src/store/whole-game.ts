import { type Calls, type WholeGamePayload, wholeGamePayload, type WireGame, wireGameSchema } from '@fracht/protocol';
import { call } from '@fracht/kit/api/call.ts';

/** The whole of a game, running or over, as its viewer may see it. Throws ApiError, or when the answer is no game. (GME-5) */
export function loadWholeGame(id: string): Promise<WholeGamePayload> {
  return call<Calls['game']>('GET game/get/', wholeGamePayload, { query: { id }, isQuiet: true, isSilent: true });
}

/** The wire of a game that was asked for whole. */
export function wireOf({ json, ...facts }: WholeGamePayload): WireGame {
  return wireGameSchema.parse({ ...facts, ...json });
}
