import type { Answer, Situation } from '@fracht/engine';
import { error, type Finding, warning, when } from './finding.ts';
import { repeatedAt, sameKey } from './same.ts';
import { isBlank } from './texts.ts';

/** Checks the answers of a question against each other: too few, identical ones, ways that nobody can take. */
export function checkAnswers(node: Situation, path: string): readonly Finding[] {
  const { answers } = node;
  const asks = answers.some(({ input }) => input);
  const isDenied = node.afterDenySituation !== null;
  const isRepeated = repeatedAt(answers.map(({ text }) => text)).length > 0;
  return [
    ...when(answers.length === 0, error('DEAD_END', `${path}.answers`)),
    ...when(answers.length === 1, error('ANSWER_ALONE', `${path}.answers`)),
    ...when(isRepeated, error('ANSWERS_SAME', `${path}.answers`)),
    ...when(!isBlank(node.textAnswer ?? ''), error('TEXT_UNREACHABLE', `${path}.textAnswer`)),
    ...when(node.situation_ok !== null, error('BRANCH_UNREACHABLE', `${path}.situation_ok`)),
    ...when(node.situation_wrong !== null, error('BRANCH_UNREACHABLE', `${path}.situation_wrong`)),
    ...when(isDenied && !asks, error('DENIAL_UNREACHABLE', `${path}.afterDenySituation`)),
    ...when(asks && !isDenied, warning('DENIAL_MISSING', `${path}.afterDenySituation`)),
    ...when(
      answers.length > 0 && answers.every(({ points }) => points <= 0),
      warning('RIGHT_ANSWER_MISSING', `${path}.answers`),
    ),
    ...checkFeedbacks(answers, path),
    ...checkAlike(answers, path),
  ];
}

/** The same feedback for answers with different points, which does not explain why one was better. */
function checkFeedbacks(answers: readonly Answer[], path: string): readonly Finding[] {
  const points = new Map<string, number>();
  return answers.flatMap((answer, index) => {
    const key = sameKey(answer.feedback);
    const before = points.get(key);
    if (key === '' || before === answer.points) return [];
    points.set(key, before ?? answer.points);
    return when(before !== undefined, warning('FEEDBACK_SAME', `${path}.answers.${index}.feedback`));
  });
}

/** Answers that differ only in their words, so that the choice decides nothing. */
function checkAlike(answers: readonly Answer[], path: string): readonly Finding[] {
  const first = new Map<string, Answer>();
  return answers.flatMap((answer, index) => {
    if (isBlank(answer.text) || isBlank(answer.feedback)) return [];
    const key = consequencesOf(answer);
    const before = first.get(key);
    first.set(key, before ?? answer);
    const isOther = before !== undefined && sameKey(before.text) !== sameKey(answer.text);
    const isAlike = isOther && isSameTree(before.situation, answer.situation);
    return when(isAlike, warning('ANSWERS_ALIKE', `${path}.answers.${index}.text`));
  });
}

/** A key for everything that an answer causes, apart from the question that follows it. */
function consequencesOf({ points, feedback, effects, newCar, input, inputType, inputValue, changeDistance }: Answer) {
  const asked = input ? [inputType, inputValue] : null;
  return JSON.stringify([points, sameKey(feedback), effects, newCar, asked, changeDistance]);
}

/** Whether two trees are equal; compared as text only if they are not the same object. */
function isSameTree(one: Situation | null, other: Situation | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
