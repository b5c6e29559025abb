import { type Calls, classReportPayload, type ReportedStudent } from '@fracht/protocol';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

/** How long to wait while the debriefs are computed, in ms. */
const WAIT_MS = 1000;

/** The exportable results of all students of one of the caller's own finished games, once they have been computed. Throws ApiError, without a notice: the caller reports it. (DBF-7) */
export async function callClassReport(id: string): Promise<readonly ReportedStudent[]> {
  const students: ReportedStudent[] = [];
  let from: number | null = 0;
  while (from !== null) {
    const page: Awaited<ReturnType<typeof callPage>> = await callPage(id, from);
    if (page.state === 'FAILED') throw new ApiError({ status: 0, code: null, text: '', fields: {} });
    if (page.state === 'WORKING') {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      continue;
    }
    students.push(...page.students);
    from = page.next;
  }
  return students;
}

function callPage(id: string, from: number) {
  return call<Calls['classReport']>('GET game/class-report/{id}', classReportPayload, {
    params: { id },
    query: { from },
    isQuiet: true,
    isSilent: true,
  });
}
