import type { SettingKey } from '@fracht/engine';

export type SettingUnit = 'ms' | 's' | 'min' | 'zł' | 'zł/km' | 'km/h' | '%' | 'pkt' | 'szt.' | '×';

/** What an admin may set: whole numbers or up to two decimals, within bounds, in a unit, with words. (SET-2) */
export type SettingRule = {
  readonly type: 'whole' | 'decimal';
  readonly min: number;
  readonly max: number;
  readonly unit: SettingUnit;
  readonly label: string;
  readonly description: string;
};

export type SettingGroup =
  | 'clock'
  | 'limits'
  | 'orders'
  | 'driving'
  | 'parking'
  | 'checks'
  | 'points'
  | 'situations'
  | 'cars'
  | 'freight';

/** One row of the settings table, with the value a new installation starts with. */
export type Setting = SettingRule & {
  readonly key: SettingKey;
  readonly group: SettingGroup;
  readonly default: number;
  /** The setting that is the most of what this one is the least of. */
  readonly notOver?: SettingKey;
};
