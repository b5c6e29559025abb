import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { classNames } from './class-names.ts';
import type { Tone } from './chip.tsx';
import styles from './note.module.css';

const ICONS = { info: Info, ok: CircleCheck, warn: TriangleAlert, bad: CircleAlert } as const;

/** A quiet message inside the page: one bold sentence, one explanation. */
export function Note({ tone = 'info', children }: { tone?: Exclude<Tone, 'neutral'>; children: ReactNode }) {
  const Sign = ICONS[tone];
  return (
    <div className={classNames(styles.note, styles[tone])}>
      <Sign className="i" aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
