import { useState } from 'react';
import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { resetText, uiText } from '@fracht/content';
import { callResetPassword } from '@fracht/kit/api/auth-calls.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { PageHelp } from '@fracht/kit/help/page-help.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { Field, FieldErrorList } from '@fracht/kit/ui/field.tsx';
import { useFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import styles from './reset-password-screen.module.css';

/** The target of the mailed link: sets a password with the link's token, which is in the fragment, so that no server and no proxy logs it. (LND-15) */
export function ResetPasswordScreen() {
  const text = resetText;
  const token = new URLSearchParams(useLocation().hash).get('token') ?? '';
  return (
    <main className={styles.page}>
      <Card className={styles.card}>
        <div className="row between">
          <Link to="/" className={styles.logo}>
            <Icon name="i-logo" size={30} />
            <bdi>{uiText.product}</bdi>
          </Link>
          <PageHelp />
        </div>
        <h1>{text.title}</h1>
        <p className="muted">{token === '' ? text.noToken : text.text}</p>
        {token === '' ? <AskAgain /> : <NewPassword token={token} />}
        <Link to="/">{text.back}</Link>
      </Card>
    </main>
  );
}

function NewPassword({ token }: { readonly token: string }) {
  const text = resetText;
  const navigate = useNavigate();
  const [differ, setDiffer] = useState(false);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    const password = formText(form, 'password');
    if (password !== formText(form, 'repeat')) return setDiffer(true);
    await callResetPassword(token, password);
    await navigate({ to: '/' });
  });
  return (
    <form noValidate className="stack stack-4" onSubmit={onSubmit}>
      <Field
        label={text.password}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={10}
        maxLength={128}
        required
        hint={text.hint}
        onChange={() => setDiffer(false)}
      />
      <Field
        label={text.repeat}
        name="repeat"
        type="password"
        autoComplete="new-password"
        maxLength={128}
        required
        error={differ ? text.differ : null}
        onChange={() => setDiffer(false)}
      />
      <LinkRefused />
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {text.submit}
      </Button>
    </form>
  );
}

/** Shown if the link is not valid (any more), with a way to get another. */
function LinkRefused() {
  const errors = useFieldErrors('token');
  if (errors.length === 0) return null;
  return (
    <>
      <FieldErrorList errors={errors} />
      <AskAgain />
    </>
  );
}

function AskAgain() {
  return (
    <Link to="/" search={{ okno: 'haslo' }}>
      {resetText.askAgain}
    </Link>
  );
}
