import type { GameAction, Reply } from '@fracht/engine';
import { situationsText } from '@fracht/content';
import { gameStore } from '../store/game-store.ts';
import { useViewer, useWholeGame } from '../store/hooks.ts';
import { answerSituation, dismissFeedback, uiStore } from '../store/ui-store.ts';
import { perform, refusalOf } from '../store/use-game-action.ts';
import { ownSituations, type OwnSituation } from './own-situations.ts';
import { replyAction } from './situation-actions.ts';
import { queueOf, situationOnCard } from './which-situation.ts';

export type Situations = {
  /** The situation on the card; null: there is none, or all were put aside. */
  readonly seen: OwnSituation | null;
  readonly queue: readonly OwnSituation[];
};

/** The viewer's own situations, and which of them the card shows. */
export function useSituations(): Situations {
  const { player } = useViewer();
  const game = useWholeGame();
  const card = uiStore((state) => state.situation);
  const all = game.state === 'FINISHED' ? [] : ownSituations(game, player);
  const seen = situationOnCard(all, card);
  return { seen, queue: queueOf(all, seen) };
}

export type ReplyHandle = {
  readonly send: (reply: Reply) => void;
  /** Why nothing can be answered now, in Polish; null when it can. */
  readonly refusal: string | null;
  readonly isPending: boolean;
  /** The answer that is sent but not yet acknowledged; null: none. */
  readonly waiting: Reply | null;
  /** It waits because the connection is lost. */
  readonly isOffline: boolean;
};

/** State and action to answer the present question of a situation. */
export function useReply(own: OwnSituation): ReplyHandle {
  const sample = replyAction(own, own.shown.node?.textInput === true ? { text: '?' } : { answer: 0 });
  const refusal = gameStore((store) => refusalOf(store, sample));
  const action = gameStore(({ pending }) => pending.find((one) => isAbout(one.action, own))?.action ?? null);
  const isOffline = gameStore(({ link }) => link.link === 'LOST');
  const isPending = action !== null;
  const send = (reply: Reply): void => {
    if (isPending || refusal !== null) return;
    answerSituation(own.key, own.shown.decisions.length);
    // The refusal may come long after the card is closed, so its notice names order and situation.
    const words = (reason: string): string => situationsText.refused(own.order.id, own.shown.name, reason);
    void perform(replyAction(own, reply), words).then(({ ok }) => {
      // By then another situation may have been answered, whose feedback is still unread.
      if (!ok && uiStore.getState().situation.current === own.key) dismissFeedback();
    });
  };
  return { send, refusal, isPending, waiting: isReply(action) ? action : null, isOffline };
}

/** Whether an action is an answer, not a call for help. */
function isReply(action: GameAction | null): action is GameAction & Reply {
  return action !== null && ('answer' in action || 'text' in action);
}

function isAbout(action: GameAction, { order, open }: OwnSituation): boolean {
  if (action.action === 'RESOLVE_EMERGENCY') return action.order === order.id && action.emergency === open.id;
  return action.action === 'RESOLVE_CHANGE_EVENT' && action.order === order.id && action.event === open.id;
}
