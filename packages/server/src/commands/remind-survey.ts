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

/** A survey is reminded of at most this often. */
const PAUSE_MS = 3_600_000;

/**
 * Reminds the players who have not filled in the survey of this game: their panel says so, and where the school has a mail server they
 * get a letter. Throws NOT_FOUND, SURVEY_COMPLETE where nobody is missing, SURVEY_REMINDED within an hour of the last time.
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

/** A letter by the school's mail server; where there is none the panel alone reminds, nobody has to hand letters on. */
function letterTo({ config, now, post }: AppContext, user: User, game: Game): NewMail[] {
  const sendAt = post.sendAt(now());
  if (user.email === null || sendAt === null) return [];
  const { first_name } = user;
  const link = `${config.publicUrl}/panel/student/surveys`;
  const letter = surveyReminderMail({ first_name, number: game.number, group: game.groupName, link });
  const about = { id: newId(), user: user.id, recipient: user.email, replyTo: null };
  return [{ ...about, ...letter, createdAt: now(), sendAt }];
}
