import type { ReactNode } from 'react';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import styles from './section.module.css';

/** A section of the landing page with an anchor, on a white or a paper-coloured background. */
export function Section({
  id,
  isWhite = false,
  className,
  children,
}: {
  id: string;
  isWhite?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={classNames(styles.section, isWhite && styles.white)} id={id}>
      <div className={classNames(styles.inner, className)}>{children}</div>
    </section>
  );
}
