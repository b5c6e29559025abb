import { useId, useState } from 'react';
import { schoolDay, setTasksText, uiText } from '@fracht/content';
import { MOST_SET_TASKS, type SetTasksBody } from '@fracht/protocol';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { serverNow } from '@fracht/kit/server-time.ts';
import { TaskPicker } from './task-picker.tsx';
import { useSetTasks } from './use-set-tasks.ts';

type SetTasksDialogProps = {
  /** What is set now. */
  readonly before: SetTasksBody;
  /** How many are in the group. */
  readonly students: number;
  readonly onClose: () => void;
};

/** The window in which situations are chosen for a group, with their last day. (GTM-5) */
export function SetTasksDialog({ before, students, onClose }: SetTasksDialogProps) {
  const text = setTasksText.form;
  const formId = useId();
  const typed = useUnsavedGuard();
  const close = (): void => typed.leave(onClose);
  const [{ items, until }, setDraft] = useState({ items: before.items, until: before.until ?? '' });
  const [today] = useState(() => schoolDay(serverNow()));
  const save = useSetTasks();
  // To look for a situation is no change that could be lost.
  const change = (draft: { readonly items: string[]; readonly until: string }): void => {
    typed.touch();
    setDraft(draft);
  };
  const { isBusy, onSubmit } = useSubmit(async () => {
    const now = { group: before.group, items, until: until === '' ? null : until };
    await save.mutateAsync({ now, before });
    typed.clear();
    onClose();
  });
  return (
    <Modal
      show
      title={text.title}
      onClose={close}
      footer={<ChosenFoot count={items.length} formId={formId} isBusy={isBusy} onCancel={close} />}
    >
      <form noValidate id={formId} className="stack stack-4" onSubmit={onSubmit}>
        <TaskPicker
          group={before.group}
          students={students}
          chosen={items}
          onChange={(chosen) => change({ items: chosen, until })}
        />
        <Field
          label={text.until}
          name="until"
          type="date"
          min={today}
          hint={text.untilHint}
          value={until}
          onChange={({ target }) => change({ items, until: target.value })}
        />
      </form>
      <TypedQuestion typed={typed} />
    </Modal>
  );
}

type ChosenFootProps = {
  /** How many situations are chosen. */
  readonly count: number;
  readonly formId: string;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
};

function ChosenFoot({ count, formId, isBusy, onCancel }: ChosenFootProps) {
  const text = setTasksText.form;
  return (
    <>
      <span className="small muted" role="status">
        {text.chosen(count, MOST_SET_TASKS)}
      </span>
      <Button className="push" onClick={onCancel}>
        {uiText.cancel}
      </Button>
      <Button kind="primary" type="submit" form={formId} isBusy={isBusy} reason={count === 0 ? text.empty : null}>
        {text.submit}
      </Button>
    </>
  );
}
