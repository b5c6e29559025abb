import { Link } from '@tanstack/react-router';
import { ClipboardList } from 'lucide-react';
import { surveyOfferText } from '@fracht/content';
import { callOpenSurvey } from '@fracht/kit/api/lecturer-calls.ts';
import { useSurveys } from '@fracht/kit/api/lecturer-queries.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { useOpenSurveys } from '@fracht/kit/api/student-calls.ts';
import { Button, buttonClass } from '@fracht/kit/ui/button.tsx';
import { useViewer } from '../../store/hooks.ts';

/** The survey of a finished game on its summary: the teacher sends it, a student fills it in. */
export function SurveyOffer({ game }: { readonly game: string }) {
  const { type } = useViewer();
  return type === 'TEACHER' ? <SendOffer game={game} /> : <FillOffer game={game} />;
}

function SendOffer({ game }: { readonly game: string }) {
  const text = surveyOfferText;
  const { data: sent } = useSurveys();
  const send = useInvalidatingMutation(callOpenSurvey, ['surveys']);
  if (sent === undefined) return null;
  if (sent.some((survey) => survey.game === game)) {
    return (
      <Link to="/panel/lecturer/surveys" className={buttonClass({})}>
        <ClipboardList className="i" aria-hidden="true" />
        <bdi>{text.sent}</bdi>
      </Link>
    );
  }
  return (
    <Button isBusy={send.isPending} onClick={() => send.mutate(game)}>
      <ClipboardList className="i" aria-hidden="true" />
      {text.send}
    </Button>
  );
}

function FillOffer({ game }: { readonly game: string }) {
  const survey = useOpenSurveys().data?.find((open) => open.game === game);
  if (survey === undefined) return null;
  return (
    <Link to="/panel/student/surveys" search={{ ankieta: survey.id }} className={buttonClass({})}>
      <ClipboardList className="i" aria-hidden="true" />
      <bdi>{surveyOfferText.fill}</bdi>
    </Link>
  );
}
