import { useId, useState } from 'react';
import { conflictText, schoolDay, setTasksText, uiText } from '@fracht/content';
import { MOST_SET_TASKS, setTasksBase, type SetTasksBody } from '@fracht/protocol';
import { formatDate } from '@fracht/kit/format.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { mergeFields } from '@fracht/kit/panel/merge-fields.ts';
import { mergedMembers } from '@fracht/kit/panel/merged-changes.ts';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { type Merge, useConflicts } from '@fracht/kit/panel/use-conflicts.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { serverNow } from '@fracht/kit/server-time.ts';
import { TaskPicker } from './task-picker.tsx';
import { useSetTasks } from './use-set-tasks.ts';

type TaskFields = Pick<SetTasksBody, 'items' | 'until'>;

type SetTasksDialogProps = {
  /** What was set when the dialog was opened, as it would be set again, and as it is stored, with a last day that may be over. */
  readonly before: SetTasksBody;
  readonly base: TaskFields;
  /** How many are in the group. */
  readonly students: number;
  readonly onClose: () => void;
};

/** The window in which situations are chosen for a group, with their last day. (GTM-5) */
export function SetTasksDialog({ before, base, students, onClose }: SetTasksDialogProps) {
  const text = setTasksText.form;
  const formId = useId();
  const typed = useUnsavedGuard();
  const close = (): void => typed.leave(onClose);
  const [{ items, until }, setDraft] = useState({ items: before.items, until: before.until ?? '' });
  const [over] = useState(base);
  const conflicts = useConflicts();
  const [today] = useState(() => schoolDay(serverNow()));
  const save = useSetTasks();
  // Searching for a situation is no change that could be lost.
  const change = (draft: { readonly items: string[]; readonly until: string }): void => {
    typed.touch();
    setDraft(draft);
  };
  const { isBusy, onSubmit } = useSubmit(async () => {
    await conflicts.save<TaskFields, void>({
      base: over,
      mine: { items, until: until === '' ? null : until },
      presentIn: (payload) => setTasksBase.parse(payload),
      merge: mergeTasks,
      send: (fields, known) => save.mutateAsync({ now: { group: before.group, ...fields, base: known }, before }),
    });
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
      {conflicts.dialog}
      <TypedQuestion typed={typed} />
    </Modal>
  );
}

/** Situations that somebody else has set or removed meanwhile are merged, a conflicting last day is asked about. */
function mergeTasks(base: TaskFields, mine: TaskFields, theirs: TaskFields): Merge<TaskFields> {
  const items = mergedMembers(base.items, mine.items, theirs.items);
  const days = mergeDays(dayOf(base), dayOf(mine), dayOf(theirs));
  return {
    merged: { items, ...days.merged },
    conflicts: days.conflicts,
    choose: (ids) => ({ items, ...days.choose(ids) }),
  };
}

const mergeDays = mergeFields<Pick<TaskFields, 'until'>>({
  until: { name: setTasksText.form.until, show: (day) => (day === null ? conflictText.empty : formatDate(day)) },
});

function dayOf({ until }: TaskFields): Pick<TaskFields, 'until'> {
  return { until };
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
