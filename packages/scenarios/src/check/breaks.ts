import { bestScore, TREE_NAMES, type TreeName, type Trees } from '@fracht/engine';
import { type Place, placesFrom } from '../walk/walk.ts';
import { type Way, waysFrom } from '../walk/ways.ts';
import { error, type Finding, hint, warning, when } from './finding.ts';
import { checkText } from './texts.ts';

/**
 * What an item says about its answers and the law: a broken rule needs a description, and an answer that breaks one must never be the best. (CHK-9,
 * CHK-10)
 */
export function checkBreaks(trees: Partial<Trees>): readonly Finding[] {
  return TREE_NAMES.flatMap((tree) =>
    placesFrom(trees[tree] ?? null, tree).flatMap((place) => checkPlace(place, tree)),
  );
}

function checkPlace({ node, path }: Place, tree: TreeName): readonly Finding[] {
  const ways = waysFrom(node, path);
  const most = Math.max(...ways.map((way) => reachedBy(way, tree)));
  return ways.flatMap((way) => checkWay(way, reachedBy(way, tree) === most));
}

/** The points of a way with everything that can follow it, from which a game determines the best answer. (SIT-5) */
function reachedBy({ points, situation }: Way, tree: TreeName): number {
  return points + bestScore(situation, tree);
}

function checkWay({ points, pointsPath, breaks, breaksPath }: Way, isBest: boolean): readonly Finding[] {
  if (breaks === undefined) return when(points < 0, hint('BREAKS_UNSAID', breaksPath));
  if (breaks === 'NOTHING') return [];
  return [
    ...checkText(breaks.article, `${breaksPath}.article`),
    ...checkText(breaks.why, `${breaksPath}.why`),
    ...when(isBest, error('BREACH_BEST', pointsPath)),
    ...when(!isBest && points > 0, warning('BREACH_PAYS', pointsPath)),
  ];
}
