import { useState } from 'react';
import { ArrowLeftRight } from 'lucide-react';
import { importColumnsText, uiText } from '@fracht/content';
import { COLUMN_KINDS, hasNames, type ReadFile } from '@fracht/protocol';
import { useFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardFoot } from '@fracht/kit/ui/card.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import { FieldErrorList, SelectField } from '@fracht/kit/ui/field.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { columnLetter, shownColumns, withNamesSwapped, withColumn, type Columns } from './columns-rules.ts';
import type { Import } from './use-import.ts';
import styles from './choose-columns.module.css';

type Props = { readonly work: Import; readonly read: ReadFile };

/** If the server is not sure where in a file the people are, the lecturer says what each column holds, above its first rows. */
export function ChooseColumns({ work, read }: Props) {
  const text = importColumnsText;
  const [said, setSaid] = useState<Columns>(read);
  const errors = useFieldErrors('file');
  const isNamed = hasNames(said.columns);
  return (
    <>
      <Note tone={read.isSure ? 'info' : 'warn'}>
        <b>{read.isSure ? text.change : text.unsure}</b>
        <bdi>{` ${text.lead}`}</bdi>
      </Note>
      <Card label={text.title}>
        <div className={styles.top}>
          <b className={styles.name}>{work.name}</b>
          <Places work={work} read={read} said={said} onSay={setSaid} />
        </div>
        <Rows read={read} said={said} onSay={setSaid} />
        <div className={styles.errors} role="status">
          <FieldErrorList errors={errors} />
        </div>
        <CardFoot className={styles.foot}>
          <Button kind="ghost" onClick={() => setSaid({ ...said, columns: withNamesSwapped(said.columns) })}>
            <ArrowLeftRight className="i" aria-hidden="true" />
            {text.turn}
          </Button>
          <Button className="push" onClick={work.draft === null ? work.restart : work.keepColumns}>
            {uiText.cancel}
          </Button>
          <Button
            kind="primary"
            isBusy={work.isReading}
            reason={isNamed ? null : text.noNames}
            onClick={() => work.readAs({ sheet: said.sheet, from: said.from, columns: said.columns })}
          >
            {text.submit}
          </Button>
        </CardFoot>
      </Card>
    </>
  );
}

type SaidProps = { readonly read: ReadFile; readonly said: Columns; readonly onSay: (said: Columns) => void };

function Places({ work, read, said, onSay }: SaidProps & { readonly work: Import }) {
  const text = importColumnsText;
  return (
    <div className={styles.places}>
      {read.sheets.length < 2 ? null : (
        <SelectField
          label={text.sheet}
          name="sheet"
          isSmall
          value={String(read.sheet)}
          onChange={(event) => work.openSheet(Number(event.target.value))}
        >
          {read.sheets.map((name, sheet) => (
            <option key={name} value={sheet}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        label={text.from}
        name="from"
        isSmall
        value={String(said.from)}
        onChange={(event) => onSay({ ...said, from: Number(event.target.value) })}
      >
        {rowNumbers(read, said).map((row) => (
          <option key={row} value={row}>
            {row}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Rows({ read, said, onSay }: SaidProps) {
  const text = importColumnsText;
  const shown = shownColumns(read);
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={text.rows}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{text.row}</th>
            {shown.map((column) => (
              <th key={column} scope="col">
                <SelectField
                  label={text.column(columnLetter(column))}
                  name={`column-${String(column)}`}
                  isSmall
                  value={said.columns[column] ?? 'none'}
                  onChange={({ target }) => {
                    const kind = COLUMN_KINDS.find((one) => one === target.value) ?? 'none';
                    onSay({ ...said, columns: withColumn(said.columns, column, kind) });
                  }}
                >
                  {COLUMN_KINDS.map((kind) => (
                    <option key={kind} value={kind}>
                      {text.kinds[kind]}
                    </option>
                  ))}
                </SelectField>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {read.top.map(({ row, cells }) => (
            <tr key={row} className={classNames(row < said.from && styles.above)}>
              <th scope="row">{row}</th>
              {shown.map((column) => (
                <td key={column} className={classNames(said.columns[column] === 'none' && styles.unread)}>
                  {cells[column] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The rows that can be selected as the first person's: the visible ones and the one selected. */
function rowNumbers({ top }: ReadFile, { from }: Columns): readonly number[] {
  return [...new Set([from, ...top.map(({ row }) => row)])].toSorted((one, other) => one - other);
}
