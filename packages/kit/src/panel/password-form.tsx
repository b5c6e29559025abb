import { type FormEvent, useRef } from 'react';
import { passwordText, pinText } from '@fracht/content';
import { callChangePassword } from '../api/auth-calls.ts';
import { formText } from '../forms/form-text.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { sessionStore } from '../session/session-store.ts';
import { Button } from '../ui/button.tsx';
import { Field, type FieldProps } from '../ui/field.tsx';
import styles from './password-form.module.css';

/** Sets or changes the person's own password or, without an e-mail, PIN; the old one is asked for if there is one. `submit`: the label of the button. (OWN-1, OWN-2) */
export function PasswordForm({
  submit,
  later,
  onChange,
  onSaved,
}: {
  submit?: string | undefined;
  /** Lets the person skip the form; none: there is no such button. */
  later?: { readonly text: string; readonly onPick: () => void };
  onChange?: (event: FormEvent<HTMLFormElement>) => void;
  onSaved?: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const isFirst = sessionStore(({ user }) => user?.has_password === false);
  const isPin = sessionStore(({ user }) => user?.email === '');
  const text = isPin ? pinText : passwordText;
  const { isBusy, onSubmit } = useSubmit(async (data) => {
    await callChangePassword({
      old_password: isFirst ? '' : formText(data, 'old_password'),
      new_password: formText(data, 'new_password'),
      new_password_repeat: formText(data, 'new_password_repeat'),
    });
    form.current?.reset();
    if (isFirst) sessionStore.setState(({ user }) => ({ user: user && { ...user, has_password: true } }));
    onSaved?.();
  });
  return (
    <form noValidate className={styles.form} onSubmit={onSubmit} onChange={onChange} ref={form}>
      {isFirst ? null : (
        <Secret label={text.old} name="old_password" autoComplete="current-password" maxLength={1000} />
      )}
      <Secret label={text.fresh} name="new_password" autoComplete="new-password" maxLength={128} hint={text.hint} />
      <Secret label={text.repeat} name="new_password_repeat" autoComplete="new-password" maxLength={128} />
      <div className={styles.foot}>
        {later === undefined ? null : <Button onClick={later.onPick}>{later.text}</Button>}
        <Button type="submit" kind="primary" isBusy={isBusy}>
          {submit ?? (isFirst ? text.save : text.change)}
        </Button>
      </div>
    </form>
  );
}

function Secret(props: FieldProps) {
  return <Field type="password" required {...props} />;
}
