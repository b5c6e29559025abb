import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Game } from '../storage/game-store.ts';
import type { Survey } from '../storage/survey-store.ts';

/**
 * Opens the survey of a finished game for its players, with the current questions of its teacher. A survey that is open already stays as it
 * is. Throws NOT_FOUND, GAME_NOT_OVER, SURVEY_EMPTY. (QUE-1)
 */
export async function openSurvey({ storage, live, now }: AppContext, id: string): Promise<Survey> {
  const game: Game | null = await storage.games.find(id);
  if (game === null) throw new AppError('NOT_FOUND');
  if (((await live.progress(id)) ?? game).state !== 'FINISHED') throw new AppError('GAME_NOT_OVER');
  const questions = await storage.survey.questions(game.teacher);
  if (questions.length === 0) throw new AppError('SURVEY_EMPTY');
  return storage.survey.open({
    id: newId(),
    game: id,
    teacher: game.teacher,
    questions,
    createdAt: now(),
    remindedAt: null,
  });
}
