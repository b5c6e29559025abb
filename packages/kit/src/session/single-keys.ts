import { create } from 'zustand';
import { readLocal, writeLocal } from './browser-storage.ts';

const OFF = 'off';

/** Whether letters, digits and signs act as shortcuts on their own, without Ctrl or Alt; stored in this browser. (HLP-7) */
export const singleKeys = create(() => ({ isOn: readLocal('keys') !== OFF }));

/** Turns single-key shortcuts on or off: people who dictate, or whose hands tremble, trigger them by accident. (HLP-7) */
export function turnSingleKeys(isOn: boolean): void {
  writeLocal('keys', isOn ? null : OFF);
  singleKeys.setState({ isOn });
}

/** Whether a key is a letter, digit or sign and is turned off; keys with a name, such as arrows, always act. (HLP-7) */
export function isTurnedOff(key: string): boolean {
  return key.length === 1 && key !== ' ' && !singleKeys.getState().isOn;
}
