import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

/** A surface with a thin edge; `label` names it for screen readers when it has no heading. */
export function Card({
  label,
  className,
  children,
}: {
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={classNames(styles.card, className)} aria-label={label}>
      {children}
    </section>
  );
}

/** The header of a card: its title, with `children` at its right end. */
export function CardHead({ title, children }: { title: ReactNode; children?: ReactNode | undefined }) {
  return (
    <div className={styles.head}>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

/** The padded body of a card. */
export function CardBody({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.body, className)}>{children}</div>;
}

/** The footer of a card, below a line. */
export function CardFoot({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.foot, className)}>{children}</div>;
}

/** The bar of search and filters above a table. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={styles.toolbar}>{children}</div>;
}
