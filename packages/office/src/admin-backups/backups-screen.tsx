import { useState } from 'react';
import { DatabaseBackup } from 'lucide-react';
import { backupFaultText, backupsText } from '@fracht/content';
import type { BackupsPayload } from '@fracht/protocol';
import { callMakeBackup } from '@fracht/kit/api/backup-calls.ts';
import { useBackups } from '@fracht/kit/api/backup-queries.ts';
import { retryOf, useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { formatDateTime, formatShort } from '@fracht/kit/format.ts';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { PendingRows } from '@fracht/kit/panel/pending-rows.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody } from '@fracht/kit/ui/card.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { Cell, Head, Row, Table } from '@fracht/kit/ui/table.tsx';
import { TakeBackup } from './take-backup.tsx';

/** The backups of the school: make one, download one, and what to do when they fail. (ADM-6) */
export function BackupsScreen() {
  const text = backupsText;
  const asked = useBackups();
  const { data } = asked;
  const make = useInvalidatingMutation(callMakeBackup, ['backups']);
  const isRunning = data?.isRunning === true || make.isPending;
  const [taken, setTaken] = useState<ListedBackup | null>(null);
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
          <BackupsTable data={data} onRetry={retryOf(asked)} onTake={setTaken} />
        )}
      </Card>
      <Card>
        <CardBody className="stack stack-4">
          <p>{text.text}</p>
          <p className="small muted">
            <bdi>{`${text.restore} `}</bdi>
            <code>{text.command}</code>
          </p>
          <p className="small muted">
            <bdi>{`${text.restoreEncrypted} `}</bdi>
            <code>{text.encryptedCommand}</code>
          </p>
        </CardBody>
      </Card>
      {taken === null ? null : (
        <TakeBackup name={taken.name} when={formatDateTime(taken.made)} onClose={() => setTaken(null)} />
      )}
    </>
  );
}

type ListedBackup = BackupsPayload['backups'][number];
type BackupsTableProps = {
  readonly data: BackupsPayload | undefined;
  readonly onRetry: (() => void) | null;
  readonly onTake: (file: ListedBackup) => void;
};

function BackupsTable({ data, onRetry, onTake }: BackupsTableProps) {
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
        {data?.backups.map((file) => (
          <Row key={file.name}>
            <Cell className="nw">{formatDateTime(file.made)}</Cell>
            <Cell isMuted>{file.name}</Cell>
            <Cell isNumber>{sizeOf(file.bytes)}</Cell>
            <Cell>
              <Button
                size="s"
                aria-label={backupsText.downloadOf(formatDateTime(file.made))}
                onClick={() => onTake(file)}
              >
                {backupsText.download}
              </Button>
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
