import { useState } from 'react';
import { Field } from '../../ui/field.tsx';

/** A number that can be emptied and begun with a minus while it is typed; only what is a number is told. */
export function NumberField({
  label,
  name,
  value,
  unit,
  min,
  onChange,
}: {
  label: string;
  name: string;
  value: number;
  unit?: string;
  min?: number;
  onChange: (value: number) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field
      label={label}
      name={name}
      type="number"
      isSmall
      unit={unit}
      min={min}
      value={typed !== null && (typed === '' || Number(typed) === value) ? typed : String(value)}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        const { value: text } = event.target;
        setTyped(text);
        if (text !== '' && Number.isFinite(Number(text))) onChange(Number(text));
      }}
    />
  );
}
