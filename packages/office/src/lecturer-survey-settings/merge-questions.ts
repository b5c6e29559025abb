import { conflictText, questionsText } from '@fracht/content';
import type { QuestionWish } from '@fracht/kit/api/lecturer-calls.ts';
import { mergedChanges } from '@fracht/kit/panel/merged-changes.ts';
import type { Merge } from '@fracht/kit/panel/use-conflicts.tsx';

type Questions = readonly QuestionWish[];

/** Questions by their ids; null: removed, or not there yet. */
type ById = Readonly<Record<string, QuestionWish | null>>;

/** Merges the questions with what somebody else has made of them meanwhile, question by question. New ones come at the end. (FRM-12) */
export function mergeQuestions(base: Questions, mine: Questions, theirs: Questions): Merge<Questions> {
  const ids = [...new Set([...idsOf(base), ...idsOf(mine), ...idsOf(theirs)])];
  const [before, here, there] = [byId(base, ids), byId(mine, ids), byId(theirs, ids)];
  const { merged, collided } = mergedChanges(before, here, there);
  // If the order was not changed here, the other person's order is taken.
  const isOrderMine =
    idsOf(mine).join(' ') !==
    idsOf(base)
      .filter((id) => here[id] !== null)
      .join(' ');
  const order = [...new Set([...idsOf(isOrderMine ? mine : theirs), ...ids])];
  const added = mine.filter(({ id }) => id === null);
  const listed = (chosen: ById): Questions => [...order.flatMap((id) => chosen[id] ?? []), ...added];
  const conflicts = collided.map((id) => ({
    id,
    name: questionsText.question(order.indexOf(id) + 1),
    mine: shown(here[id]),
    theirs: shown(there[id]),
  }));
  const choose = (chosen: readonly string[]): Questions =>
    listed({ ...merged, ...Object.fromEntries(chosen.map((id) => [id, there[id] ?? null])) });
  return { merged: listed(merged), conflicts, choose };
}

function idsOf(questions: Questions): readonly string[] {
  return questions.flatMap(({ id }) => id ?? []);
}

function byId(questions: Questions, ids: readonly string[]): ById {
  const known = new Map(
    questions.map(({ id, value, kind, options }) => [id, { id, value, kind, ...(options && { options }) }]),
  );
  return Object.fromEntries(ids.map((id) => [id, known.get(id) ?? null]));
}

function shown(question: QuestionWish | null | undefined): string {
  if (question == null) return conflictText.removed;
  const { value, kind, options } = question;
  const answers = options === undefined ? '' : `: ${options.join(', ')}`;
  return `${value} (${questionsText.kinds[kind]}${answers})`;
}
