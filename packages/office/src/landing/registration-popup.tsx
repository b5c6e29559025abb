import { useState } from 'react';
import { popupText } from '@fracht/content';
import type { RegistrationRules } from '@fracht/protocol';
import { callRegister } from '@fracht/kit/api/auth-calls.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Check, RadioCard, RadioCards } from '@fracht/kit/ui/choice.tsx';
import { Field, FieldErrorList } from '@fracht/kit/ui/field.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { useOpenRegistration } from './open-registration.tsx';
import { Popup, PopupBody, PopupFoot } from './popup.tsx';
import { PopupLink, type OpenPopup } from './popup-link.tsx';
import { POPUP_VIEWS } from './popup-name.ts';
import styles from './registration-popup.module.css';

/** Registration without a password: a mailed link sets it. Closes on success, stays open on failure; if nobody may register it says so. (LND-5, LND-7, LND-17) */
export function RegistrationPopup({ onOpen }: { onOpen: OpenPopup }) {
  const text = popupText.registration;
  const { students, lecturers } = useOpenRegistration();
  if (students.open || lecturers.open) return <RegistrationForm rules={{ students, lecturers }} onOpen={onOpen} />;
  return (
    <Popup title={text.title} onClose={() => onOpen(null)}>
      <PopupBody>
        <p>{text.closed}</p>
        <PopupLink to="logowanie" onOpen={onOpen}>
          {text.login}
        </PopupLink>
      </PopupBody>
    </Popup>
  );
}

function RegistrationForm({ rules, onOpen }: { rules: RegistrationRules; onOpen: OpenPopup }) {
  const text = popupText.registration;
  const { students, lecturers } = rules;
  const typed = useUnsavedGuard(POPUP_VIEWS);
  const [knowsPolicy, setKnowsPolicy] = useState(false);
  const [isChosenTeacher, setIsTeacher] = useState(false);
  const isTeacher = lecturers.open && (isChosenTeacher || !students.open);
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    if (!knowsPolicy) return setIsAsked(true);
    await callRegister({
      new_email: formText(form, 'new_email'),
      first_name: formText(form, 'first_name'),
      last_name: formText(form, 'last_name'),
      teacher: isTeacher,
    });
    typed.clear();
    onOpen(null);
  });
  return (
    <Popup title={text.title} onClose={() => onOpen(null)} typed={typed}>
      <form noValidate onSubmit={onSubmit} onChange={typed.mark} className={styles.form}>
        <PopupBody>
          {students.open && lecturers.open ? (
            <KindOfAccount isTeacher={isTeacher} onChange={setIsTeacher} />
          ) : (
            <p className="small">{isTeacher ? text.onlyLecturers : text.onlyStudents}</p>
          )}
          <PersonFields isTeacher={isTeacher} domains={isTeacher ? lecturers.domains : students.domains} />
          <PolicyCheck
            isChecked={knowsPolicy}
            isAsked={isAsked}
            onChange={(isOn) => {
              setKnowsPolicy(isOn);
              setIsAsked(false);
            }}
          />
        </PopupBody>
        <PopupFoot>
          <span className="small muted">
            <bdi>{`${text.haveAccount} `}</bdi>
            <PopupLink to="logowanie" onOpen={onOpen}>
              {text.login}
            </PopupLink>
          </span>
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {text.submit}
          </Button>
        </PopupFoot>
      </form>
    </Popup>
  );
}

function PersonFields({ isTeacher, domains }: { isTeacher: boolean; domains: readonly string[] }) {
  const text = popupText.registration;
  return (
    <>
      <div className={styles.two}>
        <Field label={text.firstName} name="first_name" autoComplete="given-name" maxLength={80} required />
        <Field label={text.lastName} name="last_name" autoComplete="family-name" maxLength={80} required />
      </div>
      <Field
        label={text.email}
        name="new_email"
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        hint={domains.length === 0 ? undefined : text.domains(domains)}
      />
      <p className="small muted">{`${text.passwordHint}${isTeacher ? ` ${text.approval}` : ''}`}</p>
    </>
  );
}

function KindOfAccount({ isTeacher, onChange }: { isTeacher: boolean; onChange: (isTeacher: boolean) => void }) {
  const text = popupText.registration;
  return (
    <RadioCards label={text.kind} isLabelHidden>
      <RadioCard
        name="kind"
        checked={!isTeacher}
        onChange={() => onChange(false)}
        title={text.student.title}
        note={text.student.note}
      />
      <RadioCard
        name="kind"
        checked={isTeacher}
        onChange={() => onChange(true)}
        title={text.teacher.title}
        note={text.teacher.note}
      />
    </RadioCards>
  );
}

type PolicyCheckProps = {
  readonly isChecked: boolean;
  /** The form was submitted without the consent: shows that it is required. */
  readonly isAsked: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** The policy opens in a new tab, so that nothing typed in the form is lost. (LND-25) */
function PolicyCheck({ isChecked, isAsked, onChange }: PolicyCheckProps) {
  const text = popupText.registration;
  return (
    <div className="stack stack-1">
      <Check
        className="small"
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        aria-describedby="policy-error"
        aria-invalid={isAsked || undefined}
      >
        <bdi>{text.policyBefore}</bdi>
        <a href="/?okno=polityka" target="_blank" rel="noopener" aria-label={text.policyInTab}>
          {text.policyLink}
        </a>
        <bdi>{text.policyAfter}</bdi>
      </Check>
      <FieldErrorList id="policy-error" errors={isAsked ? [text.policyNeeded] : []} />
    </div>
  );
}
