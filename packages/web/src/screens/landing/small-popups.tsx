import { useState } from 'react';
import { landingText } from '@fracht/content';
import { callRecoverPassword } from '../../api/auth-calls.ts';
import { formText } from '../../forms/form-text.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { Field, TextareaField } from '../../ui/field.tsx';
import { Note } from '../../ui/note.tsx';
import { LoginForm } from './login-form.tsx';
import { Popup, PopupBody, PopupFoot } from './popup.tsx';
import { PopupLink, type OpenPopup } from './popup-link.tsx';
import styles from './small-popups.module.css';

/** Login on narrow screens, where the header has no room for its form. */
export function LoginPopup({ onOpen }: { onOpen: OpenPopup }) {
  const text = landingText.login;
  return (
    <Popup title={text.label} onClose={() => onOpen(null)}>
      <PopupBody>
        <LoginForm
          onOpen={onOpen}
          after={
            <PopupLink to="rejestracja" onOpen={onOpen}>
              {text.register}
            </PopupLink>
          }
        />
      </PopupBody>
    </Popup>
  );
}

/** Password recovery: a link is mailed. Closes on success, stays open on failure. (spec §2, §7, §8) */
export function RecoveryPopup({ onOpen }: { onOpen: OpenPopup }) {
  const text = landingText.recovery;
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await callRecoverPassword(formText(form, 'lostEmail'));
    onOpen(null);
  });
  return (
    <Popup title={text.title} onClose={() => onOpen(null)}>
      <form onSubmit={onSubmit} className={styles.form}>
        <PopupBody>
          <Field
            label={text.email}
            name="lostEmail"
            type="email"
            autoComplete="email"
            maxLength={254}
            required
            hint={text.hint}
          />
        </PopupBody>
        <PopupFoot>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {text.submit}
          </Button>
        </PopupFoot>
      </form>
    </Popup>
  );
}

/** The contact form. Its submit makes no call yet, and says so. (spec §2, §7) */
export function ContactPopup({ onOpen }: { onOpen: OpenPopup }) {
  const text = landingText.contact;
  const [isAnswered, setIsAnswered] = useState(false);
  return (
    <Popup title={text.button} onClose={() => onOpen(null)}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          setIsAnswered(true);
        }}
      >
        <PopupBody>
          <Field label={text.name} name="contact_name" autoComplete="name" maxLength={160} required />
          <Field label={text.email} name="contact_email" type="email" autoComplete="email" maxLength={254} required />
          <TextareaField
            label={text.message}
            name="contact_message"
            placeholder={text.messagePlaceholder}
            maxLength={4000}
            required
          />
          <div role="status">{isAnswered ? <Note tone="warn">{text.notYet}</Note> : null}</div>
        </PopupBody>
        <PopupFoot>
          <Button type="submit" kind="primary">
            {text.send}
          </Button>
        </PopupFoot>
      </form>
    </Popup>
  );
}

/** The privacy policy, HTML sanitised by the server. (spec §2, §3 "Landing content item") */
export function PolicyPopup({ policy, onOpen }: { policy: string; onOpen: OpenPopup }) {
  const text = landingText.policy;
  return (
    <Popup title={text.title} onClose={() => onOpen(null)} isWide>
      <PopupBody>
        {policy === '' ? (
          <p className="muted">{text.missing}</p>
        ) : (
          <div className={styles.policy} dangerouslySetInnerHTML={{ __html: policy }} />
        )}
      </PopupBody>
    </Popup>
  );
}
