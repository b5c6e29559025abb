import { skillsText } from '@fracht/content';
import type { StudentSkills } from '@fracht/protocol';
import { CompetenceName, CompetenceTable } from './competence-table.tsx';
import type { SkillsCard } from '../../parts/replay-origin.ts';
import { LessonPlot } from './lesson-plot.tsx';
import { MomentList } from './moment-link.tsx';
import { type MomentWords, shownLinks, type SkillPair } from './skill-moments.ts';
import { TeacherUnits } from './teacher-units.tsx';
import { WordBadge } from './word-badge.tsx';
import styles from './skills-table.module.css';

type SkillsTableProps = {
  readonly pairs: readonly SkillPair[];
  readonly words: MomentWords;
  readonly lessons: StudentSkills['lessons'];
  readonly page: SkillsCard;
};

/**
 * The five competences: the word of the lesson next to that of the term, the lessons one after another, and moments to look at; for a teacher also the units of
 * the curriculum. (SKS-1, SKS-2, SKS-3)
 */
export function SkillsTable({ pairs, words, lessons, page }: SkillsTableProps) {
  const { game, player } = page;
  const { columns } = skillsText;
  return (
    <CompetenceTable
      label={skillsText.table}
      columns={[columns.competence, columns.lesson, columns.term, columns.plot, columns.moments]}
      className={styles.skills}
    >
      {pairs.map((pair) => (
        <tr key={pair.term.competence}>
          <CompetenceName competence={pair.term.competence}>
            {player === null ? null : <TeacherUnits competence={pair.term.competence} />}
          </CompetenceName>
          <td data-label={columns.lesson}>
            <WordBadge profile={pair.lesson} />
          </td>
          <td data-label={columns.term}>
            <WordBadge profile={pair.term} />
          </td>
          <td>
            <LessonPlot lessons={lessons} profile={pair.term} game={game} />
          </td>
          <td>
            <MomentList
              links={shownLinks(pair)}
              words={words}
              page={page}
              list={pair.term.competence}
              game={game}
              lessons={lessons}
            />
          </td>
        </tr>
      ))}
    </CompetenceTable>
  );
}
