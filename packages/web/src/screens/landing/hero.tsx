import { landingText } from '@fracht/content';
import { buttonClass } from '../../ui/button.tsx';
import { HeroMap } from './hero-map.tsx';
import { PopupLink, type OpenPopup } from './popup-link.tsx';
import styles from './hero.module.css';

/** The first view of the page: the intro beside a quiet map of the game. `intro` is HTML sanitised by the server. (spec §2; look.md Landing) */
export function Hero({ intro, onOpen }: { intro: string; onOpen: OpenPopup }) {
  const text = landingText.hero;
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
    </section>
  );
}
