import { isTypedQuestion, type Situation, TREE_NAMES, type Trees } from '@fracht/engine';
import { endsOrder } from '../walk/ends-order.ts';
import { type Place, placesFrom } from '../walk/walk.ts';
import { type Way, waysFrom } from '../walk/ways.ts';
import { checkAnswers } from './answers.ts';
import { checkEffects, checkNumbers } from './effects.ts';
import { error, type Finding, fitsRange, type Range, when } from './finding.ts';
import { checkContraryWay } from './pairs.ts';
import { PICTURE_NAMES } from './picture-names.ts';
import { checkFeedback, checkText } from './texts.ts';
import { checkTyped } from './typed.ts';
import { checkWordings } from './wordings.ts';

/** The most questions that may follow one another. */
export const DEEPEST_TREE = 12;
const DEPTH: Range = { least: 1, most: DEEPEST_TREE };
const POINTS: Range = { least: -50, most: 50, decimals: 0 };
const NAMES: readonly string[] = PICTURE_NAMES;
/** The address of an uploaded picture. */
const UPLOADED = /^\/pictures\/[a-z\d]{16}\.webp$/u;

/** Checks every node of the trees: its text, its answers, and what follows. */
export function checkNodes(trees: Partial<Trees>): readonly Finding[] {
  const all = TREE_NAMES.map((name) => ({ name, root: trees[name] ?? null }));
  const last = all.findIndex(({ root }) => root !== null && alwaysEnds(root));
  return all.flatMap(({ name, root }, index) => [
    ...when(last !== -1 && index > last && root !== null, error('TREE_UNREACHABLE', name)),
    ...placesFrom(root, name).flatMap(rememberedCheck),
  ]);
}

/** Whether every way through the tree ends the order, so that no later tree is reached. */
function alwaysEnds(node: Situation): boolean {
  const ways = waysFrom(node, '');
  const isDeniedOn = ways.some(({ answer }) => answer?.input === true);
  if (ways.length === 0 || isDeniedOn) return false;
  return ways.every(({ effects, situation }) => endsOrder(effects) || (situation !== null && alwaysEnds(situation)));
}

/** An image must be a built-in picture, an address of an upload, or absent. */
export function checkImage(image: string | null, path: string): readonly Finding[] {
  return when(image !== null && !NAMES.includes(image) && !UPLOADED.test(image), error('IMAGE_UNKNOWN', path));
}

/** Points must be whole and within range. */
export function checkPoints(points: number, path: string): readonly Finding[] {
  return when(!fitsRange(points, POINTS), error('NUMBER_OUT_OF_RANGE', path, POINTS));
}

/** Cache of findings by node and path; nodes never change. */
const KNOWN = new WeakMap<Situation, Map<string, readonly Finding[]>>();

/** Like `checkNode`, cached: the editor checks after every keystroke, and nearly all nodes are unchanged. */
function rememberedCheck(place: Place): readonly Finding[] {
  const known = KNOWN.get(place.node) ?? new Map<string, readonly Finding[]>();
  const findings = known.get(place.path) ?? checkNode(place);
  KNOWN.set(place.node, known.set(place.path, findings));
  return findings;
}

function checkNode(place: Place): readonly Finding[] {
  const { node, path, depth } = place;
  return [
    ...when(depth > DEEPEST_TREE, error('TREE_TOO_DEEP', path, DEPTH)),
    ...checkWordings(node, path),
    ...checkPoints(node.points, `${path}.points`),
    ...checkPoints(node.carPoints, `${path}.carPoints`),
    ...checkPoints(node.timeWindowPoints, `${path}.timeWindowPoints`),
    ...(isTypedQuestion(node) ? checkTyped(node, path) : checkAnswers(node, path)),
    ...waysFrom(node, path).flatMap(checkWay),
  ];
}

function checkWay(way: Way): readonly Finding[] {
  const { answer, path, feedback, feedbackPath, effects, effectsPath, points, pointsPath } = way;
  return [
    ...when(way.situation !== null && endsOrder(effects), error('BRANCH_PAST_END', way.situationPath)),
    ...checkFeedback(feedback, feedbackPath),
    ...checkEffects(effects, effectsPath),
    ...checkContraryWay(way),
    ...checkPoints(points, pointsPath),
    ...(answer === null
      ? []
      : [
          ...checkText(answer.text, `${path}.text`),
          ...checkImage(answer.image, `${path}.image`),
          ...checkNumbers(answer, path),
        ]),
  ];
}
