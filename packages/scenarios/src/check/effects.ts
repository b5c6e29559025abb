import { type Answer, type Effect, EFFECT_UNITS, type EffectType } from '@fracht/engine';
import { error, type Finding, fitsRange, type Range, warning, when } from './finding.ts';

const ANY: Range = { least: -1_000_000, most: 1_000_000, decimals: 2 };
const MINUTES: Range = { least: 1, most: 4320, decimals: 0 };
const SHIFT: Range = { least: -2880, most: 2880, decimals: 0 };
const MONEY: Range = { least: 1, most: 20_000, decimals: 2 };
const KM: Range = { least: 1, most: 1000, decimals: 0 };

/** The range of sensible values of each effect, in its unit; for an effect without a unit the value means nothing. (LIB-15) */
const RANGES: Readonly<Record<EffectType, Range>> = {
  TIME: MINUTES,
  MONETARY: MONEY,
  OVERDUE_TICKET: { ...MONEY, least: 0 },
  PROLONG_SHIPMENT: SHIFT,
  MOVE_SHIPMENT: SHIFT,
  PROLONG_PICKUP: SHIFT,
  MOVE_PICKUP: SHIFT,
  CHANGE_CITY: { least: 0, most: 1, decimals: 0 },
  GIVE_MONEY: MONEY,
  LEAVE_SHIPMENT: { least: 0, most: 100, decimals: 0 },
  CANCEL_POINTS: ANY,
  CANCEL_RANKING_PLAYER: ANY,
  CANCEL_RANKING_GROUP: ANY,
  REST_DRIVER: ANY,
  ADD_DISTANCE: KM,
  REMOVE_DISTANCE: KM,
  END_PARKING: ANY,
  NO_PAYMENT: ANY,
  GO_BACK: ANY,
};

/** The initial value of each effect in the editor. */
const FIRST: Readonly<Record<EffectType, number>> = {
  TIME: 15,
  MONETARY: 100,
  OVERDUE_TICKET: 500,
  PROLONG_SHIPMENT: 60,
  MOVE_SHIPMENT: 60,
  PROLONG_PICKUP: 60,
  MOVE_PICKUP: 60,
  CHANGE_CITY: 0,
  GIVE_MONEY: 100,
  LEAVE_SHIPMENT: 50,
  CANCEL_POINTS: 1,
  CANCEL_RANKING_PLAYER: 1,
  CANCEL_RANKING_GROUP: 1,
  REST_DRIVER: 1,
  ADD_DISTANCE: 10,
  REMOVE_DISTANCE: 10,
  END_PARKING: 1,
  NO_PAYMENT: 1,
  GO_BACK: 1,
};

/** A new effect of a type, with an initial value that makes sense in its unit: minutes of a stop would make no sense as a percentage. */
export function newEffect(type: EffectType): Effect {
  return { type, value: FIRST[type] };
}

/** The range of an effect's value, in its unit. `hasZero`: whether 0 is allowed; for a shift of time it is within the range but does nothing. */
export function effectRange(type: EffectType): Range & { readonly hasZero: boolean } {
  const range = RANGES[type];
  return { ...range, hasZero: range !== SHIFT && range.least <= 0 };
}

/** The number of minutes that an answer may ask for; one more would always be refused. (SIT-6) */
const ASKED: Range = { least: 1, most: 479, decimals: 0 };

/** The effects for which a number of minutes can be asked. (SIT-6) */
export const ASKED_IN_MINUTES: readonly EffectType[] = [
  'TIME',
  'PROLONG_SHIPMENT',
  'MOVE_SHIPMENT',
  'PROLONG_PICKUP',
  'MOVE_PICKUP',
];

/** Checks a list of effects: values that are meaningless or out of range, and duplicates. An effect without a unit may have any value. */
export function checkEffects(effects: readonly Effect[], path: string): readonly Finding[] {
  return effects.flatMap((effect, index) => [
    ...when(saysMore(effect), warning('VALUE_WITHOUT_UNIT', `${path}.${index}.value`)),
    ...when(isWronglyFull(effect), error('VALUE_WITHOUT_UNIT', `${path}.${index}.value`)),
    ...when(
      !isWronglyFull(effect) && !isWithin(effect),
      error('EFFECT_OUT_OF_RANGE', `${path}.${index}.value`, RANGES[effect.type]),
    ),
    ...when(
      effects.slice(0, index).some(({ type }) => type === effect.type),
      warning('EFFECT_TWICE', `${path}.${index}.value`),
    ),
  ]);
}

/** Checks the number that an answer asks for, and the km that it adds. */
export function checkNumbers(answer: Answer, path: string): readonly Finding[] {
  const { input, inputType, inputValue, changeDistance } = answer;
  const isInMinutes = ASKED_IN_MINUTES.includes(inputType);
  const isAskable = fitsRange(inputValue, ASKED);
  return [
    ...when(input && !isInMinutes, error('VALUE_WITHOUT_UNIT', `${path}.inputType`)),
    ...when(input && isInMinutes && !isAskable, error('EFFECT_OUT_OF_RANGE', `${path}.inputValue`, ASKED)),
    ...when(
      changeDistance !== 0 && !isWithin({ type: 'ADD_DISTANCE', value: changeDistance }),
      error('NUMBER_OUT_OF_RANGE', `${path}.changeDistance`, { ...KM, least: 0 }),
    ),
  ];
}

/** An effect without a unit whose value looks as if it was meant to have a meaning. Clients fill a field that has no meaning with 0 or 1. */
function saysMore({ type, value, full_val: isFullPenalty = false }: Effect): boolean {
  return EFFECT_UNITS[type] === 'flag' && (isFullPenalty || (value !== 0 && value !== 1));
}

/** A full penalty for an effect with a unit other than a fee. */
function isWronglyFull({ type, full_val: isFullPenalty = false }: Effect): boolean {
  return isFullPenalty && type !== 'MONETARY' && EFFECT_UNITS[type] !== 'flag';
}

function isWithin({ type, value, full_val: isFullPenalty = false }: Effect): boolean {
  const range = RANGES[type];
  if (isFullPenalty) return true;
  const saysNothing = range === SHIFT && value === 0;
  return !saysNothing && fitsRange(value, range);
}
