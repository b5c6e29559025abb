import { filledSurveysText } from '@fracht/content';
import type { SurveyPayload, SurveyQuestion } from '@fracht/protocol';
import { formatShort } from '@fracht/kit/format.ts';
import { Card, CardHead } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { MARKS, marksOf, type Mark } from './survey-rules.ts';
import styles from './mark-bars.module.css';

const LOOKS: Readonly<Record<Mark, string | undefined>> = {
  1: styles.one,
  2: styles.two,
  3: styles.three,
  4: styles.four,
  5: styles.five,
};
const IN_KEY = [1, 3, 5] as const;

/** For each question with marks a stacked bar of how many gave which, and the mean. */
export function MarkBars({ survey }: { survey: SurveyPayload }) {
  const text = filledSurveysText;
  const questions = survey.questions.filter(({ kind }) => kind === 'scale');
  if (questions.length === 0) return null;
  return (
    <Card>
      <CardHead title={text.marks}>
        <span className="small muted">{text.answers((survey.answers ?? []).length)}</span>
        <ul className={styles.key} aria-hidden="true">
          {IN_KEY.map((mark) => (
            <li key={mark}>
              <i className={LOOKS[mark]} />
              <bdi>{text.key[mark]}</bdi>
            </li>
          ))}
        </ul>
      </CardHead>
      <ul className={styles.list}>
        {questions.map((question) => (
          <MarkBar key={question.id} survey={survey} question={question} />
        ))}
      </ul>
    </Card>
  );
}

function MarkBar({ survey, question }: { survey: SurveyPayload; question: SurveyQuestion }) {
  const text = filledSurveysText;
  const { counts, all, mean } = marksOf(survey, question);
  const given = MARKS.filter((mark) => counts[mark] > 0);
  return (
    <li>
      <span className={styles.question}>{question.value}</span>
      {mean === null ? (
        <span className="small muted">{text.noMarks}</span>
      ) : (
        <>
          <span
            className={styles.bar}
            role="img"
            aria-label={given.map((mark) => text.mark(mark, counts[mark])).join(', ')}
          >
            {given.map((mark) => (
              <span
                key={mark}
                className={classNames(styles.part, LOOKS[mark])}
                style={{ width: `${String((counts[mark] / all) * 100)}%` }}
              >
                {counts[mark]}
              </span>
            ))}
          </span>
          <b className={styles.mean}>
            <span className="vh">{`${text.mean} `}</span>
            <bdi>{formatShort(Math.round(mean * 10) / 10)}</bdi>
          </b>
        </>
      )}
    </li>
  );
}
