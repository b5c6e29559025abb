import { competenceLabels, skillsText } from '@fracht/content';
import type { StudentSkills } from '@fracht/protocol';
import { Card, CardHead } from '@fracht/kit/ui/card.tsx';
import type { SkillsCard } from '../../parts/replay-origin.ts';
import { MomentList } from './moment-link.tsx';
import { type MomentWords, type NextMoments, nextMoments, type SkillPair } from './skill-moments.ts';
import styles from './side-cards.module.css';

type NextCardProps = {
  readonly pairs: readonly SkillPair[];
  readonly words: MomentWords;
  readonly lessons: StudentSkills['lessons'];
  readonly page: SkillsCard;
};

/** What to do next: the student's moments of the weakest competence, and which competences cannot be assessed yet. (SKS-3) */
export function NextCard({ pairs, words, lessons, page }: NextCardProps) {
  const { next } = skillsText;
  const weakest = nextMoments(pairs);
  const unsaid = pairs.filter(({ term }) => term.missing > 0);
  return (
    <Card>
      <CardHead title={next.title} />
      <ol>
        <li className={styles.step}>
          {weakest === null ? (
            <p>{next.none}</p>
          ) : (
            <>
              <b>{competenceLabels[weakest.pair.term.competence]}</b>
              <p className={styles.note}>{next.moments(skillsText.words[wordOf(weakest)], weakest.links.length)}</p>
              <MomentList
                links={weakest.links}
                words={words}
                page={page}
                list="next"
                game={page.game}
                lessons={lessons}
              />
            </>
          )}
        </li>
        {unsaid.map(({ term: { competence, missing } }) => (
          <li key={competence} className={styles.step}>
            <b>{competenceLabels[competence]}</b>
            <p className={styles.note}>{next.missing(missing)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** The word of the lesson, or that of the term if the lesson has none. */
function wordOf({ pair: { lesson, term } }: NextMoments) {
  return lesson.word === 'TOO_LITTLE' ? term.word : lesson.word;
}
