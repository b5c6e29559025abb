import { useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { questionsText } from '@fracht/content';
import { LIMITS, type SurveyQuestion } from '@fracht/protocol';
import { callSaveQuestions } from '@fracht/kit/api/lecturer-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardFoot } from '@fracht/kit/ui/card.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { useStableCallback } from '@fracht/kit/panel/use-stable-callback.ts';
import {
  afterSave,
  draftsOf,
  mayAdd,
  movedQuestion,
  whyNotSaved,
  questionsToSave,
  withNew,
  type QuestionDraft,
} from './question-rules.ts';
import { QuestionRow } from './question-row.tsx';
import styles from './questions-form.module.css';

/** The form of all questions, saved together; a new one can be added only after one with a text. (QST-1) */
export function QuestionsForm({ saved, empty }: { saved: readonly SurveyQuestion[]; empty: ReactNode }) {
  const text = questionsText;
  const [drafts, setDrafts] = useState(() => draftsOf(saved));
  const typed = useUnsavedGuard();
  const save = useInvalidatingMutation(callSaveQuestions, ['questions']);
  const settle = useStableCallback((sent: readonly QuestionDraft[], answered: readonly SurveyQuestion[]): void => {
    if (drafts === sent) typed.clear();
    setDrafts(afterSave(drafts, sent, answered));
  });
  const { isBusy, onSubmit } = useSubmit(async () => settle(drafts, await save.mutateAsync(questionsToSave(drafts))));
  const edit = (next: readonly QuestionDraft[]): void => {
    setDrafts(next);
    typed.touch();
  };
  const change = (key: number, changed: Partial<QuestionDraft>): void =>
    edit(drafts.map((draft) => (draft.key === key ? { ...draft, ...changed } : draft)));
  return (
    <form className="stack stack-4" onSubmit={onSubmit}>
      <Note>{text.note}</Note>
      <Card label={text.list}>
        {drafts.length === 0 ? empty : null}
        <ol className={styles.list}>
          {drafts.map((draft, index) => (
            <QuestionRow
              key={draft.key}
              draft={draft}
              number={index + 1}
              isFirst={index === 0}
              isLast={index === drafts.length - 1}
              onChange={(changed) => change(draft.key, changed)}
              onMove={(by) => edit(movedQuestion(drafts, draft.key, by))}
              onRemove={() => edit(drafts.filter(({ key }) => key !== draft.key))}
            />
          ))}
        </ol>
        <CardFoot className={styles.foot}>
          <Button reason={whyNot(drafts)} onClick={() => setDrafts(withNew(drafts))}>
            <Plus className="i" aria-hidden="true" />
            {text.add}
          </Button>
          <Button kind="primary" type="submit" className="push" isBusy={isBusy} reason={whyNotSaved(drafts)}>
            {text.save}
          </Button>
        </CardFoot>
      </Card>
      <TypedQuestion typed={typed} />
    </form>
  );
}

/** Why no question can be added now; null when one can. */
function whyNot(drafts: readonly QuestionDraft[]): string | null {
  if (drafts.length >= LIMITS.questions) return questionsText.most(LIMITS.questions);
  return mayAdd(drafts) ? null : questionsText.addReason;
}
