import { uiText } from '@fracht/content';
import { askForHelp } from '@fracht/kit/help/ask-for-help.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import styles from './top-bar-tools.module.css';

/** Opens help about the screen of the game, from which a student can restart the tour. (HLP-1, HLP-5, HNT-2) */
export function HelpButton() {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={uiText.help}
      aria-haspopup="dialog"
      aria-keyshortcuts="?"
      title={uiText.help}
      onClick={askForHelp}
    >
      <Icon name="i-help" />
    </button>
  );
}
