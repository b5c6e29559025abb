import { useEffect, useId, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { logInAgainText, secondFactorText } from '@fracht/content';
import { ApiError } from '../api/api-error.ts';
import { CODE_FAILURES } from '../api/auth-calls.ts';
import { comeBack, giveUpSession } from '../api/session.ts';
import { wordsOfFailure } from '../api/words-of-failure.ts';
import { formText } from '../forms/form-text.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { SecondCodeField } from './second-code-field.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { personName } from '../session/names.ts';
import type { SessionUser } from '../session/session-store.ts';
import styles from './log-in-window.module.css';

/** The login over the page, in the browser's top layer: above any open window, which keeps what was typed in it. (SGN-14) */
export function LogInWindow({ user, why, onOther }: { user: SessionUser; why: string | null; onOther: () => void }) {
  const text = logInAgainText;
  const titleId = useId();
  const box = useTopLayer();
  const { failure, codeFailure, isBusy, onSubmit, onPassword, onCode } = useComingBack(user, onOther);
  // Next to the app's root element, not inside it: an open window hides that one from screen readers and keys.
  return createPortal(
    <dialog ref={box} className={styles.window} aria-labelledby={titleId} onCancel={stay} onKeyDown={keepKeys}>
      <h2 id={titleId} className={styles.title}>
        {text.title}
      </h2>
      <form noValidate className="stack stack-4" onSubmit={onSubmit}>
        <p className="muted">{text.told(why)}</p>
        <p className={styles.account}>
          <b>{personName(user)}</b>
          <span className="muted">{user.email === '' ? user.login : user.email}</span>
        </p>
        <input
          type="hidden"
          name="username"
          autoComplete="username"
          value={user.email === '' ? user.login : user.email}
        />
        <Field
          label={user.email === '' ? text.code : text.password}
          name="again_password"
          type="password"
          autoComplete="current-password"
          required
          error={failure}
          onChange={onPassword}
        />
        {codeFailure === undefined ? null : <AskedCode failure={codeFailure} onChange={onCode} />}
        <div className="row wrap end">
          <Button kind="ghost" onClick={giveUpSession}>
            {text.leave}
          </Button>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {text.submit}
          </Button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}

/** A dialog in the browser's top layer while it is mounted; afterwards the focus returns to where it was. */
function useTopLayer() {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const window = box.current;
    const before = document.activeElement;
    window?.showModal();
    return () => {
      window?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return box;
}

/** The login of the account whose session has ended, and the errors of the last attempt. */
function useComingBack(user: SessionUser, onOther: () => void) {
  const [failure, setFailure] = useState<string | null>(null);
  // What is wrong with the code of the second factor; undefined: it was not asked for.
  const [codeFailure, setCodeFailure] = useState<string | null>();
  const isCodeAsked = codeFailure !== undefined;
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    const password = formText(form, 'again_password');
    try {
      const typed = isCodeAsked ? { password, code: formText(form, 'again_code') } : { password };
      if (!(await comeBack(user, typed))) onOther();
    } catch (cause) {
      // A notice would be hidden under this window.
      if (!isOfCode(cause)) setFailure(wordsOfFailure(cause));
      else setCodeFailure(isCodeAsked ? wordsOfFailure(cause) : null);
      throw cause;
    }
  });
  return {
    failure,
    codeFailure,
    isBusy,
    onSubmit,
    onPassword: () => setFailure(null),
    onCode: () => setCodeFailure(null),
  };
}

/** The field of the second factor's code; focused when it appears. */
function AskedCode({ failure, onChange }: { failure: string | null; onChange: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div className="stack stack-4" ref={box}>
      <p>{secondFactorText.login.lead}</p>
      <SecondCodeField name="again_code" error={failure} onChange={onChange} />
      <p className="small muted">{secondFactorText.login.lost}</p>
    </div>
  );
}

function isOfCode(cause: unknown): boolean {
  return cause instanceof ApiError && CODE_FAILURES.some((code) => code === cause.code);
}

/** Escape does not close it: there would be no way to get it back. */
function stay(event: SyntheticEvent): void {
  event.preventDefault();
}

/** Keys pressed here must not reach the windows and the screen below: Escape would close what is to be kept. */
function keepKeys(event: KeyboardEvent): void {
  event.stopPropagation();
}
