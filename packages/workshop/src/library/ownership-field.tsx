import { libraryItemText } from '@fracht/content';
import { type CarOwnership, CAR_OWNERSHIPS } from '@fracht/engine';
import { SelectField } from '@fracht/kit/ui/field.tsx';

/** Whose cars a situation may strike; undefined: anybody's. */
export function OwnershipField({
  chosen,
  isSmall = false,
  onChange,
}: {
  chosen: CarOwnership | undefined;
  isSmall?: boolean;
  onChange: (ownership: CarOwnership | undefined) => void;
}) {
  const { fields, hints, anyOwner, owners } = libraryItemText;
  return (
    <SelectField
      name="ownership"
      label={fields.ownership}
      hint={hints.ownership}
      isSmall={isSmall}
      value={chosen ?? ''}
      onChange={({ target }) => onChange(CAR_OWNERSHIPS.find((known) => known === target.value))}
    >
      <option value="">{anyOwner}</option>
      {CAR_OWNERSHIPS.map((each) => (
        <option key={each} value={each}>
          {owners[each]}
        </option>
      ))}
    </SelectField>
  );
}
