import { useState, type FormEvent } from 'react';
import { ApiError } from '../api/api-error.ts';
import { tellUnreadable } from '../api/tell-unreadable.ts';
import { report } from '../report.ts';
import { focusFirstInvalid, markEmptyFields } from './empty-fields.ts';

export type Submit = { readonly isBusy: boolean; readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void };

/**
 * Sends a form, one call at a time. Empty required fields get an error in Polish; give the form `noValidate`, or the browser shows its own, in its own
 * language. After a failed call, which has shown its own notice, or an answer that cannot be parsed, which is reported here, the form stays open and the first
 * invalid field is focused.
 */
export function useSubmit(send: (form: FormData) => Promise<void>): Submit {
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (form: HTMLFormElement): Promise<void> => {
    setIsBusy(true);
    try {
      await send(new FormData(form));
    } catch (cause) {
      if (!(cause instanceof ApiError)) return tellUnreadable(cause);
      report('form', cause);
      if (cause.status === 422) focusFirstInvalid(form);
    } finally {
      setIsBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isBusy && !markEmptyFields(event.currentTarget)) void submit(event.currentTarget);
  };
  return { isBusy, onSubmit };
}
