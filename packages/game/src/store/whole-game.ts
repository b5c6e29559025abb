import { type Calls, type WholeGamePayload, wholeGamePayload, type WireGame, wireGameSchema } from '@fracht/protocol';
import { call } from '@fracht/kit/api/call.ts';

/** Loads a whole game, running or over, as its viewer may see it. Throws ApiError, or the parser's error if the answer is no game. (GME-5) */
export function loadWholeGame(id: string): Promise<WholeGamePayload> {
  return call<Calls['game']>('GET game/get/', wholeGamePayload, { query: { id }, isQuiet: true, isSilent: true });
}

/** The wire form of a game that was loaded as a whole. */
export function wireOf({ json, ...facts }: WholeGamePayload): WireGame {
  return wireGameSchema.parse({ ...facts, ...json });
}
