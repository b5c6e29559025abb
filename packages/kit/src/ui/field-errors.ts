import { useEffect } from 'react';
import { keptStore } from '../session/kept-store.ts';

export type FieldErrors = Readonly<Record<string, readonly string[]>>;

const NONE: readonly string[] = [];

/** `told`: how often `setFieldErrors` was called. */
type KeptErrors = { readonly errors: FieldErrors; readonly told: number };

const fieldErrorStore = keptStore<KeptErrors>('PERSON', () => ({ errors: {}, told: 0 }));

/** The server's errors for the field of this name, until the field unmounts. (FRM-1, FRM-2) */
export function useFieldErrors(name: string): readonly string[] {
  useEffect(() => () => clearFieldErrors(name), [name]);
  return fieldErrorStore((state) => state.errors[name] ?? NONE);
}

/** Keeps the server's errors, each under its field's name. (CAL-2) */
export function setFieldErrors(errors: FieldErrors): void {
  fieldErrorStore.setState({ errors, told: errorsTold() + 1 });
}

/** How often errors were stored so far: shows whether some are newer than a call. */
export function errorsTold(): number {
  return fieldErrorStore.getState().told;
}

/** Forgets the errors of one field, or all of them. (FRM-2) */
export function clearFieldErrors(name?: string): void {
  const { errors } = fieldErrorStore.getState();
  if (Object.keys(errors).length === 0) return;
  if (name === undefined) fieldErrorStore.setState({ errors: {} });
  else fieldErrorStore.setState({ errors: Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name)) });
}
