import { filledSurveysText } from '@fracht/content';
import type { SurveyPayload } from '@fracht/protocol';
import { formatDate } from '@fracht/kit/format.ts';
import { Card, CardHead } from '@fracht/kit/ui/card.tsx';
import { ProgressBar } from '@fracht/kit/ui/progress-bar.tsx';
import { surveyProgress } from './survey-rules.ts';
import styles from './survey-list.module.css';

/** The games whose survey was sent, each with the number of answers. */
export function SurveyList({
  surveys,
  shown,
  onShow,
}: {
  surveys: readonly SurveyPayload[];
  shown: string;
  onShow: (id: string) => void;
}) {
  const text = filledSurveysText;
  return (
    <Card>
      <CardHead title={text.games} />
      <ul className={styles.list}>
        {surveys.map((survey) => {
          const { done, all } = surveyProgress(survey);
          return (
            <li key={survey.id}>
              <button type="button" aria-pressed={survey.id === shown} onClick={() => onShow(survey.id)}>
                <span className="row between">
                  <b>{survey.groupName}</b>
                  <span className="small tn">{text.filled(done, all)}</span>
                </span>
                <span className="small muted">{text.number(survey.number, formatDate(survey.date))}</span>
                <ProgressBar share={all === 0 ? 0 : done / all} label={text.filledLabel(done, all)} />
              </button>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
