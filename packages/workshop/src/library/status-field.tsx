import { carActionLabels, libraryItemText } from '@fracht/content';
import { CAR_ACTIONS, type CarAction, isEverStruck } from '@fracht/engine';
import { SelectField } from '@fracht/kit/ui/field.tsx';

/** What the car must be doing when the situation strikes; undefined: determined by its kind and its effects. */
export function StatusField({
  chosen,
  isSmall = false,
  onChange,
}: {
  chosen: CarAction | undefined;
  isSmall?: boolean;
  onChange: (status: CarAction | undefined) => void;
}) {
  return (
    <SelectField
      name="status"
      label={libraryItemText.fields.status}
      isSmall={isSmall}
      value={chosen ?? ''}
      onChange={({ target }) => onChange(CAR_ACTIONS.find((known) => known === target.value))}
    >
      <option value="">{libraryItemText.anyStatus}</option>
      {CAR_ACTIONS.filter((action) => isEverStruck(action) || action === chosen).map((each) => (
        <option key={each} value={each}>
          {carActionLabels[each]}
        </option>
      ))}
    </SelectField>
  );
}
