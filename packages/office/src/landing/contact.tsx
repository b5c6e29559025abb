import { Mail } from 'lucide-react';
import { landingText } from '@fracht/content';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { PopupLink, type OpenPopup } from './popup-link.tsx';
import { Section } from './section.tsx';
import styles from './contact.module.css';

/** How to reach the makers of the game. (LND-9) */
export function Contact({ onOpen }: { onOpen: OpenPopup }) {
  const text = landingText.contact;
  return (
    <Section id="kontakt" isWhite>
      <div className={styles.box}>
        <div>
          <h2>{text.title}</h2>
          <p className={styles.text}>{text.text}</p>
        </div>
        <PopupLink to="kontakt" onOpen={onOpen} className={buttonClass({ kind: 'primary', size: 'l' })}>
          <Mail className="i" aria-hidden="true" />
          <bdi>{text.button}</bdi>
        </PopupLink>
      </div>
    </Section>
  );
}
