import { landingText, uiText } from '@fracht/content';
import type { Content } from '@fracht/kit/api/landing-calls.ts';
import { About } from './about.tsx';
import { Contact } from './contact.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import type { OpenPopup } from './popup-link.tsx';
import type { PopupName } from './popup-name.ts';
import { type LoadedRankings, Rankings } from './rankings.tsx';
import { SkipLink } from '@fracht/kit/ui/skip-link.tsx';

export type LandingPageProps = {
  readonly content: Content;
  readonly ranks: LoadedRankings;
  readonly popup: PopupName | null;
  readonly year: number;
  readonly onOpen: OpenPopup;
  /** The open window, which replaces the page's content; absent: none is open. */
  readonly children?: React.ReactNode;
};

/** The public page as a pure function of its data: rendered identically in the browser and at build time. (BLD-1) */
export function LandingPage({ content, ranks, popup, year, onOpen, children }: LandingPageProps) {
  return (
    <>
      <SkipLink text={uiText.skip} />
      <LandingHeader popup={popup} onOpen={onOpen} />
      {children}
      <main id="tresc" hidden={popup !== null} aria-label={landingText.hero.label}>
        <LandingHero intro={content['intro'] ?? ''} onOpen={onOpen} />
        <About first={content['about-1'] ?? ''} second={content['about-2'] ?? ''} />
        <Rankings ranks={ranks} />
        <Contact onOpen={onOpen} />
      </main>
      {popup === null ? <LandingFooter content={content} onOpen={onOpen} year={year} /> : null}
    </>
  );
}
