/** Elements in which text is typed or letters choose an option. */
const TYPED = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';
/** Every field, menus, and windows over the page (except a window that contains a game). */
const OWNED =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"]:not([data-game]), [role="alertdialog"]';

/** Whether text can be typed in the element where a key was pressed. */
export function isTyped(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED) !== null;
}

/** Whether the focus is in a window over the page: keys pressed there must not act on the page behind. */
export function isInWindow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;
}

/** Whether the focused element handles keys itself: then none of them acts on the screen behind. (UIX-16) */
export function ownsKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWNED) !== null;
}
