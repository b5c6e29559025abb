import { useId, useState } from 'react';
import { classText, uiText } from '@fracht/content';
import { LIMITS, type GroupPayload } from '@fracht/protocol';
import { callAddClass } from '@fracht/kit/api/lecturer-calls.ts';
import { useNewCards } from '@fracht/kit/api/lecturer-queries.ts';
import { useStudents } from '@fracht/kit/api/panel-queries.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { SelectField, TextareaField } from '@fracht/kit/ui/field.tsx';
import { Modal } from '@fracht/kit/ui/modal.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { CodeDaysField, codeDays } from '@fracht/kit/panel/code-days.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { type Typed, useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { namesError, namesOf, duplicateNames } from './class-rules.ts';

/** Adds students without e-mails from a list of names, then opens the printable page of their codes. (LEC-6) */
export function ClassDialog({ groups, onClose }: { groups: readonly GroupPayload[]; onClose: () => void }) {
  const text = classText;
  const formId = useId();
  const typed = useUnsavedGuard();
  const [names, setNames] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const students = useStudents().data ?? [];
  const send = useSending(typed);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    const wrong = namesError(names);
    setError(wrong);
    if (wrong !== null) return;
    const twice = duplicateNames(namesOf(names), students);
    setAsked(twice);
    if (twice.some((name) => !asked.includes(name))) return;
    await send({
      students: namesOf(names),
      group: formText(form, 'group'),
      days: codeDays(formText(form, 'days')),
    });
  });
  const onType = (typedNames: string): void => {
    setNames(typedNames);
    setError(null);
    setAsked([]);
  };
  const close = (): void => typed.leave(onClose);
  const count = namesOf(names).length;
  return (
    <Modal
      show
      title={text.title}
      onClose={close}
      footer={
        <>
          <Button className="push" onClick={close}>
            {uiText.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isBusy}>
            {submitText(count, asked.length > 0)}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className="stack stack-4" onSubmit={onSubmit} onChange={typed.mark}>
        <p>{text.lead}</p>
        <NamesField names={names} error={error} onType={onType} />
        <Twice names={asked} />
        <GroupField groups={groups} />
        <CodeDaysField />
      </form>
      <TypedQuestion typed={typed} />
    </Modal>
  );
}

/** Adds the class; the page of codes opens at once, without a question about unsaved changes. */
function useSending(typed: Typed) {
  const add = useNewCards(callAddClass);
  return async (wish: Parameters<typeof callAddClass>[0]): Promise<void> => {
    typed.clear();
    try {
      await add.mutateAsync(wish);
    } catch (cause) {
      typed.touch();
      throw cause;
    }
  };
}

function submitText(count: number, isAsked: boolean): string {
  const text = classText;
  if (isAsked) return text.submitTwice(count);
  return count === 0 ? text.submit : text.submitMany(count);
}

function NamesField({
  names,
  error,
  onType,
}: {
  names: string;
  error: string | null;
  onType: (names: string) => void;
}) {
  const text = classText;
  return (
    <TextareaField
      label={text.people}
      name="students"
      rows={8}
      hint={text.peopleHint(LIMITS.codes)}
      placeholder={text.peoplePlaceholder}
      error={error}
      value={names}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

function GroupField({ groups }: { groups: readonly GroupPayload[] }) {
  const text = classText;
  return (
    <SelectField label={text.group} name="group">
      <option value="">{text.noGroup}</option>
      {groups.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** Warns of duplicate names, which may be one person or two: the lecturer decides. */
function Twice({ names }: { names: readonly string[] }) {
  const text = classText;
  return (
    <div role="status">
      {names.length === 0 ? null : (
        <Note tone="warn">
          <b>{text.twice(names.join(', '))}</b>
          <bdi>{` ${text.twiceQuestion}`}</bdi>
        </Note>
      )}
    </div>
  );
}
