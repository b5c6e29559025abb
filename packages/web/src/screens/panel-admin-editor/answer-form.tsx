import { ArrowDown, ArrowUp, ChevronDown, Move, Star, Trash2 } from 'lucide-react';
import { editorText, editorTreeText, effectLabels } from '@fracht/content';
import { type Answer, EFFECT_TYPES } from '@fracht/engine';
import { SCENARIO_LIMITS as LIMITS } from '@fracht/protocol';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/choice.tsx';
import { SelectField, TextareaField } from '../../ui/field.tsx';
import { EffectsForm } from './effects-form.tsx';
import type { AnswerFields } from './model/item.ts';
import { NextField, type NextTools } from './next-field.tsx';
import { NumberField } from './number-field.tsx';
import { PictureField } from './picture-field.tsx';
import { PointsBadge } from './points-badge.tsx';
import styles from './forms.module.css';

const { answer: text, units } = editorText;

type OnFields = (fields: AnswerFields, topic?: string) => void;
type AnswerProps = {
  readonly answer: Answer;
  readonly index: number;
  readonly path: string;
  readonly isOpen: boolean;
  readonly isBest: boolean;
  readonly isLast: boolean;
  readonly tools: NextTools;
  readonly onToggle: () => void;
  readonly onMove: (to: number) => void;
  readonly onCarry: () => void;
  readonly onRemove: () => void;
  readonly onFields: OnFields;
};

/** An answer: folded a line, opened a form of every field. (spec §3 Answer) */
export function AnswerForm(props: AnswerProps) {
  const { answer, index, path, isOpen, isLast, tools, onMove, onCarry, onRemove, onFields } = props;
  const actions = [
    { label: text.up, Sign: ArrowUp, isOff: index === 0, press: () => onMove(index - 1) },
    { label: text.down, Sign: ArrowDown, isOff: isLast, press: () => onMove(index + 2) },
    { label: editorTreeText.move, Sign: Move, isOff: false, press: onCarry },
    { label: text.remove, Sign: Trash2, isOff: false, press: onRemove },
  ];
  return (
    <li className={styles.answer} data-open={isOpen || undefined}>
      <AnswerHead {...props} />
      {isOpen ? (
        <>
          <div className={styles.actions}>
            {actions.map(({ label, Sign, isOff, press }) => (
              <Button
                key={label}
                kind="ghost"
                size="s"
                aria-label={label}
                title={label}
                iconOnly
                disabled={isOff}
                onClick={press}
              >
                <Sign className="i" aria-hidden="true" />
              </Button>
            ))}
          </div>
          <AnswerFieldsForm answer={answer} path={path} tools={tools} onFields={onFields} />
        </>
      ) : null}
    </li>
  );
}

function AnswerHead({ answer, index, isOpen, isBest, onToggle }: AnswerProps) {
  return (
    <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
      <PointsBadge points={answer.points} isBest={isBest} />
      <span>{answer.text === '' ? text.title(index + 1) : answer.text}</span>
      {isBest ? <Star className={styles.star} role="img" aria-label={text.best} /> : null}
      <ChevronDown className="i" aria-hidden="true" />
    </button>
  );
}

function AnswerFieldsForm({
  answer,
  path,
  tools,
  onFields,
}: {
  answer: Answer;
  path: string;
  tools: NextTools;
  onFields: OnFields;
}) {
  return (
    <div className={styles.form}>
      <TextareaField
        label={text.text}
        name={`${path}.text`}
        rows={2}
        maxLength={LIMITS.title}
        value={answer.text}
        onChange={(event) => onFields({ text: event.target.value }, 'text')}
      />
      <TextareaField
        label={text.feedback}
        name={`${path}.feedback`}
        rows={3}
        maxLength={LIMITS.text}
        value={answer.feedback}
        onChange={(event) => onFields({ feedback: event.target.value }, 'feedback')}
      />
      <div className={styles.two}>
        <NumberField
          label={text.points}
          name={`${path}.points`}
          unit={units.points}
          value={answer.points}
          onChange={(points) => onFields({ points }, 'points')}
        />
        <NextField path={`${path}.situation`} label={text.then} tools={tools} />
      </div>
      <EffectsForm
        name={`${path}.effects`}
        effects={answer.effects}
        onChange={(effects) => onFields({ effects }, 'effects')}
      />
      <RarerFields answer={answer} path={path} onFields={onFields} />
      {answer.input ? <InputFields answer={answer} path={path} onFields={onFields} /> : null}
    </div>
  );
}

function RarerFields({ answer, path, onFields }: { answer: Answer; path: string; onFields: OnFields }) {
  return (
    <>
      <div className={styles.two}>
        <NumberField
          label={text.changeDistance}
          name={`${path}.changeDistance`}
          unit={units.km}
          min={0}
          value={answer.changeDistance}
          onChange={(changeDistance) => onFields({ changeDistance }, 'changeDistance')}
        />
        <PictureField
          label={text.image}
          name={`${path}.image`}
          value={answer.image}
          onChange={(image) => onFields({ image })}
        />
      </div>
      <div className={styles.choices}>
        <Check checked={answer.newCar} onChange={(event) => onFields({ newCar: event.target.checked })}>
          {text.newCar}
        </Check>
        <Check checked={answer.input} onChange={(event) => onFields({ input: event.target.checked })}>
          {text.input}
        </Check>
      </div>
    </>
  );
}

function InputFields({ answer, path, onFields }: { answer: Answer; path: string; onFields: OnFields }) {
  return (
    <div className={styles.two}>
      <SelectField
        label={text.inputType}
        name={`${path}.inputType`}
        isSmall
        value={answer.inputType}
        onChange={(event) => {
          const inputType = EFFECT_TYPES.find((known) => known === event.target.value);
          if (inputType !== undefined) onFields({ inputType });
        }}
      >
        {EFFECT_TYPES.map((type) => (
          <option key={type} value={type}>
            {effectLabels[type]}
          </option>
        ))}
      </SelectField>
      <NumberField
        label={text.inputValue}
        name={`${path}.inputValue`}
        unit={units.minutes}
        min={0}
        value={answer.inputValue}
        onChange={(inputValue) => onFields({ inputValue }, 'inputValue')}
      />
    </div>
  );
}
