import {
  initials,
  type MemberPayload,
  type OwnData,
  type OwnPractice,
  shortName,
  type UserData,
  type UserPayload,
} from '@fracht/protocol';
import type { User } from '../storage/user-store.ts';
import { markedBy, shownName } from './names.ts';

/** The caller's own data. (ACC-3) */
export function presentUserData(user: User): UserData {
  const { id, first_name, last_name, type, group } = user;
  return {
    id,
    email: user.email ?? '',
    first_name,
    last_name,
    type,
    group,
    initials: initials(user),
    short_name: shortName(user),
    ...(user.login === null ? {} : { login: user.login, has_password: user.passwordHash !== null }),
    ...(type === 'TEACHER' ? { public_names: user.publicNames } : {}),
    ...(type === 'STUDENT' ? { games_played: user.games_played } : {}),
  };
}

/** The caller's own data with what nobody else's list shows: how far a student has come in the practice. (PRK-1) */
export function presentOwnData(user: User): OwnData {
  const data = presentUserData(user);
  return user.type === 'STUDENT' ? { ...data, practice: presentPractice(user) } : data;
}

/** How far somebody has come in the practice. */
export function presentPractice({ practice: { step, doneAt } }: User): OwnPractice {
  return { step, done: doneAt !== null };
}

/** A user for those who manage users. */
export function presentUser(user: User): UserPayload {
  const played =
    user.type === 'STUDENT'
      ? { teacher: user.teacher, last_played: user.lastPlayed, answer_time: user.answerTime }
      : {};
  return {
    ...presentUserData(user),
    approved: user.approved,
    active: user.passwordHash !== null || user.hasLoggedIn,
    ...played,
  };
}

/** A user for an admin. Only admins read who has a second factor, in order to reset it. (TFA-7) */
export function presentForAdmin(user: User, withSecondFactor: ReadonlySet<string>): UserPayload {
  return { ...presentUser(user), ...(withSecondFactor.has(user.id) ? { second_factor: true } : {}) };
}

/** An invited student for the lecturer, with what the lecturer entered: the account's own data stays private until it accepts. */
export function presentInvited(
  id: string,
  { email, first_name, last_name }: { readonly email: string; readonly first_name: string; readonly last_name: string },
): UserPayload {
  const name = { first_name, last_name };
  const shown = { ...name, initials: initials(name), short_name: shortName(name) };
  return { id, email, ...shown, type: 'STUDENT', group: null, approved: true, active: false, invited: true };
}

/** A user for the other members of a group or game; e-mail or login name only for those who lead them. (ACC-5) */
export function presentMember(user: User, numGames: number, withAccount: boolean): MemberPayload {
  const { id } = user;
  const name = shownName(user);
  const account = withAccount ? markedBy(user) : {};
  return { id, ...name, initials: initials(name), short_name: shortName(name), num_games: numGames, ...account };
}
