import {
  type CarAction,
  type EffectType,
  type Emergency,
  type EmergencySubtype,
  TREE_NAMES,
  type Trees,
} from '@fracht/engine';
import { placesFrom } from '../walk/walk.ts';
import { type Way, waysFrom } from '../walk/ways.ts';
import { type Finding, hint, when } from './finding.ts';

/** From this many minus points on an answer counts as a serious mistake. */
const GRAVE = -10;
const RANKING: readonly EffectType[] = ['CANCEL_RANKING_PLAYER', 'CANCEL_RANKING_GROUP'];
const BEFORE_LOADING: readonly CarAction[] = ['FREE_BOOKED', 'DRIVING_TO_SHIPMENT', 'WAITING_FOR_LOADING', 'LOADING'];

/** A way on from a question, and whether it has the fewest points of all. */
type RankedWay = { readonly way: Way; readonly isWorst: boolean };

/** What may be intended in a critical situation, but is more often a mistake of the author. */
export function doubtsOfEmergency(item: Emergency): readonly Finding[] {
  const isAtHome = item.lands.length > 0 && item.lands.every((land) => land === 'PL');
  return [
    ...when(item.subtype === 'FERRY' && isAtHome, hint('FERRY_AT_HOME', 'lands')),
    ...standingsIn(item).flatMap((standing) => [
      ...doubtsOfWay(standing, item.subtype),
      ...when(isFreeCar(standing, item), hint('NEW_CAR_FREE', `${standing.way.path}.newCar`)),
    ]),
  ];
}

/** The doubts about a change event; it is never a roadside check, so that question is not asked. */
export function doubtsOfChange(trees: Partial<Trees>): readonly Finding[] {
  return standingsIn(trees).flatMap((standing) => doubtsOfWay(standing, null));
}

function standingsIn(trees: Partial<Trees>): readonly RankedWay[] {
  return TREE_NAMES.flatMap((name) => placesFrom(trees[name] ?? null, name)).flatMap(({ node, path }) => {
    const ways = waysFrom(node, path);
    const worst = Math.min(...ways.map(({ points }) => points));
    return ways.map((way) => ({ way, isWorst: way.points === worst }));
  });
}

/** A fine for work time without a roadside check, and a lost place in the ranking for a small mistake. */
function doubtsOfWay({ way, isWorst }: RankedWay, subtype: EmergencySubtype | null): readonly Finding[] {
  return way.effects.flatMap(({ type, value }, index) => {
    const path = `${way.effectsPath}.${index}.value`;
    const isFine = type === 'OVERDUE_TICKET' && subtype !== 'OVERDUE_TICKET';
    return [
      ...when(isFine && (!isWorst || value === 0), hint('TICKET_ELSEWHERE', path)),
      ...when(RANKING.includes(type) && (!isWorst || way.points > GRAVE), hint('RANKING_LOST', path)),
    ];
  });
}

/** A replacement car that costs nothing: before loading it simply takes the order over (SIT-9), so without a cost in time or money nothing is decided. */
function isFreeCar({ way: { answer, effects } }: RankedWay, { status }: Emergency): boolean {
  const isPaid = effects.some(({ type }) => type === 'TIME' || type === 'MONETARY');
  return answer?.newCar === true && !isPaid && BEFORE_LOADING.includes(status);
}
