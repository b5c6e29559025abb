import { CAR_TYPES, type CarType } from './car-types.ts';

/** Settings that exist once for each car type; the key is `{type}_{name}`. */
export const CAR_TYPE_SETTINGS = [
  'car_speed',
  'cost',
  'cost_abroad',
  'fuel_use',
  'toll',
  'driver_cost',
  'empty_share',
  'price',
  'price_minimum',
  'salary_min',
  'salary_max',
  'salary_eu_min',
  'salary_eu_max',
  'west_factor',
  'east_factor',
  'penalty_min',
  'penalty_max',
  'loading_minutes',
  'unloading_minutes',
  'pick_window',
  'deliver_window',
  'slack',
  'order_share',
  'cars_per_player',
  'subcontractors',
  'theft_factor',
] as const;

/** Settings that exist once. */
export const GENERAL_SETTINGS = [
  'unit_ms',
  'car_worktime',
  'game_speed_1',
  'game_speed_2',
  'game_speed_3',
  'game_speed_4',
  'game_speed_5',
  'round_break_s',
  'leave_grace_s',
  'start_money',
  'standing_cost',
  'fuel_price',
  'max_company_cars',
  'max_subcontractors',
  'max_open_orders',
  'max_eu_courses',
  'orders_per_player_per_round',
  'orders_at_start_share',
  'orders_release_share',
  'eu_share_1',
  'eu_share_2',
  'eu_share_3',
  'eu_share_4',
  'eu_foreign_share',
  'preparation_minutes',
  'free_cancel_minutes',
  'expiry_minutes',
  'late_unloading_minutes',
  'rest_minutes',
  'day_minutes',
  'break_after_minutes',
  'break_minutes',
  'warning_minutes',
  'check_chance_home',
  'check_chance_abroad',
  'crash_after_minutes',
  'crash_chance',
  'tow_minutes',
  'parking_unguarded_home',
  'parking_unguarded_abroad',
  'parking_guarded_home',
  'parking_guarded_abroad',
  'theft_unguarded_home',
  'theft_unguarded_abroad',
  'theft_guarded',
  'theft_loss',
  'fine_home_first',
  'fine_home_second',
  'fine_home_further',
  'fine_abroad_first',
  'fine_abroad_second',
  'fine_abroad_further',
  'fine_cap',
  'points_delivered',
  'points_loaded',
  'points_late_hour',
  'points_late_most',
  'points_expired',
  'points_late_cancel',
  'points_overdue',
  'points_guarded',
  'points_crash',
  'ferry_chance',
  'critical_per_round',
  'random_per_round',
  'change_per_round',
] as const;

export type CarTypeSetting = (typeof CAR_TYPE_SETTINGS)[number];
export type GeneralSetting = (typeof GENERAL_SETTINGS)[number];
export type SettingKey = GeneralSetting | `${CarType}_${CarTypeSetting}`;

/** The numbers by which a game is played: zł, minutes, km/h, percent, as an admin sees them. A game takes a snapshot of them when it is created. */
export type Settings = Readonly<Record<SettingKey, number>>;

/** Every key of the settings table, in its order. */
export const SETTING_KEYS: readonly SettingKey[] = [
  ...GENERAL_SETTINGS,
  ...CAR_TYPES.flatMap((type) => CAR_TYPE_SETTINGS.map((name) => `${type}_${name}` as const)),
];

/** The keys of all per-type settings, built once: concatenating them at each read would be the most expensive part of many actions. */
const CAR_KEYS: Readonly<Record<CarType, ReadonlyMap<CarTypeSetting, SettingKey>>> = {
  ST: carKeys('ST'),
  ATP: carKeys('ATP'),
  ADR: carKeys('ADR'),
  PG: carKeys('PG'),
};

/** The value of a per-type setting. */
export function carSetting(settings: Settings, type: CarType, name: CarTypeSetting): number {
  return settings[CAR_KEYS[type].get(name) ?? `${type}_${name}`];
}

function carKeys(type: CarType): ReadonlyMap<CarTypeSetting, SettingKey> {
  return new Map(CAR_TYPE_SETTINGS.map((name) => [name, `${type}_${name}`]));
}
