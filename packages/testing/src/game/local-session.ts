import { applyAction, type GameAction, type GameState, type Viewer } from '@fracht/engine';
import { rejectionText } from '@fracht/content';
import type { ActionAnswer } from '@fracht/game/client/server-message.ts';
import { showGame } from './render-in-game.tsx';

let live: { readonly state: GameState; readonly viewer: Viewer } | null = null;

/** A game for the screens to act on: every action goes to the engine and the outcome is drawn, as after a server's answer. */
export function playOn(state: GameState, viewer: Viewer): void {
  live = { state, viewer };
  showGame(state, viewer);
}

/** What has become of the game at the server, of which the screens have not heard. */
export function playUnseen(state: GameState, viewer: Viewer): void {
  live = { state, viewer };
}

/** What the server would answer; stands in for the connection. */
export async function sendAction(action: GameAction): Promise<ActionAnswer> {
  if (live === null) throw new Error('No game to act on');
  const { state, viewer } = live;
  const result = applyAction(state, action, { ...viewer, day: '2026-11-21' });
  if (!result.ok) return { ok: false, code: result.error, message: rejectionText[result.error] };
  playOn(result.value, viewer);
  return { ok: true };
}
