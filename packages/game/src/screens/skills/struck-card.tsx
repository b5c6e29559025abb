import { skillsText } from '@fracht/content';
import type { StudentSkills } from '@fracht/protocol';
import { formatDate } from '@fracht/kit/format.ts';
import { Card, CardHead } from '@fracht/kit/ui/card.tsx';
import { observationWords } from './skill-moments.ts';
import styles from './side-cards.module.css';

/** The decisions of the lesson that a teacher struck out, each with its reason. (SKS-5) */
export function StruckCard({ struck, observations }: Pick<StudentSkills, 'struck' | 'observations'>) {
  const text = skillsText.struck;
  if (struck.length === 0) return null;
  return (
    <Card>
      <CardHead title={text.title} />
      <ul>
        {struck.map(({ decision, reason, at }) => {
          const observation = observations.find((one) => one.decision === decision);
          return (
            <li key={decision} className={styles.step}>
              {observation === undefined ? null : <s>{observationWords(observation)}</s>}
              <p>{`${text.reason} ${reason}`}</p>
              <p className={styles.note}>{formatDate(at)}</p>
            </li>
          );
        })}
      </ul>
      <p className={styles.foot}>{text.text}</p>
    </Card>
  );
}
