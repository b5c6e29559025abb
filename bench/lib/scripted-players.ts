import { type BotLevel, type KindOfQuestion } from '@fracht/bots';
import { SHIPPED_LIBRARY } from '@fracht/content';
import { type Competence, questionCompetence } from '@fracht/engine';

/** A player without a weakness, or with one in a competence. */
export type Script = Competence | 'NONE';

/** How an ordinary bot plays, without its weakness. */
const ORDINARY = { knows: 0.7, plans: 'PAY_FOR_TIME', looksEvery: 300 } as const;

/** Longer than any window: cars are sent however late they would arrive. */
const NEVER_IN_TIME = -100_000;

/** Always wrong at the questions of one competence. */
function isWrongAt(weak: Competence): (question: KindOfQuestion) => boolean {
  return (question) => questionCompetence(SHIPPED_LIBRARY, question) === weak;
}

/** An ordinary bot with one planted weakness: what it does wrong in play, and all answers of that competence. */
export const SCRIPTS: Readonly<Record<Script, BotLevel>> = {
  NONE: 'ordinary',
  /** Sends drivers to rest past the limit. */
  DRIVING_TIME: { ...ORDINARY, habits: { rests: 'PAST_THE_LIMIT' }, isWrongAt: isWrongAt('DRIVING_TIME') },
  /** Books orders that it cannot deliver in time, and sends the car four hours later. */
  WINDOWS: {
    ...ORDINARY,
    habits: { spare: NEVER_IN_TIME, sendsAfter: 240, endReserve: null },
    isWrongAt: isWrongAt('WINDOWS'),
  },
  /** Takes the order that earns least and the car that costs most. */
  VEHICLE_AND_COST: {
    ...ORDINARY,
    habits: { chooses: 'POOREST', picks: 'DEAREST', profit: -10_000_000 },
    isWrongAt: isWrongAt('VEHICLE_AND_COST'),
  },
  /** Sleeps at unguarded parkings. */
  CARGO_AND_PARKING: { ...ORDINARY, habits: { guards: 'NEVER' }, isWrongAt: isWrongAt('CARGO_AND_PARKING') },
  /** Answers wrong. */
  INCIDENTS: { ...ORDINARY, isWrongAt: isWrongAt('INCIDENTS') },
};
