import { stopsText } from '@fracht/content';
import type { StudentDebrief } from '@fracht/protocol';
import { formatPercent } from '@fracht/kit/format.ts';

type StudentLuck = StudentDebrief['luck'];

/** The chance event that brought or cost most, in a few words, and how many others there were. (DBS-5) */
export function luckWords({ draws, accidents }: StudentLuck): string {
  const told = [
    ...draws.map(({ what, chance, isDrawn, amount }) => ({
      amount,
      words: (isDrawn ? stopsText.drawn : stopsText.spared)[what](formatPercent(chance)),
    })),
    { amount: accidents.amount, words: stopsText.accidents },
  ].filter(({ amount }) => Math.round(amount) !== 0);
  const [first] = told.toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  return first === undefined ? stopsText.noLuck : stopsText.moreLuck(first.words, told.length - 1);
}
