import { create } from 'zustand';
import { readLocal, writeLocal } from './browser-storage.ts';

const OFF = 'off';

/** Whether letters, digits and signs do something on their own, without Ctrl or Alt; kept in this browser. (HLP-7) */
export const singleKeys = create(() => ({ isOn: readLocal('keys') !== OFF }));

/** Turns keys on their own on or off: who speaks to the computer, or whose hand trembles, presses them unmeant. (HLP-7) */
export function turnSingleKeys(isOn: boolean): void {
  writeLocal('keys', isOn ? null : OFF);
  singleKeys.setState({ isOn });
}

/** Whether a key is a letter, digit or sign that does nothing now; keys with a name, such as arrows, always act. (HLP-7) */
export function isTurnedOff(key: string): boolean {
  return key.length === 1 && key !== ' ' && !singleKeys.getState().isOn;
}
