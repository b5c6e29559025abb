import type { QuestionData } from './graph-cards.tsx';
import type { Question, QuestionWay } from './model/questions.ts';

/** Whether a card shows what it showed before, so that it is not drawn again. */
export function sameData(before: QuestionData, next: QuestionData): boolean {
  const { question, worths, findings, spot, ...rest } = next;
  return (
    sameQuestion(before.question, question) &&
    before.spot?.way === spot?.way &&
    sameLists(before.worths, worths, (one, other) => one.points === other.points && one.money === other.money) &&
    sameLists(before.findings, findings, (one, other) => one.code === other.code && one.path === other.path) &&
    sameFields(before, rest)
  );
}

function sameQuestion({ ways: before, ...own }: Question, { ways, ...rest }: Question): boolean {
  const sameWay = (one: QuestionWay, other: QuestionWay): boolean =>
    one.isBest === other.isBest && one.target === other.target && one.next === other.next;
  return sameFields(own, rest) && sameLists(before, ways, sameWay);
}

function sameLists<Entry>(
  before: readonly Entry[],
  next: readonly Entry[],
  isSame: (one: Entry, other: Entry) => boolean,
): boolean {
  return (
    before.length === next.length &&
    next.every((entry, index) => {
      const old = before[index];
      return old !== undefined && isSame(old, entry);
    })
  );
}

/** Equal in every field of the second. */
function sameFields(before: object, next: object): boolean {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(next).every(([key, value]) => Object.is(old.get(key), value));
}
