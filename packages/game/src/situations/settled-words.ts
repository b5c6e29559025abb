import { settledText as words, situationsText } from '@fracht/content';
import { formatChange, formatNumber } from '@fracht/kit/format.ts';
import type { OwnSituation } from './own-situations.ts';

/**
 * The points of a settled situation: those of its decisions, and listed by name what premiums and calls brought in addition, with the sum of all, so that it
 * agrees with the ledger. (SIC-18)
 */
export function settledWords({ shown, open }: Pick<OwnSituation, 'shown' | 'open'>): string {
  const { reached, premium, callPoints } = shown;
  const calls = open.calls.reduce((sum, call) => sum + callPoints[call], 0);
  const beside = [
    { say: words.inTime, points: premium?.inTime ?? 0 },
    { say: words.alone, points: premium?.alone ?? 0 },
    { say: words.calls, points: calls },
  ].filter(({ points }) => points !== 0);
  const decided = situationsText.done.reached(formatNumber(reached));
  if (beside.length === 0) return decided;
  const whole = beside.reduce((sum, { points }) => sum + points, reached);
  const told = beside.map(({ say, points }) => say(formatChange(points)));
  return [decided, ...told, words.whole(formatNumber(whole))].join(', ');
}
