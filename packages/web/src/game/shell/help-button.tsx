import { gameText } from '@fracht/content';
import { Icon } from '../../ui/icon.tsx';
import { foldSituations, showHint } from '../store/ui-store.ts';
import styles from './top-bar.module.css';

/** Shows the hints again from the first one; a situation's card is put aside for them. */
export function HelpButton() {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={gameText.help}
      title={gameText.help}
      onClick={() => {
        foldSituations();
        showHint(0);
      }}
    >
      <Icon name="i-help" />
    </button>
  );
}
