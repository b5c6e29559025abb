import { isTurnedOff } from '@fracht/kit/session/single-keys.ts';
import { ownsKeys } from '@fracht/kit/ui/owns-keys.ts';

type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'defaultPrevented' | 'target'>;

const LETTERS = 'ABCDEFGHI';

/** The letter of an answer, A to I; empty after the ninth. (SIC-5) */
export function answerLetter(index: number): string {
  return LETTERS.charAt(index);
}

/** The index of the answer that a key selects: A to I or 1 to 9, outside of fields, menus and windows; null for any other key. */
export function answerAtKey(
  { key, altKey, ctrlKey, metaKey, repeat, defaultPrevented, target }: Key,
  count: number,
): number | null {
  if (altKey || ctrlKey || metaKey || repeat || defaultPrevented || key.length !== 1) return null;
  if (isTurnedOff(key) || ownsKeys(target)) return null;
  const index = /^[1-9]$/u.test(key) ? Number(key) - 1 : LETTERS.indexOf(key.toUpperCase());
  return index >= 0 && index < count ? index : null;
}
