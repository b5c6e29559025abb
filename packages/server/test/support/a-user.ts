import type { NewUser } from '../../src/storage/user-store.ts';

/** A student without a teacher, a group or a password. */
export function aUser(user: Partial<NewUser> & Pick<NewUser, 'id'>): NewUser {
  return {
    email: `${user.id}@szkola.test`,
    first_name: 'Anna',
    last_name: 'Lis',
    type: 'STUDENT',
    teacher: null,
    group: null,
    passwordHash: null,
    approved: true,
    createdAt: 1_795_000_000_000,
    ...user,
  };
}
