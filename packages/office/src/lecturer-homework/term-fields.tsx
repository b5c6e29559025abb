import { type ComponentProps, useId } from 'react';
import { homeworkText } from '@fracht/content';
import { HOMEWORK_LIMITS } from '@fracht/protocol';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { Field, SelectField } from '@fracht/kit/ui/field.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import type { DraftChange, HomeworkDraft } from './homework-draft.ts';
import styles from './homework.module.css';

const ATTEMPTS = Array.from({ length: HOMEWORK_LIMITS.attempts }, (_, index) => index + 1);

type TermFieldsProps = { readonly draft: HomeworkDraft; readonly change: DraftChange };

/** From when until when, how often, which attempt counts and when it is shown: what may be changed at any time. (HWO-2) */
export function TermFields({ draft, change }: TermFieldsProps) {
  const text = homeworkText.form;
  return (
    <>
      <div className={classNames(styles.two, styles.dates)}>
        <Field
          label={text.opens}
          name="opensAt"
          type="datetime-local"
          required
          value={draft.opens}
          onChange={({ target }) => change({ opens: target.value })}
        />
        <Field
          label={text.closes}
          name="closesAt"
          error={draft.closes !== '' && draft.closes <= draft.opens ? text.reversed : null}
          type="datetime-local"
          required
          value={draft.closes}
          onChange={({ target }) => change({ closes: target.value })}
        />
      </div>
      <div className={styles.two}>
        <SelectField
          label={text.attempts}
          name="attempts"
          value={draft.attempts}
          onChange={({ target }) => change({ attempts: Number(target.value) })}
        >
          {ATTEMPTS.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </SelectField>
        <SegmentedField
          label={text.counts}
          value={draft.counts}
          segments={[
            { value: 'BEST', text: text.best },
            { value: 'LAST', text: text.last },
          ]}
          onChange={(counts) => change({ counts })}
        />
      </div>
      <ShownField draft={draft} change={change} />
    </>
  );
}

/** When a student is shown more of an attempt than its result, and what that means. (HWO-11) */
function ShownField({ draft, change }: TermFieldsProps) {
  const text = homeworkText.form;
  return (
    <SegmentedField
      label={text.shown}
      value={draft.shown}
      segments={[
        { value: 'AFTER_END', text: text.shownLater },
        { value: 'AT_ONCE', text: text.shownNow },
      ]}
      onChange={(shown) => change({ shown })}
      note={text.shownNote[draft.shown]}
    />
  );
}

type SegmentedFieldProps<Value extends string> = Omit<ComponentProps<typeof Segmented<Value>>, 'labelledBy'> & {
  readonly label: string;
  readonly note?: string;
};

/** A choice of one among a few values, side by side below their label. */
function SegmentedField<Value extends string>({ label, note, ...segmented }: SegmentedFieldProps<Value>) {
  const id = useId();
  return (
    <div>
      <span className={styles.label} id={id}>
        {label}
      </span>
      <div className={styles.segments}>
        <Segmented labelledBy={id} {...segmented} />
      </div>
      {note === undefined ? null : <p className="small muted">{note}</p>}
    </div>
  );
}
