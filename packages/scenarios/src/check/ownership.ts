import { type Accident, type ChangeEvent, type Effect, type Emergency, TREE_NAMES, type Trees } from '@fracht/engine';
import { placesFrom } from '../walk/walk.ts';
import { waysFrom } from '../walk/ways.ts';
import { type Finding, hint, when } from './finding.ts';

type Owned = Pick<Emergency | Accident | ChangeEvent, 'ownership'>;

/** The beginnings of Polish words for costs that any owner of a vehicle bears: repairs, tyres, towing, fuel. */
const COSTS_OF_A_VEHICLE = /napraw(?!d)|serwis|warsztat|mechanik|\bopon|holow|lawet|tankow|paliw|usterk/iu;

/**
 * A way of a tree whose texts mention the costs of a vehicle and which charges the player, in a situation that may strike a hired car: its
 * repairs are the subcontractor's business. (CHK-15)
 */
export function checkOwner(item: Owned & Partial<Trees>): readonly Finding[] {
  const charged = TREE_NAMES.flatMap((name) => placesFrom(item[name] ?? null, name))
    .flatMap(({ node, path }) => waysFrom(node, path))
    .some(({ answer, feedback, effects }) => isCharged(`${answer?.text ?? ''} ${feedback}`, effects));
  return hinted(item, charged);
}

/** The same for a random situation, which has no text but its name. (CHK-15) */
export function checkOwnerOfAccident(item: Owned & Pick<Accident, 'name' | 'effects'>): readonly Finding[] {
  return hinted(item, isCharged(item.name, item.effects));
}

function isCharged(text: string, effects: readonly Pick<Effect, 'type'>[]): boolean {
  return COSTS_OF_A_VEHICLE.test(text) && effects.some(({ type }) => type === 'MONETARY');
}

function hinted({ ownership }: Owned, isVehicleCharged: boolean): readonly Finding[] {
  return when(ownership !== 'COMPANY' && isVehicleCharged, hint('REPAIR_CHARGED', 'ownership'));
}
