import { Suspense } from 'react';
import { gameText } from '@fracht/content';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { Popover } from '@fracht/kit/ui/popover.tsx';
import { useMessages } from '../feed/use-messages.ts';
import { uiStore } from '../store/ui-store.ts';
import { PlayersButton } from './players-button.tsx';
import { SoundSwitch } from './sound-switch.tsx';
import styles from './top-bar-tools.module.css';

/** Loaded when it is first opened, or with the map's own list. */
const MessageList = lazyPart(() => import('../feed/message-list.tsx').then((part) => part.MessageList));

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
      <Suspense fallback={null}>
        <MessageList messages={messages} marksSeen />
      </Suspense>
      <div className={styles.phoneTools}>
        <PlayersButton />
        <SoundSwitch />
      </div>
    </Popover>
  );
}
