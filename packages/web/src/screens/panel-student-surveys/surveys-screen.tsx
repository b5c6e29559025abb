import { Link } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { studentSurveysText } from '@fracht/content';
import { retryOf } from '../../api/panel-queries.ts';
import { useOpenSurveys } from '../../api/student-calls.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHead } from '../panel/page-head.tsx';
import { useSearchState } from '../panel/use-search-state.ts';
import { OpenSurveys } from './open-surveys.tsx';
import { SurveyForm } from './survey-form.tsx';

/** The student's surveys: those to fill in, and the one that is being filled in, which the address names. (spec §2 "Student panel menu", §7) */
export function SurveysScreen() {
  const text = studentSurveysText;
  const { get } = useSearchState();
  const asked = useOpenSurveys();
  const chosen = get('ankieta');
  const survey = asked.data?.find(({ id }) => id === chosen);
  if (survey !== undefined) return <SurveyForm key={survey.id} survey={survey} />;
  return (
    <>
      <PageHead title={text.title} sub={text.sub} />
      {chosen !== '' && asked.data !== undefined ? (
        <Card>
          <EmptyState
            icon={<ClipboardList className="i-l" aria-hidden="true" />}
            title={text.gone}
            text={text.goneText}
            action={
              <Link to="/panel/student/surveys" className={buttonClass({})}>
                {text.all}
              </Link>
            }
          />
        </Card>
      ) : (
        <OpenSurveys surveys={asked.data} onRetry={retryOf(asked)} />
      )}
    </>
  );
}
