import { useState } from 'react';
import { accountsText, conflictText } from '@fracht/content';
import { registrationPayload, type RegistrationRules } from '@fracht/protocol';
import { callSaveRegistration } from '@fracht/kit/api/admin-calls.ts';
import { useRegistration } from '@fracht/kit/api/admin-queries.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { type FieldWords, mergeFields } from '@fracht/kit/panel/merge-fields.ts';
import { Pending } from '@fracht/kit/panel/pending.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useConflicts } from '@fracht/kit/panel/use-conflicts.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Switch } from '@fracht/kit/ui/choice.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';

const KINDS = ['students', 'lecturers'] as const;
const MOST_CHARACTERS = 2000;

/** Who may register on the landing page: nobody, everybody, or e-mails of some domains, for students and lecturers separately. (ADM-9) */
export function RegistrationCard() {
  const text = accountsText.registration;
  const asked = useRegistration();
  const { data } = asked;
  return (
    <Card label={text.title}>
      <CardHead title={text.title} />
      <CardBody className="stack stack-4">
        <p className="small muted">{text.text}</p>
        <Pending asked={asked} />
        {data === undefined ? null : <RegistrationForm rules={data} />}
      </CardBody>
    </Card>
  );
}

/** The rules as the form has them: the domains on one line each. */
type RegistrationFields = Readonly<Record<`${(typeof KINDS)[number]}_open`, boolean>> &
  Readonly<Record<`${(typeof KINDS)[number]}_domains`, string>>;
type RegistrationDraft = { readonly mine: RegistrationFields; readonly over: RegistrationFields };

function RegistrationForm({ rules }: { rules: RegistrationRules }) {
  const text = accountsText.registration;
  const typed = useUnsavedGuard();
  const [draft, setDraft] = useState<RegistrationDraft | null>(null);
  const { mutateAsync } = useInvalidatingMutation(callSaveRegistration, ['registration']);
  const conflicts = useConflicts();
  const present = fieldsOf(rules);
  const { mine, over } = draft ?? { mine: present, over: present };
  const change = (fields: Partial<RegistrationFields>): void => setDraft({ mine: { ...mine, ...fields }, over });
  const { isBusy, onSubmit } = useSubmit(async () => {
    await conflicts.save<RegistrationFields, void>({
      base: over,
      mine,
      presentIn: (payload) => fieldsOf(registrationPayload.parse(payload)),
      merge: mergeFields<RegistrationFields>(FIELD_WORDS),
      send: ({ students_domains, lecturers_domains, ...isOpen }, base) =>
        mutateAsync({
          ...isOpen,
          students_domains: domainsIn(students_domains),
          lecturers_domains: domainsIn(lecturers_domains),
          base: rulesOf(base),
        }),
    });
    typed.clear();
    setDraft(null);
  });
  return (
    <form className="stack stack-4" onSubmit={onSubmit} onChange={typed.mark} noValidate>
      {KINDS.map((kind) => (
        <div key={kind} className="stack stack-2">
          <Switch
            title={text.kinds[kind].open}
            note={text.kinds[kind].note}
            checked={mine[`${kind}_open`]}
            onChange={({ target }) => change({ [`${kind}_open`]: target.checked })}
          />
          <Field
            label={text.domains[kind]}
            name={`${kind}_domains`}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={MOST_CHARACTERS}
            hint={text.domainsHint}
            value={mine[`${kind}_domains`]}
            onChange={({ target }) => change({ [`${kind}_domains`]: target.value })}
          />
        </div>
      ))}
      <div className="row">
        <Button type="submit" isBusy={isBusy}>
          {text.save}
        </Button>
      </div>
      {conflicts.dialog}
      <TypedQuestion typed={typed} />
    </form>
  );
}

const { kinds, domains } = accountsText.registration;
const FIELD_WORDS: FieldWords<RegistrationFields> = {
  students_open: { name: kinds.students.open, show: conflictText.isOn },
  students_domains: { name: domains.students },
  lecturers_open: { name: kinds.lecturers.open, show: conflictText.isOn },
  lecturers_domains: { name: domains.lecturers },
};

function fieldsOf({ students, lecturers }: RegistrationRules): RegistrationFields {
  return {
    students_open: students.open,
    students_domains: students.domains.join(', '),
    lecturers_open: lecturers.open,
    lecturers_domains: lecturers.domains.join(', '),
  };
}

function rulesOf(fields: RegistrationFields) {
  return {
    students: { open: fields.students_open, domains: domainsIn(fields.students_domains) },
    lecturers: { open: fields.lecturers_open, domains: domainsIn(fields.lecturers_domains) },
  };
}

/** The domains on a line, separated by commas or blanks. */
function domainsIn(line: string): readonly string[] {
  return line.split(/[\s,;]+/u).filter((domain) => domain !== '');
}
