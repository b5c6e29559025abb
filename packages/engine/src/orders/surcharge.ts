import { hasChange } from '../rules-version.ts';
import type { Decision, GameSetup, OpenSituation, Order } from '../state.ts';
import type { Grosze } from '../units.ts';

/**
 * The parts of an order's situations that count: who answered, since when, and what the answers have done, either in the game itself or as shown to a
 * viewer.
 */
type Answered = Pick<OpenSituation, 'player' | 'since' | 'decisions' | 'shown'>;
type Surcharged = Pick<Order, 'player' | 'bookedAt'> & {
  readonly emergencies: readonly Answered[];
  readonly changes: readonly Answered[];
};

/**
 * What answers to the order's situations have brought its present player since it was booked: surcharges and demurrage, which are paid for the
 * carriage and are returned with the order. The costs of answers stay with the player who bore them. (BKG-3)
 */
export function surchargeOf(order: Surcharged): Grosze {
  return broughtBy([...order.emergencies, ...order.changes], order);
}

/**
 * What is returned with an order that ends without having been carried: what its customer has paid for changes to it. What an insurer or somebody
 * else has paid after a critical situation was not paid for the carriage. (PAY-10)
 */
export function paidForChanges(setup: Pick<GameSetup, 'rulesVersion'>, order: Surcharged): Grosze {
  return hasChange(setup, 'SURCHARGE_NEEDS_CARRIAGE') ? broughtBy(order.changes, order) : 0;
}

function broughtBy(situations: readonly Answered[], { player, bookedAt }: Surcharged): Grosze {
  if (bookedAt === null) return 0;
  return situations
    .filter((open) => open.player === player && open.since >= bookedAt)
    .flatMap((open): readonly Pick<Decision, 'outcome'>[] => open.shown?.decisions ?? open.decisions)
    .flatMap(({ outcome }) => outcome ?? [])
    .filter(({ what, reason, value }) => what === 'MONEY' && reason === 'EFFECT' && value > 0)
    .reduce((paid, { value }) => paid + value, 0);
}
