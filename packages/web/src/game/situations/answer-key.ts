type Key = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'defaultPrevented' | 'target'>;

const FIELDS = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** The place of the answer that a key presses: 1 to 9 outside of fields and windows; null for every other key. */
export function answerAtKey(
  { key, altKey, ctrlKey, metaKey, repeat, defaultPrevented, target }: Key,
  count: number,
): number | null {
  if (altKey || ctrlKey || metaKey || repeat || defaultPrevented || !/^[1-9]$/u.test(key)) return null;
  if (target instanceof Element && target.closest(FIELDS) !== null) return null;
  const index = Number(key) - 1;
  return index < count ? index : null;
}
