import type { ReactNode } from 'react';
import { CodeXml, GraduationCap } from 'lucide-react';
import { landingText, uiText } from '@fracht/content';
import type { Content } from '@fracht/kit/api/landing-calls.ts';
import { EuFlag } from './eu-flag.tsx';
import { PopupLink, type OpenPopup } from './popup-link.tsx';
import styles from './landing-footer.module.css';

type FooterProps = { readonly content: Content; readonly onOpen: OpenPopup; readonly year: number };

/** The school's credits: a logistics college, the implementer, the co-financing by the European Social Fund with the emblem; and the policy. (LND-12) */
export function LandingFooter({ content, onOpen, year }: FooterProps) {
  const text = landingText.footer;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.credits}>
          <Credit html={content['footer-college']}>
            <span className={styles.crest}>
              <GraduationCap className="i-l" aria-hidden="true" />
            </span>
          </Credit>
          <Credit html={content['footer-implementer']}>
            <span className={styles.crest}>
              <CodeXml className="i-l" aria-hidden="true" />
            </span>
          </Credit>
          <Credit html={content['footer-union']}>
            <EuFlag label={text.flag} />
          </Credit>
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

/** A credit beside its logo, neither if the school has emptied the text. `html` is sanitised by the server. */
function Credit({ html = '', children }: { html?: string | undefined; children: ReactNode }) {
  if (isBlank(html)) return null;
  return (
    <div>
      {children}
      <div className={styles.credit} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  );
}

/** Whether this HTML has no visible content: an emptied editor leaves its paragraph. */
function isBlank(html: string): boolean {
  return !html.includes('<img') && html.replaceAll(/<[^>]*>|&nbsp;/gu, '').trim() === '';
}
