import { landingText, uiText } from '@fracht/content';
import { PageHelp } from '@fracht/kit/help/page-help.tsx';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { LoginForm } from './login-form.tsx';
import { RegistrationLink } from './open-registration.tsx';
import { PopupLink, type OpenPopup } from './popup-link.tsx';
import type { PopupName } from './popup-name.ts';
import styles from './landing-header.module.css';

/** The header of the landing page: the logo, the menu of its sections, login. (LND-1) */
export function LandingHeader({ popup, onOpen }: { popup: PopupName | null; onOpen: OpenPopup }) {
  const { menu, login } = landingText;
  const closed = (): void => (popup === null ? undefined : onOpen(null));
  return (
    <header className={styles.top}>
      <div className={styles.inner}>
        <a
          className={styles.logo}
          href="/"
          onClick={(event) => {
            event.preventDefault();
            closed();
            window.scrollTo({ top: 0 });
          }}
        >
          <Icon name="i-logo" size={30} />
          <bdi>{uiText.product}</bdi>
        </a>
        <nav className={styles.menu} aria-label={menu.label}>
          <a href="#o-projekcie" onClick={closed}>
            {menu.about}
          </a>
          <a href="#rankingi" onClick={closed}>
            {menu.rankings}
          </a>
          <a href="#kontakt" onClick={closed}>
            {menu.contact}
          </a>
          <PageHelp />
        </nav>
        <div className={styles.phone}>
          <RegistrationLink onOpen={onOpen} className={buttonClass({ size: 's' })}>
            {login.register}
          </RegistrationLink>
          <PopupLink to="logowanie" onOpen={onOpen} className={buttonClass({ kind: 'primary', size: 's' })}>
            {login.submit}
          </PopupLink>
        </div>
        <div className={styles.wide}>
          {popup === 'logowanie' ? null : (
            <LoginForm
              isInHeader
              onOpen={onOpen}
              after={
                <RegistrationLink onOpen={onOpen} className={classNames(buttonClass({}), styles.register)}>
                  {login.register}
                </RegistrationLink>
              }
            />
          )}
        </div>
      </div>
    </header>
  );
}
