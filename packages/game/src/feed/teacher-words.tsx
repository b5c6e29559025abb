import type { WireMessage } from '@fracht/protocol';
import { gameText } from '@fracht/content';
import { formatGameHour } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { MessageText } from '@fracht/kit/ui/toast-area.tsx';
import { gameHome } from '../store/game-store.ts';
import { useGame } from '../store/hooks.ts';
import { readTeacherWords } from '../store/ui-store.ts';
import styles from './message-list.module.css';

/** Messages from the teacher that the student has not marked as read; above all others. */
export function TeacherWords({ messages }: { readonly messages: readonly WireMessage[] }) {
  const home = useGame(({ setup }) => gameHome(setup.game));
  const newest = messages[0]?.id;
  if (newest === undefined) return null;
  return (
    <section className={styles.pinned} aria-label={gameText.messages.fromTeacher}>
      <b aria-hidden="true">{gameText.messages.fromTeacher}</b>
      <ul>
        {messages.map((message) => (
          <li key={message.id}>
            <span>
              <MessageText text={message.text} home={home} />
            </span>
            <span className={styles.hour}>{formatGameHour(message.at / 60)}</span>
          </li>
        ))}
      </ul>
      <Button size="s" onClick={() => readTeacherWords(newest)}>
        {gameText.messages.read}
      </Button>
    </section>
  );
}
