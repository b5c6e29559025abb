import { lecturersText, uiText } from '@fracht/content';
import { useOutbox } from '../../api/panel-queries.ts';
import { formatDateTime } from '../../format.ts';
import { Card, CardBody, CardHead } from '../../ui/card.tsx';
import { Cell, Head, Row, SkeletonRows, Table } from '../../ui/table.tsx';
import styles from './outbox.module.css';

/** Letters that a school without mail hands out itself. (protocol "Session") */
export function Outbox() {
  const text = lecturersText.outbox;
  const { data: letters } = useOutbox();
  return (
    <Card>
      <CardHead title={text.title} />
      <CardBody>
        <p className="small muted">{letters?.length === 0 ? text.empty : text.text}</p>
      </CardBody>
      {letters?.length === 0 ? null : (
        <Table label={text.title}>
          <thead>
            <tr>
              <Head>{text.columns.when}</Head>
              <Head>{text.columns.to}</Head>
              <Head>{text.columns.subject}</Head>
              <Head>{text.columns.text}</Head>
            </tr>
          </thead>
          <tbody>
            {letters === undefined ? <SkeletonRows columns={4} label={uiText.loading} /> : null}
            {letters?.map((letter) => (
              <Row key={letter.id}>
                <Cell isMuted className="nw">
                  {formatDateTime(letter.createdAt)}
                </Cell>
                <Cell>{letter.recipient}</Cell>
                <Cell>{letter.subject}</Cell>
                <Cell className={styles.text}>
                  <details>
                    <summary>{text.show}</summary>
                    <pre>{letter.text}</pre>
                  </details>
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}
