import { type EditedItem, rootsOf, treesOf } from '../item/item.ts';
import type { QuestionIndex } from '../questions/questions.ts';
import { parentOf, questionIn } from '../walk/paths.ts';
import { placesFrom } from '../walk/walk.ts';
import { type Finding, FINDING_LEVELS } from './finding.ts';
import { checkItem } from './items.ts';
import { checkName, type NamedItem } from './names.ts';
import { remarksOn } from './remarks.ts';

const UPLOADED = '/pictures/';

/** What is known of the server that an item is written for; null: not known yet. */
export type Known = {
  /** The uploaded pictures that there are. */
  readonly pictures: ReadonlySet<string> | null;
  /** The items of the same library. */
  readonly library: readonly NamedItem[] | null;
};

/** Nothing is known yet. */
export const NOTHING_KNOWN: Known = { pictures: null, library: null };

/**
 * All there is to mend in an item, what matters most first; what lies in a question is told once, however many places the question has.
 */
export function findingsIn(
  edited: EditedItem,
  { shownAt }: QuestionIndex,
  { pictures, library }: Known = NOTHING_KNOWN,
): readonly Finding[] {
  const byPlace = new Map<string, Finding>();
  const all = [
    ...checkItem(edited.kind, edited.item),
    ...picturesGone(edited, pictures),
    ...checkName(edited.item, library ?? []),
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

/** Where a finding is mended: the question it lies in, the number of the answer there, and the name of its field. */
export type FindingSpot = { readonly path: string; readonly answer: number | null; readonly field: string };

/** The spot of a path that the checkers or a search name; null: the item's own fields. What is not shown is mended where it would begin. */
export function spotOf(path: string, { shownAt }: QuestionIndex): FindingSpot | null {
  const own = questionIn(path);
  if (own === null) return null;
  const at = shownAt(own) === null ? (parentOf(own) ?? own) : own;
  const question = shownAt(at) ?? at;
  const rest = path.slice(at.length);
  const [, index] = /^\.answers\.(\d+)/u.exec(rest) ?? [];
  return { path: question, answer: index === undefined ? null : Number(index), field: question + rest };
}

/** The findings of each question, by its path; those of the item's own fields under an empty one. */
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

/** Whether the item shows a picture that somebody has uploaded, and that may be gone. */
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
