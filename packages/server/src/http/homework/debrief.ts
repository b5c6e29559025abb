import { CALLS } from '@fracht/protocol';
import { homeworkList } from '../../debriefs/homework-list.ts';
import { countedStudents } from '../../presenters/homework.ts';
import type { Resource } from '../api.ts';
import type { DebriefCallParts } from '../game-live/debrief.ts';
import { route } from '../route.ts';
import { knownHomework } from './routes.ts';

/** What the decisions of the attempts that count were worth, taken together. (HWS-9) */
export function homeworkDebriefRoutes({ debriefs, taskGame }: DebriefCallParts): Resource {
  return (api, context) => {
    route(api, CALLS.homeworkDebrief, async ({ params }) => {
      const homework = await knownHomework(context, params.id);
      const counted = await countedStudents(context, homework);
      const attempts = counted.map(({ player, game }) => ({ player, game: taskGame(game) }));
      const list = await homeworkList(debriefs, attempts);
      if (list.state !== 'READY') return { payload: list };
      const players = counted.map(({ player, name, game }) => ({ id: player, name, game }));
      return { payload: { ...list, players } };
    });
  };
}
