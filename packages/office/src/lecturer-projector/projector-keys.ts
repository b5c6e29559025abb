import { isTurnedOff } from '@fracht/kit/session/single-keys.ts';

/** What a key of the projector does. (PRJ-3) */
export type ProjectorDeed = 'REVEAL' | 'NEXT' | 'PREVIOUS' | 'MAP' | 'NAMES' | 'FULL' | 'LEAVE';

/** Keys by what they do; Page Up and Page Down are those of a remote control for slides. */
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

/** What has a use of its own for keys: a field, or a window over the slide, such as help. */
const OWN_KEYS = 'input, textarea, select, [role="dialog"]';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>;

/** What a press means; null: nothing, or the button, field or window that has the focus takes it. (PRJ-3) */
export function deedOf({ key, ctrlKey, altKey, metaKey, target }: Press): ProjectorDeed | null {
  if (ctrlKey || altKey || metaKey || isTurnedOff(key)) return null;
  const element = target instanceof Element ? target : null;
  if (element?.closest(OWN_KEYS) != null) return null;
  if (key === ' ' && element?.closest('button, a') != null) return null;
  return DEEDS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
