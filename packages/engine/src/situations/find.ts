import type { Emergency, Library, Trees } from '../library.ts';
import { findCar } from '../cars/car.ts';
import { isOpen } from '../orders/order.ts';
import type { Car, GameState, IncidentNumbers, OpenSituation, Order } from '../state.ts';

/** The two lists of an order that hold what struck it. */
export const SITUATION_LISTS = ['emergencies', 'changes'] as const;
export type SituationList = (typeof SITUATION_LISTS)[number];

/** What critical situations and change events have in common. */
export type Scenario = {
  readonly id: string;
  readonly name: string;
  readonly kind: NonNullable<OpenSituation['shown']>['kind'];
  readonly description: string;
  readonly trees: Trees;
  /** Null: a change event, which knows no hurry and no help. */
  readonly emergency: Emergency | null;
};

/** The scenario of an open situation in the game's library; undefined in a viewer's copy, which has none. */
export function scenarioOf(library: Library, list: SituationList, id: string): Scenario | undefined {
  if (list === 'emergencies') {
    const emergency = library.emergencies.find((item) => item.id === id);
    return emergency === undefined ? undefined : { ...emergency, kind: emergency.subtype, trees: emergency, emergency };
  }
  const change = library.changes.find((item) => item.id === id);
  if (change === undefined) return undefined;
  return { ...change, kind: change.type, trees: onlyTree(change.situation), emergency: null };
}

/** A change event's one tree. */
export function onlyTree(situation: Trees['situation']): Trees {
  return { situation, carSituation: null, timeWindowSituation: null };
}

/** What of a list is still to be answered; nothing any more once the order has ended. (SIT-7) */
export function openOf(order: Order, list: SituationList): readonly OpenSituation[] {
  return isOpen(order) ? order[list].filter(({ done }) => !done) : [];
}

/** Has the order a critical situation or a change event to be answered? (SIT-7) */
export function isWaitingForAnswers(order: Order): boolean {
  return SITUATION_LISTS.some((list) => openOf(order, list).length > 0);
}

/** The car of an order, or null. */
export function carOf(state: GameState, order: Order): Car | null {
  return order.car === null ? null : findCar(state, order.car);
}

/** A text with the incident's own numbers in it. */
export function withNumbers(text: string, numbers: IncidentNumbers): string {
  return text
    .replaceAll('{pick_phone}', numbers.pick_phone)
    .replaceAll('{deliver_phone}', numbers.deliver_phone)
    .replaceAll('{case_number}', numbers.case_number)
    .replaceAll('{police_number}', numbers.police_number);
}
