import type { ReactNode } from 'react';
import { landingText } from '@fracht/content';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { login } from '@fracht/kit/api/session.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Field } from '@fracht/kit/ui/field.tsx';
import { PopupLink, type OpenPopup } from './popup-link.tsx';
import { forgetTyped, typedValue } from './typed-before.ts';
import styles from './login-form.module.css';

/** E-mail and password, or login name and one-time code or PIN; after a login `watchRoutes` navigates to the person's panel. (LND-10) */
export function LoginForm({
  isInHeader = false,
  onOpen,
  after,
}: {
  isInHeader?: boolean;
  onOpen: OpenPopup;
  after?: ReactNode;
}) {
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await login(formText(form, 'email'), formText(form, 'password'));
    forgetTyped();
  });
  const text = landingText.login;
  return (
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
  );
}
