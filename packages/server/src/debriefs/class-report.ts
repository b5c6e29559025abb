import { type ClassReportPayload, classReportPayload, type ReportedStudent, studentDebrief } from '@fracht/protocol';
import { z } from 'zod';
import type { TaskGame } from './debrief-threads.ts';
import type { Debriefs } from './debriefs.ts';
import type { Skills } from './skills.ts';

/** How many students are read and sent at once, so that memory does not grow with the class. */
const AT_ONCE = 20;

/** Reads only the decisions of a stored debrief, without their alternatives, which are nine tenths of it. */
const storedDecisions = z.object({
  decisions: z.array(studentDebrief.shape.decisions.element.omit({ alternatives: true })),
});

export type ClassReportParts = {
  readonly debriefs: Pick<Debriefs, 'students' | 'books' | 'stored'>;
  readonly skills: Pick<Skills, 'ofLesson'>;
};

/** Students of a finished game with all that their teacher may export, some at a time and without names. (DBF-7) */
export async function classReport(
  { debriefs, skills }: ClassReportParts,
  game: TaskGame,
  from: number,
): Promise<Exclude<ClassReportPayload, { state: 'READY' }> | ReportPage> {
  const known = await debriefs.students(game);
  if (known.state !== 'READY') return known;
  const players = known.students.slice(from, from + AT_ONCE);
  const books = await debriefs.books(game, players);
  const students: ReportPage['students'][number][] = [];
  for (const [index, id] of players.entries()) {
    const { ledger = [], orders = [], happenings = [] } = books[index] ?? {};
    const body = await debriefs.stored(game.id, id);
    const decisions = body === null ? [] : storedDecisions.parse(JSON.parse(body)).decisions.map(reported);
    students.push({ id, decisions, ledger, orders, happenings, profiles: await skills.ofLesson(game.id, id) });
  }
  return { state: 'READY', students, next: from + AT_ONCE < known.students.length ? from + AT_ONCE : null };
}

/** A page of the report, before names are joined. */
type ReportPage = Omit<Extract<z.output<typeof classReportPayload>, { state: 'READY' }>, 'students'> & {
  readonly students: readonly Omit<ReportedStudent, 'name'>[];
};

type StoredDecision = z.output<typeof storedDecisions>['decisions'][number];

function reported({ id, kind, at, round, chosen, judgement, order, car, question }: StoredDecision) {
  return {
    id,
    kind,
    at,
    round,
    chosen,
    judgement,
    order: order?.id ?? null,
    car: car?.id ?? null,
    situation: question?.name ?? null,
  };
}
