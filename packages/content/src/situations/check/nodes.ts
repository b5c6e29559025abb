import type { Situation, Trees } from '@fracht/engine';
import { PICTURE_NAMES } from '../../picture-names.ts';
import { checkEffects, checkNumbers, endsOrder } from './effects.ts';
import { type Finding, fitsRange, type Range, error, warning, when } from './finding.ts';
import { checkFeedback, checkText, isBlank } from './texts.ts';
import { type Place, type Way, placesFrom, takesText, waysFrom } from './walk.ts';

const TREE_ORDER = ['situation', 'carSituation', 'timeWindowSituation'] as const;
/** Questions, one under another, that a player can follow. */
export const DEEPEST_TREE = 12;
const DEPTH: Range = { least: 1, most: DEEPEST_TREE };
const POINTS: Range = { least: -50, most: 50, decimals: 0 };
const NAMES: readonly string[] = PICTURE_NAMES;
/** Where the server keeps what people have uploaded. */
const UPLOADED = /^\/pictures\/[a-z\d]{16}\.webp$/u;
const OWN_NUMBERS = ['{case_number}', '{police_number}'];

/** Every node of the trees: what is asked, what can be answered, what follows. */
export function checkNodes(trees: Partial<Trees>): readonly Finding[] {
  const all = TREE_ORDER.map((name) => ({ name, root: trees[name] ?? null }));
  const last = all.findIndex(({ root }) => root !== null && alwaysEnds(root));
  return all.flatMap(({ name, root }, index) => [
    ...when(last !== -1 && index > last && root !== null, error('TREE_UNREACHABLE', name)),
    ...placesFrom(root, name).flatMap(rememberedCheck),
  ]);
}

/** Whether every way through the tree ends the order, so that no later tree is come to. */
function alwaysEnds(node: Situation): boolean {
  const ways = waysFrom(node, '');
  const isDeniedOn = ways.some(({ answer }) => answer?.input === true);
  if (ways.length === 0 || isDeniedOn) return false;
  return ways.every(({ effects, situation }) => endsOrder(effects) || (situation !== null && alwaysEnds(situation)));
}

/** A built-in picture, one that may have been uploaded, or none. */
export function checkImage(image: string | null, path: string): readonly Finding[] {
  return when(image !== null && !NAMES.includes(image) && !UPLOADED.test(image), error('IMAGE_UNKNOWN', path));
}

/** A whole number of points that stands in proportion. */
export function checkPoints(points: number, path: string): readonly Finding[] {
  return when(!fitsRange(points, POINTS), error('NUMBER_OUT_OF_RANGE', path, POINTS));
}

/** Findings of a node by its path: a value that is never changed has the same ones for ever. */
const KNOWN = new WeakMap<Situation, Map<string, readonly Finding[]>>();

/** An editor asks after every letter, and nearly every node is as it was. */
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
    ...checkText(node.text, `${path}.text`),
    ...node.texts.flatMap((text, index) => (text === node.text ? [] : checkText(text, `${path}.texts.${index}`))),
    ...checkTwice(node.texts, `${path}.texts`),
    ...checkPoints(node.points, `${path}.points`),
    ...checkPoints(node.carPoints, `${path}.carPoints`),
    ...checkPoints(node.timeWindowPoints, `${path}.timeWindowPoints`),
    ...(takesText(node) ? checkTyped(node, path) : checkAnswers(node, path)),
    ...waysFrom(node, path).flatMap(checkWay),
  ];
}

/** The first wording of a question that stands there already. */
function checkTwice(texts: readonly string[], path: string): readonly Finding[] {
  const again = texts.findIndex((text, index) => texts.indexOf(text) < index);
  return when(again !== -1, warning('TEXT_TWICE', `${path}.${again}`));
}

function checkTyped(node: Situation, path: string): readonly Finding[] {
  const text = node.textAnswer ?? '';
  const isOwnNumber = OWN_NUMBERS.includes(text);
  return [
    ...when(isBlank(text), error('DEAD_END', `${path}.textAnswer`)),
    ...when(node.afterDenySituation !== null, error('DENIAL_UNREACHABLE', `${path}.afterDenySituation`)),
    ...when(/[{}]/u.test(text) && !isOwnNumber, error('PLACEHOLDER_UNKNOWN', `${path}.textAnswer`)),
    ...when(isOwnNumber && !node.showCaseAndPolice, error('NUMBER_UNSEEN', `${path}.showCaseAndPolice`)),
    ...when(node.points_ok <= 0, warning('RIGHT_ANSWER_MISSING', `${path}.points_ok`)),
  ];
}

function checkAnswers(node: Situation, path: string): readonly Finding[] {
  const { answers } = node;
  const texts = answers.map(({ text }) => text.trim().toLowerCase()).filter((text) => text !== '');
  const asks = answers.some(({ input }) => input);
  const isDenied = node.afterDenySituation !== null;
  return [
    ...when(answers.length === 0, error('DEAD_END', `${path}.answers`)),
    ...when(answers.length === 1, error('ANSWER_ALONE', `${path}.answers`)),
    ...when(new Set(texts).size < texts.length, error('ANSWERS_SAME', `${path}.answers`)),
    ...when((node.textAnswer ?? '').trim() !== '', error('TEXT_UNREACHABLE', `${path}.textAnswer`)),
    ...when(node.situation_ok !== null, error('BRANCH_UNREACHABLE', `${path}.situation_ok`)),
    ...when(node.situation_wrong !== null, error('BRANCH_UNREACHABLE', `${path}.situation_wrong`)),
    ...when(isDenied && !asks, error('DENIAL_UNREACHABLE', `${path}.afterDenySituation`)),
    ...when(asks && !isDenied, warning('DENIAL_MISSING', `${path}.afterDenySituation`)),
    ...when(
      answers.length > 0 && answers.every(({ points }) => points <= 0),
      warning('RIGHT_ANSWER_MISSING', `${path}.answers`),
    ),
  ];
}

function checkWay(way: Way): readonly Finding[] {
  const { answer, path, feedback, feedbackPath, effects, effectsPath, points, pointsPath } = way;
  return [
    ...when(way.situation !== null && endsOrder(effects), error('BRANCH_PAST_END', way.situationPath)),
    ...checkFeedback(feedback, feedbackPath),
    ...checkEffects(effects, effectsPath),
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
