import { useState } from 'react';
import { Download } from 'lucide-react';
import { studentsImportText, uiText } from '@fracht/content';
import { useGroups } from '@fracht/kit/api/panel-queries.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardFoot } from '@fracht/kit/ui/card.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { Pagination } from '@fracht/kit/ui/pagination.tsx';
import { Segmented } from '@fracht/kit/ui/segmented.tsx';
import { Head, Table } from '@fracht/kit/ui/table.tsx';
import { CodeDaysField } from '@fracht/kit/panel/code-days.tsx';
import { pageOf } from '@fracht/kit/panel/list-rules.ts';
import { useBusily } from '@fracht/kit/panel/use-busily.ts';
import { rowsInOrder, readyRows, rowsToMend, sheetNames, type ImportDraft } from './import-rules.ts';
import { FileNotes } from './file-notes.tsx';
import { MendRow } from './mend-row.tsx';
import { saveWrong } from './save-wrong.ts';
import type { Import } from './use-import.ts';
import styles from './mend-rows.module.css';

/** Rows per page: a class and a half. */
const PAGE_SIZE = 50;
const GROUP_NAMES = 'nazwy-grup';

/** The second step: what would become of every row, each of which can be corrected. */
export function MendRows({ work, draft }: { work: Import; draft: ImportDraft }) {
  const text = studentsImportText;
  const [isWrongFirst, setIsWrongFirst] = useState(draft.troubled.size > 0);
  const [page, setPage] = useState(1);
  const groups = useGroups().data ?? [];
  const { rows, pages, page: at } = pageOf(rowsInOrder(draft, isWrongFirst), page, PAGE_SIZE);
  const toMend = rowsToMend(draft).length;
  const ready = readyRows(draft).length;
  return (
    <>
      <FileNotes work={work} draft={draft} />
      <Summary ready={ready} toMend={toMend} skipped={draft.rows.length - ready - toMend} />
      <Card label={text.list}>
        <Top work={work} draft={draft} isWrongFirst={isWrongFirst} onOrder={setIsWrongFirst} />
        <Table label={text.list} className={styles.table}>
          <thead>
            <tr>
              {Object.entries(text.columns).map(([key, name]) => (
                <Head key={key}>{name}</Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <MendRow key={row.row} row={row} found={draft.checked.get(row.row)} work={work} groups={GROUP_NAMES} />
            ))}
          </tbody>
        </Table>
        <datalist id={GROUP_NAMES}>
          {groups.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        {pages > 1 ? <Pagination page={at} pages={pages} onPage={setPage} /> : null}
        <Foot work={work} draft={draft} />
      </Card>
    </>
  );
}

type PartProps = { readonly work: Import; readonly draft: ImportDraft };

function Top({
  work,
  draft,
  isWrongFirst,
  onOrder,
}: PartProps & { readonly isWrongFirst: boolean; readonly onOrder: (isWrongFirst: boolean) => void }) {
  const text = studentsImportText;
  return (
    <div className={styles.top}>
      <b>{work.name}</b>
      <span className="small muted">
        {text.rowsOf(draft.rows.length, work.read === null ? [] : sheetNames(draft, work.read))}
      </span>
      {work.read === null ? null : (
        <Button size="s" kind="ghost" onClick={work.askColumns}>
          {text.askColumns}
        </Button>
      )}
      <span className="small muted" role="status">
        {work.isChecking ? text.checking : ''}
      </span>
      <div className="push">
        <Segmented
          label={text.order}
          value={isWrongFirst ? 'wrong' : 'file'}
          onChange={(order) => onOrder(order === 'wrong')}
          segments={[
            { value: 'file', text: text.orders.file, count: draft.rows.length },
            { value: 'wrong', text: text.orders.wrong, count: rowsToMend(draft).length },
          ]}
        />
      </div>
    </div>
  );
}

function Foot({ work, draft }: PartProps) {
  const text = studentsImportText;
  const ready = readyRows(draft).length;
  const { isBusy, busily } = useBusily('rows to mend');
  return (
    <CardFoot className={styles.foot}>
      {rowsToMend(draft).length === 0 ? null : (
        <Button kind="ghost" isBusy={isBusy} onClick={() => void busily(() => saveWrong(draft))}>
          <Download className="i" aria-hidden="true" />
          {text.saveWrong}
        </Button>
      )}
      {readyRows(draft).some(({ code, email }) => code && email.trim() === '') ? (
        <CodeDaysField isSmall onChange={work.setDays} />
      ) : null}
      <Button className="push" onClick={work.restart}>
        {uiText.cancel}
      </Button>
      <Button
        kind="primary"
        isBusy={work.isTaking || work.isChecking}
        reason={ready === 0 ? text.nothingReady : null}
        onClick={work.takeIn}
      >
        {text.submit(ready)}
      </Button>
    </CardFoot>
  );
}

function Summary({ ready, toMend, skipped }: { ready: number; toMend: number; skipped: number }) {
  const text = studentsImportText;
  const parts = [
    text.ready(ready),
    ...(toMend === 0 ? [] : [text.toMend(toMend)]),
    ...(skipped === 0 ? [] : [text.skipped(skipped)]),
  ];
  return (
    <Note tone={toMend === 0 ? 'ok' : 'warn'}>
      <b>{`${parts.join(', ')}.`}</b>
      <bdi>{` ${toMend === 0 ? text.allReady : text.mendHere}`}</bdi>
    </Note>
  );
}
