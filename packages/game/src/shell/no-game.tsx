import { Link } from '@tanstack/react-router';
import { gameText } from '@fracht/content';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { useLink } from '../store/hooks.ts';
import { WhyNoLine } from './line-cause.tsx';
import { lostTitle } from './lost-title.ts';
import styles from './game-shell.module.css';

/** The page while there is no game yet: still connecting, or not admitted. */
export function NoGame() {
  const link = useLink();
  if (link.link === 'CLOSED' && link.reason === 'REFUSED') {
    return (
      <main className={styles.wait}>
        <div className="stack stack-3">
          <h1 className={styles.title}>{gameText.link.refusedTitle}</h1>
          <p>{gameText.link.refusedText}</p>
          <Link to="/panel" className={buttonClass({ kind: 'primary' })}>
            {gameText.toPanel}
          </Link>
        </div>
      </main>
    );
  }
  return (
    <main className={styles.wait}>
      <div className="stack stack-3">
        <p role="status">{link.link === 'LOST' ? lostTitle(link) : gameText.link.connecting}</p>
        <WhyNoLine />
      </div>
    </main>
  );
}
