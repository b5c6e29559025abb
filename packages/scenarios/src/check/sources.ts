import {
  type Accident,
  type Breaks,
  type ChangeEvent,
  type Emergency,
  isOutdated,
  type RuleSource,
  type Situation,
  TREE_NAMES,
  type Trees,
} from '@fracht/engine';
import { placesFrom } from '../walk/walk.ts';
import { waysFrom } from '../walk/ways.ts';
import { error, type Finding, hint, warning, when } from './finding.ts';
import { checkText } from './texts.ts';

/** Words with which a text names an act or a place in one. */
const LAW_WORDS =
  /(?<!\p{L})(?:(?:art|ust)\.\s*\d|\u00a7\s*\d|ustaw(?:a|y|ie|ę|ą)(?!\p{L})|rozporządzeni(?:e|a|u|em)(?!\p{L})|dyrektyw|konwencj|kodeks|prawo przewozowe|prawo o ruchu|umow(?:a|y|ie|ę|ą) A(?:DR|TP))/iu;

/** Whether a text names an act or a place in one, so that its source and the day on which it was checked should be given. (CHK-11) */
export function namesLaw(text: string): boolean {
  return LAW_WORDS.test(text);
}

type Sourced = { readonly sources?: readonly RuleSource[] | undefined };
type Told = Sourced & Partial<Trees>;

/** Checks that everything an item's texts say about the law has a source, and that each source has its place and its date. (CHK-11) */
export function checkSources(item: Emergency | Accident | ChangeEvent): readonly Finding[] {
  const { sources = [] } = item;
  const isNaming = textsOf(item).some(namesLaw);
  return [
    ...sources.flatMap((source, index) => checkSource(source, `sources.${String(index)}`)),
    ...when(isNaming && sources.length === 0, warning('SOURCE_MISSING', 'sources')),
    ...unsourcedBreaches(item),
  ];
}

/** Sources that were checked more than twelve months ago, or on a day in the future. (CHK-12) */
export function checkSourceDays({ sources = [] }: Sourced, today: string): readonly Finding[] {
  return sources.flatMap(({ checked }, index) => {
    const path = `sources.${String(index)}.checked`;
    return [
      ...when(isOutdated(checked, today), hint('SOURCE_OUTDATED', path)),
      ...when(checked > today, warning('SOURCE_AHEAD', path)),
    ];
  });
}

function checkSource({ article, checked }: RuleSource, path: string): readonly Finding[] {
  return [
    ...checkText(article, `${path}.article`),
    ...when(checked === '', error('SOURCE_UNDATED', `${path}.checked`)),
  ];
}

/** Answers that break a law that is not among the sources. */
function unsourcedBreaches(item: Told): readonly Finding[] {
  const { sources = [] } = item;
  return TREE_NAMES.flatMap((tree) => placesFrom(item[tree] ?? null, tree))
    .flatMap(({ node, path }) => waysFrom(node, path))
    .flatMap(({ breaks, breaksPath }) =>
      when(isUnsourced(breaks, sources), warning('BREACH_UNSOURCED', `${breaksPath}.law`)),
    );
}

function isUnsourced(breaks: Breaks | undefined, sources: readonly RuleSource[]): boolean {
  return typeof breaks === 'object' && sources.every(({ law }) => law !== breaks.law);
}

/** Everything in an item that a student may read. */
function textsOf(item: Partial<Omit<Emergency, 'status'>>): readonly string[] {
  const { name = '', description = '', knowledge = '', help = '' } = item;
  const trees = TREE_NAMES.flatMap((tree) => placesFrom(item[tree] ?? null, tree)).flatMap(({ node }) =>
    textsOfQuestion(node),
  );
  return [name, description, knowledge, help, ...trees];
}

function textsOfQuestion(node: Situation): readonly string[] {
  const ways = waysFrom(node, '').flatMap(({ answer, feedback }) => [answer?.text ?? '', feedback]);
  return [node.text, ...node.texts, ...ways];
}
