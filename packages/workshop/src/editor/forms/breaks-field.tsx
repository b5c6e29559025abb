import { breaksText as text } from '@fracht/content';
import { type Breach, type Breaks, LAWS } from '@fracht/engine';
import { SCENARIO_LIMITS as LIMITS } from '@fracht/protocol';
import { Field, SelectField } from '@fracht/kit/ui/field.tsx';
import styles from './forms.module.css';

type OnBreaks = (breaks: Breaks | undefined, topic?: string) => void;

/** A breach that has not been described yet. */
const NEW_BREACH: Breach = { law: LAWS[0], article: '', why: '' };

/** The options, each with the value that it sets in the answer; undefined: the author has not said. */
const CHOICES = [
  { value: '', label: text.unsaid, breaks: undefined },
  { value: 'NOTHING', label: text.nothing, breaks: 'NOTHING' },
  { value: 'BREACH', label: text.breach, breaks: NEW_BREACH },
] as const;

/** Whether an answer breaks a rule of law or safety, and which. (EDT-16) */
export function BreaksField({
  name,
  breaks,
  onBreaks,
}: {
  name: string;
  breaks: Breaks | undefined;
  onBreaks: OnBreaks;
}) {
  const isBreach = typeof breaks === 'object';
  return (
    <>
      <SelectField
        label={text.label}
        name={name}
        isSmall
        value={isBreach ? 'BREACH' : (breaks ?? '')}
        onChange={({ target }) => onBreaks(CHOICES.find(({ value }) => value === target.value)?.breaks)}
      >
        {CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {isBreach ? <BreachFields name={name} breach={breaks} onBreaks={onBreaks} /> : null}
    </>
  );
}

function BreachFields({ name, breach, onBreaks }: { name: string; breach: Breach; onBreaks: OnBreaks }) {
  return (
    <>
      <div className={styles.two}>
        <SelectField
          label={text.law}
          name={`${name}.law`}
          isSmall
          value={breach.law}
          onChange={({ target }) => {
            const law = LAWS.find((known) => known === target.value);
            if (law !== undefined) onBreaks({ ...breach, law });
          }}
        >
          {LAWS.map((law) => (
            <option key={law} value={law}>
              {text.lawLabel(law)}
            </option>
          ))}
        </SelectField>
        <Field
          label={text.article}
          name={`${name}.article`}
          isSmall
          hint={text.articleHint}
          maxLength={LIMITS.rule}
          value={breach.article}
          onChange={({ target }) => onBreaks({ ...breach, article: target.value }, 'article')}
        />
      </div>
      <Field
        label={text.why}
        name={`${name}.why`}
        isSmall
        hint={text.whyHint}
        maxLength={LIMITS.rule}
        value={breach.why}
        onChange={({ target }) => onBreaks({ ...breach, why: target.value }, 'why')}
      />
    </>
  );
}
