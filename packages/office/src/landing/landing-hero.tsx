import { Suspense } from 'react';
import { landingText } from '@fracht/content';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { HeroMap } from './hero-map.tsx';
import type { OpenPopup } from './popup-link.tsx';
import { TryIt } from './try-it.tsx';
import { useIsIdle } from './use-is-idle.ts';
import styles from './hero.module.css';

const HeroShow = lazyPart(() => import('./show/hero-show.tsx').then((part) => part.HeroShow));

/** The top of the page: the intro beside a map with the moving trucks of a recorded game. `intro` is HTML sanitised by the server. (LND-2, LND-13) */
export function LandingHero({ intro, onOpen }: { intro: string; onOpen: OpenPopup }) {
  const text = landingText.hero;
  const isIdle = useIsIdle();
  return (
    <section className={styles.hero} aria-label={text.label}>
      <div className={styles.inner}>
        <div>
          <div className={styles.intro} dangerouslySetInnerHTML={{ __html: intro }} />
          <TryIt onOpen={onOpen} />
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
