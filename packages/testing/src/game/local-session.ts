import { applyAction, type GameAction, type GameState, type Viewer } from '@fracht/engine';
import { rejectionText } from '@fracht/content';
import type { ActionAnswer } from '@fracht/game/client/server-message.ts';
import { divertActions } from '@fracht/game/store/game-session.ts';
import { whenForgotten } from '@fracht/kit/session/kept-store.ts';
import { showGame } from './render-in-game.tsx';

let live: { readonly state: GameState; readonly viewer: Viewer } | null = null;
let endDiversion: (() => void) | null = null;

/** After a test file its game is over: the next file in the same worker may have a session of another kind. */
whenForgotten('PERSON', () => {
  endDiversion?.();
  endDiversion = null;
  live = null;
});

/** Plays a game in the test without a server: every action goes to the engine, and the screens show its outcome as after a server's answer. */
export function playOn(state: GameState, viewer: Viewer): void {
  live = { state, viewer };
  endDiversion ??= divertActions(answerOf);
  showGame(state, viewer);
}

/** Changes the game "on the server" without telling the screens, as before a message arrives. */
export function playUnseen(state: GameState, viewer: Viewer): void {
  live = { state, viewer };
}

/** Answers an action as the server would, and shows the outcome. */
function answerOf(action: GameAction): ActionAnswer {
  if (live === null) throw new Error('No game to act on');
  const { state, viewer } = live;
  const result = applyAction(state, action, { ...viewer, day: '2026-11-21' });
  if (!result.ok) return { ok: false, code: result.error, message: rejectionText[result.error] };
  playOn(result.value, viewer);
  return { ok: true };
}
