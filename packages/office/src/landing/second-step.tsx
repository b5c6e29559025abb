import { useCallback, useRef } from 'react';
import { secondFactorText, uiText } from '@fracht/content';
import { ApiError } from '@fracht/kit/api/api-error.ts';
import { CODE_FAILURES, type TypedLogin } from '@fracht/kit/api/auth-calls.ts';
import { login } from '@fracht/kit/api/session.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { clearFieldErrors, setFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { SecondCodeField } from '@fracht/kit/panel/second-code-field.tsx';
import { forgetTyped } from './typed-before.ts';

/** Asks for the code of the second factor after a correct password, and logs in with both; if it is closed, nobody is logged in. (LND-22) */
export function SecondStep({ credentials, onClose }: { credentials: TypedLogin; onClose: () => void }) {
  const text = secondFactorText.login;
  const box = useRef<HTMLFormElement>(null);
  // Focused at once, so that the code can be typed.
  const begin = useCallback((form: HTMLFormElement | null): void => {
    box.current = form;
    focusCode(form);
  }, []);
  const close = (): void => {
    clearFieldErrors();
    onClose();
  };
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    try {
      await login({ ...credentials, code: formText(form, 'code') });
      forgetTyped();
    } catch (cause) {
      if (cause instanceof ApiError && CODE_FAILURES.some((code) => code === cause.code)) {
        setFieldErrors({ code: [cause.message] });
        focusCode(box.current);
      }
      throw cause;
    }
  });
  return (
    <Modal show isTop title={text.title} onClose={close}>
      <form noValidate className="stack stack-4" onSubmit={onSubmit} ref={begin}>
        <p>{text.lead}</p>
        <SecondCodeField />
        <p className="small muted">{text.lost}</p>
        <div className="row end">
          <Button onClick={close}>{uiText.cancel}</Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {text.act}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function focusCode(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus();
}
