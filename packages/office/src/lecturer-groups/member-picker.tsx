import { useState } from 'react';
import { groupsText } from '@fracht/content';
import { type GroupPayload, namesApart, type UserPayload } from '@fracht/protocol';
import { Avatar } from '@fracht/kit/ui/avatar.tsx';
import { SearchBox } from '@fracht/kit/ui/field.tsx';
import { comparePersonNames, matches } from '@fracht/kit/panel/list-rules.ts';
import styles from '@fracht/kit/panel/pick-list.module.css';

export type MemberPickerProps = {
  readonly students: readonly UserPayload[];
  readonly groups: readonly GroupPayload[];
  /** The id of the group that is being changed; null for a new one. */
  readonly own: string | null;
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
};

/** A searchable list of students with checkboxes; says which students are in another group. */
export function MemberPicker({ students, groups, own, chosen, onChange }: MemberPickerProps) {
  const text = groupsText.form;
  const [query, setQuery] = useState('');
  const rows = students
    .filter((student) => matches(query, student.first_name, student.last_name))
    .toSorted(comparePersonNames);
  const names = namesApart(students);
  const toggle = (id: string, isOn: boolean): void => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset className={styles.picker}>
      <legend>{text.members}</legend>
      {students.length === 0 ? (
        <p className="small muted">{text.noStudents}</p>
      ) : (
        <SearchBox label={text.search} placeholder={text.searchHint} value={query} onSearch={setQuery} />
      )}
      <ul className={styles.list}>
        {rows.map((student) => (
          <li key={student.id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(student.id)}
                onChange={(event) => toggle(student.id, event.target.checked)}
              />
              <Avatar initials={student.initials} />
              <span className={styles.name}>{names(student.id).whole}</span>
              {student.group === null || student.group === own ? null : (
                <span className="xs muted push">
                  {text.inGroup(groups.find(({ id }) => id === student.group)?.name ?? '')}
                </span>
              )}
            </label>
          </li>
        ))}
      </ul>
      {students.length > 0 && rows.length === 0 ? <p className="small muted">{text.nobody}</p> : null}
    </fieldset>
  );
}
