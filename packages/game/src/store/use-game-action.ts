import { gameText, rejectionText } from '@fracht/content';
import { checkAction, type ActionOf, type ActionType, type GameAction } from '@fracht/engine';
import { notify } from '@fracht/kit/ui/toasts.ts';
import type { ActionAnswer } from '../client/server-message.ts';
import { gameNow } from './game-now.ts';
import { gameHome, gameStore, type GameData } from './game-store.ts';
import { sendAction } from './game-session.ts';

/** An action as a button needs it. */
export type ActionHandle = {
  readonly type: ActionType;
  /** Sends the action; resolves to its answer once that is durable. A refusal becomes a notice. */
  readonly send: () => Promise<ActionAnswer>;
  /** Why it is refused now, in Polish, by the engine's own check; null when it is allowed. */
  readonly refusal: string | null;
  readonly isPending: boolean;
};

export type ActionFields<T extends ActionType> = Omit<ActionOf<T>, 'action'>;

/** An action of the viewer with these fields, for a button. (LIN-13) */
export function useGameAction<T extends ActionType>(type: T, fields: ActionFields<T>): ActionHandle {
  const action = actionOf(type, fields);
  const refusal = gameStore((store) => refusalOf(store, action));
  const isPending = gameStore((store) => isWaiting(store, action));
  return { type, send: () => perform(action), refusal, isPending };
}

/** Sends an action; a refusal becomes a notice, which `words` composes from the reason. */
export async function perform(
  action: GameAction,
  words: (reason: string) => string = (reason) => reason,
): Promise<ActionAnswer> {
  const { game } = gameStore.getState();
  const home = game && gameHome(game.setup.game);
  const answer = await sendAction(action);
  if (!answer.ok && answer.message !== '') notify({ type: 'warning', text: words(answer.message), home });
  return answer;
}

/** Why the viewer may not do this now, in Polish; null when they may. */
export function refusalOf(store: GameData, action: GameAction): string | null {
  const { game, viewer, isReplay, isDecidable, link } = store;
  if (game === null || viewer === null) return null;
  if (isReplay && isDecidable === null) return gameText.replayReadOnly;
  if (isReplay && isDecidable?.(action) !== true) return gameText.onlyThisDecision;
  // A class must not be paused or sent to the next round at some later moment that nobody chose. (LIN-27)
  if (viewer.type === 'TEACHER' && link.link === 'LOST') return gameText.link.noSteering;
  const now = Math.max(game.now, Math.floor(gameNow()));
  const code = checkAction({ ...game, now }, action, { ...viewer, day: game.day ?? '' });
  return code === null ? null : rejectionText[code];
}

function isWaiting({ pending }: GameData, action: GameAction): boolean {
  const wanted = JSON.stringify(action);
  return pending.some((waiting) => JSON.stringify(waiting.action) === wanted);
}

function actionOf<T extends ActionType>(type: T, fields: ActionFields<T>): GameAction;
function actionOf(type: ActionType, fields: object): object {
  return { action: type, ...fields };
}
