/** Where something is typed or chosen by letters. */
const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
/** Every field, menus, and windows over the page (but not a window that holds a game). */
const OWNED =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]:not([data-game]), [role="alertdialog"]';

/** Whether signs are typed where a key was pressed. */
export function isTyped(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED) !== null;
}

/** Whether what has the focus is in a window over the page: what is done there is not done to the page behind. */
export function isInWindow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
}

/** Whether what has the focus has a use of its own for keys: then none of them means anything on the screen behind. (UIX-16) */
export function ownsKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWNED) !== null;
}
