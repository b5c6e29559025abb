import { type CarType, isTypedQuestion, type Trees } from '@fracht/engine';
import { type Place, placesFrom } from '../walk/walk.ts';
import { waysFrom } from '../walk/ways.ts';
import { bestFrom, type Outcome, outcomeOf, type TreeSetting, settingsOf } from '../worth/worth.ts';
import { error, type Finding, warning, when } from './finding.ts';

const MOST_POINTS = 75;

/**
 * Checks that being right pays: in each question the right way must be worth most, and the points of the best way through the situation must be within the
 * range.
 */
export function checkBalance(
  trees: Partial<Trees>,
  types: readonly CarType[],
  leastPoints: number,
): readonly Finding[] {
  const settings = settingsOf(trees, types);
  const [first] = settings;
  if (first === undefined) return [];
  const { points } = bestFrom(first.root, first);
  const range = { least: leastPoints, most: MOST_POINTS };
  return [
    ...settings.flatMap((setting) =>
      placesFrom(setting.root, setting.tree).flatMap((place) => checkNode(place, setting)),
    ),
    ...when(points < range.least || points > range.most, warning('BEST_PATH_OUT_OF_RANGE', first.tree, range)),
  ];
}

function checkNode({ node, path }: Place, setting: TreeSetting): readonly Finding[] {
  const ways = waysFrom(node, path);
  const outcomes = ways.map((way) => outcomeOf(way, setting));
  if (isTypedQuestion(node)) return checkTyped(outcomes, path);
  const most = Math.max(...outcomes.map(({ points }) => points));
  const right = Math.max(...outcomes.filter(({ points }) => points === most).map(({ worth }) => worth));
  const paying = ways[outcomes.findIndex(({ worth }) => worth > right)];
  return paying === undefined ? [] : [warning('WRONG_ANSWER_PAYS', paying.pointsPath)];
}

/**
 * A typed question states itself which text is right, so its points can contradict that. (Of answers to choose from, the one with most
 * points is the right one.)
 */
function checkTyped([right, wrong]: readonly Outcome[], path: string): readonly Finding[] {
  if (right === undefined || wrong === undefined) return [];
  if (wrong.points > right.points) return [error('WRONG_TEXT_PAYS', `${path}.points_wrong`)];
  return [
    ...when(wrong.points === right.points, warning('RIGHT_TEXT_EQUAL', `${path}.points_ok`)),
    ...when(wrong.worth > right.worth, warning('WRONG_ANSWER_PAYS', `${path}.points_wrong`)),
  ];
}
