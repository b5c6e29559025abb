import type { Accident, CarType, ChangeEvent, Emergency, Land } from '@fracht/engine';
import { placesFrom } from '../walk/walk.ts';
import { waysFrom } from '../walk/ways.ts';
import { checkBalance } from './balance.ts';
import { checkBreaks } from './breaks.ts';
import { checkCargo } from './cargo.ts';
import { competenceOfChange, competenceOfEmergency } from './competences.ts';
import { doubtsOfChange, doubtsOfEmergency } from './doubts.ts';
import { checkEffects } from './effects.ts';
import { error, type Finding, warning, when } from './finding.ts';
import { checkHelps } from './helps.ts';
import { checkClash, checkIdle, checkIdleEffects, checkPlace, checkStatus } from './moments.ts';
import { checkImage, checkNodes } from './nodes.ts';
import { checkOwner, checkOwnerOfAccident } from './ownership.ts';
import { checkContrary } from './pairs.ts';
import { checkSources } from './sources.ts';
import { checkText } from './texts.ts';

/** The type of the items in each library. */
type Items = { readonly EMERGENCY: Emergency; readonly ACCIDENT: Accident; readonly CHANGE: ChangeEvent };

const CHECKS: { readonly [Kind in keyof Items]: (item: Items[Kind]) => readonly Finding[] } = {
  EMERGENCY: checkEmergency,
  ACCIDENT: checkAccident,
  CHANGE: checkChangeEvent,
};

/** All findings of an item of any library that follow from the item alone. */
export function checkItem<Kind extends keyof Items>(kind: Kind, item: Items[Kind]): readonly Finding[] {
  return CHECKS[kind](item);
}

const LEAST_POINTS_EMERGENCY = 15;
const LEAST_POINTS_CHANGE = 10;

/** All findings of a critical situation. */
export function checkEmergency(item: Emergency): readonly Finding[] {
  const hasTree = item.situation !== null || item.carSituation !== null || item.timeWindowSituation !== null;
  return [
    ...checkText(item.id, 'id'),
    ...checkTexts({ name: item.name, description: item.description, help: item.help, knowledge: item.knowledge }),
    ...checkTypes(item.types),
    ...checkLands(item.lands),
    ...checkImage(item.image, 'image'),
    ...when(item.image === null, warning('IMAGE_MISSING', 'image')),
    ...checkStatus(item),
    ...checkHelps(item),
    ...when(!hasTree, error('TREE_MISSING', 'situation')),
    ...checkNodes(item),
    ...checkIdle(item),
    ...checkBreaks(item),
    ...checkSources(item),
    ...checkBalance(item, item.types, LEAST_POINTS_EMERGENCY),
    ...doubtsOfEmergency(item),
    ...competenceOfEmergency(item),
    ...checkCargo(item),
    ...checkOwner(item),
  ];
}

/** All findings of a change event. */
export function checkChangeEvent(item: ChangeEvent): readonly Finding[] {
  const { situation } = item;
  return [
    ...checkText(item.id, 'id'),
    ...checkTexts({ name: item.name, description: item.description }),
    ...checkTypes(item.types),
    ...checkPlace(item),
    ...checkTruck(item),
    ...checkNodes({ situation }),
    ...checkBreaks({ situation }),
    ...checkSources(item),
    ...checkBalance({ situation }, item.types, LEAST_POINTS_CHANGE),
    ...doubtsOfChange({ situation }),
    ...competenceOfChange(item),
    ...checkCargo(item),
    ...checkOwner(item),
  ];
}

/** All findings of a random situation. */
export function checkAccident(item: Accident): readonly Finding[] {
  return [
    ...checkText(item.id, 'id'),
    ...checkText(item.name, 'name'),
    ...checkTypes(item.types),
    ...checkLands(item.lands),
    ...when(item.effects.length === 0, error('EFFECTS_MISSING', 'effects')),
    ...checkPlace(item),
    ...checkClash(item),
    ...checkIdleEffects(item),
    ...checkEffects(item.effects, 'effects'),
    ...checkContrary(item.effects, 'effects'),
    ...checkSources(item),
    ...checkOwnerOfAccident(item),
  ];
}

/** A change of truck that can strike no order, or that no answer carries out. (SIT-11) */
function checkTruck({ type, types, truck, situation }: ChangeEvent): readonly Finding[] {
  if (type !== 'CHANGE_TRUCK') return [];
  const answers = placesFrom(situation, '').flatMap(({ node, path }) => waysFrom(node, path));
  const isMade = truck === 'SAME' || situation === null || answers.some(({ answer }) => answer?.newCar === true);
  return [
    ...when(types.length > 0 && types.every((each) => each === truck), error('CHANGE_NEVER', 'truck')),
    ...when(!isMade, warning('CHANGE_MISSING', 'situation')),
  ];
}

function checkTexts(texts: Readonly<Record<string, string>>): readonly Finding[] {
  return Object.entries(texts).flatMap(([path, text]) => checkText(text, path));
}

function checkTypes(types: readonly CarType[]): readonly Finding[] {
  return when(types.length === 0 || hasTwice(types), error('CAR_TYPES_WRONG', 'types'));
}

function checkLands(lands: readonly Land[]): readonly Finding[] {
  return when(lands.length === 0 || hasTwice(lands), error('LANDS_WRONG', 'lands'));
}

function hasTwice(list: readonly string[]): boolean {
  return new Set(list).size < list.length;
}
