import { memo, useCallback } from 'react';
import { ArrowDown, ArrowUp, ChevronDown, Move, Star, Trash2 } from 'lucide-react';
import { editorText, editorTreeText, effectLabels } from '@fracht/content';
import { type AnswerFields, ASKED_IN_MINUTES } from '@fracht/scenarios';
import { type Answer, type Effect, EFFECT_TYPES } from '@fracht/engine';
import { SCENARIO_LIMITS as LIMITS } from '@fracht/protocol';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Check } from '@fracht/kit/ui/choice.tsx';
import { SelectField, TextareaField } from '@fracht/kit/ui/field.tsx';
import type { Editor } from '../store/editor.ts';
import { BreaksField } from './breaks-field.tsx';
import { EffectsForm } from './effects-form.tsx';
import type { Spot } from '../store/spot.ts';
import { NextField } from './next-field.tsx';
import { NumberField } from './number-field.tsx';
import { PictureField } from './picture-field.tsx';
import { PointsBadge } from './points-badge.tsx';
import type { BranchTools } from '../branches/branch-tools.ts';
import { useAfterPaint, useIsPainted } from '../store/use-after-paint.ts';
import type { TreeAction } from '../branches/tree-action.ts';
import styles from './forms.module.css';

const { answer: text, units } = editorText;

type OnFields = (fields: AnswerFields, topic?: string) => void;
type AnswerProps = {
  readonly answer: Answer;
  readonly index: number;
  /** The path of its question. */
  readonly question: string;
  readonly isOpen: boolean;
  readonly isBest: boolean;
  readonly isLast: boolean;
  readonly run: Editor['run'];
  readonly tools: BranchTools;
  readonly onSpot: (spot: Spot) => void;
  readonly onKey: (at: Spot, key: TreeAction) => void;
};

/** An answer: one line, or a form of all its fields while it is open. */
export const AnswerForm = memo(function AnswerForm(props: AnswerProps) {
  const { index, question, isOpen, run } = props;
  const onFields: OnFields = useCallback(
    (fields, topic) =>
      run(
        { do: 'answer', path: question, index, fields },
        topic === undefined ? undefined : `${question} ${String(index)} ${topic}`,
      ),
    [run, question, index],
  );
  return (
    <li className={styles.answer} data-open={isOpen || undefined}>
      <AnswerHead {...props} />
      {isOpen ? <OpenAnswer {...props} onFields={onFields} /> : null}
    </li>
  );
});

/** The field that an author writes first is there at once, and stays where it is; all others come after the first paint of the open answer. */
function OpenAnswer({ onFields, ...props }: AnswerProps & { onFields: OnFields }) {
  const { answer, index, question, isLast, run, tools, onSpot, onKey } = props;
  const path = `${question}.answers.${String(index)}`;
  const isPainted = useIsPainted();
  return (
    <>
      <div className={styles.actions}>
        {isPainted ? (
          <Actions index={index} question={question} isLast={isLast} run={run} onSpot={onSpot} onKey={onKey} />
        ) : null}
      </div>
      <div className={styles.form}>
        <TextareaField
          label={text.text}
          name={`${path}.text`}
          rows={2}
          maxLength={LIMITS.title}
          value={answer.text}
          onChange={(event) => onFields({ text: event.target.value }, 'text')}
        />
        {isPainted ? (
          <OtherFields answer={answer} path={path} tools={tools} onFields={onFields} />
        ) : (
          <div className={styles.coming} />
        )}
      </div>
    </>
  );
}

