import type { Effect } from '@fracht/engine';
import type { Question } from '@fracht/scenarios';

/** What a way without a question leads to: the next tree, if there is one, or the end of the whole situation. */
export type EndKind = 'next' | 'over';

/** Where a way leads on the canvas. `from`: the number of the way, or the refusal; `target`: the path of a question, or the id of an end. */
export type TreeLink = { readonly from: string; readonly target: string; readonly isBest: boolean };

/** Input of the layout of a tree: the size of each question and where its ways lead, without texts and points. */
export type TreeShape = readonly QuestionShape[];
type QuestionShape = {
  readonly path: string;
  readonly ways: number;
  readonly isDeniable: boolean;
  readonly links: readonly TreeLink[];
};
/** Used in place of a way's number for the way after a refusal. */
export const DENIAL = 'denied';

/** The shape of a tree, from all its questions. */
export function shapeOf(questions: readonly Question[]): TreeShape {
  return questions.map((question) => ({
    path: question.path,
    ways: question.ways.length,
    isDeniable: hasDenial(question),
    links: linksFrom(question),
  }));
}

/** Whether two trees have the same layout, with the same lines. */
export function sameShape(one: TreeShape, other: TreeShape): boolean {
  return (
    one.length === other.length &&
    one.every(({ path, ways, isDeniable, links }, index) => {
      const same = other[index];
      return (
        path === same?.path &&
        ways === same.ways &&
        isDeniable === same.isDeniable &&
        links.length === same.links.length &&
        links.every((link, place) => isSameLink(link, same.links[place]))
      );
    })
  );
}

function isSameLink({ from, target, isBest }: TreeLink, other: TreeLink | undefined): boolean {
  return from === other?.from && target === other.target && isBest === other.isBest;
}

/** Whether a question shows a way after a refusal. */
export function hasDenial({ node, denied }: Question): boolean {
  return denied !== null || node.answers.some(({ input }) => input);
}

function linksFrom({ path, ways, deniedTarget }: Question): readonly TreeLink[] {
  const links = ways.map(({ way, target, isBest }, index) => ({
    from: String(index),
    target: target ?? `${path} ${endAfter(way.effects)}`,
    isBest,
  }));
  return deniedTarget === null ? links : [...links, { from: DENIAL, target: deniedTarget, isBest: false }];
}

function endAfter(effects: readonly Effect[]): EndKind {
  return effects.some(({ type }) => type === 'LEAVE_SHIPMENT' || type === 'GO_BACK') ? 'over' : 'next';
}
