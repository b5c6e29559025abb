import { createHash } from 'node:crypto';
import { setTimeout as passed } from 'node:timers/promises';
import { type AuditLinePayload, CALLS } from '@fracht/protocol';
import type { ApiClient } from '@fracht/testing/school/api-client.ts';

/** Who asks, and about which games. */
export type Askers = {
  readonly admin: ApiClient;
  readonly teacher: ApiClient;
  readonly student: ApiClient;
  readonly finished: string;
};

/**
 * What a server answers about everything that a school stores besides its games, as far as it never changes: notes, debriefs, surveys, the bin, the audit, drafts,
 * homework, uploaded pictures, the curriculum.
 */
export async function moreToldTo({ admin, teacher, student, finished }: Askers) {
  const [survey] = await teacher.call(CALLS.surveys, {});
  return {
    notes: await teacher.call(CALLS.gameNotes, { query: { game: finished } }),
    debrief: await workedOut(student, `game/debrief/${finished}`),
    survey: { game: survey?.game, questions: survey?.questions, answers: survey?.answers },
    bin: (await admin.call(CALLS.bin, {})).map(({ kind, id, name }) => ({ kind, id, name })),
    drafts: await draftsTo(teacher),
    homework: await homeworkTo(teacher),
    pictures: await picturesTo(admin),
    curriculum: await teacher.call(CALLS.curriculum, {}),
    audit: (await auditTo(admin)).map(({ seq, at, call, label, kind }) => ({ seq, at, call, label, kind })),
  };
}

/** The whole audit, the newest first. */
async function auditTo(admin: ApiClient) {
  const found: AuditLinePayload[] = [];
  for (;;) {
    const last = found.at(-1);
    const { lines, hasMore } = await admin.call(CALLS.audit, { query: last === undefined ? {} : { after: last.seq } });
    found.push(...lines);
    if (!hasMore) return found;
  }
}

/** Each draft with everything that its author has written. */
async function draftsTo(teacher: ApiClient) {
  const drafts = [];
  for (const { id } of await teacher.call(CALLS.drafts, {})) {
    const { kind, draft } = await teacher.call(CALLS.draft, { params: { id } });
    drafts.push({ id, kind, item: draft?.item });
  }
  return drafts;
}

/** Each assignment, and its attempts. */
async function homeworkTo(teacher: ApiClient) {
  const assignments = [];
  for (const { id } of await teacher.call(CALLS.homeworks, {})) {
    const { title, opensAt, closesAt, seed, rounds, bots, students } = await teacher.call(CALLS.homework, {
      query: { id },
    });
    const attempts = students.flatMap((student) => student.attempts.map(({ game }) => ({ game, by: student.id })));
    assignments.push({ id, title, opensAt, closesAt, seed, rounds, bots, attempts });
  }
  return assignments;
}

/** Each uploaded picture, with a hash of what is served for it. */
async function picturesTo(admin: ApiClient) {
  const pictures = [];
  for (const { name, url, alt, isOwn } of await admin.call(CALLS.eventImages, {})) {
    if (!isOwn) continue;
    const served = await fetch(new URL(url, admin.address));
    const bytes = Buffer.from(await served.arrayBuffer());
    pictures.push({ name, alt, status: served.status, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
  return pictures;
}

/** The answer, once it has been worked out. */
async function workedOut(client: ApiClient, path: string): Promise<unknown> {
  for (;;) {
    const { payload } = await client.get(path);
    if (payload.state !== 'WORKING') return payload;
    await passed(200);
  }
}
