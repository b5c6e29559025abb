import { whatIfText } from '@fracht/content';
import { GROSZE_PER_POINT } from '@fracht/engine';
import { formatWholeZloty } from '@fracht/kit/format.ts';
import type { OtherChoice } from './decision.ts';
import { carHours } from './car-hours.ts';
import { changedParts, changeWords, inWholeZloty, sizedParts } from './worth-words.ts';
import type { WhatIfFact } from './compared-choice.ts';

const { facts: words } = whatIfText;

/**
 * What the amount that an alternative was expected to bring is made up of: money and points, the hours of the company's car at their declared price, and the
 * sum. Null: it was not expected to change anything. (DBS-6, DFD-5)
 */
export function planFact({ gain, time }: Pick<OtherChoice, 'gain' | 'time'>): WhatIfFact | null {
  // In whole zł, so that the displayed parts add up to the displayed sum.
  const money = inWholeZloty(gain.total) - inWholeZloty(time) - (gain.points * GROSZE_PER_POINT) / 100;
  const rest = { money, points: gain.points };
  const parts = changedParts(rest);
  const hours = Math.round(time) === 0 ? '' : timeWords(time);
  if (parts === '' && hours === '') return null;
  const lead = parts === '' ? words.sameMoney : leadWords(rest, parts);
  const sum = hours === '' && gain.points === 0 ? '' : totalWords(gain);
  return { lead: hours === '' ? `${lead}.` : lead, rest: `${hours} ${sum}`.trim() };
}

function leadWords(rest: { readonly money: number; readonly points: number }, parts: string): string {
  if (Math.round(rest.money) * rest.points < 0) return words.mixed(parts);
  return (rest.money + rest.points > 0 ? words.more : words.less)(sizedParts(rest));
}

/** `time`: its price in zł, above zero if time is saved. */
function timeWords(time: number): string {
  const { span, price } = carHours(time);
  return (time > 0 ? words.shorter : words.longer)(span, price, changeWords(time));
}

function totalWords({ total, points }: OtherChoice['gain']): string {
  if (points === 0) return words.total(changeWords(total));
  return words.totalWithPoints(changeWords(total), formatWholeZloty(GROSZE_PER_POINT / 100));
}
