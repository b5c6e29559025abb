import { useState, type FormEvent } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { studentSurveysText } from '@fracht/content';
import type { SurveyPayload } from '@fracht/protocol';
import { useFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { callSubmitSurvey } from '@fracht/kit/api/student-calls.ts';
import { formatDate } from '@fracht/kit/format.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardFoot } from '@fracht/kit/ui/card.tsx';
import { FieldErrorList } from '@fracht/kit/ui/field.tsx';
import { Confirm } from '@fracht/kit/ui/modal.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { answeredIn, keepSurveyDraft, readDraft, type SurveyAnswers } from './survey-drafts.ts';
import { SurveyQuestionField } from './survey-question-field.tsx';
import styles from './survey-form.module.css';

/** A survey's form: answers are stored in the browser as they are given, and sent once. (STU-6, STU-7) */
export function SurveyForm({ survey }: { survey: SurveyPayload }) {
  const text = studentSurveysText;
  const { answers, answer, isPending, send } = useFilling(survey);
  const [isAsking, setIsAsking] = useState(false);
  const left = survey.questions.length - answeredIn(survey, answers);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    if (left === 0) send();
    else setIsAsking(true);
  };
  return (
    <>
      <PageHead
        title={text.name(survey.number)}
        sub={text.about(survey.questions.length, survey.groupName, formatDate(survey.date))}
      />
      <Card label={text.name(survey.number)} className={styles.card}>
        <form onSubmit={onSubmit}>
          <CardBody className={styles.questions}>
            {survey.questions.map((question, index) => (
              <SurveyQuestionField
                key={question.id}
                question={question}
                number={index + 1}
                value={answers[question.id] ?? ''}
                onChange={(value) => answer(question.id, value)}
              />
            ))}
          </CardBody>
          <SendFoot isBusy={isPending} />
        </form>
      </Card>
      <Confirm
        show={isAsking}
        title={text.ask}
        text={text.askText(left)}
        keep={text.keep}
        act={text.send}
        isDanger={false}
        onKeep={() => setIsAsking(false)}
        onAct={() => {
          setIsAsking(false);
          send();
        }}
      />
    </>
  );
}

function SendFoot({ isBusy }: { isBusy: boolean }) {
  const errors = useFieldErrors('answers');
  return (
    <CardFoot className={styles.foot}>
      <div>
        <p className="small muted">{studentSurveysText.once}</p>
        <FieldErrorList errors={errors} />
      </div>
      <Button type="submit" kind="primary" isBusy={isBusy}>
        {studentSurveysText.send}
      </Button>
    </CardFoot>
  );
}

/** The answers in the browser, and a function that sends them and shows the list of surveys. */
function useFilling(survey: SurveyPayload) {
  const navigate = useNavigate();
  const userId = sessionStore((state) => state.user?.id ?? '');
  const [answers, setAnswers] = useState<SurveyAnswers>(() => readDraft(userId, survey.id));
  const { mutate, isPending } = useInvalidatingMutation(callSubmitSurvey, ['open-surveys']);
  const answer = (question: string, value: string): void => {
    const next = { ...answers, [question]: value };
    setAnswers(next);
    keepSurveyDraft(userId, survey.id, next);
  };
  const done = (): void => {
    keepSurveyDraft(userId, survey.id, null);
    void navigate({ to: '/panel/student/surveys' });
  };
  const send = (): void => mutate({ id: survey.id, answers: givenAnswers(survey, answers) }, { onSuccess: done });
  return { answers, answer, isPending, send };
}

/** The non-empty answers to questions that the survey has. */
function givenAnswers({ questions }: SurveyPayload, answers: SurveyAnswers) {
  return questions.map(({ id }) => ({ id, value: (answers[id] ?? '').trim() })).filter(({ value }) => value !== '');
}
