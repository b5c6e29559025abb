import { type EditedItem, rootsOf, treesOf } from '../item/item.ts';
import type { QuestionIndex } from '../questions/questions.ts';
import { parentOf, questionIn } from '../walk/paths.ts';
import { placesFrom } from '../walk/walk.ts';
import { type Finding, FINDING_LEVELS } from './finding.ts';
import { checkItem } from './items.ts';
import { checkName, type NamedItem } from './names.ts';
import { remarksOn } from './remarks.ts';
import { checkSourceDays } from './sources.ts';

const UPLOADED = '/pictures/';

/** What the check knows about the server; null: not known yet. */
export type Known = {
  /** Uploaded pictures that exist. */
  readonly pictures: ReadonlySet<string> | null;
  /** The items of the same library. */
  readonly library: readonly NamedItem[] | null;
  /** The date at the school, such as 2026-11-29. */
  readonly today: string | null;
};

/** Nothing is known. */
export const NOTHING_KNOWN: Known = { pictures: null, library: null, today: null };

/** All findings of an item, the most serious first. A finding within a question is given once, however many places the question has. */
export function findingsIn(
  edited: EditedItem,
  { shownAt }: QuestionIndex,
  { pictures, library, today }: Known = NOTHING_KNOWN,
): readonly Finding[] {
  const byPlace = new Map<string, Finding>();
  const all = [
    ...checkItem(edited.kind, edited.item),
    ...picturesGone(edited, pictures),
    ...checkName(edited.item, library ?? []),
    ...(today === null ? [] : checkSourceDays(edited.item, today)),
    ...remarksOn(treesOf(edited)),
  ];
  for (const finding of all.toSorted(byLevel)) {
    const question = questionIn(finding.path);
    const shown = question === null ? null : shownAt(question);
    const path = question === null || shown === null ? finding.path : shown + finding.path.slice(question.length);
    const key = `${finding.code} ${path}`;
    if (!byPlace.has(key)) byPlace.set(key, { ...finding, path });
  }
  return [...byPlace.values()];
}

function byLevel(one: Finding, other: Finding): number {
  return FINDING_LEVELS.indexOf(one.level) - FINDING_LEVELS.indexOf(other.level);
}

/** Where a finding can be corrected: the path of its question, the index of the answer, and the path of the field. */
export type FindingSpot = { readonly path: string; readonly answer: number | null; readonly field: string };

/**
 * The spot for the path of a finding or a search hit; null if it is in the item's own fields. For a question that is not shown, the spot is
 * the way that would lead to it.
 */
export function spotOf(path: string, { shownAt }: QuestionIndex): FindingSpot | null {
  const own = questionIn(path);
  if (own === null) return null;
  const at = shownAt(own) === null ? (parentOf(own) ?? own) : own;
  const question = shownAt(at) ?? at;
  const rest = path.slice(at.length);
  const [, index] = /^\.answers\.(\d+)/u.exec(rest) ?? [];
  return { path: question, answer: index === undefined ? null : Number(index), field: question + rest };
}

/** Findings by the path of their question; those of the item's own fields under ''. */
export function findingsByQuestion(
  findings: readonly Finding[],
  index: QuestionIndex,
): ReadonlyMap<string, readonly Finding[]> {
  const byQuestion = new Map<string, Finding[]>();
  for (const finding of findings) {
    const path = spotOf(finding.path, index)?.path ?? '';
    const known = byQuestion.get(path);
    if (known === undefined) byQuestion.set(path, [finding]);
    else known.push(finding);
  }
  return byQuestion;
}

/** Whether the item refers to uploaded pictures, which may have been removed. */
export function hasUploads(edited: EditedItem): boolean {
  return uploadsIn(edited).length > 0;
}

function picturesGone(edited: EditedItem, pictures: ReadonlySet<string> | null): readonly Finding[] {
  if (pictures === null) return [];
  const gone = uploadsIn(edited).filter(({ image }) => !pictures.has(image));
  return gone.map(({ path }) => ({ code: 'IMAGE_UNKNOWN', path, level: 'error' }));
}

/** The uploaded pictures of an item, each with the path of its field. */
function uploadsIn(edited: EditedItem): readonly { readonly path: string; readonly image: string }[] {
  const places = rootsOf(edited).flatMap(({ tree, root }) => placesFrom(root, tree));
  const ofAnswers = places.flatMap(({ node, path }) =>
    node.answers.map(({ image }, index) => ({ path: `${path}.answers.${String(index)}.image`, image })),
  );
  const own = edited.kind === 'EMERGENCY' ? [{ path: 'image', image: edited.item.image }] : [];
  return [...own, ...ofAnswers].flatMap(({ path, image }) =>
    image?.startsWith(UPLOADED) === true ? [{ path, image }] : [],
  );
}
