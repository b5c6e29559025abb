import { Download, FileSpreadsheet } from 'lucide-react';
import { studentsImportText } from '@fracht/content';
import { clearFieldErrors, useFieldErrors } from '@fracht/kit/ui/field-errors.ts';
import { saveTable } from '@fracht/kit/files/table-file.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { FileDrop } from '@fracht/kit/panel/file-drop.tsx';
import { useBusily } from '@fracht/kit/panel/use-busily.ts';
import styles from './choose-file.module.css';

const KINDS = '.csv,.txt,.tsv,.xlsx,.xlsm,.ods';

/** The first step: a file is dropped or chosen; errors are shown under it. */
export function ChooseFile({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
  const text = studentsImportText;
  const sample = useBusily('import sample');
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
            <Button isBusy={sample.isBusy} onClick={() => void sample.busily(saveSample)}>
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
  return (
    <FileDrop
      sign={<FileSpreadsheet aria-hidden="true" />}
      text={studentsImportText}
      accept={KINDS}
      isBusy={isBusy}
      errors={useFieldErrors('file')}
      onFile={(file) => {
        clearFieldErrors('file');
        onChoose(file);
      }}
    />
  );
}

async function saveSample(): Promise<void> {
  const { columns, sampleName, sampleRows, list } = studentsImportText;
  const heads = [columns.first_name, columns.last_name, columns.email, columns.group];
  await saveTable({ name: `${sampleName}.xlsx`, sheet: list, rows: [heads, ...sampleRows] });
}
