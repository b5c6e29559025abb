import { uiText } from '@fracht/content';
import { setFieldErrors } from '../api/field-errors.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Tells under each field that must be filled in and is not, and leads to the first; true where there was one. */
export function tellEmpty(form: HTMLFormElement): boolean {
  const empty = [...form.elements].filter(isControl).filter(({ required, value }) => required && value === '');
  const [first] = empty;
  if (first === undefined) return false;
  setFieldErrors(Object.fromEntries(empty.map(({ name }) => [name, [uiText.required]])));
  first.focus();
  return true;
}

/** Leads to the first field that is told to be wrong, once what is told is drawn. */
export function focusWrong(form: HTMLFormElement): void {
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
