import type { CarId, GameAction, GameSeconds, OrderId, PlayerId, SituationList } from '@fracht/engine';

/** What a decision is about. (DCN-1) */
export const DECISION_KINDS = [
  'BOOK_ORDER',
  'GIVE_ORDER_BACK',
  'BOOK_CAR',
  'HIRE_CAR',
  'TAKE_CAR_OFF',
  'SEND_CAR_HOME',
  'PARK',
  /** Without an action: a driver exceeded the limit of work time without being sent to a parking. */
  'DRIVE_ON',
  'ANSWER_EMERGENCY',
  'ANSWER_CHANGE',
  /** A call to the driver or the boss. */
  'CALL',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** Whether a decision is judged, or why not. (DCN-3, DCN-4, DCN-6) */
export type Judged =
  | 'YES'
  /** Nothing else could have been done. */
  | 'FORCED'
  /** Its time ran out while the player was away. */
  | 'AWAY'
  /** The player took it back before it had cost anything worth mentioning. (DCN-6) */
  | 'UNDONE'
  /** Part of an earlier decision, and judged together with that. */
  | 'PART'
  /** Its costs are within its field, but its benefit is not. */
  | 'BEYOND';

/** Something else that could have been done: actions that were legal at that moment, in sequence; an empty list means doing nothing. (DCN-2) */
export type Alternative = { readonly actions: readonly GameAction[] };

/** The question that a decision answers. `key` is the same for the same question, no matter who is asked; `asks`: its words. */
export type AskedQuestion = {
  readonly list: SituationList;
  readonly situation: string;
  readonly key: string;
  readonly asks: string;
};

/** A decision of a player with what else could have been done. (DCN-1) */
export type PlayerDecision = {
  /** Unique in its game: the `seq` of the log entry; for DRIVE_ON, which has none, the car and the second. */
  readonly id: string;
  readonly player: PlayerId;
  readonly kind: DecisionKind;
  readonly at: GameSeconds;
  readonly round: number;
  /** The index of its entry in the log; for DRIVE_ON that of the next entry. */
  readonly index: number;
  /** The order and the car concerned; null if none. */
  readonly order: OrderId | null;
  readonly car: CarId | null;
  /** What was done; null for DRIVE_ON. */
  readonly chosen: GameAction | null;
  readonly question: AskedQuestion | null;
  readonly alternatives: readonly Alternative[];
  readonly judged: Judged;
  /** Other orders that could have been taken instead but are not offered: the player took them after all, or an earlier decision offers them. Absent: none. (DCN-2) */
  readonly unoffered?: readonly Alternative[];
  /** The player never sent a car for the order that he took, and it expired: that is no decision of its own. Absent: not so. (DFD-10) */
  readonly isUnserved?: true;
};
