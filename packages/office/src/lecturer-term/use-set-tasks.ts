import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SetTasksBody } from '@fracht/protocol';
import { GROUP_TERM_KEY } from '@fracht/kit/api/group-term-query.ts';
import { callSetTasks } from '@fracht/kit/api/set-task-calls.ts';
import { undoAction } from '@fracht/kit/panel/earlier/put-back.ts';

/** What is to be set, and what was set before, for undo. */
type SetWish = { readonly now: SetTasksBody; readonly before: SetTasksBody };

/** Sets tasks to a group, or clears them; the notice offers to restore what was set before. (GTM-5) */
export function useSetTasks() {
  const client = useQueryClient();
  const renewed = () => client.invalidateQueries({ queryKey: GROUP_TERM_KEY });
  const send = async ({ now, before }: SetWish): Promise<void> => {
    const undo = async (): Promise<void> => {
      await send({ now: before, before: now });
      await renewed();
    };
    await callSetTasks(now, { actions: [undoAction(undo)] });
  };
  return useMutation({ mutationFn: send, onSuccess: renewed });
}
