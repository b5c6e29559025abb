import { useState } from 'react';
import { accountsText } from '@fracht/content';
import type { RegistrationRules } from '@fracht/protocol';
import { callSaveRegistration } from '@fracht/kit/api/admin-calls.ts';
import { useRegistration } from '@fracht/kit/api/admin-queries.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Pending } from '@fracht/kit/panel/pending.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Switch } from '@fracht/kit/ui/choice.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';

const KINDS = ['students', 'lecturers'] as const;
const MOST_CHARACTERS = 2000;

/** Who may register on the landing page: nobody, everybody, or e-mails of some domains, for students and lecturers apart. (ADM-9) */
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
        {data === undefined ? null : <RegistrationForm key={JSON.stringify(data)} rules={data} />}
      </CardBody>
    </Card>
  );
}

function RegistrationForm({ rules }: { rules: RegistrationRules }) {
  const text = accountsText.registration;
  const typed = useUnsavedGuard();
  const [open, setOpen] = useState({ students: rules.students.open, lecturers: rules.lecturers.open });
  const save = useInvalidatingMutation(callSaveRegistration, ['registration']);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await save.mutateAsync({
      students_open: open.students,
      students_domains: domainsIn(formText(form, 'students_domains')),
      lecturers_open: open.lecturers,
      lecturers_domains: domainsIn(formText(form, 'lecturers_domains')),
    });
    typed.clear();
  });
  return (
    <form className="stack stack-4" onSubmit={onSubmit} onChange={typed.mark} noValidate>
      {KINDS.map((kind) => (
        <div key={kind} className="stack stack-2">
          <Switch
            title={text.kinds[kind].open}
            note={text.kinds[kind].note}
            checked={open[kind]}
            onChange={({ target }) => setOpen({ ...open, [kind]: target.checked })}
          />
          <Field
            label={text.domains[kind]}
            name={`${kind}_domains`}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={MOST_CHARACTERS}
            hint={text.domainsHint}
            defaultValue={rules[kind].domains.join(', ')}
          />
        </div>
      ))}
      <div className="row">
        <Button type="submit" isBusy={isBusy}>
          {text.save}
        </Button>
      </div>
      <TypedQuestion typed={typed} />
    </form>
  );
}

/** The domains in a line, parted by commas or blanks. */
function domainsIn(line: string): readonly string[] {
  return line.split(/[\s,;]+/u).filter((domain) => domain !== '');
}
