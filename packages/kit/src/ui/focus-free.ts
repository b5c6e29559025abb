/** Whether no element has the focus. */
export function isFocusFree(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}
