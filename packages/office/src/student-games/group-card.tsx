import { Link } from '@tanstack/react-router';
import { studentText } from '@fracht/content';
import { type GroupPayload, namesApart } from '@fracht/protocol';
import { Avatar } from '@fracht/kit/ui/avatar.tsx';
import { Card, CardBody, CardFoot, CardHead } from '@fracht/kit/ui/card.tsx';
import { Chip } from '@fracht/kit/ui/chip.tsx';
import { classNames } from '@fracht/kit/ui/class-names.ts';
import styles from './group-card.module.css';

/** How many people the card names; the group's page names all. */
const NAMED = 10;

/** The student's group in short, the student first. */
export function GroupCard({ group, userId }: { group: GroupPayload; userId: string }) {
  const text = studentText;
  const names = namesApart(group.users);
  const people = [
    ...group.users.filter(({ id }) => id === userId),
    ...group.users.filter(({ id }) => id !== userId),
  ].slice(0, NAMED);
  return (
    <Card>
      <CardHead title={text.myGroup}>
        <Chip className="push">
          <span className="cut">{group.name}</span>
        </Chip>
      </CardHead>
      <CardBody>
        <ul className={styles.mates}>
          {people.map((person) => (
            <li key={person.id}>
              <Avatar initials={person.initials} />
              <span className={classNames(styles.mate, person.id === userId && 'b')}>
                {person.id === userId ? `${names(person.id).short} (${text.you})` : names(person.id).short}
              </span>
            </li>
          ))}
        </ul>
      </CardBody>
      <CardFoot className={styles.foot}>
        <span className="muted">{text.groupFoot(group.users.length, group.num_games)}</span>
        <Link to="/panel/student/group">{text.wholeGroup}</Link>
      </CardFoot>
    </Card>
  );
}
