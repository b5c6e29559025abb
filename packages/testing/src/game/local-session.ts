import { applyAction, type GameAction, type GameState, type Viewer } from '@fracht/engine';
import { rejectionText } from '@fracht/content';
import type { ActionAnswer } from '@fracht/game/client/server-message.ts';
import { showGame } from './render-in-game.tsx';

let live: { readonly state: GameState; readonly viewer: Viewer } | null = null;

/** Plays a game in the test without a server: every action goes to the engine, and the screens show its outcome as after a server's answer. */
export function playOn(state: GameState, viewer: Viewer): void {
  live = { state, viewer };
  showGame(state, viewer);
}

/** Changes the game "on the server" without telling the screens, as before a message arrives. */
export function playUnseen(state: GameState, viewer: Viewer): void {
  live = { state, viewer };
}

/** A fake of the session's `sendAction`: answers what the server would. */
export async function sendAction(action: GameAction): Promise<ActionAnswer> {
  if (live === null) throw new Error('No game to act on');
  const { state, viewer } = live;
  const result = applyAction(state, action, { ...viewer, day: '2026-11-21' });
  if (!result.ok) return { ok: false, code: result.error, message: rejectionText[result.error] };
  playOn(result.value, viewer);
  return { ok: true };
}
