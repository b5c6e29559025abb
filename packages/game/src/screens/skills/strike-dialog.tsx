import { useId, useState } from 'react';
import { skillsText, uiText } from '@fracht/content';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { TextareaField } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { observationWords, type ObservedDecision } from './skill-moments.ts';

/** The bounds of a reason's length, in characters, the same as the server's. */
const REASON = { MIN: 3, MAX: 200 } as const;

type StrikeDialogProps = {
  /** What is about to be struck out; null: nothing is. */
  readonly observed: ObservedDecision | null;
  readonly onStrike: (decision: string, reason: string) => Promise<void>;
  readonly onClose: () => void;
};

/** Asks why a decision is to be struck out: its student can read the reason. (SKS-6) */
export function StrikeDialog({ observed, onStrike, onClose }: StrikeDialogProps) {
  const text = skillsText.dialog;
  const formId = useId();
  const typed = useUnsavedGuard();
  const leave = (): void => typed.leave(onClose);
  const [isShort, setIsShort] = useState(false);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    const reason = formText(form, 'reason').trim();
    setIsShort(reason.length < REASON.MIN);
    if (observed === null || reason.length < REASON.MIN) return;
    await onStrike(observed.decision, reason);
    typed.clear();
    onClose();
  });
  return (
    <Modal
      show={observed !== null}
      title={text.title}
      onClose={leave}
      footer={
        <>
          <Button className="push" onClick={leave}>
            {uiText.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isBusy}>
            {text.submit}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className="stack stack-4" onChange={typed.mark} onSubmit={onSubmit}>
        {observed === null ? null : <p className="b">{observationWords(observed.first)}</p>}
        <p>{text.lead}</p>
        <TextareaField
          label={text.reason}
          name="reason"
          rows={3}
          required
          maxLength={REASON.MAX}
          hint={text.hint}
          error={isShort ? text.short : null}
        />
      </form>
      <TypedQuestion typed={typed} />
    </Modal>
  );
}
