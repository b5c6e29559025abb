import { trialText } from '@fracht/content';
import { formatChange, formatNumber, formatPercent, formatShort, formatWholeZloty } from '@fracht/kit/format.ts';
import type { TrialMeasure } from './comparison.ts';

type Format = { readonly value: (value: number) => string; readonly change: (value: number) => string };

const toTenth = (value: number): number => Math.round(value * 10) / 10;
const WHOLE: Format = {
  value: (value) => formatNumber(Math.round(value)),
  change: (value) => formatChange(Math.round(value)),
};
const TENTH: Format = {
  value: (value) => formatShort(toTenth(value)),
  change: (value) => formatChange(toTenth(value), formatShort),
};
const PERCENT: Format = {
  value: (value) => formatPercent(toTenth(value)),
  change: (value) => `${formatChange(toTenth(value), formatShort)}\u00a0${trialText.percentPoints}`,
};

/** How values and changes of a measure are formatted. */
export const FORMATS: Readonly<Record<TrialMeasure, Format>> = {
  score: WHOLE,
  money: {
    value: formatWholeZloty,
    change: (value) => formatChange(Math.round(value), formatWholeZloty),
  },
  delivered: TENTH,
  onTime: PERCENT,
  overdue: TENTH,
  lost: PERCENT,
};

/** Whether more of it is good for the players. */
export const IS_GOOD: Readonly<Record<TrialMeasure, boolean>> = {
  score: true,
  money: true,
  delivered: true,
  onTime: true,
  overdue: false,
  lost: false,
};
