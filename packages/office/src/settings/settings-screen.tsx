import { Suspense, useState } from 'react';
import { settingsText, uiText } from '@fracht/content';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { personInitials, personName } from '@fracht/kit/session/names.ts';
import { sessionStore, userType } from '@fracht/kit/session/session-store.ts';
import { Avatar } from '@fracht/kit/ui/avatar.tsx';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { applyTheme, chosenTheme, THEMES, type Theme } from '@fracht/kit/ui/theme.ts';
import { LogoutLink } from '@fracht/kit/panel/logout-link.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { PasswordCard } from './password-card.tsx';
import { Privacy } from './privacy-card.tsx';
import styles from './settings-screen.module.css';

const SecondFactorCard = lazyPart(() => import('./second-factor-card.tsx').then((part) => part.SecondFactorCard));
const RankingNames = lazyPart(() => import('./ranking-names.tsx').then((part) => part.RankingNames));

/** The settings of the person's own account: data, password or PIN, second factor, privacy, theme. One screen for all three panels. (OWN-1 to OWN-4, OWN-11) */
export function SettingsScreen() {
  return (
    <>
      <PageHead title={settingsText.title} sub={settingsText.sub} />
      <div className={styles.columns}>
        <div className="stack stack-4">
          <PasswordCard />
          {userType() === 'STUDENT' ? null : (
            <Suspense>
              <SecondFactorCard />
            </Suspense>
          )}
        </div>
        <div className="stack stack-4">
          <OwnData />
          {userType() === 'TEACHER' ? (
            <Suspense>
              <RankingNames />
            </Suspense>
          ) : null}
          <Privacy />
          <Look />
        </div>
      </div>
    </>
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
          <p className="small muted">{user.email === '' ? settingsText.login(user.login ?? '') : user.email}</p>
        </div>
        <LogoutLink className={`${buttonClass({ size: 's' })} push`}>{uiText.logout}</LogoutLink>
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
