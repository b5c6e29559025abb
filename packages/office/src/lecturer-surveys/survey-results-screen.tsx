import { useState } from 'react';
import { Bell, ClipboardList, Download, Send } from 'lucide-react';
import { filledSurveysText, gamesText } from '@fracht/content';
import type { SurveyPayload } from '@fracht/protocol';
import { callRemindSurvey } from '@fracht/kit/api/lecturer-calls.ts';
import { useSurveys } from '@fracht/kit/api/lecturer-queries.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { fileName } from '@fracht/kit/files/save-file.ts';
import { saveTable } from '@fracht/kit/files/table-file.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { PendingCard } from '@fracht/kit/panel/pending.tsx';
import { useSearchState } from '@fracht/kit/panel/use-search-state.ts';
import { useBusily } from '@fracht/kit/panel/use-busily.ts';
import { SendSurvey } from './send-survey.tsx';
import { SurveyList } from './survey-list.tsx';
import { SurveyResults } from './survey-results.tsx';
import { surveyTable, whyNotReminded } from './survey-rules.ts';
import styles from './surveys-screen.module.css';

/** The sent surveys and their results; the address names the one shown. (QST-4) */
export function SurveyResultsScreen() {
  const text = filledSurveysText;
  const asked = useSurveys();
  const { data: surveys = [] } = asked;
  const address = useSearchState();
  const [isSending, setIsSending] = useState(false);
  const shown = surveys.find(({ id }) => id === address.get('ankieta')) ?? surveys[0];
  const sendButton = (
    <Button kind={shown === undefined ? 'primary' : 'plain'} onClick={() => setIsSending(true)}>
      <Send className="i" aria-hidden="true" />
      {text.send}
    </Button>
  );
  return (
    <>
      <PageHead title={text.title} sub={shown === undefined ? text.sub : gamesText.name(shown.groupName, shown.number)}>
        {shown === undefined ? null : sendButton}
        {shown === undefined ? null : <RemindButton survey={shown} now={asked.dataUpdatedAt} />}
        {shown === undefined ? null : <SaveButtons survey={shown} />}
      </PageHead>
      {asked.data === undefined ? (
        <PendingCard asked={asked} />
      ) : shown === undefined ? (
        <Card>
          <EmptyState
            icon={<ClipboardList className="i-l" aria-hidden="true" />}
            title={text.empty.title}
            text={text.empty.text}
            action={sendButton}
          />
        </Card>
      ) : (
        <div className={styles.columns}>
          <SurveyList surveys={surveys} shown={shown.id} onShow={(ankieta) => address.set({ ankieta })} />
          <SurveyResults key={shown.id} survey={shown} />
        </div>
      )}
      {isSending ? <SendSurvey surveys={surveys} onClose={() => setIsSending(false)} /> : null}
    </>
  );
}

/** Reminds those who have not answered; nothing if everybody has. */
function RemindButton({ survey, now }: { survey: SurveyPayload; now: number }) {
  const { mutate, isPending } = useInvalidatingMutation(callRemindSurvey, ['surveys']);
  const count = (survey.missing ?? []).length;
  if (count === 0) return null;
  return (
    <Button isBusy={isPending} reason={whyNotReminded(survey, now)} onClick={() => mutate(survey.game)}>
      <Bell className="i" aria-hidden="true" />
      {filledSurveysText.remind(count)}
    </Button>
  );
}

function SaveButtons({ survey }: { survey: SurveyPayload }) {
  const text = filledSurveysText;
  const isEmpty = (survey.answers ?? []).length === 0;
  const reason = isEmpty ? text.nobodyYet.title : null;
  const { isBusy, busily } = useBusily('survey results');
  const save = async (ending: 'csv' | 'xlsx'): Promise<void> => {
    const name = fileName([text.file, survey.groupName, String(survey.number)], ending);
    await saveTable({ name, sheet: survey.groupName, rows: surveyTable(survey) });
  };
  return (
    <>
      <Button isBusy={isBusy} reason={reason} onClick={() => void busily(() => save('csv'))}>
        <Download className="i" aria-hidden="true" />
        {text.saveCsv}
      </Button>
      <Button isBusy={isBusy} reason={reason} onClick={() => void busily(() => save('xlsx'))}>
        <Download className="i" aria-hidden="true" />
        {text.save}
      </Button>
    </>
  );
}
