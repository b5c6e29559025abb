import { uiText } from '@fracht/content';
import { setFieldErrors } from '../ui/field-errors.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Puts an error under each required field that is empty and focuses the first; returns whether there was one. */
export function markEmptyFields(form: HTMLFormElement): boolean {
  const empty = [...form.elements].filter(isControl).filter(({ required, value }) => required && value === '');
  const [first] = empty;
  if (first === undefined) return false;
  setFieldErrors(Object.fromEntries(empty.map(({ name }) => [name, [uiText.required]])));
  first.focus();
  return true;
}

/** Focuses the first field that is marked invalid, after the next frame has drawn the marks. */
export function focusFirstInvalid(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const wrong = [...form.elements]
      .filter(isControl)
      .find((control) => control.getAttribute('aria-invalid') === 'true');
    wrong?.focus();
  });
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
