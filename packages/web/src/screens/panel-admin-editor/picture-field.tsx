import { editorText, SITUATION_PICTURES } from '@fracht/content';
import { SelectField } from '../../ui/field.tsx';

/** A picture of the library, or none; another one that stands there can be kept. */
export function PictureField({
  label,
  name,
  value,
  onChange,
}: {
  label: string;
  name: string;
  value: string | null;
  onChange: (image: string | null) => void;
}) {
  const isKnown = value === null || SITUATION_PICTURES.some((picture) => picture.name === value);
  return (
    <SelectField
      label={label}
      name={name}
      isSmall
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{editorText.answer.noImage}</option>
      {isKnown ? null : <option value={value}>{value}</option>}
      {SITUATION_PICTURES.map((picture) => (
        <option key={picture.name} value={picture.name}>
          {picture.alt}
        </option>
      ))}
    </SelectField>
  );
}
