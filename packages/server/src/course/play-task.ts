import type { RejectionCode, Reply, Result } from '@fracht/engine';
import { accepted } from '@fracht/engine';
import type { TaskPayload } from '@fracht/protocol';
import { taskRun } from '@fracht/scenarios';
import type { AppContext } from '../context.ts';
import { AppError } from '../errors.ts';
import { activeTask } from './tasks.ts';

/** Who plays which situation, by the answers so far. */
export type PlayedTask = { readonly student: string; readonly item: string; readonly answers: readonly Reply[] };

/** How a task stands by the answers so far; nothing is stored. Throws NOT_FOUND, TASK_IN_GAME. (TSK-1 to TSK-4) */
export async function playTask(
  context: AppContext,
  { student, item, answers }: PlayedTask,
): Promise<Result<TaskPayload, RejectionCode>> {
  if (await isInGame(context, student)) throw new AppError('TASK_IN_GAME');
  const task = await activeTask(context.storage.library, item);
  if (task === null) throw new AppError('NOT_FOUND');
  const run = taskRun(task.edited, answers, `${student} ${item}`);
  if (!run.ok) return run;
  const { trees, decisions, node, end, ...words } = run.value;
  return accepted({
    ...words,
    item,
    competence: task.competence,
    trees: [...trees],
    node: node === null ? null : { ...node, answers: [...node.answers] },
    decisions: [...decisions],
    end: end === null ? null : { ...end, way: [...end.way] },
  });
}

/** Whether the student plays in a lesson, or in homework with situations, that is running or paused: a task could give away the answer to one of them. (TSK-4) */
async function isInGame({ storage, live }: AppContext, student: string): Promise<boolean> {
  const games = [...(await storage.games.ofPlayer(student)), ...(await storage.games.homeworkOf(student))];
  for (const game of games) {
    if (game.state === 'FINISHED' || game.library === null) continue;
    const { state, players } = (await live.progress(game.id)) ?? game;
    const hasCome = players.some(({ id, status }) => id === student && status !== null);
    if (hasCome && (state === 'IN_PROGRESS' || state === 'PAUSED')) return true;
  }
  return false;
}
