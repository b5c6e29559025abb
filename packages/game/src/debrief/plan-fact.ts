import { whatIfText } from '@fracht/content';
import { type GameState, GROSZE_PER_POINT, roundSeconds } from '@fracht/engine';
import { formatDuration, formatMoney, formatWholeZloty } from '@fracht/kit/format.ts';
import type { OtherChoice } from './decision.ts';
import { changedParts, changeWords, sizedParts } from './worth-words.ts';
import type { WhatIfFact } from './compared-choice.ts';

const { facts: words } = whatIfText;

/** What the amount that another choice was to bring is made of: money and points, the hours of the company's car at their declared price, and the sum. Null: it was to change nothing. (DBS-6, DFD-5) */
export function planFact(
  { gain, time }: Pick<OtherChoice, 'gain' | 'time'>,
  setup: GameState['setup'],
): WhatIfFact | null {
  const rest = { money: gain.money - time, points: gain.points };
  const parts = changedParts(rest);
  const hours = Math.round(time) === 0 ? '' : timeWords(time, setup);
  if (parts === '' && hours === '') return null;
  const lead = parts === '' ? words.sameMoney : leadWords(rest, parts);
  const sum = hours === '' && gain.points === 0 ? '' : totalWords(gain);
  return { lead: hours === '' ? `${lead}.` : lead, rest: `${hours} ${sum}`.trim() };
}

function leadWords(rest: { readonly money: number; readonly points: number }, parts: string): string {
  if (Math.round(rest.money) * rest.points < 0) return words.mixed(parts);
  return (rest.money + rest.points > 0 ? words.more : words.less)(sizedParts(rest));
}

/** `time`: the price of it in zł, above zero where it is spared. */
function timeWords(time: number, setup: GameState['setup']): string {
  const price = hourPrice(setup);
  const span = formatDuration(Math.round((Math.abs(time) / price) * 60));
  return (time > 0 ? words.shorter : words.longer)(span, priceWords(price), changeWords(time));
}

/** What an hour of a company's car is worth, in zł: the standing cost of a company in an hour, shared by the cars that it may hold. (DFD-5) */
function hourPrice(setup: GameState['setup']): number {
  const { standing_cost: cost, max_company_cars: cars } = setup.settings;
  return (cost * 3600) / (roundSeconds(setup) * Math.max(1, cars));
}

function priceWords(price: number): string {
  return Number.isInteger(price) ? formatWholeZloty(price) : formatMoney(price);
}

function totalWords({ total, points }: OtherChoice['gain']): string {
  if (points === 0) return words.total(changeWords(total));
  return words.totalWithPoints(changeWords(total), formatWholeZloty(GROSZE_PER_POINT / 100));
}
