import type { AppContext } from '../context.ts';
import { newId } from '../ids.ts';
import { sendLetter } from './send-letter.ts';

type Registration = {
  readonly new_email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly teacher: boolean;
};

/** Makes an account that a mailed link activates; a known e-mail gets a letter instead, so that nobody can ask who has an account. A lecturer waits for an admin. (protocol "Session") */
export async function registerUser(context: AppContext, registration: Registration): Promise<void> {
  const { storage, now } = context;
  const { new_email: email, first_name, last_name, teacher } = registration;
  const user = { id: newId(), email, first_name, last_name };
  const added = await storage.users.add({
    ...user,
    type: teacher ? 'TEACHER' : 'STUDENT',
    teacher: null,
    group: null,
    passwordHash: null,
    approved: !teacher,
    createdAt: now(),
  });
  if (added === 'added') return sendLetter(context, teacher ? 'registrationOfLecturer' : 'registration', user);
  const known = await storage.users.findByEmail(email);
  if (known !== null) await sendLetter(context, 'alreadyRegistered', known);
}
