import type { CarId, Competence, GameSeconds, Grosze, OrderId } from '@fracht/engine';
import type { DecisionKind } from '../decisions/decision.ts';

/** What a text says about the moment of an observation. (CMP-2) */
export type Moment =
  /** A driver was sent to a parking in time, or too late; or nobody sent him, and he drove past the limit. */
  | 'RESTED'
  | 'RESTED_LATE'
  /** In time, but where or when it cost more than elsewhere. */
  | 'RESTED_WORSE'
  | 'DROVE_ON'
  /** The same when no parking was left before the limit: only an earlier rest would have helped. */
  | 'NO_REST_LEFT'
  /** A driver was woken before his rest was over. */
  | 'REST_CUT'
  /** A night with special cargo. */
  | 'GUARDED'
  | 'UNGUARDED'
  /** How an order fared with regard to its windows. */
  | 'IN_TIME'
  | 'LATE'
  | 'NOT_DELIVERED'
  /** No car was ever sent for it. */
  | 'NEVER_SENT'
  | 'ORDER_CHOSEN'
  | 'ORDER_GIVEN_BACK'
  | 'CAR_CHOSEN'
  | 'CAR_HIRED'
  | 'CAR_TAKEN_OFF'
  | 'CAR_SENT_HOME'
  | 'ANSWERED';

/** What one decision says about one competence. (CMP-1) */
export type Observation = {
  /** The decision's id, unique in its game. A decision has at most one observation per competence. */
  readonly decision: string;
  readonly competence: Competence;
  readonly kind: DecisionKind;
  readonly moment: Moment;
  readonly at: GameSeconds;
  readonly round: number;
  readonly order: OrderId | null;
  readonly car: CarId | null;
  /** The situation that was answered, by its id in the library; null if the decision was not an answer. */
  readonly situation: string | null;
  /** How much more the best alternative would have brought in the field of this competence. */
  readonly loss: Grosze;
  /** How good the decision was: from 0 (a blunder, or the whole stake lost) to 1 (as good as the best). */
  readonly value: number;
};
