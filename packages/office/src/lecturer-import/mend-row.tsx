import { CircleAlert, CircleCheck, CircleSlash, MoveRight, Plus } from 'lucide-react';
import { studentsImportText } from '@fracht/content';
import type { ImportRow } from '@fracht/kit/api/lecturer-calls.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Chip, type Tone } from '@fracht/kit/ui/chip.tsx';
import { Cell, Row } from '@fracht/kit/ui/table.tsx';
import { lacksEmailAlone, missingGroup, rowName, type CheckedRow, type RowField } from './import-rules.ts';
import { RowInput } from './row-input.tsx';
import type { Import } from './use-import.ts';
import styles from './mend-rows.module.css';

const FIELDS: readonly RowField[] = ['first_name', 'last_name', 'email', 'group'];
const LOOKS: Readonly<Record<CheckedRow['status'], { readonly tone: Tone; readonly Sign: typeof CircleAlert }>> = {
  added: { tone: 'ok', Sign: CircleCheck },
  moved: { tone: 'info', Sign: MoveRight },
  skipped: { tone: 'neutral', Sign: CircleSlash },
  wrong: { tone: 'bad', Sign: CircleAlert },
};

/** The field under which the reason for skipping a row is shown, by its code; by default the e-mail. */
const PLACES: Readonly<Partial<Record<string, RowField>>> = { OTHER_GROUP: 'group', SAME_NAME: 'last_name' };

export type MendRowProps = {
  readonly row: ImportRow;
  /** The result of its last check; undefined before the first. */
  readonly found: CheckedRow | undefined;
  readonly work: Import;
  /** The id of the datalist of group names. */
  readonly groups: string;
};

/** One row of the file: its four fields with their errors, and what would become of it. */
export function MendRow({ row, found, work, groups }: MendRowProps) {
  const text = studentsImportText;
  const name = rowName(row.row, work.read?.sheets ?? []);
  return (
    <Row>
      <Cell isMuted label={text.columns.row} className={styles.number}>
        {name}
      </Cell>
      {FIELDS.map((field) => (
        <Cell key={field} className={styles[field]}>
          <RowInput
            label={text.cell(text.columns[field], name)}
            shown={text.columns[field]}
            value={row[field]}
            list={field === 'group' ? groups : undefined}
            errors={found?.errors?.[field] ?? []}
            note={noteOf(field, row, found)}
            onType={(value) => work.change(row.row, { [field]: value })}
            onDone={work.look}
          />
        </Cell>
      ))}
      <Cell className={styles.result}>
        {found === undefined ? null : <Outcome found={found} name={name} work={work} />}
      </Cell>
    </Row>
  );
}

function Outcome({ found, name, work }: { found: CheckedRow; name: string; work: Import }) {
  const text = studentsImportText;
  const group = missingGroup(found);
  if (group !== null) {
    return (
      <Button size="s" onClick={() => work.createGroups([group])}>
        <Plus className="i" aria-hidden="true" />
        {text.create(group)}
      </Button>
    );
  }
  if (lacksEmailAlone(found)) {
    return <Decision row={found.row} name={name} words={text.withCode} onDo={work.withCode} onLeave={work.leave} />;
  }
  if (found.reason?.code === 'OTHER_GROUP') {
    return <Decision row={found.row} name={name} words={text.move} onDo={work.move} onLeave={work.leave} />;
  }
  if (found.reason?.code === 'SAME_NAME') {
    return <Decision row={found.row} name={name} words={text.isOther} onDo={work.isOther} onLeave={work.leave} />;
  }
  const { tone, Sign } = LOOKS[found.status];
  return (
    <Chip tone={tone} icon={<Sign aria-hidden="true" />}>
      {text.status[found.status]}
    </Chip>
  );
}

/** Two buttons for a decision about a row: accept it, or leave the row out. */
function Decision({
  row,
  name,
  words,
  onDo,
  onLeave,
}: {
  row: number;
  name: string;
  words: string;
  onDo: (row: number) => void;
  onLeave: (row: number) => void;
}) {
  const text = studentsImportText;
  return (
    <span className="row wrap">
      <Button size="s" aria-label={text.inRow(words, name)} onClick={() => onDo(row)}>
        {words}
      </Button>
      <Button size="s" kind="ghost" aria-label={text.inRow(text.leave, name)} onClick={() => onLeave(row)}>
        {text.leave}
      </Button>
    </span>
  );
}

/** The note under a field: why the row is skipped; under an empty e-mail that a code is made instead. */
function noteOf(field: RowField, row: ImportRow, found: CheckedRow | undefined): string | undefined {
  if (found?.reason === undefined) {
    return field === 'email' && row.code && row.email.trim() === '' ? studentsImportText.codeNote : undefined;
  }
  const place = PLACES[found.reason.code] ?? 'email';
  return field === place ? found.reason.text : undefined;
}
