import type { ReactNode } from 'react';
import { competenceLabels, skillsText } from '@fracht/content';
import type { SkillProfile } from '@fracht/protocol';
import { Card } from '@fracht/kit/ui/card.tsx';
import styles from './competence-table.module.css';

type CompetenceTableProps = {
  readonly label: string;
  /** The names of the columns, that of the competences first. */
  readonly columns: readonly string[];
  /** Sets the widths of the columns, and the positions of a competence's cells on a narrow screen. */
  readonly className: string | undefined;
  /** A row for each competence. */
  readonly children: ReactNode;
};

/** A table with a row for each competence; on a narrow screen each is a block of its own. */
export function CompetenceTable({ label, columns, className, children }: CompetenceTableProps) {
  return (
    <Card className={className}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Card>
  );
}

type CompetenceNameProps = {
  readonly competence: SkillProfile['competence'];
  /** An additional remark about it. */
  readonly children?: ReactNode;
};

/** The header of a row: the competence, and what it is about. */
export function CompetenceName({ competence, children }: CompetenceNameProps) {
  return (
    <th scope="row">
      <span className={styles.name}>{competenceLabels[competence]}</span>
      <span className={styles.about}>{skillsText.about[competence]}</span>
      {children}
    </th>
  );
}
