import { codesText, lecturersText, letterText } from '@fracht/content';
import { useAddresses } from '@fracht/kit/api/address-queries.ts';
import { retryOf, useOutbox } from '@fracht/kit/api/panel-queries.ts';
import { formatDateTime } from '@fracht/kit/format.ts';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Note } from '@fracht/kit/ui/note.tsx';
import { Cell, Head, Row, Table } from '@fracht/kit/ui/table.tsx';
import { PendingRows } from '@fracht/kit/panel/pending-rows.tsx';
import { LetterState } from './letter-state.tsx';
import styles from './outbox.module.css';

/** Letters that the admin of a school without mail has to hand over. (ADM-4) */
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
      {letters?.length === 0 ? null : (
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
          <tbody>
            {letters === undefined ? <PendingRows columns={5} onRetry={retryOf(asked)} /> : null}
            {letters?.map((letter) => (
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
          </tbody>
        </Table>
      )}
    </Card>
  );
}

/** Warns the admin when the server knows itself as localhost only: links in letters would lead readers to their own computers. */
function LocalAddress() {
  const { data: known } = useAddresses();
  return known?.isLocal === true ? <Note tone="warn">{codesText.address.letters(known.url)}</Note> : null;
}
