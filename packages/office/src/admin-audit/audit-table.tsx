import { Fragment, useId } from 'react';
import { ChevronDown, ChevronRight, Sparkles } from 'lucide-react';
import { auditPageText } from '@fracht/content';
import type { AuditLinePayload } from '@fracht/protocol';
import { formatDateTime } from '@fracht/kit/format.ts';
import { NothingFound } from '@fracht/kit/panel/nothing-found.tsx';
import { PendingRows } from '@fracht/kit/panel/pending-rows.tsx';
import type { SearchState } from '@fracht/kit/panel/use-search-state.ts';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { Cell, Head, Row, Table, WholeRow } from '@fracht/kit/ui/table.tsx';
import { AuditDetails } from './audit-details.tsx';
import { auditActionWords, actorWords, fieldsWords, objectWords } from './audit-words.ts';
import styles from './audit.module.css';

const text = auditPageText;
const COLUMNS = 4;

/** Changes as rows; at most one is open, named in the address. */
export function AuditTable({
  lines,
  onRetry,
  address,
}: {
  lines: readonly AuditLinePayload[] | undefined;
  onRetry: (() => void) | null;
  address: SearchState;
}) {
  const { columns } = text;
  const open = Number(address.get('wpis'));
  return (
    <Table label={text.list} className={styles.table}>
      <thead>
        <tr>
          <Head>{columns.when}</Head>
          <Head>{columns.who}</Head>
          <Head>{columns.what}</Head>
          <Head>{columns.change}</Head>
        </tr>
      </thead>
      <tbody>
        {lines === undefined ? <PendingRows columns={COLUMNS} onRetry={onRetry} /> : null}
        {lines?.length === 0 ? <NothingFound columns={COLUMNS} text={text.none} /> : null}
        {lines?.map((line) => (
          <Line key={line.seq} line={line} isOpen={line.seq === open} address={address} />
        ))}
      </tbody>
    </Table>
  );
}

function Line({ line, isOpen, address }: { line: AuditLinePayload; isOpen: boolean; address: SearchState }) {
  const id = useId();
  const { seq, at, isNew, action, fields } = line;
  const what = objectWords(line);
  const Sign = isOpen ? ChevronDown : ChevronRight;
  return (
    <Fragment>
      <Row state={isNew ? 'attention' : undefined}>
        <Cell className="nw">{formatDateTime(at)}</Cell>
        <Cell>
          <Who line={line} address={address} />
        </Cell>
        <Cell>
          <button
            type="button"
            className={styles.open}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => address.set({ wpis: isOpen ? '' : String(seq) })}
          >
            <Sign className="i" aria-hidden="true" />
            <bdi>{what}</bdi>
          </button>
        </Cell>
        <Cell>
          <bdi>{`${auditActionWords(line)}${action === 'CHANGED' && fields.length > 0 ? `: ${fieldsWords(fields)}` : ''}`}</bdi>
          {isNew ? (
            <Chip tone="warn" className={styles.fresh} icon={<Sparkles className="i-s" aria-hidden="true" />}>
              <span title={text.freshNote}>{text.fresh}</span>
            </Chip>
          ) : null}
        </Cell>
      </Row>
      {isOpen ? (
        <WholeRow columns={COLUMNS}>
          <div id={id}>
            <AuditDetails seq={seq} />
          </div>
        </WholeRow>
      ) : null}
    </Fragment>
  );
}

/** Who made the change; a person links to all changes by and of that person. */
function Who({ line, address }: { line: AuditLinePayload; address: SearchState }) {
  const name = actorWords(line);
  const { actor } = line;
  if (actor === null) return <span className="muted">{name}</span>;
  return (
    <button
      type="button"
      className={styles.who}
      aria-label={text.ofPerson(name)}
      onClick={() => address.set({ osoba: actor.id, kto: name })}
    >
      {name}
    </button>
  );
}
