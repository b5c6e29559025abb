import type { Situation } from '@fracht/engine';
import { placesFrom } from '@fracht/scenarios';

/** A question with the index of its right answer, the one with most points; `isLongest`: no other answer is as long. */
export type RightAnswer = { readonly question: string; readonly position: number; readonly isLongest: boolean };

/** The right answer of every question in these trees; a question that occurs several times counts once. */
export function rightAnswers(roots: readonly (Situation | null)[]): readonly RightAnswer[] {
  const found = new Map<string, RightAnswer>();
  for (const { node } of roots.flatMap((root) => placesFrom(root, ''))) {
    if (node.answers.length > 0) found.set(keyOf(node), rightAnswer(node));
  }
  return [...found.values()];
}

function rightAnswer({ text, answers }: Situation): RightAnswer {
  const most = Math.max(...answers.map(({ points }) => points));
  const position = answers.findIndex(({ points }) => points === most);
  const lengths = answers.map((answer) => answer.text.length);
  const right = lengths[position] ?? 0;
  return { question: text, position, isLongest: lengths.every((length, at) => at === position || length < right) };
}

function keyOf({ text, answers }: Situation): string {
  return [text, ...answers.map((answer) => answer.text)].join('\n');
}
