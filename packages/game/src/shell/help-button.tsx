import { gameText } from '@fracht/content';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { askForHints } from '../store/ui-store.ts';
import styles from './top-bar.module.css';

/** Shows the hints again, from the first one. */
export function HelpButton() {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={gameText.help}
      title={gameText.help}
      onClick={askForHints}
    >
      <Icon name="i-help" />
    </button>
  );
}
