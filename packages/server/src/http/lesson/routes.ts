import { CALLS } from '@fracht/protocol';
import { planOf, readyLessons } from '../../commands/ready-lessons.ts';
import { situationCards } from '../../commands/situation-cards.ts';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import type { Api } from '../api.ts';
import { route } from '../route.ts';

/** Ready lessons, plans of games and cards for situations, for teachers only. (LSN-1 to LSN-5) */
export function lessonRoutes(api: Api, context: AppContext): void {
  route(api, CALLS.readyLessons, async () => ({ payload: await readyLessons(context) }));

  route(api, CALLS.gamePlan, async ({ params }) => {
    const game = await context.storage.games.find(params.id);
    if (game === null) throw new AppError('NOT_FOUND');
    return { payload: planOf(game) };
  });

  route(api, CALLS.situationCards, async () => ({ payload: await situationCards(context) }));
}
