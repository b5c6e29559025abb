import { classNames } from './class-names.ts';
import styles from './progress-bar.module.css';

export type ProgressTone = 'brand' | 'ok' | 'warn' | 'bad' | 'rest';

/** A thin bar filled to `share` (0 to 1); `label` says the same in words. */
export function ProgressBar({
  share,
  label,
  tone = 'brand',
  className,
}: {
  share: number;
  label: string;
  tone?: ProgressTone;
  className?: string | undefined;
}) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={classNames(styles.bar, className)}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span className={styles[tone]} style={{ width: `${percent}%` }} />
    </div>
  );
}
