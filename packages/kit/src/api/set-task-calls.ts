import { useQuery } from '@tanstack/react-query';
import { type Calls, type SetTasksBody, taskOffer } from '@fracht/protocol';
import { z } from 'zod';
import { asLoad } from './as-load.ts';
import { call, MEANWHILE, NOTHING } from './call.ts';
import type { SuccessNotice } from './request.ts';

const offers = z.array(taskOffer);

/** The situations that can be set to a group as tasks. (TRM-8) */
export function useTaskOffers(group: string) {
  return useQuery({
    queryKey: ['task-offers', group],
    queryFn: (context) =>
      call<Calls['taskOffers']>('GET course/task-offers/{id}', offers, { params: { id: group }, ...asLoad(context) }),
  });
}

/** Sets tasks to a group, or clears them; `notice` is shown along with the server's message. (TRM-7) */
export async function callSetTasks(body: SetTasksBody, notice: SuccessNotice): Promise<void> {
  await call<Calls['setTasks']>('POST course/set-tasks/', NOTHING, { body, told: () => notice, silentOn: [MEANWHILE] });
}
