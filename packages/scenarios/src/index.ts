export { accident, answer, ask, askText, breach, change, effect, emergency, source } from './author/author.ts';
export { aNewQuestion, NEW_ANSWER, NEW_QUESTION, NEW_QUESTION_NODE } from './author/blank.ts';
export { active, type LibraryItem } from './author/library-item.ts';
export { ASKED_IN_MINUTES, effectRange, newEffect } from './check/effects.ts';
export { type Finding, type FindingCode, type FindingLevel, fitsRange } from './check/finding.ts';
export { findingsByQuestion, findingsIn, hasUploads, type Known, NOTHING_KNOWN, spotOf } from './check/findings.ts';
export { checkAccident, checkChangeEvent, checkEmergency, checkItem } from './check/items.ts';
export { hasClash } from './check/moments.ts';
export { checkName, namesakesIn } from './check/names.ts';
export { DEEPEST_TREE } from './check/nodes.ts';
export { checkSourceDays, namesLaw } from './check/sources.ts';
export { PICTURE_NAMES, type PictureName } from './check/picture-names.ts';
export { applied, attempted, type Command, type PlacingCommand } from './commands/commands.ts';
export { freeWay, type Moving, pathBehindWay, dropBranch, refusalAt, type Target } from './commands/moving.ts';
export { type Change, differences } from './difference/difference.ts';
export { SAMPLE_NUMBERS, withSampleNumbers } from './dry-run/sample-numbers.ts';
export { bestWayOf, isTask, taskRun } from './dry-run/task-run.ts';
export {
  bestFor,
  wayInGraph,
  sumOf,
  type DryRun,
  type DryRunMark,
  dryRunOf,
  type DryRunStep,
} from './dry-run/dry-run.ts';
export {
  type AnswerFields,
  type EditedItem,
  linkedItem,
  nodeAt,
  type QuestionFields,
  rootOf,
  rootsOf,
  type TreeRoot,
  treeNamesOf,
} from './item/item.ts';
export { linked } from './links/links.ts';
export { type Attempt, isRefused, pathTo, type Refusal } from './places/places.ts';
export {
  indexOf,
  wayKindOf,
  nearestShown,
  type Question,
  type QuestionIndex,
  questionsOf,
  type QuestionWay,
} from './questions/questions.ts';
export { questionCount, readingOf } from './questions/reading.ts';
export { type Hit, hitsIn, replacing } from './search/find.ts';
export { branchOf, isWithin, pathOf, questionIn } from './walk/paths.ts';
export { type Followers, placesFrom, walk } from './walk/walk.ts';
export { waysFrom } from './walk/ways.ts';
export { type Worth, worthsIn } from './worth/worths.ts';
