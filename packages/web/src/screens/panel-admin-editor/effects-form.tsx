import { memo } from 'react';
import { X } from 'lucide-react';
import { editorText, effectLabels } from '@fracht/content';
import { type Effect, EFFECT_TYPES, EFFECT_UNITS } from '@fracht/engine';
import { SCENARIO_LIMITS } from '@fracht/protocol';
import { Button } from '../../ui/button.tsx';
import { Check } from '../../ui/choice.tsx';
import { FilterSelect } from '../../ui/field.tsx';
import styles from './forms.module.css';

/** The consequences of a choice, each with its value in the effect's unit. (spec §3 Effect) */
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
    <div className={styles.effects}>
      <div className={styles.bar}>
        <b>{text.title}</b>
        {isFull ? null : (
          <Button kind="link" onClick={() => onChange([...effects, { type: 'TIME', value: 15 }])}>
            {text.add}
          </Button>
        )}
      </div>
      {effects.map((effect, index) => (
        <EffectRow
          key={`${String(index)} ${effect.type}`}
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

function EffectRow({
  name,
  effect,
  number,
  onChange,
  onRemove,
}: {
  name: string;
  effect: Effect;
  number: number;
  onChange: (effect: Effect) => void;
  onRemove: () => void;
}) {
  const text = editorText.effects;
  const unit = EFFECT_UNITS[effect.type];
  return (
    <div className={styles.effect}>
      <FilterSelect
        isSmall
        label={text.type(number)}
        name={unit === 'flag' ? name : undefined}
        value={effect.type}
        onChange={(event) => {
          const type = EFFECT_TYPES.find((known) => known === event.target.value);
          if (type !== undefined) onChange({ type, value: EFFECT_UNITS[type] === 'flag' ? 1 : effect.value });
        }}
      >
        {EFFECT_TYPES.map((type) => (
          <option key={type} value={type}>
            {effectLabels[type]}
          </option>
        ))}
      </FilterSelect>
      {unit === 'flag' ? null : (
        <label className={styles.value}>
          <input
            type="number"
            name={name}
            aria-label={text.value(number)}
            value={effect.value}
            onChange={(event) => onChange({ ...effect, value: Number(event.target.value) })}
          />
          <span>{editorText.effectUnits[unit]}</span>
        </label>
      )}
      <Button kind="ghost" size="s" iconOnly aria-label={text.remove(number)} onClick={onRemove}>
        <X className="i" aria-hidden="true" />
      </Button>
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
