import type { Effect, EffectType } from '@fracht/engine';
import type { Way } from '../walk/ways.ts';
import { type Finding, warning, when } from './finding.ts';

/** What an answer can cause: an effect, or a replacement car. */
type AnswerEffect = EffectType | 'NEW_CAR';

/** Effects after which another one has nothing to act on, or which undo each other, in either order. (EFF-10, EFF-14) */
const CONTRARY: Readonly<Partial<Record<AnswerEffect, readonly AnswerEffect[]>>> = {
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

type PlacedEffect = { readonly effect: AnswerEffect; readonly path: string };

/** Contradicting effects within one list. */
export function checkContrary(effects: readonly Effect[], path: string): readonly Finding[] {
  return contraryAmong(effects.map(({ type }, index) => ({ effect: type, path: `${path}.${index}.value` })));
}

/** Contradictions within everything that one way causes: its effects, the number asked for, added km and a replacement car. */
export function checkContraryWay({ answer, path, effects, effectsPath }: Way): readonly Finding[] {
  const caused: PlacedEffect[] = effects.map(({ type }, index) => ({
    effect: type,
    path: `${effectsPath}.${index}.value`,
  }));
  if (answer?.input === true) caused.push({ effect: answer.inputType, path: `${path}.inputType` });
  if (answer !== null && answer.changeDistance > 0) {
    caused.push({ effect: 'ADD_DISTANCE', path: `${path}.changeDistance` });
  }
  if (answer?.newCar === true) caused.push({ effect: 'NEW_CAR', path: `${path}.newCar` });
  return contraryAmong(caused);
}

function contraryAmong(effects: readonly PlacedEffect[]): readonly Finding[] {
  return effects.flatMap(({ effect, path }, index) =>
    when(
      effects.slice(0, index).some((before) => isContrary(before.effect, effect)),
      warning('EFFECTS_CONTRARY', path),
    ),
  );
}

function isContrary(one: AnswerEffect, other: AnswerEffect): boolean {
  return CONTRARY[one]?.includes(other) === true || CONTRARY[other]?.includes(one) === true;
}
