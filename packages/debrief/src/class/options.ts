import { type CarType, type GameAction, findCar, findParking, isDriving } from '@fracht/engine';
import type { PlayerDecision } from '../decisions/decision.ts';
import { isAnswer } from '../decisions/question.ts';
import { isRestChoice } from '../decisions/rest-choice.ts';
import { type Recording, stateBetween } from '../recording.ts';
import type { JudgedDecision } from '../worth/losses.ts';

/**
 * What several players faced in the same way: the same question, or a rest of a driver, by type of car. `asks`: the words of the question, absent in what earlier versions stored.
 * (CLD-1)
 */
export type PointSubject =
  | { readonly is: 'QUESTION'; readonly situation: string; readonly key: string; readonly asks?: string | undefined }
  | { readonly is: 'REST'; readonly type: CarType };

/** An option at such a point: an answer by its index, a text, or where a driver rests. TOO_LATE is a parking past the limit of driving time. (CLD-1) */
export type Option =
  | { readonly is: 'ANSWER'; readonly answer: number }
  | { readonly is: 'RIGHT_TEXT' | 'WRONG_TEXT' | 'GUARDED' | 'UNGUARDED' | 'TOO_LATE' | 'DRIVE_ON' };

export function isSameOption(one: Option, other: Option): boolean {
  return keyOfOption(one) === keyOfOption(other);
}

/** Identifies an option among those of its point. */
export function keyOfOption(option: Option): string {
  return option.is === 'ANSWER' ? `${option.is} ${option.answer}` : option.is;
}

/**
 * The subject by which decisions of different players are compared: the same question, or a rest on the road with the same type of
 * car. Null: a class list does not compare this decision. (CLD-1)
 */
export function subjectOf(recording: Recording, decision: PlayerDecision): PointSubject | null {
  const { question, kind, car } = decision;
  if (kind === 'CALL') return null;
  if (question !== null) {
    const { situation, key, asks } = question;
    return { is: 'QUESTION', situation, key, asks };
  }
  if (!isRestChoice(recording, decision) || !isOnDrive(recording, decision)) return null;
  const type = recording.end.cars.find(({ id }) => id === car)?.type;
  return type === undefined ? null : { is: 'REST', type };
}

/** Whether the car was driving then: the driver of a standing car would not have driven on without a rest, but waited. */
function isOnDrive(recording: Recording, { index, at, car: id }: PlayerDecision): boolean {
  const car = id === null ? null : findCar(stateBetween(recording, index, at), id);
  return car !== null && isDriving(car.state.action);
}

/** What was done at a decision. `breaks`: the rule that it broke; null: none. */
export function optionChosen(
  recording: Recording,
  { decision: { chosen, alternatives }, breaks }: Pick<JudgedDecision, 'decision' | 'breaks'>,
): Option {
  if (chosen === null) return { is: 'DRIVE_ON' };
  if (isAnswer(chosen) && chosen.text !== undefined) {
    // There are no alternatives to a right text.
    return { is: alternatives.length === 0 ? 'RIGHT_TEXT' : 'WRONG_TEXT' };
  }
  return optionOf(recording, chosen, breaks);
}

/** What an alternative of such a decision does. `breaks`: the rule that it breaks; null: none. */
export function optionOf(
  { setup }: Pick<Recording, 'setup'>,
  action: GameAction | undefined,
  breaks: JudgedDecision['breaks'],
): Option {
  if (action === undefined) return { is: 'DRIVE_ON' };
  if (isAnswer(action)) {
    return action.answer === undefined ? { is: 'RIGHT_TEXT' } : { is: 'ANSWER', answer: action.answer };
  }
  if (breaks !== null) return { is: 'TOO_LATE' };
  const place = action.action === 'SELECT_PARKING' ? findParking(setup.world, action.parking) : undefined;
  return { is: place?.guarded === true ? 'GUARDED' : 'UNGUARDED' };
}
