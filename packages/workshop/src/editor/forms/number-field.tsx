import type { ReactNode } from 'react';
import { useTypedNumber } from '@fracht/kit/forms/typed-number.ts';
import { Field } from '@fracht/kit/ui/field.tsx';
import styles from './forms.module.css';

/** A field for a number, with its unit; text that is not a number yet stays in the field. */
export function NumberField({
  label,
  name,
  value,
  unit,
  hint,
  isOff = false,
  onChange,
}: {
  label: ReactNode;
  name: string;
  value: number;
  unit?: string;
  hint?: string;
  /** Whether the number has no meaning at present. */
  isOff?: boolean;
  onChange: (value: number) => void;
}) {
  const { onChange: onTyped, ...input } = useTypedNumber(value, onChange);
  return (
    <Field
      label={label}
      name={name}
      isSmall
      unit={unit}
      hint={hint}
      className={styles.number}
      disabled={isOff}
      {...input}
      onChange={onTyped}
    />
  );
}
