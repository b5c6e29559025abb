import { invitationsText } from '@fracht/content';
import { useAnswerInvitation, useInvitations } from '@fracht/kit/api/invitation-calls.ts';
import { personName } from '@fracht/kit/session/names.ts';
import { Avatar } from '@fracht/kit/ui/avatar.tsx';
import { Button } from '@fracht/kit/ui/button.tsx';
import { Card, CardBody, CardHead } from '@fracht/kit/ui/card.tsx';
import styles from './group-screen.module.css';

/** Invitations of lecturers to become their student, each to be accepted or declined; nothing if there are none. */
export function InvitationsCard() {
  const text = invitationsText;
  const { data: invitations = [] } = useInvitations();
  const answer = useAnswerInvitation();
  if (invitations.length === 0) return null;
  return (
    <Card label={text.title} className={styles.invitations}>
      <CardHead title={text.title} />
      <CardBody className="stack stack-4">
        <p className="small muted">{text.meaning}</p>
        {invitations.map(({ id, groupName, initials, ...lecturer }) => (
          <div key={id} className={styles.invitation}>
            <Avatar initials={initials} />
            <p className={styles.name}>{text.to(personName(lecturer), groupName)}</p>
            <span className="row row-2">
              <Button
                kind="primary"
                aria-label={text.acceptFrom(personName(lecturer))}
                isBusy={answer.isPending}
                onClick={() => answer.mutate({ id, accept: true })}
              >
                {text.accept}
              </Button>
              <Button
                aria-label={text.declineFrom(personName(lecturer))}
                isBusy={answer.isPending}
                onClick={() => answer.mutate({ id, accept: false })}
              >
                {text.decline}
              </Button>
            </span>
          </div>
        ))}
      </CardBody>
    </Card>
  );
}
