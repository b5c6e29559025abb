import { skillsText, termText } from '@fracht/content';
import type { OwnTermPayload } from '@fracht/protocol';
import { CompetenceName, CompetenceTable } from '@fracht/game/screens/skills/competence-table.tsx';
import { LessonPlot } from '@fracht/game/screens/skills/lesson-plot.tsx';
import { MomentList } from '@fracht/game/screens/skills/moment-link.tsx';
import { momentWordsAmong } from '@fracht/game/screens/skills/skill-moments.ts';
import { WordBadge } from '@fracht/game/screens/skills/word-badge.tsx';
import styles from './term-table.module.css';

/** No lesson is highlighted in the plot and the moments of a term. */
const NO_GAME = '';

/** The five competences over the term: the word with its decisions, the lessons one after another, moments to look at. (SEM-2) */
export function TermTable({ term, lessons }: Pick<OwnTermPayload, 'term' | 'lessons'>) {
  const { columns } = skillsText;
  const words = momentWordsAmong(term.flatMap(({ links }) => links));
  const drawn = lessons.filter(({ profiles }) => profiles.length > 0);
  return (
    <CompetenceTable
      label={termText.table}
      columns={[columns.competence, columns.term, columns.plot, columns.moments]}
      className={styles.term}
    >
      {term.map((profile) => (
        <tr key={profile.competence}>
          <CompetenceName competence={profile.competence} />
          <td>
            <WordBadge profile={profile} />
          </td>
          <td>
            <LessonPlot lessons={drawn} profile={profile} game={NO_GAME} />
          </td>
          <td>
            <MomentList
              links={profile.links}
              words={words}
              page="TERM"
              list={profile.competence}
              game={NO_GAME}
              lessons={drawn}
            />
          </td>
        </tr>
      ))}
    </CompetenceTable>
  );
}
