import type { CarType, CarTypeSetting, GeneralSetting, SettingKey, Settings } from '@fracht/engine';
import { GENERAL_ROWS } from './general.ts';
import { CAR_TYPE_ROWS } from './per-car-type.ts';
import type { Setting } from './setting.ts';

const TYPES: readonly CarType[] = ['ST', 'ATP', 'ADR', 'PG'];

/** Every setting with type, bounds, unit, default and Polish words: the admin's form and its validation read it. (SET-1) */
export const SETTINGS: readonly Setting[] = [...generalSettings(), ...carTypeSettings()];

/** The settings of a new installation. (SET-5) */
export const DEFAULT_SETTINGS: Settings = settingsWith({});

/** A complete set of settings: the defaults, with some values replaced. */
export function settingsWith(changed: Readonly<Partial<Record<SettingKey, number>>>): Settings {
  const values: Partial<Record<SettingKey, number>> = {};
  for (const { key, default: standard } of SETTINGS) values[key] = changed[key] ?? standard;
  if (!isWhole(values)) throw new Error('The settings table is empty');
  return values;
}

/** The setting with a key that came from outside, or undefined. */
export function findSetting(key: string): Setting | undefined {
  return SETTINGS.find((setting) => setting.key === key);
}

/** Whether a value fits the type and the limits of its setting. */
export function isSettingValue({ type, min, max }: Setting, value: number): boolean {
  const isRound = type === 'whole' ? Number.isInteger(value) : Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
  return isRound && value >= min && value <= max;
}

function isWhole(values: Readonly<Partial<Record<SettingKey, number>>>): values is Settings {
  return SETTINGS.length > 0 && SETTINGS.every(({ key }) => values[key] !== undefined);
}

function generalSettings(): Setting[] {
  return namesOf<GeneralSetting>(GENERAL_ROWS).map((key) => ({ key, ...GENERAL_ROWS[key] }));
}

function carTypeSettings(): Setting[] {
  const names = namesOf<CarTypeSetting>(CAR_TYPE_ROWS);
  return TYPES.flatMap((type) => names.map((name) => carTypeSetting(type, name)));
}

function carTypeSetting(type: CarType, name: CarTypeSetting): Setting {
  const { defaults, label, notOver, ...rule } = CAR_TYPE_ROWS[name];
  const setting = { key: `${type}_${name}`, ...rule, label: `${label} (${type})`, default: defaults[type] } as const;
  return notOver === undefined ? setting : { ...setting, notOver: `${type}_${notOver}` };
}

function namesOf<Name extends string>(rows: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(rows).filter((key): key is Name => key in rows);
}
