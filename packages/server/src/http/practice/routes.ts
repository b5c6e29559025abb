import { CALLS } from '@fracht/protocol';
import type { AppContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { presentPractice } from '../../presenters/user.ts';
import type { Api } from '../api.ts';
import { route } from '../route.ts';

/** How far students have come in the practice. (PRK-1) */
export function practiceRoutes(api: Api, { storage, now }: AppContext): void {
  route(api, CALLS.savePractice, async ({ session, body }) => {
    const { id } = session.user;
    await storage.users.practised(id, body.step, body.done ? now() : null);
    const saved = await storage.users.find(id);
    if (saved === null) throw new AppError('NOT_FOUND');
    return { payload: presentPractice(saved) };
  });

  route(api, CALLS.gamePractice, async ({ params }) => {
    const game = await storage.games.find(params.id);
    if (game === null) throw new AppError('NOT_FOUND');
    const people = await storage.users.findAll(game.players.map(({ id }) => id));
    return { payload: people.map((person) => ({ player: person.id, ...presentPractice(person) })) };
  });
}
