import { useState } from 'react';
import { DatabaseBackup } from 'lucide-react';
import { backupFaultText, backupsText } from '@fracht/content';
import type { BackupsPayload } from '@fracht/protocol';
import { callDownloadBackup, callMakeBackup } from '@fracht/kit/api/backup-calls.ts';
import { useBackups } from '@fracht/kit/api/backup-queries.ts';
import { retryOf, useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { saveFile } from '@fracht/kit/files/save-file.ts';
import { formatDateTime, formatShort } from '@fracht/kit/format.ts';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { PendingRows } from '@fracht/kit/panel/pending-rows.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { Cell, Head, Row, Table } from '@fracht/kit/ui/table.tsx';
import { notify } from '@fracht/kit/ui/toasts.ts';

/** The backups of the school: make one, take one away, and what to do when they fail. (ADM-6) */
export function BackupsScreen() {
  const text = backupsText;
  const asked = useBackups();
  const { data } = asked;
  const make = useInvalidatingMutation(callMakeBackup, ['backups']);
  const isRunning = data?.isRunning === true || make.isPending;
  return (
    <>
      <PageHead title={text.title} sub={data === undefined ? '' : text.sub(data.keep)}>
        <Button kind="primary" isBusy={isRunning} onClick={() => make.mutate(undefined)}>
          <DatabaseBackup className="i" aria-hidden="true" />
          {isRunning ? text.making : text.make}
        </Button>
      </PageHead>
      {data === undefined || data.failure === null ? null : (
        <Note tone="bad">{text.failed(formatDateTime(data.failure.at), backupFaultText(data.failure.code))}</Note>
      )}
      <Card>
        {data?.backups.length === 0 ? (
          <EmptyState icon={<DatabaseBackup className="i-l" aria-hidden="true" />} {...text.empty} />
        ) : (
          <BackupsTable data={data} onRetry={retryOf(asked)} />
        )}
      </Card>
      <Card>
        <CardBody className="stack stack-4">
          <p>{text.text}</p>
          <p className="small muted">
            {text.restore} <code>{text.command}</code>
          </p>
        </CardBody>
      </Card>
    </>
  );
}

function BackupsTable({ data, onRetry }: { data: BackupsPayload | undefined; onRetry: (() => void) | null }) {
  const { columns, title } = backupsText;
  return (
    <Table label={title}>
      <thead>
        <tr>
          <Head>{columns.when}</Head>
          <Head>{columns.name}</Head>
          <Head isNumber>{columns.size}</Head>
          <Head>{columns.act}</Head>
        </tr>
      </thead>
      <tbody>
        {data === undefined ? <PendingRows columns={4} onRetry={onRetry} /> : null}
        {data?.backups.map(({ name, made, bytes }) => (
          <Row key={name}>
            <Cell className="nw">{formatDateTime(made)}</Cell>
            <Cell isMuted>{name}</Cell>
            <Cell isNumber>{sizeOf(bytes)}</Cell>
            <Cell>
              <Download name={name} when={formatDateTime(made)} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  );
}

function sizeOf(bytes: number): string {
  const { kilobytes, megabytes } = backupsText;
  return bytes < 1e6 ? kilobytes(formatShort(Math.ceil(bytes / 1e3))) : megabytes(formatShort(bytes / 1e6));
}

function Download({ name, when }: { name: string; when: string }) {
  const [isBusy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      saveFile(name, await callDownloadBackup(name));
    } catch (error) {
      notify({ type: 'danger', text: error instanceof Error ? error.message : String(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="s" isBusy={isBusy} aria-label={backupsText.downloadOf(when)} onClick={() => void download()}>
      {backupsText.download}
    </Button>
  );
}
