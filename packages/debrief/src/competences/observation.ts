import type { CarId, Competence, GameSeconds, Grosze, OrderId } from '@fracht/engine';
import type { DecisionKind } from '../decisions/decision.ts';

/** What is to be read at the moment of an observation. (CMP-2) */
export type Moment =
  /** A driver was sent to a parking in time, or too late; nobody sent him, and he drove past the limit. */
  | 'RESTED'
  | 'RESTED_LATE'
  | 'DROVE_ON'
  /** The same, where no parking before the limit was left: only an earlier rest would have helped. */
  | 'NO_REST_LEFT'
  /** A night with special cargo. */
  | 'GUARDED'
  | 'UNGUARDED'
  /** What became of an order by its windows. */
  | 'IN_TIME'
  | 'LATE'
  | 'NOT_DELIVERED'
  | 'ORDER_CHOSEN'
  | 'ORDER_GIVEN_BACK'
  | 'CAR_CHOSEN'
  | 'CAR_HIRED'
  | 'CAR_TAKEN_OFF'
  | 'CAR_SENT_HOME'
  | 'ANSWERED';

/** What one decision says of one competence. (CMP-1) */
export type Observation = {
  /** The decision's id, unique in its game. A decision has at most one observation of a competence. */
  readonly decision: string;
  readonly competence: Competence;
  readonly kind: DecisionKind;
  readonly moment: Moment;
  readonly at: GameSeconds;
  readonly round: number;
  readonly order: OrderId | null;
  readonly car: CarId | null;
  /** The situation that was answered, by its id in the library; null: the decision was no answer. */
  readonly situation: string | null;
  /** What the best alternative would have brought more in the field of this competence. */
  readonly loss: Grosze;
  /** How good the decision was: from 0 (a blunder, or the whole stake lost) to 1 (as good as the best). */
  readonly value: number;
};
