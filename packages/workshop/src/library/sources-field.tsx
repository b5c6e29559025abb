import { breaksText, schoolDay, sourcesText } from '@fracht/content';
import { LAWS, type RuleSource } from '@fracht/engine';
import { SCENARIO_LIMITS as LIMITS } from '@fracht/protocol';
import { Button } from '@fracht/kit/ui/button.tsx';
import { DropButton } from '@fracht/kit/ui/drop-button.tsx';
import { Field, FieldErrorList, SelectField } from '@fracht/kit/ui/field.tsx';
import { useFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { serverNow } from '@fracht/kit/server-time.ts';
import styles from './sources-field.module.css';

/** A source that nobody has looked up yet. */
const NEW_SOURCE: RuleSource = { law: LAWS[0], article: '', checked: '' };

type SourcesFieldProps = {
  readonly sources: readonly RuleSource[] | undefined;
  readonly error?: string | null;
  /** Undefined: it was removed. `topic`: the field that is edited. */
  readonly onChange: (sources: readonly RuleSource[] | undefined, topic?: string) => void;
};

/** The sources of the rules in a situation, and when they were looked up. (EDT-17) */
export function SourcesField({ sources = [], error = null, onChange }: SourcesFieldProps) {
  const text = sourcesText.form;
  const fromServer = useFieldErrors('sources');
  const put = (list: readonly RuleSource[], topic?: string): void =>
    onChange(list.length === 0 ? undefined : list, topic);
  return (
    <fieldset className={styles.sources} name="sources" tabIndex={-1}>
      <legend>{text.title}</legend>
      {sources.length === 0 ? <p className="small muted">{text.none}</p> : null}
      {sources.map((source, index) => (
        <SourceRow
          key={String(index)}
          source={source}
          index={index}
          onChange={(next, topic) => put(sources.with(index, next), topic)}
          onRemove={() => put(sources.toSpliced(index, 1))}
        />
      ))}
      {sources.length >= LIMITS.sources ? null : (
        <Button size="s" onClick={() => put([...sources, NEW_SOURCE])}>
          {text.add}
        </Button>
      )}
      <FieldErrorList errors={error === null ? fromServer : [error, ...fromServer]} />
    </fieldset>
  );
}

type RowProps = {
  readonly source: RuleSource;
  readonly index: number;
  readonly onChange: (source: RuleSource, topic?: string) => void;
  readonly onRemove: () => void;
};

function SourceRow({ source, index, onChange, onRemove }: RowProps) {
  const text = sourcesText.form;
  const name = `sources.${String(index)}`;
  return (
    <div className={styles.source} role="group" aria-label={text.number(index + 1)}>
      <SelectField
        label={breaksText.law}
        name={`${name}.law`}
        isSmall
        value={source.law}
        onChange={({ target }) => {
          const law = LAWS.find((known) => known === target.value);
          if (law !== undefined) onChange({ ...source, law });
        }}
      >
        {LAWS.map((law) => (
          <option key={law} value={law}>
            {breaksText.lawLabel(law)}
          </option>
        ))}
      </SelectField>
      <div className={styles.place}>
        <Field
          label={breaksText.article}
          name={`${name}.article`}
          isSmall
          maxLength={LIMITS.rule}
          value={source.article}
          onChange={({ target }) => onChange({ ...source, article: target.value }, `${name}.article`)}
        />
        <Field
          label={text.checked}
          name={`${name}.checked`}
          isSmall
          type="date"
          max={today()}
          value={source.checked}
          onChange={({ target }) => onChange({ ...source, checked: target.value }, `${name}.checked`)}
        />
        <DropButton label={text.remove(index + 1)} onDrop={onRemove} />
      </div>
    </div>
  );
}

/** Today's date at school. */
function today(): string {
  return schoolDay(serverNow());
}
