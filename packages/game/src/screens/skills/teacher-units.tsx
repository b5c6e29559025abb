import { Suspense } from 'react';
import type { Competence } from '@fracht/engine';
import { lazyPart } from '@fracht/kit/lazy-part.ts';
import styles from './competence-table.module.css';

const Units = lazyPart(() => import('@fracht/kit/panel/competence-units.tsx').then((part) => part.CompetenceUnits));

/** The curriculum codes of a competence for a teacher; students never load them. (SKS-9) */
export function TeacherUnits({ competence }: { readonly competence: Competence }) {
  return (
    <Suspense>
      <Units competence={competence} className={styles.about} />
    </Suspense>
  );
}
