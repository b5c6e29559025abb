import { retentionText } from '@fracht/content';
import type { LeavingPayload } from '@fracht/protocol';
import { callKeepUsers } from '@fracht/kit/api/admin-calls.ts';
import { useInvalidatingMutation } from '@fracht/kit/api/panel-queries.ts';
import { formatDateTime } from '@fracht/kit/format.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { Button } from '@fracht/kit/ui/button.tsx';
import { CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Cell, Head, Row, Table } from '@fracht/kit/ui/table.tsx';

/** Students whose accounts are due to be erased; each can be exempted. */
export function LeavingUsers({ leaving }: { leaving: readonly LeavingPayload[] }) {
  const text = retentionText.leaving;
  const keep = useInvalidatingMutation(callKeepUsers, ['retention']);
  const keepAll = (): void => keep.mutate(leaving.map(({ id }) => id));
  return (
    <>
      <CardHead title={text.title}>
        {leaving.length < 2 ? null : (
          <Button size="s" isBusy={keep.isPending} onClick={keepAll}>
            {text.keepAll}
          </Button>
        )}
      </CardHead>
      <CardBody>
        <p className="small muted">{leaving.length === 0 ? text.empty : text.text}</p>
      </CardBody>
      {leaving.length === 0 ? null : (
        <Table label={text.title}>
          <thead>
            <tr>
              <Head>{text.columns.who}</Head>
              <Head>{text.columns.seen}</Head>
              <Head>{text.columns.when}</Head>
              <Head>{text.columns.act}</Head>
            </tr>
          </thead>
          <tbody>
            {leaving.map((one) => (
              <Row key={one.id}>
                <Cell>
                  <bdi>{personName(one)}</bdi>
                  {one.email === null ? null : <p className="small muted">{one.email}</p>}
                </Cell>
                <Cell isMuted className="nw">
                  {formatDateTime(one.lastLogin)}
                </Cell>
                <Cell className="nw">
                  <bdi>{text.days(one.days)}</bdi>
                  {one.isAside ? <p className="small muted">{text.aside}</p> : null}
                </Cell>
                <Cell>
                  <Button
                    size="s"
                    aria-label={text.keepOf(personName(one))}
                    isBusy={keep.isPending}
                    onClick={() => keep.mutate([one.id])}
                  >
                    {text.keep}
                  </Button>
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      )}
    </>
  );
}
