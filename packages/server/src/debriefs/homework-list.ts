import { classListOf } from '@fracht/debrief';
import type { TaskGame } from './debrief-threads.ts';
import type { Debriefs, NotReady } from './debriefs.ts';
import type { MetView } from './views/met-view.ts';
import { pointsView, type PointsView } from './views/points-view.ts';

/** An attempt that counts, and its student. */
type Counted = { readonly game: TaskGame; readonly player: string };

/** `failed`: how many attempts could not be worked out, and are left out. */
type HomeworkList = NotReady | ({ readonly state: 'READY'; readonly failed: number } & PointsView);

/** What the students of an assignment did at the decisions that several of them met, over one attempt each; starts working out what is missing. (HWS-9) */
export async function homeworkList(
  debriefs: Pick<Debriefs, 'met'>,
  attempts: readonly Counted[],
): Promise<HomeworkList> {
  const asked: { readonly player: string; readonly known: Awaited<ReturnType<Debriefs['met']>> }[] = [];
  for (const { game, player } of attempts) asked.push({ player, known: await debriefs.met(game) });
  const ready = asked.flatMap(({ player, known }) =>
    known.state === 'READY' ? [known.met.map((one) => ({ ...one, player }))] : [],
  );
  const shares = asked.flatMap(({ known }) => (known.state === 'WORKING' ? [known.share] : []));
  if (shares.length > 0) {
    const done = shares.reduce((sum, share) => sum + share, ready.length);
    return { state: 'WORKING', share: done / (ready.length + shares.length) };
  }
  const failed = asked.length - ready.length;
  return failed > 0 && ready.length === 0 ? { state: 'FAILED' } : { state: 'READY', failed, ...listed(ready.flat()) };
}

function listed(decisions: readonly (MetView & { readonly player: string })[]): PointsView {
  // As the last student who met it saw it.
  const questions = new Map(
    decisions.flatMap(({ subject, question }) => (subject.is === 'QUESTION' ? [[subject.key, question] as const] : [])),
  );
  return pointsView(classListOf(decisions), ({ subject }) =>
    subject.is === 'QUESTION' ? (questions.get(subject.key) ?? null) : null,
  );
}
