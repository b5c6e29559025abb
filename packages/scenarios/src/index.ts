export {
  answer,
  ask,
  askText,
  BLANK_QUESTION,
  change,
  effect,
  emergency,
  EVERY_CAR_TYPE,
  EVERY_LAND,
  NEW_QUESTION,
} from './author/author.ts';
export { ASKED_IN_MINUTES, effectRange, newEffect } from './check/effects.ts';
export { type Finding, type FindingCode, FINDING_LEVELS, type FindingLevel, fitsRange } from './check/finding.ts';
export { checkAccident, checkChangeEvent, checkEmergency, checkItem } from './check/items.ts';
export { hasClash } from './check/moments.ts';
export { checkName, type NamedItem, namesakesIn } from './check/names.ts';
export { DEEPEST_TREE } from './check/nodes.ts';
export { PICTURE_NAMES, type PictureName } from './check/picture-names.ts';
export { remarksOn } from './check/remarks.ts';
export { isTypedQuestion, placesFrom, type Way, waysFrom } from './walk/ways.ts';
export { type Outcome, outcomeOf, settingsOf } from './worth/worth.ts';
