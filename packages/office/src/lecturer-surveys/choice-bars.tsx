import { filledSurveysText } from '@fracht/content';
import type { SurveyPayload, SurveyQuestion } from '@fracht/protocol';
import { formatNumber } from '@fracht/kit/format.ts';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { ProgressBar } from '@fracht/kit/ui/progress-bar.tsx';
import { choicesOf, respondentNames } from './survey-rules.ts';
import styles from './survey-results.module.css';

/** The options of a question, each with a bar for the share of respondents who ticked it. */
export function ChoiceBars({ survey, question }: { survey: SurveyPayload; question: SurveyQuestion }) {
  const text = filledSurveysText;
  const { counts, own } = choicesOf(survey, question);
  const nameOf = respondentNames(survey);
  const all = (survey.answers ?? []).length;
  return (
    <Card>
      <CardHead title={<span className={styles.question}>{question.value}</span>} />
      <CardBody>
        <ul className={styles.choices}>
          {counts.map(({ option, count }) => (
            <li key={option}>
              <span className="row between" aria-hidden="true">
                <span className="small">{option}</span>
                <b className="tn">{formatNumber(count)}</b>
              </span>
              <ProgressBar share={all === 0 ? 0 : count / all} label={text.option(option, count)} />
            </li>
          ))}
        </ul>
      </CardBody>
      {own.length === 0 ? null : (
        <CardBody className={styles.own}>
          <b className="small">{text.own}</b>
          {own.map(({ user, value }) => (
            <p key={user.id} className={styles.words}>
              {`${nameOf(user.id)}: ${value}`}
            </p>
          ))}
        </CardBody>
      )}
    </Card>
  );
}
