import { competenceLabels, skillsText } from '@fracht/content';
import type { ClassSkillsPayload } from '@fracht/protocol';
import { formatNumber } from '@fracht/kit/format.ts';
import { Cell, Table } from '@fracht/kit/ui/table.tsx';
import { TeacherUnits } from './teacher-units.tsx';
import styles from './class-counts.module.css';

const WORDS = ['STRONG', 'NORMAL', 'PRACTISE', 'TOO_LITTLE'] as const;

type ClassCountsProps = Pick<ClassSkillsPayload, 'competences'> & { readonly label: string };

/** For each competence and word, how many students have it; nobody is named. (SKS-7) */
export function ClassCounts({ label, competences }: ClassCountsProps) {
  return (
    <Table label={label} className={styles.counts}>
      <thead>
        <tr>
          <th scope="col">{skillsText.columns.competence}</th>
          {WORDS.map((word) => (
            <th key={word} scope="col">
              {skillsText.words[word]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {competences.map(({ competence, students }) => (
          <tr key={competence}>
            <th scope="row">
              <bdi>{competenceLabels[competence]}</bdi>
              <TeacherUnits competence={competence} />
            </th>
            {WORDS.map((word) => (
              <Cell key={word} label={skillsText.words[word]}>
                {formatNumber(students[word])}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
