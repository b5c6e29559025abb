export { world } from './world.ts';
export { DEFAULT_SETTINGS, findSetting, isSettingValue, SETTINGS, settingsWith } from './settings/index.ts';
export type { Setting, SettingGroup, SettingUnit } from './settings/setting.ts';
