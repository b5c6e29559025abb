import { useRef } from 'react';
import { settingsText } from '@fracht/content';
import { callChangePassword } from '@fracht/kit/api/auth-calls.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Field, type FieldProps } from '@fracht/kit/ui/field.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import styles from './settings-screen.module.css';

/** Changes the password; an account that logs in with one-time codes only is told so instead. (OWN-1, OWN-2) */
export function PasswordCard() {
  const text = settingsText;
  const hasPassword = sessionStore((state) => state.user?.email !== '');
  return (
    <Card>
      <CardHead title={hasPassword ? text.password : text.code} />
      <CardBody>{hasPassword ? <PasswordForm /> : <p>{text.codeText}</p>}</CardBody>
    </Card>
  );
}

function PasswordForm() {
  const text = settingsText;
  const form = useRef<HTMLFormElement>(null);
  const typed = useUnsavedGuard();
  const { isBusy, onSubmit } = useSubmit(async (data) => {
    await callChangePassword({
      old_password: formText(data, 'old_password'),
      new_password: formText(data, 'new_password'),
      new_password_repeat: formText(data, 'new_password_repeat'),
    });
    form.current?.reset();
    typed.clear();
  });
  return (
    <>
      <form noValidate className={styles.form} onSubmit={onSubmit} onChange={typed.mark} ref={form}>
        <Password label={text.oldPassword} name="old_password" autoComplete="current-password" maxLength={1000} />
        <Password
          label={text.newPassword}
          name="new_password"
          autoComplete="new-password"
          maxLength={128}
          hint={text.newPasswordHint}
        />
        <Password label={text.repeat} name="new_password_repeat" autoComplete="new-password" maxLength={128} />
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {text.submit}
        </Button>
      </form>
      <TypedQuestion typed={typed} />
    </>
  );
}

function Password(props: FieldProps) {
  return <Field type="password" required {...props} />;
}
