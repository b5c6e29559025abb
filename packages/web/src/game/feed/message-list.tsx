import { useEffect } from 'react';
import type { MessageType } from '@fracht/engine';
import type { WireMessage } from '@fracht/protocol';
import { gameText } from '@fracht/content';
import { formatGameHour } from '../../format.ts';
import { Icon, type SpriteName } from '../../ui/icon.tsx';
import { MessageText } from '../../ui/toast-area.tsx';
import { gameStore } from '../store/game-store.ts';
import { seeMessages } from '../store/ui-store.ts';
import { messageWords } from './message-words.ts';
import styles from './message-list.module.css';

const ICONS: Readonly<Record<MessageType, SpriteName>> = {
  danger: 'b-alert',
  warning: 'b-tight',
  info: 'b-new',
  other: 'b-check',
  none: 'b-new',
};

/** Messages with their sign, order links and game hour; `marksSeen` counts them as read while shown. */
export function MessageList({
  messages,
  marksSeen = false,
}: {
  readonly messages: readonly WireMessage[];
  readonly marksSeen?: boolean;
}) {
  const newest = messages[0]?.id ?? 0;
  useEffect(() => {
    if (marksSeen) seeMessages(newest);
  }, [marksSeen, newest]);
  if (messages.length === 0) return <p className={styles.empty}>{gameText.messages.empty}</p>;
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <li key={message.id} className={styles.row}>
          <Icon name={ICONS[message.type]} size={16} className={styles[message.type] ?? ''} />
          <span>
            <Words message={message} />
          </span>
          <span className={styles.hour}>{formatGameHour(message.at / 60)}</span>
        </li>
      ))}
    </ul>
  );
}

function Words({ message }: { readonly message: WireMessage }) {
  const text = gameStore(({ wire }) => (wire === null ? message.text : messageWords(wire, message)));
  return <MessageText text={text} />;
}
