import { Link } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { studentSurveysText } from '@fracht/content';
import { retryOf } from '@fracht/kit/api/panel-queries.ts';
import { useOpenSurveys } from '@fracht/kit/api/student-calls.ts';
import { buttonClass } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { OpenSurveys } from './open-surveys.tsx';
import { SurveyForm } from './survey-form.tsx';

/** The student's open surveys, and the form of the one that the address names. (STU-5) */
export function StudentSurveysScreen() {
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
