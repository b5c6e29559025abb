import type { NewMail } from './mail-store.ts';

/** A lecturer's wish to have somebody as a student who has an account of the own and no lecturer. */
export type Invitation = {
  readonly student: string;
  readonly teacher: string;
  /** As the lecturer wrote them; the account's own names are nobody's business until it is taken. */
  readonly first_name: string;
  readonly last_name: string;
  /** The group to come into; null for none. */
  readonly group: string | null;
  readonly createdAt: number;
};

export type InvitationStore = {
  /** Keeps an invitation and the letters that tell of it, in the place of an earlier one of the same two; `again`: there was one, and no letter is kept. */
  invite(invitation: Invitation, letters: readonly NewMail[]): Promise<'first' | 'again'>;
  /** Those that a student may answer, oldest first. */
  ofStudent(student: string): Promise<readonly Invitation[]>;
  /** Those that a lecturer waits for, oldest first. */
  ofTeacher(teacher: string): Promise<readonly Invitation[]>;
  /** The student becomes the lecturer's, in the group where that is still the lecturer's; all other invitations end. False: there was none, or the student has a lecturer. */
  accept(student: string, teacher: string): Promise<boolean>;
  /** Takes an invitation back, or declines it; false: there was none. */
  remove(student: string, teacher: string): Promise<boolean>;
};
