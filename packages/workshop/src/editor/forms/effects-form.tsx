import { memo } from 'react';
import { accidentFormText, editorText, effectLabels } from '@fracht/content';
import { newEffect } from '@fracht/scenarios';
import { type Effect, EFFECT_TYPES, EFFECT_UNITS } from '@fracht/engine';
import { SCENARIO_LIMITS } from '@fracht/protocol';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Check } from '@fracht/kit/ui/choice.tsx';
import { DropButton } from '@fracht/kit/ui/drop-button.tsx';
import { FilterSelect } from '@fracht/kit/ui/field.tsx';
import { NumberField } from './number-field.tsx';
import { useIsPainted } from '../store/use-after-paint.ts';
import styles from './forms.module.css';

/** The consequences of a choice, each with its value in the effect's unit. (RSF-5) */
export const EffectsForm = memo(function EffectsForm({
  name,
  effects,
  onChange,
}: {
  /** The path of the list, as the checkers name it. */
  name: string;
  effects: readonly Effect[];
  onChange: (effects: readonly Effect[]) => void;
}) {
  const text = editorText.effects;
  const isFull = effects.length >= SCENARIO_LIMITS.effects;
  return (
    <div className={styles.effects} data-rows>
      <div className={styles.bar}>
        <b>{text.title}</b>
        {isFull ? null : (
          <Button kind="link" onClick={() => onChange([...effects, newEffect('TIME')])}>
            {text.add}
          </Button>
        )}
      </div>
      {effects.map((effect, index) => (
        <EffectRow
          key={String(index)}
          name={`${name}.${String(index)}.value`}
          effect={effect}
          number={index + 1}
          onChange={(next) => onChange(effects.with(index, next))}
          onRemove={() => onChange(effects.toSpliced(index, 1))}
        />
      ))}
    </div>
  );
});

type RowProps = {
  readonly name: string;
  readonly effect: Effect;
  readonly number: number;
  readonly onChange: (effect: Effect) => void;
};

function EffectRow({ name, effect, number, onChange, onRemove }: RowProps & { readonly onRemove: () => void }) {
  const text = editorText.effects;
  const unit = EFFECT_UNITS[effect.type];
  const types = useIsPainted() ? EFFECT_TYPES : [effect.type];
  return (
    <div className={styles.effect}>
      <FilterSelect
        isSmall
        label={text.type(number)}
        name={unit === 'flag' ? name : undefined}
        value={effect.type}
        onChange={(event) => {
          const type = EFFECT_TYPES.find((known) => known === event.target.value);
          if (type !== undefined && type !== effect.type) onChange(newEffect(type));
        }}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {effectLabels[type]}
          </option>
        ))}
      </FilterSelect>
      {unit === 'flag' ? null : (
        <Value key={effect.type} name={name} effect={effect} number={number} onChange={onChange} />
      )}
      <DropButton size="s" label={text.remove(number)} onDrop={onRemove} />
      {effect.type === 'MONETARY' ? (
        <Check
          checked={effect.full_val === true}
          onChange={(event) => onChange({ ...effect, full_val: event.target.checked })}
        >
          {text.full}
        </Check>
      ) : null}
    </div>
  );
}

/** The value in the form required by its unit: one of two cities, or a number; a full penalty has none. */
function Value({ name, effect, number, onChange }: RowProps) {
  const label = editorText.effects.value(number);
  const unit = EFFECT_UNITS[effect.type];
  if (unit === 'city')
    return (
      <FilterSelect
        isSmall
        label={label}
        name={name}
        value={effect.value}
        onChange={({ target }) => onChange({ ...effect, value: Number(target.value) })}
      >
        <option value={0}>{accidentFormText.base}</option>
        <option value={1}>{accidentFormText.random}</option>
      </FilterSelect>
    );
  return (
    <div className={styles.value}>
      <NumberField
        label={<span className="vh">{label}</span>}
        name={name}
        unit={editorText.effectUnits[unit]}
        isOff={effect.full_val === true}
        value={effect.value}
        onChange={(value) => onChange({ ...effect, value })}
      />
    </div>
  );
}
