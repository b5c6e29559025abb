import { surveyReminderMail } from '@fracht/content';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import { peopleOf } from '../presenters/people.ts';
import { missingFrom } from '../presenters/survey.ts';
import type { Game } from '../storage/game-store.ts';
import type { NewMail } from '../storage/mail-store.ts';
import type { Survey } from '../storage/survey-store.ts';
import type { User } from '../storage/user-store.ts';

/** The least time between two reminders of a survey. */
const PAUSE_MS = 3_600_000;

/**
 * Reminds the players who have not filled in the survey of this game: in their panel and, if the school has a mail server, by letter. Throws
 * NOT_FOUND, SURVEY_COMPLETE if nobody is missing, SURVEY_REMINDED within an hour of the last reminder.
 */
export async function remindSurvey(context: AppContext, id: string): Promise<Survey> {
  const { storage, now } = context;
  const game = await storage.games.find(id);
  const survey = game === null ? null : await storage.survey.ofGame(id);
  if (game === null || survey === null) throw new AppError('NOT_FOUND');
  const people = await peopleOf(
    storage,
    game.players.map((player) => player.id),
  );
  const missing = missingFrom(survey, game, await storage.survey.filledIn([survey.id]), people);
  if (missing.length === 0) throw new AppError('SURVEY_COMPLETE');
  const letters = missing.flatMap((user) => letterTo(context, user, game));
  const reminder = { id: survey.id, at: now(), since: now() - PAUSE_MS };
  if (!(await storage.survey.remind(reminder, letters))) throw new AppError('SURVEY_REMINDED');
  context.post.wake();
  return survey;
}

/** The letter to a player; none without a mail server, because the panel reminds too and nobody should have to pass letters on by hand. */
function letterTo({ config, now, post }: AppContext, user: User, game: Game): NewMail[] {
  const sendAt = post.sendAt(now());
  if (user.email === null || sendAt === null) return [];
  const { first_name } = user;
  const link = `${config.publicUrl}/panel/student/surveys`;
  const letter = surveyReminderMail({ first_name, number: game.number, group: game.groupName, link });
  const about = { id: newId(), user: user.id, recipient: user.email, replyTo: null };
  return [{ ...about, ...letter, createdAt: now(), sendAt }];
}
