import { useEffect } from 'react';
import { gameText } from '@fracht/content';
import { formatGameHour } from '@fracht/kit/format.ts';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import { MessageList } from '../feed/message-list.tsx';
import { useMessages } from '../feed/use-messages.ts';
import { useMedia } from '../parts/use-is-phone.ts';
import { messageWords } from '../store/message-words.ts';
import { gameStore } from '../store/game-store.ts';
import { useViewer } from '../store/hooks.ts';
import { uiStore } from '../store/ui-store.ts';
import styles from './map-panels.module.css';

const SHOWN = 3;
/** The position at which there is no room for it. */
const TOO_SMALL = '(max-width: 47.5rem), (max-height: 40rem)';

/** The messages in the map's corner: a line with the last one, preceded by unread messages from the teacher; expanded, the last three. (FED-3) */
export function MapFeed() {
  const isOpen = uiStore(({ isFeedOpen }) => isFeedOpen);
  const isHidden = useMedia(TOO_SMALL);
  const messages = useMessages();
  useEffect(() => {
    uiStore.setState({ hasFeed: isOpen && !isHidden });
    return () => uiStore.setState({ hasFeed: false });
  }, [isOpen, isHidden]);
  return (
    <section className={classNames(styles.panel, styles.feed)} aria-label={gameText.messages.title}>
      <button
        type="button"
        className={styles.feedHead}
        aria-expanded={isOpen}
        onClick={() => uiStore.setState({ isFeedOpen: !isOpen })}
      >
        <Fresh />
        <b>{gameText.messages.title}</b>
        {isOpen ? null : <LastWords />}
        <Icon name="i-down" size={16} />
      </button>
      {isOpen ? <MessageList messages={messages} most={SHOWN} marksSeen /> : null}
    </section>
  );
}

/** How many messages have not been seen. */
function Fresh() {
  const messages = useMessages();
  const seen = uiStore(({ seenMessage }) => seenMessage);
  const fresh = messages.filter(({ id }) => id > seen).length;
  return fresh === 0 ? null : <span className={styles.fresh}>{fresh}</span>;
}

/** The last message on one line, or the teacher's that the student has not marked as read. */
function LastWords() {
  const messages = useMessages();
  const read = uiStore((state) => state.readTeacherWords);
  const isStudent = useViewer().type === 'STUDENT';
  const wire = gameStore((store) => store.wire);
  const unread = messages.find(({ code, id }) => isStudent && code === 'TEACHER_MESSAGE' && id > read);
  const message = unread ?? messages[0];
  if (message === undefined || wire === null) return null;
  return (
    <span className={classNames(styles.last, unread !== undefined && styles.unread)}>
      {`${formatGameHour(message.at / 60)} ${messageWords(wire, message).replaceAll('##', '')}`}
    </span>
  );
}
