import { decisionText, stopsText } from '@fracht/content';
import { type Settings, workLimit, type World } from '@fracht/engine';
import type { DebriefDecision } from '@fracht/protocol';
import { formatDuration } from '@fracht/kit/format.ts';
import { brokenWords } from './broken-words.ts';
import { choiceWords } from './choice-words.ts';
import { isLossy, type OtherChoice } from './decision.ts';
import { changedParts, changeWords } from './worth-words.ts';

/** What another choice was expected to bring: money and points separately, and how much of it is the price of a car's time. (DBS-3) */
export function broughtWords({ gain, time }: Pick<OtherChoice, 'gain' | 'time'>): string {
  const parts = changedParts(gain);
  const amount = parts === '' ? changeWords(gain.total) : parts;
  return stopsText.brings(Math.round(time) === 0 ? amount : stopsText.timeOf(amount, changeWords(time)));
}

/** The alternatives that would have been as good as the best; or that there was none. (DBS-4) */
export function alsoGoodWords({ alternatives, kind }: DebriefDecision, world: World): string {
  const also = alternatives.slice(1).filter(({ isAsGood }) => isAsGood);
  if (also.length === 0) return stopsText.noSecond;
  return stopsText.alsoGood(also.map(({ choice }) => choiceWords(choice, kind, world)).join(', '));
}

/**
 * The rule behind a decision: the law that it broke, why the best answer is the best, or the general rule for decisions of its kind, with the figures of its
 * game. (DBS-3, DBS-9)
 */
export function ruleWords(decision: DebriefDecision, settings: Settings): string {
  const { kind, question, judgement } = decision;
  const { rest_minutes: rest } = settings;
  const rule = decisionText.rules[kind](formatDuration(workLimit(settings) / 60), formatDuration(rest));
  const tellsWhy = isLossy(decision) ? stopsText.whyBest : stopsText.why;
  const why = question === null || question.why === '' ? stopsText.rule(rule) : tellsWhy(question.why);
  return judgement?.breaks == null ? why : `${brokenWords(judgement.breaks)} ${why}`;
}
