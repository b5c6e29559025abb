import { CodeXml, GraduationCap } from 'lucide-react';
import { landingText, uiText } from '@fracht/content';
import { EuFlag } from './eu-flag.tsx';
import { PopupLink, type OpenPopup } from './popup-link.tsx';
import styles from './landing-footer.module.css';

/** Credits: a logistics college, the implementer, the European Social Fund; and the policy. (LND-12) */
export function LandingFooter({ onOpen, year }: { onOpen: OpenPopup; year: number }) {
  const text = landingText.footer;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.credits}>
          <Credit
            icon={<GraduationCap className="i-l" aria-hidden="true" />}
            role={text.college}
            name={text.collegeName}
          />
          <Credit
            icon={<CodeXml className="i-l" aria-hidden="true" />}
            role={text.implementer}
            name={text.implementerName}
          />
          <div>
            <EuFlag label={text.flag} />
            <p className="small">
              <b>{text.union}</b>
              <br />
              <span className="muted">{text.unionText}</span>
            </p>
          </div>
        </div>
        <div className={styles.legal}>
          {/* The prerendered page may be from last year, so this text may differ at hydration. */}
          <span suppressHydrationWarning>{text.rights(year)}</span>
          <PopupLink to="polityka" onOpen={onOpen}>
            {text.policy}
          </PopupLink>
          <a href="/accessibility">{uiText.titles.accessibility}</a>
        </div>
      </div>
    </footer>
  );
}

function Credit({ icon, role, name }: { icon: React.ReactNode; role: string; name: string }) {
  return (
    <div>
      <span className={styles.crest}>{icon}</span>
      <p>
        <span className="xs muted">{role}</span>
        <br />
        <b>{name}</b>
      </p>
    </div>
  );
}
