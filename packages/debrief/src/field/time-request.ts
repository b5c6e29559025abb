import { type Decision, type GameState, MOST_MINUTES, SITUATION_LISTS, findOrder } from '@fracht/engine';
import type { DecisionField } from './field.ts';

/** A customer is asked for so many minutes more: whether it was agreed, and the chance of that, 0 to 1. */
export type TimeRequest = { readonly isAgreed: boolean; readonly chance: number };

/**
 * As `firstRequest`, of a quiet game that goes on: null also as long as a question is open that may still bring an earlier one. What this gives is the first
 * request at the end too, since nothing new comes to a quiet game.
 */
export function settledRequest(start: GameState, now: GameState, field: DecisionField): TimeRequest | null {
  for (const { decided, isDone } of situationsIn(start, now, field)) {
    const request = requestIn(decided);
    if (request !== null || !isDone) return request;
  }
  return null;
}

/** The first request for time that was made for the field's orders between two states of a game; null: none was. */
export function firstRequest(start: GameState, end: GameState, field: DecisionField): TimeRequest | null {
  return requestIn(situationsIn(start, end, field).flatMap(({ decided }) => decided));
}

/** The situations of the field's orders, in order, with what was decided of each since the first state. */
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
