import type { Viewer } from '@fracht/engine';
import { replayPieces, type ReplayPayload, type WireDelta, type WireGame } from '@fracht/protocol';
import type { GameSoFar } from './played-game.ts';
import { EXTRA } from './render-in-game.tsx';

/** The answers as texts, by game and viewer: making one takes many times as long as parsing it, and each reader gets its own copy. */
const TEXTS = new WeakMap<GameSoFar, Map<string, string>>();

/** The server's answer for the replay of a played game, as its viewer's browser reads it. */
export function aReplayOf(game: GameSoFar, viewer: Viewer): ReplayPayload {
  const ofGame = TEXTS.get(game) ?? new Map<string, string>();
  TEXTS.set(game, ofGame);
  const key = `${viewer.type} ${viewer.player}`;
  const text = ofGame.get(key) ?? textOf(game, viewer);
  ofGame.set(key, text);
  return JSON.parse(text);
}

function textOf({ setup, log }: GameSoFar, viewer: Viewer): string {
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
  return JSON.stringify({ game, changes, ...next.value[0] });
}
