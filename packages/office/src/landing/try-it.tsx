import type { MouseEvent, ReactNode } from 'react';
import { useRouter } from '@tanstack/react-router';
import { landingText } from '@fracht/content';
import { readLocal, writeLocal } from '@fracht/kit/session/browser-storage.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { RegistrationLink } from './open-registration.tsx';
import type { OpenPopup } from './popup-link.tsx';
import { useIsHydrated } from '@fracht/kit/ui/use-is-hydrated.ts';
import styles from './hero.module.css';

const text = landingText.hero;
const STEPS = 5;
const PRACTICE = '/practice';

/** The links of the intro: the practice without an account, registration, and the practice that this browser has begun. (LND-16) */
export function TryIt({ onOpen }: { readonly onOpen: OpenPopup }) {
  return (
    <>
      <div className={styles.actions}>
        <PracticeLink className={buttonClass({ kind: 'primary', size: 'l' })} isAnew>
          <PlaySign />
          <bdi>{text.tryIt}</bdi>
        </PracticeLink>
        <RegistrationLink onOpen={onOpen} className={buttonClass({ size: 'l' })}>
          {text.start}
        </RegistrationLink>
      </div>
      <p className={styles.cost}>{text.cost}</p>
      <Begun />
    </>
  );
}

/** Shows that a practice was begun. Read only after hydration: the prerendered page knows nothing about this browser. (BLD-1) */
function Begun() {
  const step = useIsHydrated() ? Number(readLocal('practice')) : 0;
  if (!(step > 1 && step <= STEPS)) return null;
  return (
    <div className={styles.begun}>
      <p>
        <b>{text.begun(step)}</b>
        <span>{text.onlyHere}</span>
      </p>
      <PracticeLink className={buttonClass({ kind: 'link' })}>{text.finish}</PracticeLink>
    </div>
  );
}

type PracticeLinkProps = {
  readonly className: string;
  /** Whether the practice starts from its first step, even if this browser has begun it before. */
  readonly isAnew?: boolean;
  readonly children: ReactNode;
};

/** A link to the practice, which is prefetched as soon as somebody is about to press it. Thanks to its address it works even before the script has loaded. */
function PracticeLink({ className, isAnew = false, children }: PracticeLinkProps) {
  const router = useRouter({ warn: false });
  const fetchIt = (): void => void router.preloadRoute({ to: PRACTICE });
  const open = (event: MouseEvent): void => {
    if (isAnew) writeLocal('practice', null);
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void router.navigate({ to: PRACTICE });
  };
  return (
    <a href={PRACTICE} className={className} onPointerEnter={fetchIt} onFocus={fetchIt} onClick={open}>
      {children}
    </a>
  );
}

function PlaySign() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M6 4.5v15l13-7.5z" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}
