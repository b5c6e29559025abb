import { useState } from 'react';
import { retentionText } from '@fracht/content';
import { LIMITS, retentionBase } from '@fracht/protocol';
import { callSaveRetention } from '@fracht/kit/api/admin-calls.ts';
import { useRetention } from '@fracht/kit/api/admin-queries.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { useSubmit } from '@fracht/kit/forms/use-submit.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Field } from '@fracht/kit/ui/field.tsx';
import { mergeFields } from '@fracht/kit/panel/merge-fields.ts';
import { Pending } from '@fracht/kit/panel/pending.tsx';
import { TypedQuestion } from '@fracht/kit/panel/typed-question.tsx';
import { useConflicts } from '@fracht/kit/panel/use-conflicts.tsx';
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
        {data === undefined ? null : <RetentionForm months={data.months} />}
      </CardBody>
      {data === undefined ? null : <LeavingUsers leaving={data.leaving} />}
    </Card>
  );
}

/** What is typed, and the previous value; both as the field has them. */
type RetentionDraft = { readonly months: string; readonly over: string };

function RetentionForm({ months }: { months: number }) {
  const text = retentionText;
  const typed = useUnsavedGuard();
  const [draft, setDraft] = useState<RetentionDraft | null>(null);
  const { mutateAsync } = useInvalidatingMutation(callSaveRetention, ['retention']);
  const conflicts = useConflicts();
  const { isBusy, onSubmit } = useSubmit(async () => {
    await conflicts.save<Pick<RetentionDraft, 'months'>, void>({
      base: { months: draft?.over ?? String(months) },
      mine: { months: draft?.months ?? String(months) },
      presentIn: (payload) => ({ months: String(retentionBase.parse(payload).months) }),
      merge: mergeFields<Pick<RetentionDraft, 'months'>>({ months: { name: text.field } }),
      send: (fields, base) => mutateAsync({ ...fields, base: { months: Number(base.months) } }),
    });
    typed.clear();
    setDraft(null);
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
        value={draft?.months ?? String(months)}
        onChange={({ target }) => setDraft({ months: target.value, over: draft?.over ?? String(months) })}
      />
      <Button type="submit" isBusy={isBusy}>
        {text.save}
      </Button>
      {conflicts.dialog}
      <TypedQuestion typed={typed} />
    </form>
  );
}
