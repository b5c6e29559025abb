import { competenceLabels, libraryItemText } from '@fracht/content';
import { type Competence, COMPETENCES } from '@fracht/engine';
import { SelectField } from '@fracht/kit/ui/field.tsx';

/** What a situation trains; undefined: its author chose nothing, and the default of its family applies. */
export function CompetenceField({
  family,
  chosen,
  isSmall = false,
  onChange,
}: {
  family: Competence;
  chosen: Competence | undefined;
  isSmall?: boolean;
  onChange: (competence: Competence | undefined) => void;
}) {
  const { fields, familyCompetence } = libraryItemText;
  return (
    <SelectField
      name="competence"
      label={fields.competence}
      isSmall={isSmall}
      value={chosen ?? ''}
      onChange={({ target }) => onChange(COMPETENCES.find((known) => known === target.value))}
    >
      <option value="">{familyCompetence(competenceLabels[family])}</option>
      {COMPETENCES.map((each) => (
        <option key={each} value={each}>
          {competenceLabels[each]}
        </option>
      ))}
    </SelectField>
  );
}
