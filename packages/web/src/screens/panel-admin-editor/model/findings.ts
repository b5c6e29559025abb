import { checkAccident, checkChangeEvent, checkEmergency, type Finding } from '@fracht/content';
import { branchOf, pathOf } from './branches.ts';
import type { EditedItem } from './item.ts';

/** All there is to mend in an item. */
export function findingsIn({ kind, item }: EditedItem): readonly Finding[] {
  if (kind === 'ACCIDENT') return checkAccident(item);
  return kind === 'CHANGE' ? checkChangeEvent(item) : checkEmergency(item);
}

/** Where a finding is mended: the question it lies in, and the number of the answer there; null for the item's own fields. */
export type FindingSpot = { readonly path: string; readonly answer: number | null };

/** The spot of a finding's path; a missing tree is mended where its first question would stand. */
export function spotOf(path: string): FindingSpot | null {
  const branch = branchOf(path);
  if (branch === null) return null;
  const question = pathOf(branch);
  const [, index] = /^\.answers\.(\d+)/u.exec(path.slice(question.length)) ?? [];
  return { path: question, answer: index === undefined ? null : Number(index) };
}

/** The findings of each question, by its path; those of the item's own fields under an empty one. */
export function findingsByQuestion(findings: readonly Finding[]): ReadonlyMap<string, readonly Finding[]> {
  const byQuestion = new Map<string, Finding[]>();
  for (const finding of findings) {
    const path = spotOf(finding.path)?.path ?? '';
    const known = byQuestion.get(path);
    if (known === undefined) byQuestion.set(path, [finding]);
    else known.push(finding);
  }
  return byQuestion;
}
