import type { AppContext } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { newId } from '../ids.ts';
import { Arrivals } from './arrivals.ts';
import { sendLetter } from './send-letter.ts';

type Registration = {
  readonly new_email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly teacher: boolean;
};

/**
 * Makes an account that a mailed link activates. A known e-mail gets a different letter, so that nobody can find out who has an account. A lecturer also has to
 * be approved by an admin (LGN-10). Throws REGISTRATION_CLOSED if the school does not accept this kind of user, VALIDATION on `new_email` if it only accepts
 * other addresses (LGN-23).
 */
export async function registerUser(context: AppContext, registration: Registration): Promise<void> {
  const { storage, now } = context;
  const { new_email: email, first_name, last_name, teacher } = registration;
  await requireOpen(context, email, teacher);
  const nobodys = { teacher: null, group: null, passwordHash: null, approved: !teacher } as const;
  const user = { id: newId(), email, first_name, last_name, ...nobodys, createdAt: now() };
  const arrivals = new Arrivals(context);
  if (teacher) arrivals.invite({ ...user, type: 'TEACHER' }, 'registrationOfLecturer');
  else arrivals.invite({ ...user, type: 'STUDENT' }, 'registration');
  if (await arrivals.takeIn()) return;
  const known = await storage.users.findByEmail(email);
  if (known !== null) await sendLetter(context, 'alreadyRegistered', known);
}

async function requireOpen({ storage }: AppContext, email: string, isLecturer: boolean): Promise<void> {
  const { students, lecturers } = await storage.content.registration();
  const { open, domains } = isLecturer ? lecturers : students;
  if (!open) throw new AppError('REGISTRATION_CLOSED');
  const domain = email.slice(email.lastIndexOf('@') + 1);
  if (domains.length > 0 && !domains.includes(domain)) throw fieldError('new_email', 'EMAIL_DOMAIN');
}
