import type { SettingKey } from '@fracht/engine';

export type SettingUnit =
  | 'ms'
  | 's'
  | 'min'
  | 'zł'
  | 'zł/km'
  | 'zł/l'
  | 'l/100\u00a0km'
  | 'km/h'
  | '%'
  | 'pkt'
  | 'szt.'
  | '×';

/** The rules for a setting's value: whole or with two decimals, its limits and its unit; with its words for the form. (SET-2) */
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

/** One row of the settings table, with its default. */
export type Setting = SettingRule & {
  readonly key: SettingKey;
  readonly group: SettingGroup;
  readonly default: number;
  /** The setting that is the upper end of the range whose lower end this one is. */
  readonly notOver?: SettingKey;
};
