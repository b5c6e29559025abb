import { Plus } from 'lucide-react';
import { accidentFormText, editorText, effectLabels } from '@fracht/content';
import { effectRange } from '@fracht/scenarios';
import { EFFECT_TYPES, EFFECT_UNITS } from '@fracht/engine';
import { SCENARIO_LIMITS } from '@fracht/protocol';
import { useFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { formatNumber } from '@fracht/kit/format.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Check } from '@fracht/kit/ui/choice.tsx';
import { DropButton } from '@fracht/kit/ui/drop-button.tsx';
import { Field, FieldErrorList, SelectField } from '@fracht/kit/ui/field.tsx';
import { type DraftEffect, type DraftErrors, retyped, valueField, withEffect } from './accident-draft.ts';
import styles from './accident-form.module.css';

/** What a random situation does: each effect with its type, value and bounds. (RSF-1) */
export function AccidentEffects({
  effects,
  errors,
  onChange,
}: {
  effects: readonly DraftEffect[];
  errors: DraftErrors;
  /** Steps of one `topic` are undone together. */
  onChange: (effects: readonly DraftEffect[], topic?: string) => void;
}) {
  const text = accidentFormText;
  const own = errors['effects'];
  const fromServer = useFieldErrors('effects');
  return (
    <div className="stack stack-3" data-rows>
      <p className="small muted">{text.effectsHint}</p>
      <FieldErrorList errors={own === undefined ? fromServer : [own, ...fromServer]} />
      {effects.map((effect, index) => (
        <EffectRow
          key={effect.key}
          effect={effect}
          number={index + 1}
          error={errors[valueField(effect)] ?? null}
          onChange={(next) => onChange(effects.with(index, next), topicOf(effect, next))}
          onRemove={() => onChange(effects.toSpliced(index, 1))}
        />
      ))}
      <div>
        <Button disabled={effects.length >= SCENARIO_LIMITS.effects} onClick={() => onChange(withEffect(effects))}>
          <Plus className="i" aria-hidden="true" />
          {text.addEffect}
        </Button>
      </div>
    </div>
  );
}

function EffectRow({
  effect,
  number,
  error,
  onChange,
  onRemove,
}: {
  effect: DraftEffect;
  number: number;
  error: string | null;
  onChange: (effect: DraftEffect) => void;
  onRemove: () => void;
}) {
  const text = accidentFormText;
  const type = (value: string): void => {
    const next = EFFECT_TYPES.find((known) => known === value);
    if (next !== undefined) onChange(retyped(effect, next));
  };
  return (
    <fieldset className={styles.effect}>
      <legend>{text.effect(number)}</legend>
      <SelectField
        label={text.type}
        name={`effects.${String(effect.key)}.type`}
        value={effect.type}
        onChange={({ target }) => type(target.value)}
      >
        {EFFECT_TYPES.map((known) => (
          <option key={known} value={known}>
            {effectLabels[known]}
          </option>
        ))}
      </SelectField>
      <ValueField effect={effect} error={error} onChange={onChange} />
      <DropButton className={styles.drop} label={text.removeEffect(number)} onDrop={onRemove} />
    </fieldset>
  );
}

/** The value of an effect in the form required by its unit: a number with its bounds, one of two cities, or nothing. */
function ValueField({
  effect,
  error,
  onChange,
}: {
  effect: DraftEffect;
  error: string | null;
  onChange: (effect: DraftEffect) => void;
}) {
  const text = accidentFormText;
  const unit = EFFECT_UNITS[effect.type];
  const name = valueField(effect);
  const set = (value: string): void => onChange({ ...effect, value });
  if (unit === 'flag') return <span />;
  if (unit === 'city')
    return (
      <SelectField label={text.value} name={name} value={effect.value} onChange={({ target }) => set(target.value)}>
        <option value="0">{text.base}</option>
        <option value="1">{text.random}</option>
      </SelectField>
    );
  const { least, most, decimals } = effectRange(effect.type);
  return (
    <div className="stack stack-2">
      <Field
        label={text.value}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        unit={editorText.effectUnits[unit]}
        hint={text.range(formatNumber(least), formatNumber(most), decimals === 0)}
        error={error}
        disabled={effect.isFull}
        value={effect.isFull ? '' : effect.value}
        onChange={({ target }) => set(target.value)}
      />
      {effect.type === 'MONETARY' ? (
        <Check checked={effect.isFull} onChange={({ target }) => onChange({ ...effect, isFull: target.checked })}>
          {text.full}
        </Check>
      ) : null}
    </div>
  );
}

/** The undo topic of an edit: letters of one value share it, any other edit has none. */
function topicOf(before: DraftEffect, { type, isFull }: DraftEffect): string | undefined {
  return before.type === type && before.isFull === isFull ? valueField(before) : undefined;
}
