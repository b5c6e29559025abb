import { useRef, useState } from 'react';
import { settingsText, uiText } from '@fracht/content';
import { callChangePassword } from '../../api/auth-calls.ts';
import { formText } from '../../forms/form-text.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { personInitials, personName } from '../../session/names.ts';
import { sessionStore } from '../../session/session-store.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { applyTheme, chosenTheme, THEMES, type Theme } from '../../ui/theme.ts';
import { PageHead } from '../panel/page-head.tsx';
import { Link } from '@tanstack/react-router';
import styles from './settings-screen.module.css';

/** The own account: data, password, look. One screen for all three panels. (spec §2, §7 "PATCH auth/settings") */
export function SettingsScreen() {
  return (
    <>
      <PageHead title={settingsText.title} sub={settingsText.sub} />
      <div className={styles.columns}>
        <PasswordCard />
        <div className="stack stack-4">
          <OwnData />
          <Look />
        </div>
      </div>
    </>
  );
}

function PasswordCard() {
  const text = settingsText;
  const form = useRef<HTMLFormElement>(null);
  const { isBusy, onSubmit } = useSubmit(async (data) => {
    await callChangePassword({
      old_password: formText(data, 'old_password'),
      new_password: formText(data, 'new_password'),
      new_password_repeat: formText(data, 'new_password_repeat'),
    });
    form.current?.reset();
  });
  return (
    <Card>
      <CardHead title={text.password} />
      <CardBody>
        <form className={styles.form} onSubmit={onSubmit} ref={form}>
          <Field
            label={text.oldPassword}
            name="old_password"
            type="password"
            autoComplete="current-password"
            maxLength={1000}
            required
          />
          <Field
            label={text.newPassword}
            name="new_password"
            type="password"
            autoComplete="new-password"
            maxLength={128}
            required
            hint={text.newPasswordHint}
          />
          <Field
            label={text.repeat}
            name="new_password_repeat"
            type="password"
            autoComplete="new-password"
            maxLength={128}
            required
          />
          <Button type="submit" kind="primary" isBusy={isBusy}>
            {text.submit}
          </Button>
        </form>
      </CardBody>
    </Card>
  );
}

function OwnData() {
  const user = sessionStore((state) => state.user);
  if (user === null) return null;
  return (
    <Card>
      <CardHead title={settingsText.data} />
      <CardBody className={styles.person}>
        <Avatar initials={personInitials(user)} />
        <div>
          <b>{personName(user)}</b>
          <p className="small muted">{user.email}</p>
        </div>
        <Link to="/logout" preload={false} className={`${buttonClass({ size: 's' })} push`}>
          {uiText.logout}
        </Link>
      </CardBody>
    </Card>
  );
}

function Look() {
  const [theme, setTheme] = useState(chosenTheme);
  const pick = (next: Theme): void => {
    applyTheme(next);
    setTheme(next);
  };
  return (
    <Card>
      <CardHead title={settingsText.look} />
      <CardBody className="stack stack-3">
        <div>
          <Segmented
            label={uiText.theme.label}
            segments={THEMES.map((value) => ({ value, text: uiText.theme[value] }))}
            value={theme}
            onChange={pick}
          />
        </div>
        <p className="small muted">{settingsText.lookHint}</p>
      </CardBody>
    </Card>
  );
}
