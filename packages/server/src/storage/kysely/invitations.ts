import type { Selectable } from 'kysely';
import type { Invitation, InvitationStore } from '../invitation-store.ts';
import type { InvitationTable } from '../people-tables.ts';
import type { Db } from '../tables.ts';
import type { NewMail } from '../mail-store.ts';
import { audited } from './audit-snapshots.ts';
import { putInGroup } from './groups.ts';
import { addLetters } from './mail.ts';
import { inTurn } from './turn.ts';

/** Invitations in SQL. */
export function sqlInvitationStore(db: Db): InvitationStore {
  const rows = () => db.selectFrom('invitations').selectAll().orderBy('created_at').orderBy('student');
  return {
    invite: (invitation, letters) => invite(db, invitation, letters),
    async ofStudent(student) {
      return (await rows().where('student', '=', student).execute()).map(asInvitation);
    },
    async ofTeacher(teacher) {
      return (await rows().where('teacher', '=', teacher).execute()).map(asInvitation);
    },
    accept: (student, teacher) =>
      inTurn(db, (transaction) =>
        audited(transaction, { kind: 'USER', ids: [student] }, () => accept(transaction, student, teacher)),
      ),
    async remove(student, teacher) {
      const removed = db.deleteFrom('invitations').where('student', '=', student).where('teacher', '=', teacher);
      return (await removed.returning('student').executeTakeFirst()) !== undefined;
    },
  };
}

async function invite(
  db: Db,
  { createdAt, group, ...given }: Invitation,
  letters: readonly NewMail[],
): Promise<'first' | 'again'> {
  const row = { ...given, group_id: group, created_at: createdAt };
  return inTurn(db, async (transaction) => {
    const before = transaction.deleteFrom('invitations').where('student', '=', row.student);
    const known = await before.where('teacher', '=', row.teacher).returning('created_at').executeTakeFirst();
    await transaction
      .insertInto('invitations')
      .values({ ...row, created_at: known?.created_at ?? row.created_at })
      .execute();
    if (known !== undefined) return 'again';
    await addLetters(transaction, letters);
    return 'first';
  });
}

async function accept(db: Db, student: string, teacher: string): Promise<boolean> {
  const found = db.selectFrom('invitations').select('group_id').where('student', '=', student);
  const invitation = await found.where('teacher', '=', teacher).executeTakeFirst();
  if (invitation === undefined) return false;
  const free = db.updateTable('users').set({ teacher }).where('id', '=', student);
  const taken = await free
    .where('teacher', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (taken === undefined) return false;
  const groups = db.selectFrom('groups').select('id').where('teacher', '=', teacher);
  const group = await groups.where('id', '=', invitation.group_id ?? '').executeTakeFirst();
  await putInGroup(db, student, group?.id ?? null);
  await db.deleteFrom('invitations').where('student', '=', student).execute();
  return true;
}

function asInvitation({ group_id: group, created_at: createdAt, ...row }: Selectable<InvitationTable>): Invitation {
  return { ...row, group, createdAt };
}
