import { type ReactNode, useState } from 'react';
import { codesText, lecturersText, letterText } from '@fracht/content';
import { useAddresses } from '@fracht/kit/api/address-queries.ts';
import type { OutboxLetter } from '@fracht/kit/api/panel-calls.ts';
import { retryOf, useOutbox } from '@fracht/kit/api/panel-queries.ts';
import { formatDateTime } from '@fracht/kit/format.ts';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { Cell, Head, Row, Table } from '@fracht/kit/ui/table.tsx';
import { pageOf } from '@fracht/kit/panel/list-rules.ts';
import { PageFoot, usePageSize } from '@fracht/kit/panel/page-size.tsx';
import { PendingRows } from '@fracht/kit/panel/pending-rows.tsx';
import { isToHandOver, LetterState } from './letter-state.tsx';
import styles from './outbox.module.css';

/** Letters that the admin of a school without mail has to hand over, collapsed to their number. (ADM-4) */
export function LettersToHandOut() {
  const text = lecturersText.outbox;
  const asked = useOutbox();
  const { data: letters } = asked;
  return (
    <Card>
      <CardHead title={text.title} />
      <CardBody className="stack stack-4">
        <p className="small muted">{letters?.length === 0 ? text.empty : text.text}</p>
        <LocalAddress />
      </CardBody>
      {letters === undefined ? (
        <LettersTable>
          <PendingRows columns={5} onRetry={retryOf(asked)} />
        </LettersTable>
      ) : null}
      {letters === undefined || letters.length === 0 ? null : <Letters letters={letters} />}
    </Card>
  );
}

function Letters({ letters }: { letters: readonly OutboxLetter[] }) {
  const text = lecturersText.outbox;
  const [wanted, setWanted] = useState(1);
  const paging = usePageSize();
  const { rows, page, pages } = pageOf(letters, wanted, paging.size);
  return (
    <details className={styles.fold}>
      <summary>{text.fold(letters.length, letters.filter(isToHandOver).length)}</summary>
      <LettersTable>
        {rows.map((letter) => (
          <Row key={letter.id}>
            <Cell isMuted className="nw">
              {formatDateTime(letter.createdAt)}
            </Cell>
            <Cell>{letter.recipient}</Cell>
            <Cell>{letter.subject}</Cell>
            <Cell>
              <LetterState letter={letter} />
            </Cell>
            <Cell className={styles.text}>
              {letter.text === '' ? (
                <span className="muted">{letterText.gone}</span>
              ) : (
                <details>
                  <summary>{text.show}</summary>
                  <pre>{letter.text}</pre>
                </details>
              )}
            </Cell>
          </Row>
        ))}
      </LettersTable>
      <PageFoot all={letters.length} {...{ page, pages, paging }} onPage={setWanted} />
    </details>
  );
}

function LettersTable({ children }: { children: ReactNode }) {
  const text = lecturersText.outbox;
  return (
    <Table label={text.title}>
      <thead>
        <tr>
          <Head>{text.columns.when}</Head>
          <Head>{text.columns.to}</Head>
          <Head>{text.columns.subject}</Head>
          <Head>{letterText.column}</Head>
          <Head>{text.columns.text}</Head>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

/** Warns the admin if the server knows itself only as localhost: links in letters would lead readers to their own computers. */
function LocalAddress() {
  const { data: known } = useAddresses();
  return known?.isLocal === true ? <Note tone="warn">{codesText.address.letters(known.url)}</Note> : null;
}
