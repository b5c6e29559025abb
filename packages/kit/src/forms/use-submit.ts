import { useState, type FormEvent } from 'react';
import { ApiError } from '../api/api-error.ts';
import { report } from '../report.ts';
import { focusWrong, tellEmpty } from './empty-fields.ts';

export type Submit = { readonly isBusy: boolean; readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void };

/**
 * Sends a form once at a time. What must be filled in and is not is told under its field, in our words where the form has `noValidate`,
 * as it should, for the browser's are in the browser's language. A failed call has already shown its reason: it is logged, the form
 * stays open, and the first wrong field has the focus.
 */
export function useSubmit(send: (form: FormData) => Promise<void>): Submit {
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (form: HTMLFormElement): Promise<void> => {
    setIsBusy(true);
    try {
      await send(new FormData(form));
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      report('form', cause);
      if (cause.status === 422) focusWrong(form);
    } finally {
      setIsBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isBusy && !tellEmpty(event.currentTarget)) void submit(event.currentTarget);
  };
  return { isBusy, onSubmit };
}
