import type { ExportPayload } from '@fracht/protocol';
import type { AppContext } from '../context.ts';
import { presentGame } from '../presenters/game.ts';
import { presentUserData } from '../presenters/user.ts';
import type { User } from '../storage/user-store.ts';

/** All data stored about a person, and nothing about others. (RODO, right of access) */
export async function exportUser({ storage, live }: AppContext, user: User): Promise<ExportPayload> {
  const [times, group, games, filled, letters] = await Promise.all([
    storage.users.times(user.id),
    user.group === null ? null : storage.groups.find(user.group),
    user.type === 'TEACHER' ? storage.games.ofTeacher(user.id) : storage.games.ofPlayer(user.id),
    storage.survey.filledBy(user.id),
    storage.mail.about(user.id),
  ]);
  const people = new Map([[user.id, user]]);
  const presented = await Promise.all(
    games.map(async (game) => presentGame(game, (await live.progress(game.id)) ?? game, people, user)),
  );
  return {
    account: { ...presentUserData(user), createdAt: times.createdAt, lastLogin: times.seenAt },
    groupName: group?.name ?? null,
    games: presented.map(({ id, groupName, number, date, state, players }) => {
      const result = players.find((player) => player.id === user.id) ?? null;
      return { id, groupName, number, date, state, result };
    }),
    surveys: filled.map(({ survey, submittedAt, answers }) => ({ survey, submittedAt, answers: [...answers] })),
    letters: letters.map(({ subject, createdAt }) => ({ subject, createdAt })),
  };
}
