import { useState, type FormEvent } from 'react';
import { ApiError } from '../api/api-error.ts';
import { report } from '../report.ts';

export type Submit = { readonly isBusy: boolean; readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void };

/** Sends a form once at a time. A failed call has already shown its reason: it is logged, and the form stays open. (spec §8) */
export function useSubmit(send: (form: FormData) => Promise<void>): Submit {
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (form: FormData): Promise<void> => {
    setIsBusy(true);
    try {
      await send(form);
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      report('form', cause);
    } finally {
      setIsBusy(false);
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isBusy) void submit(new FormData(event.currentTarget));
  };
  return { isBusy, onSubmit };
}
