import { wholeGamePayload, wireGameSchema, type WholeGamePayload, type WireGame } from '@fracht/protocol';
import { request } from '@fracht/kit/api/request.ts';

/** The whole of a game, running or over, as its viewer may see it. Throws ApiError, or when the answer is no game. (spec §7 "GET game/get/") */
export async function loadWholeGame(id: string): Promise<WholeGamePayload> {
  const query = new URLSearchParams({ id });
  return wholeGamePayload.parse(
    await request({ method: 'GET', path: `game/get/?${query}`, isQuiet: true, isSilent: true }),
  );
}

/** The wire of a game that was asked for whole. */
export function wireOf({ json, ...facts }: WholeGamePayload): WireGame {
  return wireGameSchema.parse({ ...facts, ...json });
}
