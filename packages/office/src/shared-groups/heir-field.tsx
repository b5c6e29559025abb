import { lecturersText } from '@fracht/content';
import { type HoldingsPayload, type LecturerName, namesApart, NO_HEIR } from '@fracht/protocol';
import { SelectField } from '@fracht/kit/ui/field.tsx';

/**
 * Says what a lecturer leads, and asks who is to take it over, with nobody preselected; asks nothing if it is nothing. `others`: who could, in the order in which
 * they are offered. The field is called `heir`. (ADM-3, OWN-12)
 */
export function HeirField({
  held,
  others,
  isOwn = false,
}: {
  held: HoldingsPayload;
  others: readonly LecturerName[];
  /** The reader is the lecturer. */
  isOwn?: boolean;
}) {
  const text = lecturersText;
  const { leaves, leavesNothing } = isOwn ? text.own : text;
  const names = namesApart(others);
  if (held.students + held.groups + held.games === 0) return <p>{leavesNothing}</p>;
  return (
    <>
      <p>{leaves(held.students, held.groups, held.games)}</p>
      <SelectField label={text.heir.label} name="heir" hint={text.heir.hint} defaultValue="" required>
        <option value="">{text.heir.choose}</option>
        <option value={NO_HEIR}>{text.heir.nobody}</option>
        {others.map(({ id }) => (
          <option key={id} value={id}>
            {names(id).whole}
          </option>
        ))}
      </SelectField>
    </>
  );
}
