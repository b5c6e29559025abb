import { useId, useRef, useState, type DragEvent } from 'react';
import { Download, FileSpreadsheet } from 'lucide-react';
import { studentsImportText } from '@fracht/content';
import { clearFieldErrors, useFieldErrors } from '../../api/field-errors.ts';
import { saveTable } from '../../files/table-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldErrors } from '../../ui/field.tsx';
import styles from './choose-file.module.css';

const KINDS = '.csv,.txt,.tsv,.xlsx';

/** The first step: a file is dropped or chosen; why it cannot be read stands under it. */
export function ChooseFile({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
  const text = studentsImportText;
  return (
    <div className={styles.columns}>
      <Card>
        <CardBody>
          <DropPlace isBusy={isBusy} onChoose={onChoose} />
        </CardBody>
      </Card>
      <Card>
        <CardHead title={text.columnsTitle} />
        <CardBody className="stack stack-4">
          <p>{text.columnsText}</p>
          <div>
            <Button onClick={() => void saveSample()}>
              <Download className="i" aria-hidden="true" />
              {text.sample}
            </Button>
          </div>
        </CardBody>
      </Card>
    </div>
  );
}

function DropPlace({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
  const text = studentsImportText;
  const errorsId = useId();
  const errors = useFieldErrors('file');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (file === undefined || isBusy) return;
    clearFieldErrors('file');
    onChoose(file);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  const onDragOver = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <div
      className={classNames(styles.drop, isOver && styles.over)}
      onDrop={onDrop}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
    >
      <FileSpreadsheet aria-hidden="true" />
      <b>{text.drop}</b>
      <p className="small muted">{text.dropNote}</p>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        hidden
        aria-label={text.choose}
        onChange={(event) => {
          take(event.target.files?.[0]);
          // The same file, mended elsewhere, may be chosen once more.
          event.target.value = '';
        }}
      />
      <Button kind="primary" isBusy={isBusy} aria-describedby={errorsId} onClick={() => input.current?.click()}>
        {text.choose}
      </Button>
      <div id={errorsId} role="status">
        <FieldErrors errors={errors} />
      </div>
    </div>
  );
}

async function saveSample(): Promise<void> {
  const { columns, sampleName, sampleRows, list } = studentsImportText;
  const heads = [columns.first_name, columns.last_name, columns.email, columns.group];
  await saveTable({ name: `${sampleName}.xlsx`, sheet: list, rows: [heads, ...sampleRows] });
}
