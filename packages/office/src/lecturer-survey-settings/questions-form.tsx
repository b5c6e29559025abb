import { useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { questionsText } from '@fracht/content';
import { LIMITS, questionsBase, type SurveyQuestion } from '@fracht/protocol';
import { callSaveQuestions, type QuestionWish } from '@fracht/kit/api/lecturer-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardFoot } from '@fracht/kit/ui/card.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { useConflicts } from '@fracht/kit/panel/use-conflicts.tsx';
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
import { mergeQuestions } from './merge-questions.ts';
import { QuestionRow } from './question-row.tsx';
import styles from './questions-form.module.css';

/** The form of all questions, saved together; a new one can be added only after one with a text. (QST-1) */
export function QuestionsForm({ saved: first, empty }: { saved: readonly SurveyQuestion[]; empty: ReactNode }) {
  const text = questionsText;
  const [drafts, setDrafts] = useState(() => draftsOf(first));
  // The data that the drafts were typed over; it does not change with a later refetch.
  const [base, setBase] = useState(first);
  const typed = useUnsavedGuard();
  const { save, dialog } = useSavingOver();
  const settle = useStableCallback((sent: readonly QuestionDraft[], { answered, isMerged }: SavedQuestions): void => {
    // What was changed during the merge is still based on the old questions, and is merged by the next save.
    if (isMerged && drafts !== sent) return;
    if (drafts === sent) typed.clear();
    setBase(answered);
    setDrafts(isMerged ? draftsOf(answered) : afterSave(drafts, sent, answered));
  });
  const { isBusy, onSubmit } = useSubmit(async () => {
    settle(drafts, await save(base, questionsToSave(drafts)));
  });
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
      {dialog}
      <TypedQuestion typed={typed} />
    </form>
  );
}

/** The questions as stored; `isMerged`: including what somebody else has saved meanwhile. */
type SavedQuestions = { readonly answered: readonly SurveyQuestion[]; readonly isMerged: boolean };

/** Saves questions with an optimistic lock; what somebody else has saved meanwhile is merged, or asked about. */
function useSavingOver() {
  const { mutateAsync } = useInvalidatingMutation(callSaveQuestions, ['questions']);
  const conflicts = useConflicts();
  const save = (base: readonly SurveyQuestion[], mine: readonly QuestionWish[]): Promise<SavedQuestions> =>
    conflicts.save<readonly QuestionWish[], SavedQuestions>({
      base,
      mine,
      presentIn: (payload) => questionsBase.parse(payload).questions,
      merge: mergeQuestions,
      send: async (questions, over) => ({
        answered: await mutateAsync({ questions, base: over.flatMap(stored) }),
        isMerged: questions !== mine,
      }),
    });
  return { save, dialog: conflicts.dialog };
}

function stored({ id, ...question }: QuestionWish): SurveyQuestion[] {
  return id === null ? [] : [{ ...question, id }];
}

/** Why no question can be added now; null if one can. */
function whyNot(drafts: readonly QuestionDraft[]): string | null {
  if (drafts.length >= LIMITS.questions) return questionsText.most(LIMITS.questions);
  return mayAdd(drafts) ? null : questionsText.addReason;
}
