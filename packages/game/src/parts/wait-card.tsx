import type { ReactNode } from 'react';
import { Card } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import styles from './wait-card.module.css';

type WaitCardProps = {
  readonly title: string;
  /** Null: the title says it all. */
  readonly text: string | null;
  readonly className?: string | undefined;
  /** The progress, or a button that asks again. */
  readonly children?: ReactNode;
};

/** A placeholder for what the server is computing, or could not compute; title and text are announced when they change. */
export function WaitCard({ title, text, className, children = null }: WaitCardProps) {
  return (
    <Card label={title} className={classNames(styles.card, className)}>
      <div role="status">
        <h2>{title}</h2>
        {text === null ? null : <p>{text}</p>}
      </div>
      {children}
    </Card>
  );
}
