import { decisionText, stopsText } from '@fracht/content';
import { type Settings, workLimit, type World } from '@fracht/engine';
import type { DebriefDecision, WhatIfPayload } from '@fracht/protocol';
import { formatDuration, formatWholeZloty } from '@fracht/kit/format.ts';
import { choiceWords } from './choice-words.ts';
import { hourOf } from './moment-words.ts';
import { changedParts, gainWords } from './worth-words.ts';

type OtherGain = Parameters<typeof gainWords>[0];

/** What another choice would have brought: money and points apart where that is exact, else the range of the score. (DBS-3) */
export function broughtWords(gain: OtherGain): string {
  const parts = changedParts(gain.most);
  return gain.isExact && parts !== '' ? stopsText.brings(parts) : stopsText.brings(gainWords(gain));
}

/** The alternatives that would have been as good as the best; or that there was none within `slip` zł of it. (DBS-4) */
export function alsoGoodWords({ alternatives, kind }: DebriefDecision, slip: number, world: World): string {
  const also = alternatives.slice(1).filter(({ isAsGood }) => isAsGood);
  if (also.length === 0) return stopsText.noSecond(formatWholeZloty(slip));
  return stopsText.alsoGood(also.map(({ choice }) => choiceWords(choice, kind, world)).join(', '));
}

/** The rule behind a decision, with the figures of its game. (DBS-3) */
export function ruleWords({ kind }: DebriefDecision, settings: Settings): string {
  const { rest_minutes: rest } = settings;
  return stopsText.rule(decisionText.rules[kind](formatDuration(workLimit(settings) / 60), formatDuration(rest)));
}

/** When the order that the choice is about would have been delivered, and whether on time; empty where it is about none, or nothing changes. (DBS-3) */
export function deliveryWords({ delivered: { was, would } }: WhatIfPayload): string {
  if (would === null || (was?.order === would.order && was.at === would.at)) return '';
  if (would.at === null) return stopsText.undelivered;
  return stopsText.delivered(hourOf(would.at), would.isOnTime ? stopsText.inWindow : stopsText.afterWindow);
}
