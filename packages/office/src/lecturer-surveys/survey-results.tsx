import { useState } from 'react';
import { MessageSquareDashed, UserRoundX } from 'lucide-react';
import { filledSurveysText } from '@fracht/content';
import type { SurveyPayload, SurveyQuestion } from '@fracht/protocol';
import { formatNumber } from '@fracht/kit/format.ts';
import { Avatar } from '@fracht/kit/ui/avatar.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { ChoiceBars } from './choice-bars.tsx';
import { MarkBars } from './mark-bars.tsx';
import { respondentNames, textsOf } from './survey-rules.ts';
import styles from './survey-results.module.css';

/** How many text answers of a question are shown before it is expanded. */
const SHORT = 3;

/** The results of a survey: marks and choices as bars, texts in a list, and who has not answered. */
export function SurveyResults({ survey }: { survey: SurveyPayload }) {
  const text = filledSurveysText;
  const { answers = [], missing = [], questions } = survey;
  if (answers.length === 0) {
    return (
      <div className="stack stack-4">
        <Card>
          <EmptyState
            icon={<MessageSquareDashed className="i-l" aria-hidden="true" />}
            title={text.nobodyYet.title}
            text={text.nobodyYet.text}
          />
        </Card>
        <Missing survey={survey} />
      </div>
    );
  }
  const choices = questions.filter(({ kind }) => kind === 'choice');
  const words = questions.filter(({ kind }) => kind === 'text');
  return (
    <div className="stack stack-4">
      <MarkBars survey={survey} />
      <div className={styles.texts}>
        {choices.map((question) => (
          <ChoiceBars key={question.id} survey={survey} question={question} />
        ))}
        {words.map((question) => (
          <Texts key={question.id} survey={survey} question={question} />
        ))}
        {missing.length === 0 ? null : <Missing survey={survey} />}
      </div>
    </div>
  );
}

function Texts({ survey, question }: { survey: SurveyPayload; question: SurveyQuestion }) {
  const text = filledSurveysText;
  const [isWhole, setIsWhole] = useState(false);
  const said = textsOf(survey, question);
  const nameOf = respondentNames(survey);
  return (
    <Card>
      <CardHead title={<span className={styles.question}>{question.value}</span>}>
        {said.length > SHORT ? (
          <Button kind="link" className="push nw" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? text.fewer : text.all(said.length)}
          </Button>
        ) : (
          <span className="push small muted nw">{formatNumber(said.length)}</span>
        )}
      </CardHead>
      {said.length === 0 ? <CardBody className="small muted">{text.noTexts}</CardBody> : null}
      <ul className={styles.list}>
        {said.slice(0, isWhole ? said.length : SHORT).map(({ user, value }) => (
          <li key={user.id}>
            <Avatar initials={user.initials} />
            <div>
              <b className="small">{nameOf(user.id)}</b>
              <p className={styles.words}>{value}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Missing({ survey }: { survey: SurveyPayload }) {
  const { missing = [] } = survey;
  const nameOf = respondentNames(survey);
  if (missing.length === 0) return null;
  return (
    <Card>
      <CardHead title={<span className={styles.question}>{filledSurveysText.missing(missing.length)}</span>} />
      <CardBody className={styles.missing}>
        <UserRoundX className="i" aria-hidden="true" />
        <span>{missing.map(({ id }) => nameOf(id)).join(', ')}</span>
      </CardBody>
    </Card>
  );
}
