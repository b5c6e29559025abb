import type { Viewer } from '@fracht/engine';
import { replayPieces, type ReplayPayload, type WireDelta, type WireGame } from '@fracht/protocol';
import type { GameSoFar } from './played-game.ts';
import { EXTRA } from './render-in-game.tsx';

/** The server's answer for the replay of a played game, as its viewer's browser reads it. */
export function aReplayOf({ setup, log }: GameSoFar, viewer: Viewer): ReplayPayload {
  const pieces = replayPieces({ setup, entries: log }, { viewers: [viewer], extra: EXTRA });
  const changes: WireDelta[] = [];
  let game: WireGame | null = null;
  let next = pieces.next();
  for (; next.done !== true; next = pieces.next()) {
    const { piece } = next.value;
    if (piece.kind === 'GAME') ({ game } = piece);
    if (piece.kind === 'CHANGE') changes.push(piece.change);
  }
  if (game === null) throw new Error('a replay without a beginning');
  return JSON.parse(JSON.stringify({ game, changes, ...next.value[0] }));
}
