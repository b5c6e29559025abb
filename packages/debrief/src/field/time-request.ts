import { type Decision, type GameState, MOST_MINUTES, SITUATION_LISTS, findOrder } from '@fracht/engine';
import type { DecisionField } from './field.ts';

/** A customer is asked for some more minutes: whether he agreed, and the chance of that, 0 to 1. */
export type TimeRequest = { readonly isAgreed: boolean; readonly chance: number };

/**
 * Like `firstRequest`, for a quiet game that is still going on: also null as long as a question is open that may still bring an earlier request. What it
 * returns will still be the first request at the end, since nothing new comes in a quiet game.
 */
export function settledRequest(start: GameState, now: GameState, field: DecisionField): TimeRequest | null {
  for (const { decided, isDone } of situationsIn(start, now, field)) {
    const request = requestIn(decided);
    if (request !== null || !isDone) return request;
  }
  return null;
}

/** The first request for time that was made for the field's orders between two states of a game; null if there was none. */
export function firstRequest(start: GameState, end: GameState, field: DecisionField): TimeRequest | null {
  return requestIn(situationsIn(start, end, field).flatMap(({ decided }) => decided));
}

/** The situations of the field's orders, in order, with the decisions taken in each since the first state. */
function situationsIn(
  start: GameState,
  end: GameState,
  { orders }: DecisionField,
): readonly { readonly decided: readonly Decision[]; readonly isDone: boolean }[] {
  return [...orders].flatMap((id) => {
    const [before, after] = [findOrder(start, id), findOrder(end, id)];
    return SITUATION_LISTS.flatMap((list) =>
      (after?.[list] ?? []).map((open) => {
        const known = before?.[list].find((one) => one.id === open.id)?.decisions.length ?? 0;
        return { decided: open.decisions.slice(known), isDone: open.done };
      }),
    );
  });
}

function requestIn(decided: readonly Decision[]): TimeRequest | null {
  for (const { input, isDenied } of decided) {
    if (input !== null) return { isAgreed: !isDenied, chance: (MOST_MINUTES - input) / MOST_MINUTES };
  }
  return null;
}
