import { retentionText } from '@fracht/content';
import { LIMITS } from '@fracht/protocol';
import { callSaveRetention } from '@fracht/kit/api/admin-calls.ts';
import { useRetention } from '@fracht/kit/api/admin-queries.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { formText } from '@fracht/kit/forms/form-text.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { Pending } from '@fracht/kit/panel/pending.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useUnsavedGuard } from '@fracht/kit/panel/use-unsaved-guard.ts';
import { LeavingUsers } from './leaving-users.tsx';
import styles from './retention.module.css';

/** How long accounts of students are kept after their last login. (RODO) */
export function Retention() {
  const text = retentionText;
  const asked = useRetention();
  const { data } = asked;
  return (
    <Card>
      <CardHead title={text.title} />
      <CardBody className="stack stack-4">
        <p className="small muted">{text.text}</p>
        <Pending asked={asked} />
        {data === undefined ? null : <RetentionForm key={data.months} months={data.months} />}
      </CardBody>
      {data === undefined ? null : <LeavingUsers leaving={data.leaving} />}
    </Card>
  );
}

function RetentionForm({ months }: { months: number }) {
  const text = retentionText;
  const typed = useUnsavedGuard();
  const save = useInvalidatingMutation(callSaveRetention, ['retention']);
  const { isBusy, onSubmit } = useSubmit(async (form) => {
    await save.mutateAsync(formText(form, 'months'));
    typed.clear();
  });
  return (
    <form className={styles.form} onSubmit={onSubmit} onChange={typed.mark} noValidate>
      <p className="small">{text.now(months)}</p>
      <Field
        label={text.field}
        name="months"
        type="number"
        inputMode="numeric"
        min={0}
        max={LIMITS.retentionMonths}
        step={1}
        unit={text.unit}
        hint={text.hint(LIMITS.retentionMonths)}
        defaultValue={months}
      />
      <Button type="submit" isBusy={isBusy}>
        {text.save}
      </Button>
      <TypedQuestion typed={typed} />
    </form>
  );
}
