import { setTimeout as passed } from 'node:timers/promises';
import { CALLS } from '@fracht/protocol';
import type { ApiClient } from '@fracht/testing/school/api-client.ts';

/** Who asks, and about which games. */
export type Askers = {
  readonly admin: ApiClient;
  readonly teacher: ApiClient;
  readonly student: ApiClient;
  readonly finished: string;
};

/** What a server tells of all that a school keeps beside its games, as far as it is the same for ever: notes, debriefs, surveys, the bin, the audit. */
export async function moreToldTo({ admin, teacher, student, finished }: Askers) {
  const [survey] = await teacher.call(CALLS.surveys, {});
  const { lines } = await admin.call(CALLS.audit, { query: {} });
  return {
    notes: await teacher.call(CALLS.gameNotes, { query: { game: finished } }),
    debrief: await workedOut(student, `game/debrief/${finished}`),
    survey: { game: survey?.game, questions: survey?.questions, answers: survey?.answers },
    bin: (await admin.call(CALLS.bin, {})).map(({ kind, id, name }) => ({ kind, id, name })),
    audit: lines.map(({ seq, at, call, label, kind }) => ({ seq, at, call, label, kind })),
  };
}

/** What is told once it has been worked out. */
async function workedOut(client: ApiClient, path: string): Promise<unknown> {
  for (;;) {
    const { payload } = await client.get(path);
    if (payload.state !== 'WORKING') return payload;
    await passed(200);
  }
}
