import { ListChecks } from 'lucide-react';
import { questionsText } from '@fracht/content';
import { useQuestions } from '@fracht/kit/api/lecturer-queries.ts';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { PendingCard } from '@fracht/kit/panel/pending.tsx';
import { QuestionsForm } from './questions-form.tsx';

/** The lecturer's questions for the survey after a game. (QST-1) */
export function QuestionsScreen() {
  const text = questionsText;
  const asked = useQuestions();
  const { data: questions } = asked;
  return (
    <>
      <PageHead title={text.title} sub={questions === undefined ? '' : text.sub(questions.length)} />
      {questions === undefined ? (
        <PendingCard asked={asked} />
      ) : (
        <QuestionsForm saved={questions} empty={<NoQuestions />} />
      )}
    </>
  );
}

function NoQuestions() {
  const { empty } = questionsText;
  return <EmptyState icon={<ListChecks className="i-l" aria-hidden="true" />} title={empty.title} text={empty.text} />;
}
