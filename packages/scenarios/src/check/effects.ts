import type { Answer, Effect, EffectType } from '@fracht/engine';
import { error, type Finding, fitsRange, type Range, warning, when } from './finding.ts';

const FLAG: Range = { least: 1, most: 1, decimals: 0 };
const MINUTES: Range = { least: 1, most: 4320, decimals: 0 };
const SHIFT: Range = { least: -2880, most: 2880, decimals: 0 };
const MONEY: Range = { least: 1, most: 20_000, decimals: 2 };
const KM: Range = { least: 1, most: 1000, decimals: 0 };

/** The values an author can sensibly give, in the unit of the effect. (LIB-15) */
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
  CANCEL_POINTS: FLAG,
  CANCEL_RANKING_PLAYER: FLAG,
  CANCEL_RANKING_GROUP: FLAG,
  REST_DRIVER: FLAG,
  ADD_DISTANCE: KM,
  REMOVE_DISTANCE: KM,
  END_PARKING: FLAG,
  NO_PAYMENT: FLAG,
  GO_BACK: FLAG,
};

/** What an effect begins with where its author has said no number yet. */
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

/** An effect of a type as it begins, with a number that says something in its own unit: minutes of a stop mean nothing as percent. */
export function newEffect(type: EffectType): Effect {
  return { type, value: FIRST[type] };
}

/** The least and the most that the value of an effect can be, in its unit; one that says nothing is out of it too. */
export function effectRange(type: EffectType): Range & { readonly hasZero: boolean } {
  const range = RANGES[type];
  return { ...range, hasZero: range !== SHIFT && range.least <= 0 };
}

/** Minutes that can be asked for; one more is refused for certain. (SIT-6) */
const ASKED: Range = { least: 1, most: 479, decimals: 0 };

/** What a number of minutes can be asked for as. (SIT-6) */
export const ASKED_IN_MINUTES: readonly EffectType[] = [
  'TIME',
  'PROLONG_SHIPMENT',
  'MOVE_SHIPMENT',
  'PROLONG_PICKUP',
  'MOVE_PICKUP',
];

/** Effects whose value is missing, without meaning or beyond reason, and those that stand there twice. */
export function checkEffects(effects: readonly Effect[], path: string): readonly Finding[] {
  return effects.flatMap((effect, index) => [
    ...when(isBare(effect), error('VALUE_WITHOUT_UNIT', `${path}.${index}.value`)),
    ...when(
      !isBare(effect) && !isWithin(effect),
      error('EFFECT_OUT_OF_RANGE', `${path}.${index}.value`, RANGES[effect.type]),
    ),
    ...when(
      effects.slice(0, index).some(({ type }) => type === effect.type),
      warning('EFFECT_TWICE', `${path}.${index}.value`),
    ),
  ]);
}

/** The number an answer asks for, and the km it adds. */
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

/** A number for an effect that has none, or a full penalty where no fee is paid. */
function isBare({ type, value, full_val: isFullPenalty = false }: Effect): boolean {
  return (RANGES[type] === FLAG && value !== 1) || (isFullPenalty && type !== 'MONETARY');
}

function isWithin({ type, value, full_val: isFullPenalty = false }: Effect): boolean {
  if (isFullPenalty) return true;
  const range = RANGES[type];
  const saysNothing = range === SHIFT && value === 0;
  return !saysNothing && fitsRange(value, range);
}
