import { useId, useState } from 'react';
import { classText, uiText } from '@fracht/content';
import { LIMITS, type GroupPayload } from '@fracht/protocol';
import { callAddClass } from '../../api/lecturer-calls.ts';
import { useNewCards } from '../../api/lecturer-queries.ts';
import { formText } from '../../forms/form-text.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextareaField } from '../../ui/field.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TypedQuestion } from '../panel/typed-question.tsx';
import { useTyped } from '../panel/use-typed.ts';
import { namesError, namesOf } from './class-rules.ts';

/** Adds students without e-mails out of a list of names, then opens the sheet of their codes. (protocol "Users") */
export function ClassDialog({ groups, onClose }: { groups: readonly GroupPayload[]; onClose: () => void }) {
  const text = classText;
  const formId = useId();
  const typed = useTyped();
  const [names, setNames] = useState('');
  const [error, setError] = useState<string | null>(null);
  const add = useNewCards(callAddClass);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    const wrong = namesError(names);
    setError(wrong);
    if (wrong !== null) return;
    typed.clear();
    await add.mutateAsync({ students: namesOf(names), group: formText(form, 'group') });
  });
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
            {count === 0 ? text.submit : text.submitMany(count)}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack stack-4" onSubmit={onSubmit} onChange={typed.mark}>
        <p>{text.lead}</p>
        <TextareaField
          label={text.people}
          name="students"
          rows={8}
          hint={text.peopleHint(LIMITS.codes)}
          placeholder={text.peoplePlaceholder}
          error={error}
          value={names}
          onChange={(event) => {
            setNames(event.target.value);
            setError(null);
          }}
        />
        <SelectField label={text.group} name="group">
          <option value="">{text.noGroup}</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </form>
      <TypedQuestion typed={typed} />
    </Modal>
  );
}
