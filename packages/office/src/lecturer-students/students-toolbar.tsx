import { ListChecks, UserX } from 'lucide-react';
import { studentsText } from '@fracht/content';
import type { GroupPayload, UserPayload } from '@fracht/protocol';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Toolbar } from '@fracht/kit/ui/card.tsx';
import { Count } from '@fracht/kit/ui/chip.tsx';
import { FilterSelect, SearchBox } from '@fracht/kit/ui/field.tsx';
import { NO_GROUP } from './use-student-list.ts';
import styles from './students-toolbar.module.css';

export type StudentsToolbarProps = {
  readonly students: readonly UserPayload[];
  readonly groups: readonly GroupPayload[];
  readonly query: string;
  readonly group: string;
  readonly note: string;
  /** How many there are on all pages, if these can be selected at once; 0: they cannot. */
  readonly all: number;
  readonly onChooseAll: () => void;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
};

/** Search and group filter above the list of students. */
export function StudentsToolbar({ students, groups, query, group, ...rest }: StudentsToolbarProps) {
  const { note, all, onChooseAll, onChange } = rest;
  const text = studentsText;
  const without = students.filter((student) => student.group === null).length;
  return (
    <Toolbar>
      <div className={styles.search}>
        <SearchBox label={text.search} placeholder={text.searchHint} value={query} onSearch={(q) => onChange({ q })} />
      </div>
      <div className={styles.group}>
        <FilterSelect
          label={text.groupFilter}
          value={group}
          onChange={(event) => onChange({ grupa: event.target.value })}
        >
          <option value="">{text.allGroups}</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={NO_GROUP}>{text.withoutGroup}</option>
        </FilterSelect>
      </div>
      {without === 0 ? null : (
        <Button
          kind="ghost"
          aria-pressed={group === NO_GROUP}
          onClick={() => onChange({ grupa: group === NO_GROUP ? '' : NO_GROUP })}
        >
          <UserX className="i" aria-hidden="true" />
          {text.withoutGroup}
          <Count value={without} />
        </Button>
      )}
      {all === 0 ? null : (
        <Button kind="ghost" onClick={onChooseAll}>
          <ListChecks className="i" aria-hidden="true" />
          {text.selectEverybody(all)}
        </Button>
      )}
      <span className="push small muted tn">{note}</span>
    </Toolbar>
  );
}
