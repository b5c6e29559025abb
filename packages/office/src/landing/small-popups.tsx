import { landingText, popupText } from '@fracht/content';
import { callRecoverPassword } from '@fracht/kit/api/auth-calls.ts';
import { callContact } from '@fracht/kit/api/contact-call.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field, TextareaField } from '@fracht/kit/ui/field.tsx';
import { LoginForm } from './login-form.tsx';
import { Popup, PopupBody, PopupFoot } from './popup.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { RegistrationLink } from './open-registration.tsx';
import type { OpenPopup } from './popup-link.tsx';
import { POPUP_VIEWS } from './popup-name.ts';
import styles from './small-popups.module.css';

/** The login when the header has no room for its form, or after following the link of a login card. */
export function LoginPopup({ onOpen }: { onOpen: OpenPopup }) {
  const text = landingText.login;
  return (
    <Popup title={text.label} onClose={() => onOpen(null)}>
      <PopupBody>
        <LoginForm onOpen={onOpen} after={<RegistrationLink onOpen={onOpen}>{text.register}</RegistrationLink>} />
        <p className="small muted">{popupText.login.hint}</p>
      </PopupBody>
    </Popup>
  );
}

/** Password recovery: a link is mailed. Closes on success, stays open on failure. (LND-5, LND-8) */
export function RecoveryPopup({ onOpen }: { onOpen: OpenPopup }) {
  const text = popupText.recovery;
  const typed = useUnsavedGuard(POPUP_VIEWS);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await callRecoverPassword(formText(form, 'lostEmail'));
    typed.clear();
    onOpen(null);
  });
  return (
    <Popup title={text.title} onClose={() => onOpen(null)} typed={typed}>
      <form noValidate onSubmit={onSubmit} onChange={typed.mark} className={styles.form}>
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

/** The contact form. Closes on success; on failure it stays open with everything typed. (LND-5, LND-9) */
export function ContactPopup({ onOpen }: { onOpen: OpenPopup }) {
  const text = popupText.contact;
  const typed = useUnsavedGuard(POPUP_VIEWS);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await callContact({
      name: formText(form, 'contact_name'),
      email: formText(form, 'contact_email'),
      message: formText(form, 'contact_message'),
    });
    typed.clear();
    onOpen(null);
  });
  return (
    <Popup title={landingText.contact.button} onClose={() => onOpen(null)} typed={typed}>
      <form noValidate className={styles.form} onSubmit={onSubmit} onChange={typed.mark}>
        <PopupBody>
          <Field label={text.name} name="contact_name" autoComplete="name" maxLength={80} required />
          <Field label={text.email} name="contact_email" type="email" autoComplete="email" maxLength={254} required />
          <TextareaField
            label={text.message}
            name="contact_message"
            placeholder={text.messagePlaceholder}
            maxLength={5000}
            required
          />
        </PopupBody>
        <PopupFoot>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {text.send}
          </Button>
        </PopupFoot>
      </form>
    </Popup>
  );
}

/** The privacy policy, HTML sanitised by the server. (LND-2) */
export function PolicyPopup({ policy, onOpen }: { policy: string; onOpen: OpenPopup }) {
  const text = popupText.policy;
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
