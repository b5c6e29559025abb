import { Suspense, useState, type ReactNode } from 'react';
import { landingText } from '@fracht/content';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { ApiError } from '@fracht/kit/api/api-error.ts';
import type { TypedLogin } from '@fracht/kit/api/auth-calls.ts';
import { login } from '@fracht/kit/api/session.ts';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Field } from '@fracht/kit/ui/field.tsx';
import { PopupLink, type OpenPopup } from './popup-link.tsx';
import { forgetTyped, typedValue } from './typed-before.ts';
import styles from './login-form.module.css';

const SecondStep = lazyPart(() => import('./second-step.tsx').then((part) => part.SecondStep));

/**
 * E-mail and password, or login name and one-time code or PIN; after a login `watchRoutes` navigates to the person's panel. A person with a second factor is
 * then asked for its code. (LND-10, LND-22)
 */
export function LoginForm({
  isInHeader = false,
  onOpen,
  after,
}: {
  isInHeader?: boolean;
  onOpen: OpenPopup;
  after?: ReactNode;
}) {
  const { proved, isBusy, onSubmit, onClose } = useLogin();
  const text = landingText.login;
  return (
    <>
      <form
        noValidate
        className={classNames(styles.form, isInHeader && styles.header)}
        aria-label={text.label}
        onSubmit={onSubmit}
      >
        <Field
          label={text.email}
          hint={isInHeader ? text.hint : undefined}
          name="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="username"
          maxLength={254}
          required
          defaultValue={typedValue('email')}
        />
        <div className={styles.password}>
          <Field
            label={text.password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
            defaultValue={typedValue('password')}
          />
          <PopupLink to="haslo" onOpen={onOpen} className={styles.forgotten}>
            {text.forgotten}
          </PopupLink>
        </div>
        <Button type="submit" kind="primary" isBusy={isBusy} className={styles.submit}>
          {text.submit}
        </Button>
        {after}
      </form>
      {proved === null ? null : (
        <Suspense>
          <SecondStep credentials={proved} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}

/** Sends the form; `proved`: credentials that were right but still need a code, until `onClose`. */
function useLogin() {
  const [proved, setProved] = useState<TypedLogin | null>(null);
  const submit = useSubmit(async (form) => {
    const typed = { email: formText(form, 'email'), password: formText(form, 'password') };
    try {
      await login(typed);
      forgetTyped();
    } catch (cause) {
      if (!(cause instanceof ApiError && cause.code === 'SECOND_FACTOR_NEEDED')) throw cause;
      setProved(typed);
    }
  });
  return { ...submit, proved, onClose: () => setProved(null) };
}
