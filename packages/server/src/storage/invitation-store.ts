import type { NewMail } from './mail-store.ts';

/** An invitation by a lecturer to a student who has an account but no lecturer. */
export type Invitation = {
  readonly student: string;
  readonly teacher: string;
  /** Names as the lecturer entered them; the account's own ones stay private until it accepts. */
  readonly first_name: string;
  readonly last_name: string;
  /** The group that the student is to join; null: none. */
  readonly group: string | null;
  readonly createdAt: number;
};

export type InvitationStore = {
  /** Stores an invitation with its letters; it replaces an earlier one between the same two. `again`: there was one, and the letters are not stored. */
  invite(invitation: Invitation, letters: readonly NewMail[]): Promise<'first' | 'again'>;
  /** The invitations that a student may answer, oldest first. */
  ofStudent(student: string): Promise<readonly Invitation[]>;
  /** The open invitations of a lecturer, oldest first. */
  ofTeacher(teacher: string): Promise<readonly Invitation[]>;
  /**
   * Makes the student the lecturer's, in the group if that is still the lecturer's, and drops all other invitations. False: there was none, or
   * the student has a lecturer.
   */
  accept(student: string, teacher: string): Promise<boolean>;
  /** Removes an invitation, withdrawn or declined; false: there was none. */
  remove(student: string, teacher: string): Promise<boolean>;
};
