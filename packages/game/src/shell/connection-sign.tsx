import { gameText } from '@fracht/content';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Icon } from '@fracht/kit/ui/icon.tsx';
import type { LinkState } from '../client/game-client.ts';
import { isStanding } from '../client/is-standing.ts';
import { useLink, useViewer } from '../store/hooks.ts';
import styles from './connection-sign.module.css';

/** The state of the connection; changes are announced to screen readers. */
export function ConnectionSign() {
  const link = useLink();
  const isTeacher = useViewer().type === 'TEACHER';
  if (link.link === 'CLOSED' && link.reason !== 'REFUSED' && link.reason !== 'REPLACED') return null;
  const words = linkWords(link);
  return (
    <div
      className={classNames(styles.link, styles[link.link], isTeacher && styles.isTeacher)}
      role="status"
      title={words}
    >
      <Icon name={link.link === 'LOST' || link.link === 'CLOSED' ? 'b-alert' : 'i-link'} size={16} />
      <span>{link.link === 'ONLINE' ? gameText.link.ONLINE : words}</span>
    </div>
  );
}

function linkWords(link: LinkState): string {
  if (link.link === 'ONLINE' && link.channel === 'STREAM') return gameText.link.stream;
  if (isStanding(link)) return gameText.link.stands;
  return gameText.link[link.link];
}
