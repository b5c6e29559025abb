import { type Breaks, type Library, type Situation, TREE_NAMES } from '@fracht/engine';

/** Words shorter than this occur in other texts too. */
const SHORTEST = 12;
const PLACEHOLDER = /\{(?:pick_phone|deliver_phone|case_number|police_number)\}/u;

/** The longest part of a library's text that appears on the wire as it is written; null if that is too short to identify it. */
export function mark(text: string): string | null {
  const longest = text.split(PLACEHOLDER).reduce((best, part) => (part.length > best.length ? part : best), '');
  return longest.length < SHORTEST ? null : longest;
}

/** The identifying parts of every text in a library. */
export function allMarks({ emergencies, accidents, changes }: Library): ReadonlySet<string> {
  const texts = [
    ...accidents.map(({ name }) => name),
    ...emergencies.flatMap((item) => [
      item.name,
      item.description,
      item.help,
      item.knowledge,
      ...TREE_NAMES.flatMap((tree) => textsIn(item[tree])),
    ]),
    ...changes.flatMap((item) => [item.name, item.description, ...textsIn(item.situation)]),
  ];
  return new Set(texts.map(mark).filter((text) => text !== null));
}

/** Every text of a tree: questions, answers, feedback, what they break, and the accepted texts. */
function textsIn(node: Situation | null): readonly string[] {
  if (node === null) return [];
  return [
    ...node.texts,
    node.text,
    node.textAnswer ?? '',
    node.feedback_ok,
    node.feedback_wrong,
    ...[node.breaks_ok, node.breaks_wrong].flatMap(wordsOf),
    ...node.answers.flatMap(({ text, feedback, breaks, situation }) => [
      text,
      feedback,
      ...wordsOf(breaks),
      ...textsIn(situation),
    ]),
    ...[node.situation_ok, node.situation_wrong, node.afterDenySituation].flatMap(textsIn),
  ];
}

/** What an answer breaks, in its author's words. */
export function wordsOf(breaks: Breaks | undefined): readonly string[] {
  return typeof breaks === 'object' ? [breaks.why] : [];
}
