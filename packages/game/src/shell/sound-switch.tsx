import { gameText } from '@fracht/content';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { setSound, uiStore } from '../store/ui-store.ts';
import styles from './top-bar-tools.module.css';

/** Turns sounds on or off. (SND-2) */
export function SoundSwitch() {
  const isOn = uiStore((state) => state.sound);
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={isOn ? gameText.sound.on : gameText.sound.off}
      title={isOn ? gameText.sound.on : gameText.sound.off}
      onClick={() => setSound(!isOn)}
    >
      <Icon name={isOn ? 'i-sound' : 'i-mute'} />
    </button>
  );
}
