import { homeworkReminderMail, schoolDay, schoolMoment } from '@fracht/content';
import type { AppContext } from '../context.ts';
import { isHomeworkOver } from '../deadline-clock.ts';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import { type HomeworkPerson, homeworkPeople } from '../presenters/homework.ts';
import type { Homework, NewReminder } from '../storage/homework-store.ts';

type ReminderWish = { readonly id: string; readonly student?: string | undefined };
type Reminded = { readonly letters: number; readonly without: number };

/**
 * Reminds one student who has handed nothing in, or all who have not begun, by letter and each at most once a day; says how many letters were
 * written and how many could not be. Throws NOT_FOUND, HOMEWORK_OVER, and HOMEWORK_REMINDED if nobody is left to remind. (HWS-5)
 */
export async function remindHomework(context: AppContext, { id, student }: ReminderWish): Promise<Reminded> {
  const { storage, now } = context;
  const homework = await storage.homework.find(id);
  if (homework === null) throw new AppError('NOT_FOUND');
  if (isHomeworkOver(homework, context)) throw new AppError('HOMEWORK_OVER');
  const at = now();
  const people = await homeworkPeople(context, homework);
  const meant = people.filter(({ user, state }) =>
    student === undefined ? state === 'NONE' : user?.id === student && state !== 'DONE',
  );
  const reminders = meant.flatMap((person) => reminderTo(context, homework, person));
  const stored = await storage.homework.remind({ homework: id, at, since: schoolMoment(schoolDay(at)) }, reminders);
  if (stored.length === 0 && reminders.length === meant.length) throw new AppError('HOMEWORK_REMINDED');
  context.post.wake();
  return { letters: stored.length, without: meant.length - reminders.length };
}

/** No letter to a student without an e-mail, and none without a mail server: nobody should have to pass letters on by hand. */
function reminderTo({ config, now, post }: AppContext, homework: Homework, { user }: HomeworkPerson): NewReminder[] {
  const sendAt = post.sendAt(now());
  if (user === null || user.erased || user.email === null || sendAt === null) return [];
  const { title, closesAt } = homework;
  const link = `${config.publicUrl}/panel/student/games`;
  const words = homeworkReminderMail({ first_name: user.first_name, title, until: new Date(closesAt), link });
  const about = { id: newId(), user: user.id, recipient: user.email, replyTo: null };
  return [{ student: user.id, letter: { ...about, ...words, createdAt: now(), sendAt } }];
}
