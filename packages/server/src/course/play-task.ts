import { goodsData } from '@fracht/content';
import type { RejectionCode, Reply, Result } from '@fracht/engine';
import { accepted } from '@fracht/engine';
import type { TaskPayload } from '@fracht/protocol';
import { taskRun } from '@fracht/scenarios';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { gamesOfStudent, isInGame } from './in-game.ts';
import { activeTask } from './tasks.ts';

/** Who plays which situation, and the answers so far. */
export type PlayedTask = { readonly student: string; readonly item: string; readonly answers: readonly Reply[] };

/**
 * The state of a task after the answers so far, which the server replays itself; at its end the stars are stored if there are more than
 * before. Throws NOT_FOUND, TASK_IN_GAME, TASK_AWAY. (TSK-1 to TSK-4, TST-1)
 */
export async function playTask(
  context: AppContext,
  { student, item, answers }: PlayedTask,
): Promise<Result<TaskPayload, RejectionCode>> {
  const games = await gamesOfStudent(context, student);
  if (await isInGame(context, { student, games })) throw new AppError('TASK_IN_GAME');
  if (await context.live.isAsked(item)) throw new AppError('TASK_AWAY');
  const task = await activeTask(context.storage.library, item);
  if (task === null) throw new AppError('NOT_FOUND');
  const run = taskRun(task.edited, answers, { goods: goodsData, seed: `${student} ${item}` });
  if (!run.ok) return run;
  const { trees, decisions, node, end, ...words } = run.value;
  const played = end === null ? null : { student, item, stars: end.stars, at: context.now() };
  return accepted({
    ...words,
    item,
    competence: task.competence,
    trees: [...trees],
    node: node === null ? null : { ...node, answers: [...node.answers] },
    decisions: [...decisions],
    end:
      end === null || played === null
        ? null
        : { ...end, way: [...end.way], kept: await context.storage.taskStars.keep(played) },
  });
}
