import { Suspense } from 'react';
import type { RegistrationRules } from '@fracht/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { formatDate } from '@fracht/kit/format.ts';
import {
  callContent,
  callRankings,
  callRegistration,
  type Content,
  type PublicRankings,
} from '@fracht/kit/api/landing-calls.ts';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { serverNow } from '@fracht/kit/server-time.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { firstContent } from './first-content.ts';
import { LandingPage } from './landing-page.tsx';
import { knownRules, OpenRegistration } from './open-registration.tsx';
import type { OpenPopup } from './popup-link.tsx';
import { popupOf } from './popup-name.ts';
import { useLoaded, type Loaded } from './use-loaded.ts';

const Popups = lazyPart(() => import('./popups.tsx').then((part) => part.Popups));

const YEAR = Number(formatDate(serverNow()).slice(-4));

export { About } from './about.tsx';
export { LandingFooter } from './landing-footer.tsx';
export { LandingHero } from './landing-hero.tsx';

/** The public page: content, rankings, login and windows. A failed load is logged; for the rankings a message is shown, too. (LND-3, RNK-8) */
export function LandingScreen() {
  const navigate = useNavigate();
  const popup = popupOf(useSearch({ strict: false }));
  const content: Loaded<Content> = useLoaded('content', callContent, firstContent);
  const ranks: Loaded<PublicRankings | null> = useLoaded('rankings', callRankings, noRankings);
  const registration: Loaded<RegistrationRules | null> = useLoaded('registration', callRegistration, noRules);
  const open: OpenPopup = (next) => {
    clearFieldErrors();
    void navigate({ to: '/', search: next === null ? {} : { okno: next }, resetScroll: next !== null });
  };
  return (
    <OpenRegistration value={knownRules(registration)}>
      <LandingPage
        content={content.value}
        ranks={ranks.isFailed ? 'FAILED' : ranks.value}
        popup={popup}
        year={YEAR}
        onOpen={open}
      >
        {popup === null ? (
          <CookieNotice onOpen={open} />
        ) : (
          <Suspense>
            <Popups popup={popup} policy={content.value['policy'] ?? ''} onOpen={open} />
          </Suspense>
        )}
      </LandingPage>
    </OpenRegistration>
  );
}

function noRules(): RegistrationRules | null {
  return null;
}

function noRankings(): PublicRankings | null {
  return null;
}
