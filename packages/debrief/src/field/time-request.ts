import { type GameState, MOST_MINUTES, SITUATION_LISTS, findOrder } from '@fracht/engine';
import type { DecisionField } from './field.ts';

/** A customer is asked for so many minutes more: whether it was agreed, and the chance of that, 0 to 1. */
export type TimeRequest = { readonly isAgreed: boolean; readonly chance: number };

/** The first request for time that was made for the field's orders between two states of a game; null: none was. */
export function firstRequest(start: GameState, end: GameState, { orders }: DecisionField): TimeRequest | null {
  const decided = [...orders].flatMap((id) => {
    const [before, after] = [findOrder(start, id), findOrder(end, id)];
    return SITUATION_LISTS.flatMap((list) =>
      (after?.[list] ?? []).flatMap((open) => {
        const known = before?.[list].find((one) => one.id === open.id)?.decisions.length ?? 0;
        return open.decisions.slice(known);
      }),
    );
  });
  for (const { input, isDenied } of decided) {
    if (input !== null) return { isAgreed: !isDenied, chance: (MOST_MINUTES - input) / MOST_MINUTES };
  }
  return null;
}
