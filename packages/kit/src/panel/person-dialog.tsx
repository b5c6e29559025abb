import { useId } from 'react';
import { studentsText, uiText } from '@fracht/content';
import { ANSWER_TIMES } from '@fracht/engine';
import { type GroupPayload, userBase, type UserPayload } from '@fracht/protocol';
import { useAddresses } from '../api/address-queries.ts';
import { callAddUser, callEditUser } from '../api/panel-calls.ts';
import { useInvalidatingMutation } from '../api/panel-queries.ts';
import { formText } from '../forms/form-text.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { Button } from '../ui/button.tsx';
import { Field, SelectField } from '../ui/field.tsx';
import { Modal } from '../ui/modal.tsx';
import { mergeFields } from './merge-fields.ts';
import { TypedQuestion } from './typed-question.tsx';
import { useConflicts } from './use-conflicts.tsx';
import { useUnsavedGuard } from './use-unsaved-guard.ts';
import styles from './person-dialog.module.css';

export type PersonDialogProps = {
  readonly title: string;
  readonly type: 'STUDENT' | 'TEACHER' | 'ADMIN';
  /** The person to change; null adds a new one. */
  readonly person: UserPayload | null;
  /** The groups to choose from; absent for people who have no group. */
  readonly groups?: readonly GroupPayload[] | undefined;
  readonly onClose: () => void;
};

/** Adds a person or changes one; errors stand under their fields, the dialog closes on success. */
export function PersonDialog({ title, type, person, groups, onClose }: PersonDialogProps) {
  const text = studentsText.form;
  const formId = useId();
  const typed = useUnsavedGuard();
  const close = (): void => typed.leave(onClose);
  const add = useInvalidatingMutation(callAddUser, ['people', 'groups', 'outbox', 'invitations']);
  const { save, dialog } = useSavingOver(groups);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    const email = formText(form, 'email');
    const data = {
      first_name: formText(form, 'first_name'),
      last_name: formText(form, 'last_name'),
      ...(groups === undefined ? {} : { group: formText(form, 'group') }),
      ...answerTimeIn(form),
    };
    if (person === null) await add.mutateAsync({ ...data, email, type, password: formText(form, 'password') });
    else await save(person, { ...data, email });
    onClose();
  });
  return (
    <Modal
      show
      title={title}
      onClose={close}
      footer={
        <>
          <Button className="push" onClick={close}>
            {uiText.cancel}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={isBusy}>
            {person === null ? text.addSubmit : text.editSubmit}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} className="stack stack-4" onSubmit={onSubmit} onChange={typed.mark}>
        <PersonFields person={person} groups={groups} />
      </form>
      {dialog}
      <TypedQuestion typed={typed} />
    </Modal>
  );
}

/** The value of the field for answering time; undefined if there is no such field. */
function answerTimeIn(form: FormData): Pick<UserPayload, 'answer_time'> {
  const chosen = formText(form, 'answer_time');
  const answer_time = ANSWER_TIMES.find((time) => String(time) === chosen);
  return answer_time === undefined ? {} : { answer_time };
}

type PersonFieldsTyped = Pick<UserPayload, 'first_name' | 'last_name' | 'email' | 'answer_time'> & {
  readonly group?: string;
};

/** Saves a person; the save names what the form was opened with. What somebody else has changed meanwhile is merged, or asked about. */
function useSavingOver(groups: readonly GroupPayload[] = []) {
  const { mutateAsync } = useInvalidatingMutation(callEditUser, ['people', 'groups']);
  const conflicts = useConflicts();
  const save = (person: UserPayload, mine: PersonFieldsTyped): Promise<void> =>
    conflicts.save<PersonFieldsTyped, void>({
      base: asTyped(person, mine),
      mine,
      presentIn: (payload) => asTyped(userBase.parse(payload), mine),
      merge: mergeFields<PersonFieldsTyped>(fieldWords(groups)),
      send: async ({ email, ...fields }, { group, ...base }) => {
        const sent = { id: person.id, base: { ...base, ...(group === undefined ? {} : { group: group || null }) } };
        // An account without an e-mail stays so as long as none is typed: the field is then not sent.
        await mutateAsync({ ...fields, ...(base.email === '' && email === '' ? {} : { email }), ...sent });
      },
    });
  return { save, dialog: conflicts.dialog };
}

/** A person as the form's fields hold it; only the fields that the form has. */
function asTyped(
  { first_name, last_name, email, group, answer_time }: Pick<UserPayload, keyof PersonFieldsTyped>,
  mine: PersonFieldsTyped,
): PersonFieldsTyped {
  return {
    first_name,
    last_name,
    email,
    ...(mine.group === undefined ? {} : { group: group ?? '' }),
    ...(mine.answer_time === undefined ? {} : { answer_time: answer_time ?? 100 }),
  };
}

function fieldWords(groups: readonly GroupPayload[]) {
  const text = studentsText.form;
  const groupName = (id: string | undefined): string => groups.find((one) => one.id === id)?.name ?? text.noGroup;
  return {
    first_name: { name: text.firstName },
    last_name: { name: text.lastName },
    email: { name: text.email },
    group: { name: text.group, show: groupName },
    answer_time: {
      name: text.answerTime,
      show: (time: PersonFieldsTyped['answer_time']) => text.answerTimes[time ?? 100],
    },
  };
}

function PersonFields({ person, groups }: Pick<PersonDialogProps, 'person' | 'groups'>) {
  const text = studentsText.form;
  return (
    <>
      <div className={styles.two}>
        <Field
          label={text.firstName}
          name="first_name"
          maxLength={80}
          required
          autoComplete="off"
          defaultValue={person?.first_name}
        />
        <Field
          label={text.lastName}
          name="last_name"
          maxLength={80}
          required
          autoComplete="off"
          defaultValue={person?.last_name}
        />
      </div>
      <Field
        label={text.email}
        name="email"
        type="email"
        maxLength={254}
        required={person?.login === undefined || person.email !== ''}
        autoComplete="off"
        defaultValue={person?.email}
        hint={emailHint(person)}
      />
      {groups === undefined ? null : (
        <SelectField label={text.group} name="group" defaultValue={person?.group ?? ''}>
          <option value="">{text.noGroup}</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      {person?.type === 'STUDENT' ? <AnswerTimeField person={person} /> : null}
      {person === null ? <FirstPasswordField /> : null}
    </>
  );
}

/** What another e-mail does to the login of a person; nothing to say of a new one. */
function emailHint(person: UserPayload | null): string | undefined {
  if (person === null) return undefined;
  if (person.email !== '') return studentsText.form.emailDropsPassword;
  return person.has_password === true ? studentsText.form.emailDropsPin : undefined;
}

/** The first password of a new person; the hint says where the link to set one goes if it is left empty. */
function FirstPasswordField() {
  const text = studentsText.form;
  const hasMail = useAddresses().data?.hasMail ?? true;
  return (
    <Field
      label={text.password}
      name="password"
      type="password"
      maxLength={128}
      autoComplete="new-password"
      hint={hasMail ? text.passwordHint : text.passwordHintWithoutMail}
    />
  );
}

function AnswerTimeField({ person }: { person: UserPayload }) {
  const text = studentsText.form;
  return (
    <SelectField
      label={text.answerTime}
      hint={text.answerTimeHint}
      name="answer_time"
      defaultValue={String(person.answer_time ?? 100)}
    >
      {ANSWER_TIMES.map((time) => (
        <option key={time} value={time}>
          {text.answerTimes[time]}
        </option>
      ))}
    </SelectField>
  );
}