const Actions = memo(function Actions({
  index,
  question: path,
  isLast,
  run,
  onSpot,
  onKey,
}: Omit<AnswerProps, 'answer' | 'isOpen' | 'isBest' | 'tools'>) {
  const move = (at: number): void => {
    run({ do: 'carry', from: { path, index }, path, at });
    onSpot({ path, way: at > index ? at - 1 : at });
  };
  const press = (key: TreeAction): void => onKey({ path, way: index }, key);
  const actions = [
    { label: text.up, Sign: ArrowUp, isOff: index === 0, press: () => move(index - 1) },
    { label: text.down, Sign: ArrowDown, isOff: isLast, press: () => move(index + 2) },
    { label: editorTreeText.move, Sign: Move, isOff: false, press: () => press('move') },
    { label: text.remove, Sign: Trash2, isOff: false, press: () => press('remove') },
  ];
  return actions.map(({ label, Sign, isOff, press: onPress }) => (
    <Button
      key={label}
      kind="ghost"
      size="s"
      aria-label={label}
      title={label}
      iconOnly
      disabled={isOff}
      onClick={onPress}
    >
      <Sign className="i" aria-hidden="true" />
    </Button>
  ));
});

/** The line of an answer; that of the open one shows the text typed below it after the typed letter has been painted. */
function AnswerHead({ answer: now, index, question: path, isOpen, isBest, onSpot }: AnswerProps) {
  const [late] = useAfterPaint(now);
  const answer = isOpen ? late : now;
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={isOpen}
      onClick={() => onSpot({ path, way: isOpen ? null : index })}
    >
      <PointsBadge points={answer.points} isBest={isBest} />
      <span>{answer.text === '' ? text.title(index + 1) : answer.text}</span>
      {isBest ? <Star className={styles.star} role="img" aria-label={text.best} /> : null}
      <ChevronDown className="i" aria-hidden="true" />
    </button>
  );
}

function OtherFields({
  answer,
  path,
  tools,
  onFields,
}: {
  answer: Answer;
  path: string;
  tools: BranchTools;
  onFields: OnFields;
}) {
  const onEffects = useCallback((effects: readonly Effect[]) => onFields({ effects }, 'effects'), [onFields]);
  return (
    <>
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
      <BreaksField
        name={`${path}.breaks`}
        breaks={answer.breaks}
        onBreaks={(breaks, topic) => onFields({ breaks }, topic === undefined ? undefined : `breaks ${topic}`)}
      />
      <EffectsForm name={`${path}.effects`} effects={answer.effects} onChange={onEffects} />
      <RarerFields
        path={path}
        changeDistance={answer.changeDistance}
        image={answer.image}
        newCar={answer.newCar}
        input={answer.input}
        onFields={onFields}
      />
      {answer.input ? <InputFields answer={answer} path={path} onFields={onFields} /> : null}
    </>
  );
}

/** The fields other than the texts, so that they are not rendered again at each letter of those. */
const RarerFields = memo(function RarerFields({
  path,
  changeDistance,
  image,
  newCar,
  input,
  onFields,
}: Pick<Answer, 'changeDistance' | 'image' | 'newCar' | 'input'> & { path: string; onFields: OnFields }) {
  return (
    <>
      <NumberField
        label={text.changeDistance}
        name={`${path}.changeDistance`}
        unit={units.km}
        value={changeDistance}
        onChange={(value) => onFields({ changeDistance: value }, 'changeDistance')}
      />
      <PictureField
        label={text.image}
        name={`${path}.image`}
        value={image}
        onChange={(value) => onFields({ image: value })}
      />
      <div className={styles.choices}>
        <Check checked={newCar} onChange={(event) => onFields({ newCar: event.target.checked })}>
          {text.newCar}
        </Check>
        <Check checked={input} onChange={(event) => onFields({ input: event.target.checked })}>
          {text.input}
        </Check>
      </div>
    </>
  );
});

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
        {EFFECT_TYPES.filter((type) => ASKED_IN_MINUTES.includes(type) || type === answer.inputType).map((type) => (
          <option key={type} value={type}>
            {effectLabels[type]}
          </option>
        ))}
      </SelectField>
      <NumberField
        label={text.inputValue}
        name={`${path}.inputValue`}
        unit={units.minutes}
        hint={text.inputHint}
        value={answer.inputValue}
        onChange={(inputValue) => onFields({ inputValue }, 'inputValue')}
      />
    </div>
  );
}
