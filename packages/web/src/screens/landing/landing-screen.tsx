import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { callContent, callRankings } from '../../api/landing-calls.ts';
import { clearFieldErrors } from '../../api/field-errors.ts';
import { report } from '../../report.ts';
import { CookieNotice } from './cookie-notice.tsx';
import { firstContent } from './first-content.ts';
import { LandingPage } from './landing-page.tsx';
import { popupOf, type PopupName } from './popup-name.ts';
import { RegistrationPopup } from './registration-popup.tsx';
import { ContactPopup, LoginPopup, PolicyPopup, RecoveryPopup } from './small-popups.tsx';
import type { OpenPopup } from './popup-link.tsx';

/** The public page: content, rankings, login and the windows. Failures to load are only logged. (spec §2, §8) */
export function LandingScreen() {
  const navigate = useNavigate();
  const popup = popupOf(useSearch({ strict: false }));
  const content = useQuery({ queryKey: ['content'], queryFn: ({ signal }) => logged('content', callContent(signal)), initialData: firstContent, initialDataUpdatedAt: 0 });
  const ranks = useQuery({ queryKey: ['rankings'], queryFn: ({ signal }) => logged('rankings', callRankings(signal)) });
  const open: OpenPopup = (next) => {
    clearFieldErrors();
    void navigate({ to: '/', search: next === null ? {} : { okno: next }, resetScroll: next !== null });
  };
  const shown = ranks.data ?? (ranks.isError ? { groups: [], players: [] } : null);
  return (
    <LandingPage content={content.data} ranks={shown} popup={popup} year={new Date().getFullYear()} onOpen={open}>
      {popup === null ? null : <OpenedPopup popup={popup} policy={content.data['policy'] ?? ''} onOpen={open} />}
      <CookieNotice onOpen={open} />
    </LandingPage>
  );
}

function OpenedPopup({ popup, policy, onOpen }: { popup: PopupName; policy: string; onOpen: OpenPopup }) {
  if (popup === 'rejestracja') return <RegistrationPopup onOpen={onOpen} />;
  if (popup === 'logowanie') return <LoginPopup onOpen={onOpen} />;
  if (popup === 'haslo') return <RecoveryPopup onOpen={onOpen} />;
  if (popup === 'kontakt') return <ContactPopup onOpen={onOpen} />;
  return <PolicyPopup policy={policy} onOpen={onOpen} />;
}

async function logged<T>(what: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    report(what, cause);
    throw cause;
  }
}
