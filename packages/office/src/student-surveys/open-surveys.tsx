import { Link } from '@tanstack/react-router';
import { Bell, ClipboardList } from 'lucide-react';
import { studentSurveysText, uiText } from '@fracht/content';
import type { SurveyPayload } from '@fracht/protocol';
import { formatDate } from '@fracht/kit/format.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { ProgressBar } from '@fracht/kit/ui/progress-bar.tsx';
import { LoadError } from '@fracht/kit/panel/pending-rows.tsx';
import { answeredIn, readDraft } from './survey-drafts.ts';
import styles from './open-surveys.module.css';

/** The surveys to fill in, each with how many of its questions are answered. */
export function OpenSurveys({
  surveys,
  onRetry,
}: {
  surveys: readonly SurveyPayload[] | undefined;
  /** Retries a failed load; null if there is nothing to retry. */
  onRetry: (() => void) | null;
}) {
  const text = studentSurveysText;
  if (onRetry !== null) return <LoadError onRetry={onRetry} />;
  return (
    <Card>
      <CardHead title={text.open}>
        {surveys === undefined || surveys.length === 0 ? null : <Chip className="push">{surveys.length}</Chip>}
      </CardHead>
      {surveys === undefined ? (
        <CardBody>
          <p className="muted">{uiText.loading}</p>
        </CardBody>
      ) : null}
      {surveys?.length === 0 ? (
        <EmptyState
          icon={<ClipboardList className="i-l" aria-hidden="true" />}
          title={text.none}
          text={text.noneText}
        />
      ) : null}
      <ul>
        {surveys?.map((survey) => (
          <OpenSurvey key={survey.id} survey={survey} />
        ))}
      </ul>
    </Card>
  );
}

function OpenSurvey({ survey }: { survey: SurveyPayload }) {
  const text = studentSurveysText;
  const userId = sessionStore((state) => state.user?.id ?? '');
  const all = survey.questions.length;
  const answered = answeredIn(survey, readDraft(userId, survey.id));
  const isBegun = answered > 0;
  return (
    <li className={styles.survey}>
      <div>
        <b>{text.name(survey.number)}</b>
        <p className="small muted">{text.about(all, survey.groupName, formatDate(survey.date))}</p>
        {survey.remindedAt === undefined ? null : (
          <p className={styles.reminder}>
            <Chip tone="warn" icon={<Bell aria-hidden="true" />}>
              {text.reminded}
            </Chip>
          </p>
        )}
        {isBegun ? (
          <div className={styles.progress}>
            <ProgressBar share={answered / all} label={text.doneLabel(answered, all)} />
            <span className="small muted tn nw" aria-hidden="true">
              {text.done(answered, all)}
            </span>
          </div>
        ) : null}
      </div>
      <Link
        to="/panel/student/surveys"
        search={{ ankieta: survey.id }}
        className={buttonClass({ kind: 'primary' })}
        aria-label={isBegun ? text.goOnNamed(survey.number) : text.beginNamed(survey.number)}
      >
        {isBegun ? text.goOn : text.begin}
      </Link>
    </li>
  );
}
