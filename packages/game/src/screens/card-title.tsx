import type { ReactNode } from 'react';
import { wholeTexts } from '@fracht/kit/ui/whole-texts.tsx';
import styles from './card-title.module.css';

/** The header of a card: its title and, at the right end, a count or sum. */
export function CardTitle({ children, end = null }: { children: ReactNode; end?: ReactNode }) {
  return (
    <h2 className={styles.title}>
      {wholeTexts(children)}
      {end}
    </h2>
  );
}
