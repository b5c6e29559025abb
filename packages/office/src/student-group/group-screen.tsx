import { Network } from 'lucide-react';
import { studentText } from '@fracht/content';
import { type GroupPayload, namesApart } from '@fracht/protocol';
import { retryOf, useGroups } from '@fracht/kit/api/panel-queries.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { sessionStore } from '@fracht/kit/session/session-store.ts';
import { Avatar } from '@fracht/kit/ui/avatar.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { EmptyState } from '@fracht/kit/ui/empty-state.tsx';
import { Cell, Head, Row, Table } from '@fracht/kit/ui/table.tsx';
import { comparePersonNames } from '@fracht/kit/panel/list-rules.ts';
import { PageHead } from '@fracht/kit/panel/page-head.tsx';
import { PendingRows } from '@fracht/kit/panel/pending-rows.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import styles from './group-screen.module.css';

/** The student's group: who plays together. Sorted by first, then last name. (STU-3) */
export function GroupScreen() {
  const text = studentText;
  const userId = sessionStore((state) => state.user?.id);
  const asked = useGroups();
  const { data: groups } = asked;
  const group = groups?.[0];
  if (groups !== undefined && group === undefined) return <NoGroup />;
  const names = namesApart(group?.users ?? []);
  return (
    <>
      <PageHead
        title={group === undefined ? text.groupTitle : text.inGroup(group.name)}
        sub={group === undefined ? '' : text.groupFoot(group.users.length, group.num_games)}
      />
      <InvitationsCard />
      <div className={styles.columns}>
        <Card label={text.groupTitle}>
          <Table label={text.groupTitle}>
            <thead>
              <tr>
                <Head>{text.columns.name}</Head>
                <Head isNumber>{text.columns.games}</Head>
              </tr>
            </thead>
            <tbody>
              {group === undefined ? <PendingRows columns={2} onRetry={retryOf(asked)} /> : null}
              {group?.users.toSorted(comparePersonNames).map((person) => (
                <Row key={person.id} state={person.id === userId ? 'selected' : undefined}>
                  <Cell isName className={styles.name}>
                    <span className="row row-3">
                      <Avatar initials={person.initials} />
                      <span className="b">{names(person.id).whole}</span>
                      {person.id === userId ? <Chip>{text.you}</Chip> : null}
                    </span>
                  </Cell>
                  <Cell isNumber label={text.columns.games}>
                    {person.num_games}
                  </Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </Card>
        {group?.lecturer === undefined ? null : <LecturerCard lecturer={group.lecturer} />}
      </div>
    </>
  );
}

/** Shown to a student without a group. */
function NoGroup() {
  const text = studentText;
  return (
    <>
      <PageHead title={text.groupTitle} />
      <InvitationsCard />
      <Card>
        <EmptyState
          icon={<Network className="i-l" aria-hidden="true" />}
          title={text.noGroupTitle}
          text={text.noGroupText}
        />
      </Card>
    </>
  );
}

/** The lecturer of the group, next to its members. */
function LecturerCard({ lecturer }: { lecturer: NonNullable<GroupPayload['lecturer']> }) {
  const text = studentText.lecturer;
  return (
    <Card>
      <CardHead title={text.title} />
      <CardBody className="stack stack-3">
        <span className="row row-3">
          <Avatar initials={lecturer.initials} />
          <b>{personName(lecturer)}</b>
        </span>
        <p className="small muted">{text.note}</p>
      </CardBody>
    </Card>
  );
}
