import { useTypedNumber } from '../../forms/typed-number.ts';
import { Field } from '../../ui/field.tsx';
import styles from './forms.module.css';

/** A number with its unit, as it is typed. */
export function NumberField({
  label,
  name,
  value,
  unit,
  hint,
  onChange,
}: {
  label: string;
  name: string;
  value: number;
  unit?: string;
  hint?: string;
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
      {...input}
      onChange={onTyped}
    />
  );
}
