import { classNames } from './class-names.ts';
import styles from './avatar.module.css';

export type AvatarMark = 'on' | 'off' | 'bad';

/** A person's initials in a disc, with a dot for the connection if it is known: full, hollow or square. */
export function Avatar({
  initials,
  presence,
  isMuted = false,
  className,
}: {
  initials: string;
  presence?: AvatarMark | undefined;
  isMuted?: boolean | undefined;
  className?: string | undefined;
}) {
  return (
    <span className={classNames(styles.avatar, isMuted && styles.muted, className)} aria-hidden="true">
      <bdi>{initials}</bdi>
      {presence === undefined ? null : <span className={classNames(styles.dot, styles[presence])} />}
    </span>
  );
}
