import { useState } from 'react';
import { gameText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { MessageList } from '../feed/message-list.tsx';
import { useMessages } from '../feed/use-messages.ts';
import styles from './map-panels.module.css';

const SHOWN = 3;

/** The last messages over the map's corner; can be folded away. */
export function MapFeed() {
  const [isOpen, setIsOpen] = useState(true);
  const messages = useMessages();
  return (
    <section className={classNames(styles.panel, styles.feed)} aria-label={gameText.messages.title}>
      <button type="button" className={styles.feedHead} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {gameText.messages.title}
        <Icon name="i-down" size={16} />
      </button>
      {isOpen ? <MessageList messages={messages} most={SHOWN} marksSeen /> : null}
    </section>
  );
}
