import { invitationsText } from '@fracht/content';
import { useInvitations, useWithdrawInvitation } from '@fracht/kit/api/invitation-calls.ts';
import { formatDate } from '@fracht/kit/format.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Cell, Head, Row, Table } from '@fracht/kit/ui/table.tsx';
import styles from './students-table.module.css';

/** Open invitations to people who registered themselves; nothing if there are none. */
export function SentInvitations() {
  const text = invitationsText;
  const { data: invitations = [] } = useInvitations();
  const withdraw = useWithdrawInvitation();
  if (invitations.length === 0) return null;
  return (
    <Card label={text.sentTitle} className={styles.invitations}>
      <CardHead title={text.sentTitle} />
      <CardBody>
        <p className="small muted">{text.sentText}</p>
      </CardBody>
      <Table label={text.sentTitle}>
        <thead>
          <tr>
            <Head>{text.columns.name}</Head>
            <Head>{text.columns.email}</Head>
            <Head>{text.columns.group}</Head>
            <Head>{text.columns.sent}</Head>
            <Head>{text.columns.actions}</Head>
          </tr>
        </thead>
        <tbody>
          {invitations.map(({ id, email, groupName, createdAt, ...person }) => (
            <Row key={id}>
              <Cell className="b">{personName(person)}</Cell>
              <Cell label={text.columns.email}>{email ?? ''}</Cell>
              <Cell label={text.columns.group}>{groupName ?? text.noGroup}</Cell>
              <Cell label={text.columns.sent}>{formatDate(createdAt)}</Cell>
              <Cell>
                <Button
                  size="s"
                  aria-label={text.withdrawFrom(personName(person))}
                  isBusy={withdraw.isPending}
                  onClick={() => withdraw.mutate(id)}
                >
                  {text.withdraw}
                </Button>
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </Card>
  );
}
