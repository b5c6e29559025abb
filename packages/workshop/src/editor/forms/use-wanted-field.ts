import { useEffect } from 'react';
import type { WantedField } from '../store/author-place.ts';

const MARK = 'data-found';

/** Scrolls to the target field of a jump, or to the text of the target question, marks it until the focus leaves it, and focuses it unless it is only to be looked at. */
export function useWantedField(wanted: WantedField | null): void {
  useEffect(() => {
    const field = wanted === null ? null : (fieldOf(wanted.name) ?? fieldOf(`${wanted.name}.text`));
    if (field === null) return undefined;
    const unmark = (): void => {
      field.removeAttribute(MARK);
      field.removeEventListener('blur', unmark);
    };
    field.scrollIntoView({ block: 'nearest' });
    if (wanted?.isLookedAt === false) field.focus({ preventScroll: true });
    field.setAttribute(MARK, '');
    field.addEventListener('blur', unmark);
    return unmark;
  }, [wanted]);
}

/** The field of that name, or of the nearest part of the path that has one. */
function fieldOf(name: string): HTMLElement | null {
  const parts = name.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const part = CSS.escape(parts.slice(0, length).join('.'));
    const field = document.querySelector<HTMLElement>(`[data-editor] [name="${part}"]`);
    if (field !== null) return opened(field);
  }
  return null;
}

/** Opens the `details` around the field. */
function opened(field: HTMLElement): HTMLElement {
  field.closest('details')?.setAttribute('open', '');
  return field;
}
