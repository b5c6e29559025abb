import { keptStore } from '../session/kept-store.ts';

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

const NONE: readonly string[] = [];

const fieldErrorStore = keptStore<{ readonly errors: FieldErrors }>('PERSON', () => ({ errors: {} }));

/** What the server found wrong with the field of this name. (FRM-1) */
export function useFieldErrors(name: string): readonly string[] {
  return fieldErrorStore((state) => state.errors[name] ?? NONE);
}

/** Keeps the server's errors, each under its field's name. (CAL-2) */
export function setFieldErrors(errors: FieldErrors): void {
  fieldErrorStore.setState({ errors });
}

/** Forgets the errors of one field, or all of them. (FRM-2) */
export function clearFieldErrors(name?: string): void {
  const { errors } = fieldErrorStore.getState();
  if (Object.keys(errors).length === 0) return;
  if (name === undefined) fieldErrorStore.setState({ errors: {} });
  else fieldErrorStore.setState({ errors: Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name)) });
}
