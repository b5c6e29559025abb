import { isTurnedOff } from '@fracht/kit/session/single-keys.ts';

/** What a key of the projector does. (PRJ-3) */
export type ProjectorDeed = 'REVEAL' | 'NEXT' | 'PREVIOUS' | 'MAP' | 'NAMES' | 'FULL' | 'LEAVE';

/** Keys by what they do; Page Up and Page Down are those of a presentation remote. */
const DEEDS: Readonly<Record<string, ProjectorDeed>> = {
  ' ': 'REVEAL',
  ArrowRight: 'NEXT',
  PageDown: 'NEXT',
  ArrowLeft: 'PREVIOUS',
  PageUp: 'PREVIOUS',
  m: 'MAP',
  n: 'NAMES',
  f: 'FULL',
  Escape: 'LEAVE',
};

/** Elements that handle keys themselves: a field, or a window over the slide, such as help. */
const OWN_KEYS = 'input, textarea, select, [role="dialog"]';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>;

/** What a key press means; null: nothing, or the focused button, field or window handles it. (PRJ-3) */
export function deedOf(press: Press): ProjectorDeed | null {
  const { key, target } = press;
  if (!isFree(press)) return null;
  if (key === ' ' && target instanceof Element && target.closest('button, a') !== null) return null;
  return DEEDS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}

/** Whether a key press asks for the sentence with this number. (PRJ-7) */
export function asksFor(number: number, press: Press): boolean {
  return press.key === String(number) && isFree(press);
}

/** Whether the key press is the projector's: no field or window has the focus, and single-key shortcuts are not turned off. */
function isFree({ key, ctrlKey, altKey, metaKey, target }: Press): boolean {
  if (ctrlKey || altKey || metaKey || isTurnedOff(key)) return false;
  return !(target instanceof Element) || target.closest(OWN_KEYS) === null;
}
