import type { Order } from '../state.ts';
import type { Grosze } from '../units.ts';

/** What an order's money is computed from: km, percent of the pay, grosze per km. */
export type MoneyTerms = Pick<Order, 'distance' | 'penalty' | 'salary'>;

/** Pay of a delivered order in grosze: distance in km times salary in grosze per km. Ignores effects that take the pay away. (ORD-8) */
export function orderPay({ distance, salary }: Pick<Order, 'distance' | 'salary'>): Grosze {
  return distance * salary;
}

/**
 * Full penalty for an undelivered order, in grosze, rounded half up to a whole grosz.
 * `distance` in km, `penalty` in percent, `salary` in grosze per km. Never fails.
 * (ORD-9)
 */
export function fullPenalty({ distance, penalty, salary }: MoneyTerms): Grosze {
  return Math.floor((distance * penalty * salary) / 100 + 0.5);
}
