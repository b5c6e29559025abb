import { CALLS } from '@fracht/protocol';
import type { AppContext } from '../../context.ts';
import { groupTerm } from '../../course/group-term.ts';
import { ownTerm } from '../../course/own-term.ts';
import { playTask } from '../../course/play-task.ts';
import { setTasks, taskOffers } from '../../course/set-tasks.ts';
import { type Api } from '../api.ts';
import { notice } from '../notice.ts';
import { route, ruleRefusal } from '../route.ts';

/** The progress of a student and of a class over a term, and single situations to practise. (CTM-1 to CTM-3, TSK-1 to TSK-4) */
export function courseRoutes(api: Api, context: AppContext): void {
  route(api, CALLS.ownTerm, async ({ session }) => ({ payload: await ownTerm(context, session.user.id) }));

  route(api, CALLS.groupTerm, async ({ params }) => ({ payload: await groupTerm(context, params.id) }));

  route(api, CALLS.taskOffers, async ({ params }) => ({ payload: await taskOffers(context, params.id) }));

  route(api, CALLS.setTasks, async ({ body }) => {
    await setTasks(context, body);
    return { payload: null, message: notice(body.items.length === 0 ? 'TASKS_UNSET' : 'TASKS_SET') };
  });

  route(api, CALLS.playTask, async ({ session, body }) => {
    const { item, answers } = body;
    const played = await playTask(context, { student: session.user.id, item, answers });
    return played.ok ? { payload: played.value } : ruleRefusal(played.error);
  });
}
