import { gameText } from '@fracht/content';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import { MessageList } from '../feed/message-list.tsx';
import { useMessages } from '../feed/use-messages.ts';
import { uiStore } from '../store/ui-store.ts';
import { HelpButton } from './help-button.tsx';
import { PlayersButton } from './players-button.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import styles from './top-bar.module.css';

/** The messages of the game, with how many are new. */
export function Bell() {
  const messages = useMessages();
  const seen = uiStore((state) => state.seenMessage);
  const fresh = messages.filter(({ id }) => id > seen).length;
  const label = gameText.messages.open(fresh);
  return (
    <Popover
      trigger={
        <>
          <Icon name="i-bell" />
          {fresh === 0 ? null : <span className={styles.count}>{fresh}</span>}
        </>
      }
      triggerClass={styles.icon ?? ''}
      label={label}
      title={gameText.messages.title}
    >
      <MessageList messages={messages} marksSeen />
      <div className={styles.phoneTools}>
        <PlayersButton />
        <SoundSwitch />
        <HelpButton />
      </div>
    </Popover>
  );
}
