import { studentSurveysText } from '@fracht/content';
import type { SurveyQuestion } from '@fracht/protocol';
import { clearFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { Check } from '@fracht/kit/ui/choice.tsx';
import { TextareaField } from '@fracht/kit/ui/field.tsx';
import styles from './survey-question-field.module.css';

const MARKS = ['1', '2', '3', '4', '5'] as const;

/** A question of a survey, answered by a text, a mark from 1 to 5, or checkboxes. */
export function SurveyQuestionField({
  question,
  number,
  value,
  onChange,
}: {
  question: SurveyQuestion;
  number: number;
  value: string;
  onChange: (value: string) => void;
}) {
  const label = `${String(number)}. ${question.value}`;
  if (question.kind === 'scale') return <Scale label={label} name={question.id} value={value} onChange={onChange} />;
  if (question.kind === 'choice') {
    return <Choice label={label} options={question.options ?? []} value={value} onChange={onChange} />;
  }
  return (
    <TextareaField
      label={label}
      name={question.id}
      rows={4}
      maxLength={4000}
      placeholder={studentSurveysText.answer}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Scale({
  label,
  name,
  value,
  onChange,
}: {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const ends: Readonly<Record<string, string>> = studentSurveysText.scale;
  return (
    <fieldset className={styles.scale}>
      <legend>{label}</legend>
      <div className={styles.marks}>
        {MARKS.map((mark) => (
          <label key={mark} className={styles.mark}>
            <input
              type="radio"
              name={name}
              value={mark}
              checked={value === mark}
              onChange={() => {
                clearFieldErrors();
                onChange(mark);
              }}
            />
            <b>{mark}</b>
            <span className={styles.end}>{ends[mark]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Checkboxes; the answer holds the ticked options, one per line, in the order in which they are offered. */
function Choice({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly string[];
  value: string;
  onChange: (value: string) => void;
}) {
  const ticked = value.split('\n');
  const tick = (option: string, isOn: boolean): void => {
    clearFieldErrors();
    onChange(options.filter((one) => (one === option ? isOn : ticked.includes(one))).join('\n'));
  };
  return (
    <fieldset className={styles.scale}>
      <legend>{label}</legend>
      <p className="small muted">{studentSurveysText.many}</p>
      <div className={styles.options}>
        {options.map((option) => (
          <Check
            key={option}
            checked={ticked.includes(option)}
            onChange={(event) => tick(option, event.target.checked)}
          >
            {option}
          </Check>
        ))}
      </div>
    </fieldset>
  );
}
