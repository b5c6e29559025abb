import { useEffect } from 'react';
import type { MessageType } from '@fracht/engine';
import type { WireMessage } from '@fracht/protocol';
import { gameText } from '@fracht/content';
import { formatGameHour } from '@fracht/kit/format.ts';
import { Icon, type SpriteName } from '@fracht/kit/ui/icon.tsx';
import { MessageText } from '@fracht/kit/ui/toast-area.tsx';
import { gameHome, gameStore } from '../store/game-store.ts';
import { useGame, useViewer } from '../store/hooks.ts';
import { seeMessages, uiStore } from '../store/ui-store.ts';
import { messageLook, messageWords } from '../store/message-words.ts';
import { TeacherWords } from './teacher-words.tsx';
import styles from './message-list.module.css';

const ICONS: Readonly<Record<MessageType, SpriteName>> = {
  danger: 'b-alert',
  warning: 'b-tight',
  info: 'b-new',
  other: 'b-check',
  none: 'b-new',
};

/**
 * The newest `most` messages with their icon, order links and game hour; with `marksSeen` they count as seen while shown. A message from the teacher stays on
 * top for a student until it is marked as read.
 */
export function MessageList({
  messages,
  marksSeen = false,
  most = Infinity,
}: {
  readonly messages: readonly WireMessage[];
  readonly marksSeen?: boolean;
  readonly most?: number;
}) {
  const read = uiStore((state) => state.readTeacherWords);
  const isStudent = useViewer().type === 'STUDENT';
  const newest = messages[0]?.id ?? 0;
  useEffect(() => {
    if (marksSeen) seeMessages(newest);
  }, [marksSeen, newest]);
  if (messages.length === 0)
    return <p className={styles.empty}>{isStudent ? gameText.messages.empty : gameText.messages.emptyTeacher}</p>;
  const pinned = messages.filter(({ code, id }) => isStudent && code === 'TEACHER_MESSAGE' && id > read);
  return (
    <div className={styles.list}>
      <TeacherWords messages={pinned} />
      <ul>
        {messages
          .filter((message) => !pinned.includes(message))
          .slice(0, most)
          .map((message) => (
            <Row key={message.id} message={message} />
          ))}
      </ul>
    </div>
  );
}

function Row({ message }: { readonly message: WireMessage }) {
  const look = gameStore(({ wire }) => (wire === null ? message.type : messageLook(wire, message)));
  return (
    <li className={styles.row}>
      <Icon name={ICONS[look]} size={16} className={styles[look] ?? ''} />
      <span>
        <Words message={message} />
      </span>
      <span className={styles.hour}>{formatGameHour(message.at / 60)}</span>
    </li>
  );
}

function Words({ message }: { readonly message: WireMessage }) {
  const text = gameStore(({ wire }) => (wire === null ? message.text : messageWords(wire, message)));
  const home = useGame(({ setup }) => gameHome(setup.game));
  return <MessageText text={text} home={home} />;
}
