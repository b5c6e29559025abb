import type { againText } from '@fracht/content';
import type { DebriefDecision } from '@fracht/protocol';

/** The way in which a decision is retried: it determines the words of the instruction, and of the button that does nothing. */
type AgainWay = keyof typeof againText.how;

const WAYS: { readonly [K in DebriefDecision['kind']]: AgainWay } = {
  BOOK_ORDER: 'ORDER',
  GIVE_ORDER_BACK: 'GIVE_BACK',
  BOOK_CAR: 'CAR',
  HIRE_CAR: 'CAR',
  TAKE_CAR_OFF: 'TAKE_OFF',
  SEND_CAR_HOME: 'HOME',
  PARK: 'PARKING',
  DRIVE_ON: 'PARKING',
  ANSWER_EMERGENCY: 'ANSWER',
  ANSWER_CHANGE: 'ANSWER',
  CALL: 'CALL',
};

/** The way of a decision. A car that waits, rests, stands or is already heading for a parking does not drive on if nothing is done. (DBS-8) */
export function againWay({ kind, chosen, alternatives }: DebriefDecision): AgainWay {
  const way = WAYS[kind];
  const left = [chosen, ...alternatives.map((one) => one.choice)].find(({ is }) => is === 'NOTHING');
  const { doing } = { doing: undefined, ...left };
  return way === 'PARKING' && doing !== undefined && doing !== 'DRIVES' ? 'PARKING_KEPT' : way;
}

/**
 * Whether doing nothing is a way to take this decision: it was what was done, or is one of the alternatives. An answer cannot be left out, nor can the car of an
 * order: nothing would have been chosen. (DBS-8)
 */
export function mayBeLeft({ chosen, alternatives }: DebriefDecision): boolean {
  return [chosen, ...alternatives.map((one) => one.choice)].some(({ is }) => is === 'NOTHING');
}
