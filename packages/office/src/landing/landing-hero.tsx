import { lazy, Suspense } from 'react';
import { landingText } from '@fracht/content';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { loadChunk } from '@fracht/kit/load-chunk.ts';
import { HeroMap } from './hero-map.tsx';
import { PopupLink, type OpenPopup } from './popup-link.tsx';
import { useIsIdle } from './use-is-idle.ts';
import styles from './hero.module.css';

const HeroShow = lazy(() =>
  loadChunk(() => import('./show/hero-show.tsx')).then(({ HeroShow: component }) => ({ default: component })),
);

/** The top of the page: the intro beside a map on which trucks of a recorded game drive. `intro` is HTML sanitised by the server. (LND-2, LND-13) */
export function LandingHero({ intro, onOpen }: { intro: string; onOpen: OpenPopup }) {
  const text = landingText.hero;
  const isIdle = useIsIdle();
  return (
    <section className={styles.hero} aria-label={text.label}>
      <div className={styles.inner}>
        <div>
          <div className={styles.intro} dangerouslySetInnerHTML={{ __html: intro }} />
          <div className={styles.actions}>
            <PopupLink to="rejestracja" onOpen={onOpen} className={buttonClass({ kind: 'primary', size: 'l' })}>
              {text.start}
            </PopupLink>
            <a className={buttonClass({ size: 'l' })} href="#o-projekcie">
              {text.lesson}
            </a>
          </div>
        </div>
      </div>
      <HeroMap className={styles.map} label={text.map} />
      {/* Mounted only when the page is idle: the animation would delay the first paint of the headline. */}
      {isIdle ? (
        <Suspense>
          <HeroShow />
        </Suspense>
      ) : null}
    </section>
  );
}
