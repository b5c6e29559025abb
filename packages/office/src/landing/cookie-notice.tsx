import { useState } from 'react';
import { Cookie } from 'lucide-react';
import { landingText } from '@fracht/content';
import { readLocal, writeLocal } from '@fracht/kit/session/browser-storage.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { PopupLink, type OpenPopup } from './popup-link.tsx';
import { useIsHydrated } from '@fracht/kit/ui/use-is-hydrated.ts';
import styles from './cookie-notice.module.css';

/** The cookie notice with a link to the policy; once dismissed it does not come back. (LND-11) */
export function CookieNotice({ onOpen }: { onOpen: OpenPopup }) {
  const [isShown, setIsShown] = useState(() => readLocal('cookies') === null);
  const isLive = useIsHydrated();
  if (!isShown || !isLive) return null;
  const text = landingText.cookies;
  const accept = (): void => {
    writeLocal('cookies', 'ok');
    setIsShown(false);
  };
  return (
    <div className={styles.notice} role="region" aria-label={text.label}>
      <div className={styles.inner}>
        <Cookie className="i-l" aria-hidden="true" />
        <p>
          <bdi>{text.before}</bdi>
          <PopupLink to="polityka" onOpen={onOpen}>
            {text.link}
          </PopupLink>
          <bdi>{text.after}</bdi>
        </p>
        <Button onClick={accept}>{text.accept}</Button>
      </div>
    </div>
  );
}
