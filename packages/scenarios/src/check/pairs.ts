import type { Effect, EffectType } from '@fracht/engine';
import type { Way } from '../walk/ways.ts';
import { type Finding, warning, when } from './finding.ts';

/** What an answer can cause: an effect, or a replacement car. */
type Deed = EffectType | 'NEW_CAR';

/** Effects after which another one has nothing to act on, or which undo each other, in either order. (EFF-10, EFF-14) */
const CONTRARY: Readonly<Partial<Record<Deed, readonly Deed[]>>> = {
  LEAVE_SHIPMENT: [
    'GO_BACK',
    'PROLONG_SHIPMENT',
    'MOVE_SHIPMENT',
    'PROLONG_PICKUP',
    'MOVE_PICKUP',
    'CHANGE_CITY',
    'NO_PAYMENT',
    'NEW_CAR',
  ],
  GO_BACK: ['CHANGE_CITY'],
  ADD_DISTANCE: ['REMOVE_DISTANCE'],
  MONETARY: ['GIVE_MONEY'],
};

type Placed = { readonly deed: Deed; readonly path: string };

/** Contradicting effects within one list. */
export function checkContrary(effects: readonly Effect[], path: string): readonly Finding[] {
  return contraryAmong(effects.map(({ type }, index) => ({ deed: type, path: `${path}.${index}.value` })));
}

/** Contradictions within all that one way causes: its effects, the number asked for, added km and a replacement car. */
export function checkContraryWay({ answer, path, effects, effectsPath }: Way): readonly Finding[] {
  const deeds: Placed[] = effects.map(({ type }, index) => ({ deed: type, path: `${effectsPath}.${index}.value` }));
  if (answer?.input === true) deeds.push({ deed: answer.inputType, path: `${path}.inputType` });
  if (answer !== null && answer.changeDistance > 0) {
    deeds.push({ deed: 'ADD_DISTANCE', path: `${path}.changeDistance` });
  }
  if (answer?.newCar === true) deeds.push({ deed: 'NEW_CAR', path: `${path}.newCar` });
  return contraryAmong(deeds);
}

function contraryAmong(deeds: readonly Placed[]): readonly Finding[] {
  return deeds.flatMap(({ deed, path }, index) =>
    when(
      deeds.slice(0, index).some((before) => isContrary(before.deed, deed)),
      warning('EFFECTS_CONTRARY', path),
    ),
  );
}

function isContrary(one: Deed, other: Deed): boolean {
  return CONTRARY[one]?.includes(other) === true || CONTRARY[other]?.includes(one) === true;
}
