import { codesText } from '@fracht/content';
import { CODE_DAYS } from '@fracht/protocol';
import type { CodeDays } from '../api/lecturer-calls.ts';
import { SelectField } from '../ui/field.tsx';

const [A_DAY] = CODE_DAYS;

/** Select field `days`: for how many days new one-time codes stay valid. */
export function CodeDaysField({
  isSmall,
  onChange,
}: {
  isSmall?: boolean | undefined;
  onChange?: ((days: CodeDays) => void) | undefined;
}) {
  const text = codesText.validity;
  return (
    <SelectField
      label={text.label}
      name="days"
      hint={isSmall === true ? undefined : text.hint}
      isSmall={isSmall}
      defaultValue={A_DAY}
      onChange={({ target }) => onChange?.(codeDays(target.value))}
    >
      {CODE_DAYS.map((days) => (
        <option key={days} value={days}>
          {text.days[days]}
        </option>
      ))}
    </SelectField>
  );
}

/** The number of days that a field's text stands for; one day if it is not one of the options. */
export function codeDays(value: string): CodeDays {
  return CODE_DAYS.find((days) => String(days) === value) ?? A_DAY;
}
