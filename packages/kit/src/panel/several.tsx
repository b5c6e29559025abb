import { useFieldErrors } from '../ui/field-errors.ts';
import { Check } from '../ui/choice.tsx';
import { FieldErrorList } from '../ui/field.tsx';
import styles from './several.module.css';

/** A group of checkboxes for a few values; the chosen ones are given in the order of `all`. */
export function Several<T extends string>({
  name,
  label,
  all,
  labels,
  chosen,
  error = null,
  onChange,
}: {
  name: string;
  label: string;
  all: readonly T[];
  /** Without labels the values are shown as they are. */
  labels?: Readonly<Record<T, string>>;
  chosen: readonly T[];
  error?: string | null;
  onChange: (chosen: readonly T[]) => void;
}) {
  const fromServer = useFieldErrors(name);
  return (
    <fieldset className={styles.several} name={name} tabIndex={-1}>
      <legend>{label}</legend>
      {all.map((each) => (
        <Check
          key={each}
          checked={chosen.includes(each)}
          onChange={({ target }) =>
            onChange(all.filter((other) => (other === each ? target.checked : chosen.includes(other))))
          }
        >
          {labels === undefined ? each : labels[each]}
        </Check>
      ))}
      <FieldErrorList errors={error === null ? fromServer : [error, ...fromServer]} />
    </fieldset>
  );
}
