import { useId, useState } from 'react';
import { schoolDay, setTasksText, uiText } from '@fracht/content';
import { MOST_SET_TASKS, type SetTasksBody } from '@fracht/protocol';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
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
  const [items, setItems] = useState(before.items);
  const [until, setUntil] = useState(before.until ?? '');
  const [today] = useState(() => schoolDay(Date.now()));
  const save = useSetTasks();
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
      footer={
        <>
          <span className="small muted" role="status">
            {text.chosen(items.length, MOST_SET_TASKS)}
          </span>
          <Button className="push" onClick={close}>
            {uiText.cancel}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            isBusy={isBusy}
            reason={items.length === 0 ? text.empty : null}
          >
            {text.submit}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className="stack stack-4" onSubmit={onSubmit} onChange={typed.mark}>
        <TaskPicker group={before.group} students={students} chosen={items} onChange={setItems} />
        <Field
          label={text.until}
          name="until"
          type="date"
          min={today}
          hint={text.untilHint}
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </form>
      <TypedQuestion typed={typed} />
    </Modal>
  );
}
