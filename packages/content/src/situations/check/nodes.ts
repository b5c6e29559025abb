import type { Situation, Trees } from '@fracht/engine';
import { PICTURE_NAMES } from '../../picture-names.ts';
import { checkEffects, checkNumbers } from './effects.ts';
import { type Finding, error, warning, when } from './finding.ts';
import { checkFeedback, checkText } from './texts.ts';
import { type Place, type Way, placesFrom, takesText, waysFrom } from './walk.ts';

const DEEPEST = 12;
const MOST_POINTS = 50;
const NAMES: readonly string[] = PICTURE_NAMES;
const OWN_NUMBERS = ['{case_number}', '{police_number}'];

/** Every node of the trees: what is asked, what can be answered, what follows. */
export function checkNodes(trees: Partial<Trees>): readonly Finding[] {
  return Object.entries({
    situation: trees.situation ?? null,
    carSituation: trees.carSituation ?? null,
    timeWindowSituation: trees.timeWindowSituation ?? null,
  }).flatMap(([name, root]) => placesFrom(root, name).flatMap(checkNode));
}

/** A picture that exists, or none. */
export function checkImage(image: string | null, path: string): readonly Finding[] {
  return when(image !== null && !NAMES.includes(image), error('IMAGE_UNKNOWN', path));
}

/** A whole number of points that stands in proportion. */
export function checkPoints(points: number, path: string): readonly Finding[] {
  const isFine = Number.isInteger(points) && Math.abs(points) <= MOST_POINTS;
  return when(!isFine, error('NUMBER_OUT_OF_RANGE', path));
}

function checkNode(place: Place): readonly Finding[] {
  const { node, path, depth } = place;
  return [
    ...when(depth > DEEPEST, error('TREE_TOO_DEEP', path)),
    ...checkText(node.text, `${path}.text`),
    ...node.texts.flatMap((text, index) => checkText(text, `${path}.texts.${index}`)),
    ...checkPoints(node.points, `${path}.points`),
    ...checkPoints(node.carPoints, `${path}.carPoints`),
    ...checkPoints(node.timeWindowPoints, `${path}.timeWindowPoints`),
    ...(takesText(node) ? checkTyped(node, path) : checkAnswers(node, path)),
    ...waysFrom(node, path).flatMap(checkWay),
  ];
}

function checkTyped(node: Situation, path: string): readonly Finding[] {
  const { textAnswer } = node;
  const isOwnNumber = textAnswer !== null && OWN_NUMBERS.includes(textAnswer);
  return [
    ...when(node.answers.length > 0, error('ANSWERS_UNREACHABLE', `${path}.answers`)),
    ...when(node.afterDenySituation !== null, error('DENIAL_UNREACHABLE', `${path}.afterDenySituation`)),
    ...when(/[{}]/u.test(textAnswer ?? '') && !isOwnNumber, error('PLACEHOLDER_UNKNOWN', `${path}.textAnswer`)),
    ...when(isOwnNumber && !node.showCaseAndPolice, error('DEAD_END', `${path}.showCaseAndPolice`)),
    ...when(node.points_ok <= 0, warning('RIGHT_ANSWER_MISSING', `${path}.points_ok`)),
  ];
}

function checkAnswers(node: Situation, path: string): readonly Finding[] {
  const { answers } = node;
  const texts = answers.map(({ text }) => text.trim().toLowerCase());
  const asks = answers.some(({ input }) => input);
  const isDenied = node.afterDenySituation !== null;
  return [
    ...when(answers.length === 0, error('DEAD_END', `${path}.answers`)),
    ...when(answers.length === 1, error('ANSWER_ALONE', `${path}.answers`)),
    ...when(new Set(texts).size < texts.length, error('ANSWERS_SAME', `${path}.answers`)),
    ...when(isDenied && !asks, error('DENIAL_UNREACHABLE', `${path}.afterDenySituation`)),
    ...when(asks && !isDenied, warning('DENIAL_MISSING', `${path}.afterDenySituation`)),
    ...when(
      answers.length > 0 && answers.every(({ points }) => points <= 0),
      warning('RIGHT_ANSWER_MISSING', `${path}.answers`),
    ),
  ];
}

function checkWay({ answer, path, feedback, feedbackPath, effects, effectsPath, points }: Way): readonly Finding[] {
  return [
    ...checkFeedback(feedback, feedbackPath),
    ...checkEffects(effects, effectsPath),
    ...checkPoints(points, `${path}.points`),
    ...(answer === null
      ? []
      : [
          ...checkText(answer.text, `${path}.text`),
          ...checkImage(answer.image, `${path}.image`),
          ...checkNumbers(answer, path),
        ]),
  ];
}
